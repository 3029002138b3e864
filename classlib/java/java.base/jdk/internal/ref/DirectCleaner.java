package jdk.internal.ref;

import java.lang.ref.PhantomReference;

/**
 * For the library's own needs (direct buffers, open files): an action that the reference handler itself runs as soon as
 * the collector has found an object dead. The action must be short, must not throw and must not refer to the object.
 */
public abstract class DirectCleaner extends PhantomReference<Object> {
    private static DirectCleaner all;

    private DirectCleaner following;
    private DirectCleaner previous;
    private boolean done;

    protected DirectCleaner(Object obj) {
        super(obj, null);
        synchronized (DirectCleaner.class) {
            following = all;
            if (all != null) {
                all.previous = this;
            }
            all = this;
        }
    }

    protected abstract void clean();

    /** Runs the action if it has not run yet. */
    public final void run() {
        synchronized (DirectCleaner.class) {
            if (done) {
                return;
            }
            done = true;
            if (following != null) {
                following.previous = previous;
            }
            if (previous != null) {
                previous.following = following;
            } else {
                all = following;
            }
        }
        clear();
        clean();
    }
}
