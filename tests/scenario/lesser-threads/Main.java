import java.util.concurrent.locks.LockSupport;

public class Main {
    static native void look(Object lock, Thread owner);

    static native void watch(Thread t, boolean on);

    static native void stop(Thread t);

    static volatile boolean done, told;

    /** By name, as the compiler of the scenarios may not know them. */
    static Thread virtual(String name, Runnable task) throws Exception {
        Object builder = Thread.class.getMethod("ofVirtual").invoke(null);
        Class<?> type = Class.forName("java.lang.Thread$Builder$OfVirtual");
        type.getMethod("name", String.class).invoke(builder, name);
        return (Thread) type.getMethod("start", Runnable.class).invoke(builder, task);
    }

    static void await(Thread t, Thread.State s) throws InterruptedException {
        while (t.getState() != s) {
            Thread.sleep(1);
        }
    }

    static void step() {
    }

    static void own(Object lock) {
        synchronized (lock) {
            while (!done) {
                LockSupport.park();
            }
            step();
        }
    }

    /** Ends after the owner. */
    static void wait(Object lock, Thread owner) {
        synchronized (lock) {
            step();
        }
        while (owner.isAlive()) {
            Thread.yield();
        }
    }

    static void endure() {
        try {
            while (!done) {
                LockSupport.park();
            }
        } catch (ArithmeticException e) {
            while (!told) {
                Thread.yield();
            }
            Say.line("stopped");
        }
    }

    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Thread owner = virtual("v-owner", () -> own(lock));
        await(owner, Thread.State.WAITING);
        Thread waiter = virtual("v-waiter", () -> wait(lock, owner));
        await(waiter, Thread.State.BLOCKED);
        look(lock, owner);
        watch(owner, true);
        step();
        done = true;
        LockSupport.unpark(owner);
        owner.join();
        waiter.join();
        watch(Thread.currentThread(), true);
        step();
        watch(Thread.currentThread(), false);
        done = false;
        Thread enduring = virtual("v-enduring", Main::endure);
        await(enduring, Thread.State.WAITING);
        stop(enduring);
        told = true;
        done = true;
        LockSupport.unpark(enduring);
        enduring.join();
        Say.line("end");
        virtual("v-last", () -> System.exit(0)).join();
    }
}
