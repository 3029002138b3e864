package java.lang.ref;

/**
 * One object with a finalizer that has not run yet. The VM calls register when such an object has been made; the
 * unfinalized ones form a doubly linked list, so that they stay reachable.
 */
final class Finalizer extends FinalReference<Object> {
    private static final ReferenceQueue<Object> QUEUE = new ReferenceQueue<>();
    private static final Object LOCK = new Object();
    private static Finalizer unfinalized;

    private Finalizer nextLive;
    private Finalizer previousLive;
    private boolean done;

    private Finalizer(Object o) {
        super(o, QUEUE);
    }

    /** Called by the VM at the end of Object's constructor. */
    static void register(Object o) {
        Finalizer f = new Finalizer(o);
        synchronized (LOCK) {
            f.nextLive = unfinalized;
            if (unfinalized != null) {
                unfinalized.previousLive = f;
            }
            unfinalized = f;
        }
    }

    /** False if it was unlinked before. */
    private boolean unlink() {
        synchronized (LOCK) {
            if (done) {
                return false;
            }
            done = true;
            if (nextLive != null) {
                nextLive.previousLive = previousLive;
            }
            if (previousLive != null) {
                previousLive.nextLive = nextLive;
            } else {
                unfinalized = nextLive;
            }
            nextLive = null;
            previousLive = null;
            return true;
        }
    }

    private void run() {
        if (!unlink()) {
            return;
        }
        Object o = get();
        if (o != null && !(o instanceof Enum)) {
            try {
                finalize0(o);
            } catch (Throwable t) {
                // what a finalizer throws is ignored by rule
            }
        }
        super.clear();
    }

    /** Calls o.finalize(), which is protected. */
    private static native void finalize0(Object o) throws Throwable;

    static void runFinalization() {
        Finalizer f;
        while ((f = (Finalizer) QUEUE.poll()) != null) {
            f.run();
        }
    }

    private static final class FinalizerThread extends Thread {
        FinalizerThread(ThreadGroup group) {
            super(group, "Finalizer");
        }

        @Override
        public void run() {
            while (!stopping) {
                try {
                    Finalizer next = (Finalizer) QUEUE.remove();
                    if (!stopping) {
                        next.run();
                    }
                } catch (InterruptedException e) {
                    // nobody may stop this thread so
                }
            }
        }
    }

    private static Thread thread;
    private static volatile boolean stopping;

    static void startThread(ThreadGroup group) {
        thread = new FinalizerThread(group);
        thread.setPriority(Thread.MAX_PRIORITY - 2);
        thread.setDaemon(true);
        thread.start();
    }

    /** Wakes the thread by one more that has nothing to do: an interrupt would reach the finalizer that is running. */
    static void stopThread() throws InterruptedException {
        stopping = true;
        Finalizer last = new Finalizer(LOCK);
        last.done = true;
        last.enqueueSelf();
        thread.join(100);
    }
}
