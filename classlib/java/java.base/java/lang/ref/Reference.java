package java.lang.ref;

import jdk.internal.ref.DirectCleaner;

/**
 * A reference that the collector treats specially.
 *
 * <p>When the collector clears a reference, or finds the object of a phantom or final reference dead, it links the
 * reference through discovered into a list of its own. The reference handler thread takes that list and puts each one
 * into its queue. queue is the queue given at construction; ReferenceQueue.NONE means none or already enqueued. next
 * links references in a queue; a reference at the end of the queue points to itself.
 */
public abstract sealed class Reference<T> permits PhantomReference, SoftReference, WeakReference,
        FinalReference {
    private T referent;
    volatile ReferenceQueue<? super T> queue;
    Reference<?> next;
    private Reference<?> discovered;

    Reference(T referent) {
        this(referent, null);
    }

    Reference(T referent, ReferenceQueue<? super T> queue) {
        this.referent = referent;
        this.queue = queue == null ? (ReferenceQueue<? super T>) ReferenceQueue.NONE : queue;
    }

    public native T get();

    public final native boolean refersTo(T obj);

    public native void clear();

    @Deprecated(since = "16")
    public boolean isEnqueued() {
        return queue == ReferenceQueue.ENQUEUED;
    }

    public boolean enqueue() {
        clear();
        return enqueueSelf();
    }

    final boolean enqueueSelf() {
        return queue.enqueue(this);
    }

    @Override
    protected Object clone() throws CloneNotSupportedException {
        throw new CloneNotSupportedException();
    }

    /** Keeps ref reachable up to here. */
    public static void reachabilityFence(Object ref) {
    }

    /**
     * Waits until the collector has found references and answers them, linked through discovered; null: the VM ends.
     */
    private static native Reference<?> takePending0();

    /** Serves the list that the collector hands out. */
    private static final class Handler extends Thread {
        Handler(ThreadGroup group) {
            super(group, "Reference Handler");
        }

        @Override
        public void run() {
            for (;;) {
                Reference<?> r = takePending0();
                if (r == null) {
                    return;
                }
                while (r != null) {
                    Reference<?> following = r.discovered;
                    r.discovered = null;
                    if (r instanceof DirectCleaner) {
                        ((DirectCleaner) r).run();
                    } else {
                        r.enqueueSelf();
                    }
                    r = following;
                }
            }
        }
    }

    private static Thread handler;

    /** Called by the VM once, when it can run threads: starts the reference handler and the finalizer. */
    private static void startHandlerThread() {
        ThreadGroup group = Thread.currentThread().getThreadGroup();
        while (group.getParent() != null) {
            group = group.getParent();
        }
        handler = new Handler(group);
        handler.setPriority(Thread.MAX_PRIORITY);
        handler.setDaemon(true);
        handler.start();
        Finalizer.startThread(group);
    }

    /** Called by the VM at its end, when takePending0 answers null: waits a little until both threads are gone. */
    private static void stopHandlerThread() throws InterruptedException {
        handler.join(100);
        Finalizer.stopThread();
    }
}
