/** Asks in the middle of its work, twice, and on two threads; the second run is under the same library as profiler. */
public class Main {
    static class Before {
    }

    static class After {
    }

    static native void begin();

    static native boolean ask();

    static native void report(Object before, Object after);

    static int work(int n) {
        return n == 0 ? 0 : 1 + work(n - 1);
    }

    public static void main(String[] args) throws Exception {
        Object before = new Before();
        System.loadLibrary("profiler");
        work(3);
        begin();
        work(5);
        Object after = new After();
        Thread other = new Thread("other") {
            @Override
            public void run() {
                System.out.println(ask() ? "another thread asks: the same" : "another thread asks in vain");
            }
        };
        other.start();
        other.join();
        report(before, after);
    }
}
