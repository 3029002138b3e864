/*
 * Callbacks that bring about what they tell of, and many threads that allocate little.
 */
public class Main {
    static native void start(int interval);

    /** Ends it; true if there were any samples, at most so many of them, and none inside a callback. */
    static native boolean stop(int atLeast, int atMost);

    static native void startVm();

    static native int stopVm();

    static class Marker {
        long a, b, c, d;
    }

    static class Little extends Thread {
        @Override
        public void run() {
            new Marker();
        }
    }

    static Object kept;

    public static void main(String[] args) throws Exception {
        new Marker();
        new Little().run();
        start(0);
        for (int i = 0; i < 200; i++)
            kept = new Marker[10000];
        Say.line("each allocation: ", stop(1, 1000000));
        start(1 << 20);
        for (int i = 0; i < 300; i++) {
            Thread t = new Little();
            t.start();
            t.join();
        }
        Say.line("300 threads, a few bytes each, one sample in a mebibyte: ", stop(0, 30));
        startVm();
        kept = new int[] {1, 2}.clone();
        Say.line("by the VM: ", stopVm());
    }
}
