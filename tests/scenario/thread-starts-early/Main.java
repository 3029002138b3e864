import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

/** The threads that enqueue references and run finalizers have begun at the latest when they have done it. */
public class Main {
    static final Object lock = new Object();
    static boolean finalized;

    static class Finalized {
        protected void finalize() {
            synchronized (lock) {
                finalized = true;
                lock.notifyAll();
            }
        }
    }

    static native void tell();

    static void leave() {
        new Finalized();
    }

    public static void main(String[] args) throws Exception {
        ReferenceQueue<Object> queue = new ReferenceQueue<Object>();
        WeakReference<Object> reference = new WeakReference<Object>(new Object(), queue);
        leave();
        do {
            System.gc();
        } while (queue.remove(100) != reference);
        synchronized (lock) {
            while (!finalized) {
                System.gc();
                lock.wait(100);
            }
        }
        tell();
    }
}
