import java.util.concurrent.Callable;

public class Main {
    static int calls;

    /** The next time the method comes to this place the agent acts; trace: it tells of every event. */
    static native void arm(String method, int location, String action, boolean trace);

    static native void disarm();

    static int anInt(int a, long b) {
        calls++;
        int r = a + (int) b;
        return r;
    }

    static synchronized long aLong(Object o) {
        calls++;
        long x = 5;
        return x * 2;
    }

    static Object anObject(String s) {
        calls++;
        return s;
    }

    static void nothing(int[] a) {
        calls++;
        a[0]++;
        a[0] += 10;
    }

    static double aDouble(double d) {
        calls++;
        return d * 2;
    }

    static float aFloat(float d) {
        calls++;
        return d * 2;
    }

    static boolean aBoolean(boolean b) {
        calls++;
        return b;
    }

    int ofInstance(int q) {
        calls++;
        q++;
        return q;
    }

    static int inTry(int n) {
        calls++;
        try {
            if (n > 0) {
                throw new RuntimeException();
            }
            return 1;
        } catch (RuntimeException e) {
            return 2;
        } finally {
            calls += 100;
        }
    }

    static int outer(int x) {
        return inner(x) + 1;
    }

    static int inner(int x) {
        calls++;
        return x * 2;
    }

    static void run(String method, int location, String action, boolean trace, Callable<Object> c) {
        int before = calls;
        Object result;
        arm(method, location, action, trace);
        try {
            result = c.call();
        } catch (Throwable e) {
            result = e.toString();
        }
        disarm();
        Say.line(method, " at ", location, ": ", result, ", ", calls - before, " calls, locked ",
                Thread.holdsLock(Main.class));
    }

    static void all(String action, boolean trace) {
        Say.line("---- ", action);
        run("anInt", 0, action, trace, () -> anInt(3, 4));
        run("anInt", 8, action, trace, () -> anInt(3, 4));
        run("aLong", 8, action, trace, () -> aLong("x"));
        run("anObject", 0, action, trace, () -> anObject("x"));
        int[] v = new int[1];
        run("nothing", 8, action, trace, () -> {
            nothing(v);
            return v[0];
        });
        run("aDouble", 0, action, trace, () -> aDouble(1.5));
        run("aFloat", 0, action, trace, () -> aFloat(1.5f));
        run("aBoolean", 0, action, trace, () -> aBoolean(true));
        run("ofInstance", 8, action, trace, () -> new Main().ofInstance(5));
        run("inTry", 8, action, trace, () -> inTry(1));
        run("inner", 0, action, trace, () -> outer(4));
    }

    public static void main(String[] args) {
        String[] actions = {"int", "long", "float", "double", "object", "void", "pop", "set and pop", "throw", "notify"};
        for (String action : actions) {
            all(action, false);
        }
        all("set and pop", true);
        all("int", true);
        all("throw", true);
    }
}
