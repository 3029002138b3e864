/** What a debugger that speaks the protocol by hand looks at. It calls stop(n) between the chapters. */
public class Main {
    interface Shape {
        static int sides(int more) {
            return 4 + more;
        }

        int area();

        default int twice() {
            return 2 * area();
        }
    }

    static class Box implements Shape {
        int width = 3;

        public int area() {
            return width * width;
        }

        class Lid {
        }
    }

    static class Late {
        static int loaded = 1;
    }

    /** Knows one class, a copy of Late. */
    static class Loader extends ClassLoader {
        Loader() {
            super(null);
        }

        Class<?> late() throws java.io.IOException {
            byte[] bytes = Main.class.getResourceAsStream("Main$Late.class").readAllBytes();
            return defineClass("Main$Late", bytes, 0, bytes.length);
        }
    }

    static boolean z = true;
    static byte b = -2;
    static char c = 'c';
    static short s = -300;
    static int i = 70000;
    static long j = 1L << 40;
    static float f = 1.5f;
    static double d = 2.25;
    static String text = "h\u00e9\u0000\ud83d\ude00";
    static int[] numbers = {1, 2, 3};
    static Object[] things = {"a", null, numbers};
    static String[] words = {"x", "y"};
    static Main one = new Main(5);
    static Box box = new Box();
    static Box.Lid lid = box.new Lid();
    static Thread waiter;
    static final Object lock = new Object();
    static final Object go = new Object();
    static boolean gone;
    static volatile int signal;
    static int interrupts, stops;
    static Object[] dropped;
    static boolean unloaded;
    static Object unprepared = Loader.class;

    int value;
    Object next;

    Main(int value) {
        this.value = value;
    }

    static int add(int a, long b, String c, Object d) {
        return a + (int) b + c.length();
    }

    int get(int more) {
        return value + more;
    }

    static void thrower() {
        throw new IllegalStateException("thrown");
    }

    static String describe(Object o) {
        return String.valueOf(o);
    }

    static void stop(int n) {
        int local = n * 10;
        signal = local;
    }

    static int level3(int n) {
        int m = n + 1;
        return m;
    }

    static int level2(int n) {
        return level3(n) + 1;
    }

    static int level1(int n) {
        int r = level2(n);
        r = r + 100;
        return r;
    }

    static native void missing();

    static void waiting() {
        synchronized (go) {
            while (!gone) {
                try {
                    go.wait();
                } catch (InterruptedException e) {
                    interrupts++;
                } catch (IllegalStateException e) {
                    stops++;
                }
            }
            interrupts += Thread.interrupted() ? 1 : 0;
        }
    }

    static void startWaiter() throws InterruptedException {
        waiter = new Thread("waiter") {
            public void run() {
                waiting();
            }
        };
        waiter.start();
        while (waiter.getState() != Thread.State.WAITING) {
            Thread.sleep(1);
        }
    }

    static void contend() throws InterruptedException {
        Thread t = new Thread("rival") {
            public void run() {
                synchronized (lock) {
                    signal = 1;
                }
            }
        };
        synchronized (lock) {
            t.start();
            while (t.getState() != Thread.State.BLOCKED) {
                Thread.sleep(1);
            }
        }
        t.join();
        synchronized (lock) {
            lock.wait(1);
        }
    }

    static void load() throws Exception {
        Class<?> late = new Loader().late();
        Class.forName(late.getName(), true, late.getClassLoader());
        dropped = (Object[]) java.lang.reflect.Array.newInstance(late, 1);
    }

    public static void main(String[] args) throws Exception {
        startWaiter();
        stop(1);
        System.out.println("level1 " + level1(1));
        stop(2);
        contend();
        one.value = i;
        one.value++;
        try {
            thrower();
        } catch (IllegalStateException e) {
            System.out.println("caught " + e.getMessage());
        }
        stop(3);
        System.out.println("late " + Late.loaded);
        level1(5);
        stop(4);
        System.out.println("level1 " + level1(7));
        stop(5);
        synchronized (go) {
            gone = true;
            go.notifyAll();
        }
        waiter.join();
        System.out.println("fields " + z + b + c + s + i + j + f + d + numbers[1] + words[0] + (things[1] == words)
            + one.value);
        System.out.println("interrupts " + interrupts + " stops " + stops);
        load();
        stop(6);
        dropped = null;
        for (int n = 0; n < 1000 && !unloaded; n++) { // the debugger says when it has been told
            System.gc();
            Thread.sleep(1);
        }
        stop(7);
        while (true) {
            Thread.sleep(10);
        }
    }
}
