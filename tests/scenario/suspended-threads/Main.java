/*
 * Threads that end at once while another suspends and resumes them, and threads that stand still in Java and
 * in native code.
 */
public class Main {
    /** Suspends and resumes until the thread has ended, or often enough; 1 if it ended while it was suspended. */
    static native int suspendUntilEnd(Thread t);

    /** GetThreadState, of the suspended thread if asked. */
    static native int state(Thread t, boolean suspend);

    static native void block();

    static native void release();

    static volatile boolean stop;
    static volatile int turns;

    static class Short extends Thread {
        @Override
        public void run() {
        }
    }

    static class Spinning extends Thread {
        @Override
        public void run() {
            while (!stop)
                turns++;
        }
    }

    static class InNative extends Thread {
        @Override
        public void run() {
            block();
        }
    }

    static void tell(String who, int state) {
        Say.line(who, (state & 4) != 0 ? " runnable" : "", (state & 0x100000) != 0 ? " suspended" : "",
            (state & 0x400000) != 0 ? " in native" : "", (state & 1) != 0 ? "" : " not alive");
    }

    public static void main(String[] args) throws Exception {
        int ended = 0;
        long begin = System.nanoTime();
        for (int i = 0; i < 600 && System.nanoTime() - begin < 30_000_000_000L; i++) {
            Thread t = new Short();
            t.start();
            ended += suspendUntilEnd(t);
            t.join();
        }
        Say.line("ended while they were suspended: ", ended);
        Thread t = new Spinning();
        t.start();
        while (turns == 0)
            Thread.yield();
        boolean once = true;
        for (int i = 0; i < 50; i++)
            once &= state(t, true) == 0x100005;
        tell("spinning:", state(t, false));
        tell("spinning, suspended:", state(t, true));
        Say.line("each time: ", once);
        stop = true;
        t.join();
        t = new InNative();
        t.start();
        while ((state(t, false) & 0x400000) == 0)
            Thread.yield();
        tell("in native:", state(t, false));
        tell("in native, suspended:", state(t, true));
        release();
        t.join();
    }
}
