import java.util.concurrent.locks.LockSupport;

/** A virtual thread that is asked about before its start, while it runs, while it is parked, and after its end. */
public class Main {
    static native void ask(String when, Thread virtual);

    static native boolean isCarried(Thread virtual);

    static native void askFromIt(Thread virtual);

    static native void askOthers(Thread fresh, Object noThread);

    static volatile boolean parks, goes;

    static void work() {
        askFromIt(Thread.currentThread());
        ask("while it runs", Thread.currentThread());
        Thread itself = Thread.currentThread();
        Thread asker = new Thread(() -> ask("while it runs, by another", itself));
        asker.start();
        spin(asker);
        parks = true;
        while (!goes) {
            LockSupport.park();
        }
    }

    /** Stays mounted. */
    static void spin(Thread asker) {
        while (asker.isAlive()) {
            Thread.onSpinWait();
        }
    }

    public static void main(String[] args) throws Exception {
        Object builder = Thread.class.getMethod("ofVirtual").invoke(null); // compiled without it
        Class<?> type = Class.forName("java.lang.Thread$Builder");
        Thread t = (Thread) type.getMethod("unstarted", Runnable.class).invoke(builder, (Runnable) Main::work);
        ask("before its start", t);
        t.start();
        while (!parks || t.getState() != Thread.State.WAITING) {
            Thread.yield();
        }
        while (isCarried(t)) { // it says that it waits a little before it leaves its carrier
            Thread.yield();
        }
        ask("while it is parked", t);
        goes = true;
        LockSupport.unpark(t);
        t.join();
        ask("after its end", t);
        askOthers(new Thread("fresh"), args);
    }
}
