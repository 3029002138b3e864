import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

public class Main {
    static int finals, entered;

    static class Signal extends RuntimeException {
        final int depth;

        Signal(int depth) {
            super("signal", null, false, false);
            this.depth = depth;
        }
    }

    static void plain(int n) {
        if (n == 0) {
            throw new Signal(entered);
        }
        plain(n - 1);
    }

    static void withFinally(int n) {
        try {
            if (n == 0) {
                throw new Signal(entered);
            }
            withFinally(n - 1);
        } finally {
            finals++;
        }
    }

    static void locked(Object[] locks, int n) {
        synchronized (locks[n]) {
            entered++;
            if (n == 0) {
                throw new Signal(entered);
            }
            locked(locks, n - 1);
        }
    }

    public static void reflected(Integer n) throws Throwable {
        if (n == 0) {
            throw new Signal(entered);
        }
        try {
            Main.class.getMethod("reflected", Integer.class).invoke(null, n - 1);
        } catch (InvocationTargetException e) {
            finals++;
            throw e.getCause();
        }
    }

    static int rethrown(int n) {
        try {
            if (n == 0) {
                throw new Signal(entered);
            }
            return rethrown(n - 1);
        } catch (Signal s) {
            finals++;
            if (n == 200) {
                return s.depth;
            }
            throw s;
        }
    }

    public static void main(String[] args) throws Throwable {
        try {
            plain(600);
        } catch (Signal s) {
            Say.line("plain ", s.getStackTrace().length);
        }
        try {
            withFinally(300);
        } catch (Signal s) {
            Say.line("finally blocks ", finals);
        }
        Object[] locks = new Object[200];
        for (int i = 0; i < 200; i++) {
            locks[i] = new Object();
        }
        try {
            locked(locks, 199);
        } catch (Signal s) {
            int held = 0;
            for (Object o : locks) {
                held += Thread.holdsLock(o) ? 1 : 0;
            }
            Say.line("monitors entered ", s.depth, ", held ", held);
        }
        finals = 0;
        try {
            reflected(20);
        } catch (Signal s) {
            Say.line("through reflection ", finals);
        }
        finals = 0;
        Say.line("rethrown ", rethrown(200), " ", finals);
        Throwable t = new Throwable("deep");
        for (int i = 0; i < 50; i++) {
            t = new RuntimeException(String.valueOf(i), t);
        }
        int causes = 0;
        for (Throwable c = t; c != null; c = c.getCause()) {
            causes++;
        }
        Say.line("causes ", causes);
    }
}
