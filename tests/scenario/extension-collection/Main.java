/** What an agent looks at through extensions. Those that are not there count as right. */
public class Main {
    static Object sink;
    static final Object lock = new Object();

    static native void watch(Object lock);

    static native void hold();

    static native void letGo();

    static native void holdToTheEnd();

    static native void look(Object kept, Object other);

    static native void forget(Object o);

    static native void end();

    static native boolean isBlockedTold();

    static native void lookAtBlocked(Thread t);

    static class Collects implements Runnable {
        public void run() {
            System.gc();
        }
    }

    /** Ends without giving back what it has taken. */
    static class HoldsToItsEnd implements Runnable {
        public void run() {
            holdToTheEnd();
        }
    }

    static class Enters implements Runnable {
        public void run() {
            synchronized (lock) {
                sink = null;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        System.loadLibrary("agent");
        watch(lock);
        hold();
        System.gc();
        for (int i = 0; i < 1000; i++) {
            sink = new byte[1000];
        }
        Thread t = new Thread(new Collects());
        t.start();
        for (int i = 0; i < 100; i++) {
            Thread.yield();
        }
        letGo();
        t.join();
        Thread ends = new Thread(new HoldsToItsEnd());
        ends.start();
        ends.join();
        look(new Object(), "other");
        forget(new Object());
        for (int i = 0; i < 10; i++) {
            System.gc();
        }
        Thread enters = new Thread(new Enters());
        synchronized (lock) {
            enters.start();
            while (!isBlockedTold()) {
                Thread.yield();
            }
            lookAtBlocked(enters);
        }
        enters.join();
        Thread.sleep(1);
        end();
    }
}
