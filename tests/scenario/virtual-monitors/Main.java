import java.util.concurrent.locks.LockSupport;

/** The agent tells the events of the threads whose names begin with v-; they are looked at without a carrier. */
public class Main {
    static class Lock {
    }

    static class Outer {
    }

    static final Lock lock = new Lock();
    static final Outer outer = new Outer();
    static volatile boolean go, held;
    static int entered;

    /** What the agent sees of a thread: state, the monitor that it wants, those that it owns, with depths. */
    static native void look(Thread t);

    /** Who owns the monitor, who is before it; of platform threads only. */
    static native void usage(Object o);

    static native String suspend(Thread t);

    static native String resume(Thread t);

    static native String interrupt(Thread t);

    /** How many of the threads whose names begin with v- have a carrier. */
    static native int mounted();

    /** NONE if the thread is no longer in the frame, or will not be; OPAQUE_FRAME if this VM cannot do it. */
    static native String popFrame(Thread t);

    static native String forceReturn(Thread t);

    static native String stop(Thread t, Throwable what);

    /** The API by name: the compiler of the scenarios may not know it. */
    static Thread start(String name, Runnable task) throws Exception {
        Object builder = Thread.class.getMethod("ofVirtual").invoke(null);
        Class<?> type = Class.forName("java.lang.Thread$Builder");
        builder = type.getMethod("name", String.class).invoke(builder, name);
        return (Thread) type.getMethod("start", Runnable.class).invoke(builder, task);
    }

    /** Until it is so and all that happens then has been told. */
    static void await(Thread t, Thread.State s) throws Exception {
        while (t.getState() != s || mounted() != 0) {
            Thread.sleep(1);
        }
    }

    static void await(Thread t) throws Exception {
        await(t, Thread.State.TERMINATED);
    }

    static void hold() {
        synchronized (lock) {
            held = true;
            while (!go) {
                LockSupport.park();
            }
        }
    }

    static Thread holder() throws Exception {
        go = false;
        held = false;
        Thread t = start("holder", Main::hold);
        await(t, Thread.State.WAITING);
        return t;
    }

    static void release(Thread holder) throws Exception {
        go = true;
        LockSupport.unpark(holder);
        await(holder);
    }

    static synchronized void enterTwo() {
        synchronized (outer) {
            synchronized (lock) {
                entered++;
            }
        }
    }

    static class Wait {
        synchronized void aWhile(long millis) {
            synchronized (lock) {
                try {
                    lock.wait(millis);
                    System.out.println("waited");
                } catch (InterruptedException e) {
                    System.out.println(e);
                }
            }
        }
    }

    static void entering() throws Exception {
        System.out.println("-- enter");
        Thread holder = holder();
        Thread t = start("v-enterer", Main::enterTwo);
        await(t, Thread.State.BLOCKED);
        look(holder);
        look(t);
        usage(lock);
        usage(outer);
        release(holder);
        await(t);
        System.out.println("entered " + entered);
    }

    static void suspended() throws Exception {
        System.out.println("-- suspended while it is blocked");
        Thread holder = holder();
        Thread t = start("v-suspended", Main::enterTwo);
        await(t, Thread.State.BLOCKED);
        System.out.println("suspend " + suspend(t) + ", again " + suspend(t));
        look(t);
        release(holder);
        Thread other = start("other", () -> {
            synchronized (lock) {
                System.out.println("the monitor is free");
            }
        });
        await(other);
        System.out.println("entered " + entered);
        String resumed = resume(t);
        await(t);
        System.out.println("resume " + resumed + ", entered " + entered);
    }

    static void waiting() throws Exception {
        System.out.println("-- wait");
        Thread t = start("v-waiter", () -> new Wait().aWhile(0));
        await(t, Thread.State.WAITING);
        look(t);
        usage(lock);
        synchronized (lock) {
            lock.notifyAll();
            look(t);
        }
        await(t);
        System.out.println("-- interrupted");
        t = start("v-interrupted", () -> new Wait().aWhile(3600000));
        await(t, Thread.State.TIMED_WAITING);
        look(t);
        String interrupted = interrupt(t);
        await(t);
        System.out.println("interrupt " + interrupted);
        System.out.println("-- time is up");
        t = start("v-timed", () -> new Wait().aWhile(1));
        await(t);
        System.out.println("-- suspended while it waits");
        t = start("v-suspended-waiter", () -> new Wait().aWhile(0));
        await(t, Thread.State.WAITING);
        System.out.println("suspend " + suspend(t));
        synchronized (lock) {
            lock.notify();
        }
        Thread other = start("other", () -> {
            synchronized (lock) {
                System.out.println("the monitor is free");
            }
        });
        await(other);
        String resumed = resume(t);
        await(t);
        System.out.println("resume " + resumed);
    }

    static int calls;

    static int called() {
        synchronized (lock) {
            calls++;
            return 1;
        }
    }

    static void result() {
        try {
            int n = called();
            synchronized (lock) {
                calls += 10 * n;
            }
        } catch (IllegalStateException e) {
            calls = 7000;
        }
    }

    interface Request {
        String make(Thread t);
    }

    /** A VM may answer OPAQUE_FRAME; then nothing has happened. */
    static void request(String name, int without, int with, Request r) throws Exception {
        Thread holder = holder();
        calls = 0;
        Thread t = start("requested", Main::result);
        await(t, Thread.State.BLOCKED);
        String first = r.make(t);
        suspend(t);
        String answer = r.make(t);
        resume(t);
        release(holder);
        await(t);
        boolean done = answer.equals("NONE");
        System.out.println(name + ": " + first + ", then " + (done || answer.equals("OPAQUE_FRAME") ? "right" : answer)
                           + ", and so it is " + (calls == (done ? with : without)));
    }

    public static void main(String[] args) throws Exception {
        entering();
        suspended();
        waiting();
        System.out.println("-- requests");
        request("PopFrame", 11, 11, Main::popFrame);
        request("ForceEarlyReturn", 11, 50, Main::forceReturn);
        request("StopThread", 11, 7000, t -> stop(t, new IllegalStateException()));
    }
}
