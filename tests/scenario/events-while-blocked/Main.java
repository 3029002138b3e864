/*
 * A thread blocks inside an instruction; meanwhile events are turned on for it; then it goes on. Nothing
 * that comes after may be missed.
 */
public class Main {
    static native void watch(Thread t);

    static native void unwatch(Thread t);

    static final Object lock = new Object();

    static int callee() {
        return 1;
    }

    static int block() {
        synchronized (lock) {
            int x = 1;
            return callee() + x;
        }
    }

    static synchronized int blockAsMethod() {
        int x = 1;
        return callee() + x;
    }

    static int callsBlocking() {
        return blockAsMethod();
    }

    static int waits() throws InterruptedException {
        synchronized (lock) {
                lock.wait();
            return callee();
        }
    }

    static int sleeps() {
        try {
            Thread.sleep(1000000);
        } catch (InterruptedException e) {
            return callee();
        }
        return 0;
    }

    static int parks() {
        java.util.concurrent.locks.LockSupport.park();
        return callee();
    }

    /** Its initialization waits for the monitor. */
    static class Slow {
        static int value;

        static {
            synchronized (lock) {
                value = 1;
            }
        }

        static int zero() {
            return 0;
        }
    }

    static int initializes() {
        return Slow.zero() + callee();
    }

    static class Blocker extends Thread {
        final String how;

        Blocker(String how) {
            super(how);
            this.how = how;
        }

        @Override
        public void run() {
            try {
                switch (how) {
                case "monitorenter": block(); break;
                case "synchronized method": callsBlocking(); break;
                case "Object.wait": waits(); break;
                case "Thread.sleep": sleeps(); break;
                case "park": parks(); break;
                default: initializes(); break;
                }
                unwatch(this);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }

    static void awaitState(Thread t, Thread.State... any) throws InterruptedException {
        for (;;) {
            for (int i = 0; i < any.length; i++)
                if (t.getState() == any[i])
                    return;
            Thread.sleep(1);
        }
    }

    static Thread start(String how) {
        Say.line(how);
        Thread t = new Blocker(how);
        t.start();
        return t;
    }

    public static void main(String[] args) throws Exception {
        Thread t;
        synchronized (lock) {
            t = start("monitorenter");
            awaitState(t, Thread.State.BLOCKED);
            watch(t);
        }
        t.join();
        synchronized (Main.class) {
            t = start("synchronized method");
            awaitState(t, Thread.State.BLOCKED);
            watch(t);
        }
        t.join();
        t = start("Object.wait");
        awaitState(t, Thread.State.WAITING);
        watch(t);
        synchronized (lock) {
            lock.notifyAll();
        }
        t.join();
        t = start("Thread.sleep");
        awaitState(t, Thread.State.TIMED_WAITING);
        watch(t);
        t.interrupt();
        t.join();
        t = start("park");
        awaitState(t, Thread.State.WAITING);
        watch(t);
        java.util.concurrent.locks.LockSupport.unpark(t);
        t.join();
        synchronized (lock) {
            t = start("initialization");
            awaitState(t, Thread.State.BLOCKED);
            watch(t);
        }
        t.join();
    }
}
