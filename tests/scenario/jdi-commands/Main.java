import java.io.File;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;

/** What Debugger.java debugs. Both go from mark to mark together. */
public class Main {
    interface Named {
        int SEVEN = 7;

        default String name() {
            return "named";
        }

        static int count() {
            return 3;
        }
    }

    static class Base<T extends Comparable<T>> implements Named {
        protected T value;
        int hits;
        transient volatile long wide = 1L << 40;

        Base(T value) {
            this.value = value;
        }

        T get() {
            return value;
        }

        int hit(int n) {
            hits += n;
            return hits;
        }
    }

    static final class Derived extends Base<String> {
        List<String> all = new ArrayList<>();

        Derived(String s) {
            super(s);
        }

        public String name() {
            return "derived ".concat(value);
        }

        int fail(String why) {
            throw new IllegalStateException(why);
        }
    }

    static class Exact {
        Exact(int n) {
            if (n < 0) {
                throw new IllegalArgumentException("below zero");
            }
        }
    }

    static class Link {
        Link next;

        Link(Link next) {
            this.next = next;
        }
    }

    static boolean aBoolean = true;
    static byte aByte = -1;
    static char aChar = 'x';
    static short aShort = 300;
    static int anInt = 70000;
    static long aLong = 5_000_000_000L;
    static float aFloat = 1.5f;
    static double aDouble = 2.25;
    static String aString = "text";
    static int[] ints = { 1, 2, 3, 4, 5 };
    static String[][] grid = { { "a", "b" }, null };
    static Derived derived = new Derived("one");
    static final Link tail = new Link(null);
    static final Link[] heads = { new Link(tail), new Link(tail) };
    static final Object lock = new Object();
    static Object dropped;

    static void mark(int n) {
    }

    static int counted(int i) {
        return i * i;
    }

    static long locals(boolean z, byte b, char c, short s, int i, long j, float f, double d, String t, int[] a) {
        long sum = i + j;
        mark(2);
        return sum + (z ? 1 : 0) + b + c + s + (long) f + (long) d + t.length() + a.length;
    }

    static int inner(int n) {
        int twice = n + n;
        mark(3);
        return twice;
    }

    static int outer(int n) {
        int r = inner(n + 1);
        return r + 1;
    }

    static String returned(String s) {
        mark(4);
        return s.concat("!");
    }

    static void thrown(int code) {
        try {
            if (code == 1) {
                throw new IllegalStateException("state");
            }
            if (code == 2) {
                throw new UnsupportedOperationException("operation");
            }
            derived.fail("fail");
        } catch (RuntimeException e) {
            aString = e.getMessage();
        }
    }

    static void stepped() {
        int a = 1;
        int b = counted(a);
        List<String> l = new ArrayList<>();
        l.add("x");
        a += Helper.help(b);
    }

    static void contend() throws InterruptedException {
        Thread t = new Thread("worker-1") {
            public void run() {
                synchronized (lock) { anInt++; }
            }
        };
        synchronized (lock) {
            t.start();
            while (t.getState() != Thread.State.BLOCKED) {
                Thread.sleep(1);
            }
            mark(6);
        }
        while (t.isAlive()) {
            Thread.sleep(1);
        }
        synchronized (lock) {
            lock.wait(3);
        }
    }

    static void owned() {
        synchronized (lock) {
            synchronized (derived) {
                ownedBelow();
            }
        }
    }

    static synchronized void ownedBelow() {
        mark(7);
    }

    static void unload(String folder) throws Exception {
        URLClassLoader loader = new URLClassLoader(new URL[] { new File(folder).toURI().toURL() }, null);
        dropped = loader.loadClass("Dropped").getDeclaredConstructor().newInstance();
        loader.close();
        mark(9);
        dropped = null;
        loader = null;
    }

    static void stopped() {
        try {
            while (true) {
                anInt++;
                mark(11);
            }
        } catch (IllegalArgumentException e) {
            System.out.println("stopped by ".concat(e.getMessage()));
        }
    }

    public static void main(String[] args) throws Exception {
        mark(1);
        for (int i = 0; i < 6; i++) {
            counted(i);
        }
        Base<Integer> other = new Base<>(5);
        derived.hit(1);
        other.hit(10);
        derived.hit(2);
        other.hit(20);
        System.out.println(locals(true, (byte) 2, 'c', (short) 4, 5, 6, 7.5f, 8.25, "nine", ints));
        System.out.println(outer(4));
        System.out.println(returned("early"));
        thrown(1);
        thrown(2);
        thrown(3);
        mark(5);
        stepped();
        contend();
        owned();
        Changing c = new Changing();
        System.out.println(c.what());
        System.out.println(c.replaced(8));
        System.out.println(c.what());
        unload(args[0]);
        for (int i = 0; i < 1000 && !Helper.unloaded; i++) { // the debugger says when it has been told
            System.gc();
            Thread.sleep(1);
            mark(0);
        }
        mark(10);
        stopped();
        mark(12);
        System.out.println("the program goes on");
    }
}
