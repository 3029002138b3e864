/*
 * A thread comes to a raw monitor in three ways and is suspended there, or before. Whoever suspended it can have the
 * monitor as long as he likes.
 */
public class Main {
    static native void suspendedWhileItBlocks(Thread t);

    static native void suspendedBefore(Thread t);

    static native void suspendedInWait(Thread t);

    static native void enter();

    static native void enterOnSignal();

    static native void waitOnce();

    static Thread start(final int how) {
        Thread t = new Thread() {
            public void run() {
                if (how == 0) {
                    enter();
                } else if (how == 1) {
                    enterOnSignal();
                } else {
                    waitOnce();
                }
            }
        };
        t.start();
        return t;
    }

    public static void main(String[] args) throws Exception {
        suspendedWhileItBlocks(null);
        Thread t = start(0);
        suspendedWhileItBlocks(t);
        t.join();
        t = start(1);
        suspendedBefore(t);
        t.join();
        t = start(2);
        suspendedInWait(t);
        t.join();
        Say.line("ended");
    }
}
