public class Main {
    static int counted;
    int kept;

    static class Other {
        static int twice(int n) {
            return 2 * n;
        }
    }

    static native void collect(Object gone);

    static native void clear();

    static void fails() {
        throw new IllegalStateException("thrown");
    }

    static void work() {
        counted = 7;
        new Main().kept = Other.twice(21);
        try {
            fails();
        } catch (IllegalStateException e) {
            Say.line("caught");
        }
        collect(new Object());
    }

    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(new Runnable() {
            public void run() {
                work();
            }
        }, "worker");
        worker.start();
        worker.join();
        clear();
    }
}
