/** Calls that a profiler follows: static, virtual, native, one that throws. */
public class Main {
    int size = 3;

    int virtual(int n) {
        return n == 0 ? size : virtual(n - 1);
    }

    static void thrower() {
        throw new IllegalStateException();
    }

    static void catcher() {
        try {
            thrower();
        } catch (IllegalStateException e) {
            mark(e);
        }
    }

    static void mark(Object o) {
    }

    public static void main(String[] args) {
        Old.wake();
        Main m = new Main();
        m.virtual(1);
        catcher();
        System.out.println("done");
    }
}

/** Brings threads of the JVM that have waited since before the profiler was there back from what they were in. */
class Old {
    static volatile boolean finalized;

    @Override
    @SuppressWarnings({"deprecation", "removal"})
    protected void finalize() {
        finalized = true;
    }

    static void forget() {
        new Old();
    }

    static void wake() {
        forget();
        while (!finalized) {
            System.gc();
            Thread.yield();
        }
    }
}
