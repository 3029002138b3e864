import java.util.concurrent.locks.LockSupport;

/** One virtual thread waits in a callback, so it keeps its carrier; another one is parked. */
public class Main {
    static native boolean isInCallback();

    static native void release();

    /** The API by name: the compiler of the scenarios may not know it. */
    static Thread start(Runnable task) throws Exception {
        return (Thread) Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, task);
    }

    public static void main(String[] args) throws Exception {
        Thread parked = start(new Runnable() {
            public void run() {
                LockSupport.park();
            }
        });
        while (parked.getState() != Thread.State.WAITING) {
            Thread.yield();
        }
        Thread called = start(new Runnable() {
            public void run() {
                called();
            }
        });
        while (!isInCallback()) {
            Thread.yield();
        }
        System.out.println("ready");
        System.in.read();
        release();
        called.join();
        LockSupport.unpark(parked);
        parked.join();
        System.out.println("done");
    }

    static void called() {
        seen();
    }

    static void seen() {
    }
}
