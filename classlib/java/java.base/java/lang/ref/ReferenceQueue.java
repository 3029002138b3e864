package java.lang.ref;

/** Where references go when their objects are gone. The queue itself is the lock of all its state. */
public class ReferenceQueue<T> {
    static final ReferenceQueue<Object> NONE = new Closed<>();
    static final ReferenceQueue<Object> ENQUEUED = new Closed<>();

    private Reference<? extends T> head;
    private int length;

    public ReferenceQueue() {
    }

    /** Takes nothing. */
    private static final class Closed<T> extends ReferenceQueue<T> {
        @Override
        boolean enqueue(Reference<? extends T> r) {
            return false;
        }
    }

    boolean enqueue(Reference<? extends T> r) {
        synchronized (this) {
            if (r.queue != this) {
                return false;
            }
            r.queue = (ReferenceQueue) ENQUEUED;
            r.next = head == null ? r : head;
            head = r;
            length++;
            notifyAll();
            return true;
        }
    }

    private Reference<? extends T> take() {
        Reference<? extends T> r = head;
        if (r == null) {
            return null;
        }
        head = r.next == r ? null : (Reference<? extends T>) r.next;
        r.next = r;
        r.queue = (ReferenceQueue) NONE;
        length--;
        return r;
    }

    public Reference<? extends T> poll() {
        if (head == null) {
            return null;
        }
        synchronized (this) {
            return take();
        }
    }

    public Reference<? extends T> remove(long timeout) throws IllegalArgumentException, InterruptedException {
        if (timeout < 0) {
            throw new IllegalArgumentException("Negative timeout value");
        }
        synchronized (this) {
            Reference<? extends T> r = take();
            long start = timeout == 0 ? 0 : System.nanoTime();
            long left = timeout;
            while (r == null) {
                wait(left);
                r = take();
                if (r == null && timeout != 0) {
                    left = timeout - (System.nanoTime() - start) / 1000000;
                    if (left <= 0) {
                        return null;
                    }
                }
            }
            return r;
        }
    }

    public Reference<? extends T> remove() throws InterruptedException {
        return remove(0);
    }
}
