import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/**
 * There is one carrier and there may be no second one (see args). Each story ends only if a virtual thread that waits
 * for a monitor, waits on one, or parks with one, leaves its carrier to those on whom it waits, which are virtual, too.
 */
public class Main {
    static final Object lock = new Object();
    static volatile boolean go;
    static final AtomicInteger sum = new AtomicInteger();

    /** The API by name: the compiler of the scenarios may not know it. */
    static Thread start(String name, Runnable task) throws Exception {
        Object builder = Thread.class.getMethod("ofVirtual").invoke(null);
        Class<?> type = Class.forName("java.lang.Thread$Builder");
        builder = type.getMethod("name", String.class).invoke(builder, name);
        return (Thread) type.getMethod("start", Runnable.class).invoke(builder, task);
    }

    static void await(Thread t, Thread.State s) throws Exception {
        while (t.getState() != s) {
            Thread.sleep(1);
        }
        System.out.println(t.getName() + " is " + s);
    }

    static void joinAll(Thread... threads) throws Exception {
        for (Thread t : threads) {
            t.join();
        }
    }

    static void parkUntilGo() {
        while (!go) {
            LockSupport.park();
        }
    }

    static void go(Thread t) {
        go = true;
        LockSupport.unpark(t);
    }

    // ---- a holder parks, and others come to its monitor in every way

    synchronized int method(int n) {
        return n + 1;
    }

    native synchronized int twice(int n);

    static synchronized long ofClass(long n) {
        return n * 3;
    }

    synchronized void throwing(String what) {
        throw new IllegalStateException(what);
    }

    void hold() {
        synchronized (Main.class) {
            synchronized (this) {
                parkUntilGo();
                System.out.println("holds " + Thread.holdsLock(this) + " " + Thread.holdsLock(Main.class));
            }
        }
    }

    void block(int n) {
        synchronized (this) {
            sum.addAndGet(n);
        }
    }

    void fail() {
        try {
            throwing("thrown by a synchronized method");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + ", holds " + Thread.holdsLock(this));
        }
    }

    static void entries() throws Exception {
        System.loadLibrary("one");
        Main m = new Main();
        Thread holder = start("holder", m::hold);
        await(holder, Thread.State.WAITING);
        Thread[] all = {start("block", () -> m.block(1)), start("method", () -> sum.addAndGet(m.method(9))),
                        start("static method", () -> sum.addAndGet((int) ofClass(100))),
                        start("native method", () -> sum.addAndGet(m.twice(2000))), start("thrower", m::fail)};
        for (Thread t : all) {
            await(t, Thread.State.BLOCKED);
        }
        Thread runner = start("runner", () -> System.out.println("others run"));
        runner.join();
        all[0].interrupt();
        go(holder);
        holder.join();
        joinAll(all);
        System.out.println("sum " + sum);
    }

    native boolean enterByNative();

    /** Native code keeps the carrier while it waits behind one that has left it: they must not wait for each other. */
    static void pinned() throws Exception {
        Main m = new Main();
        Thread first, second;
        synchronized (m) {
            first = start("unmounted", () -> m.block(0));
            await(first, Thread.State.BLOCKED);
            second = start("pinned", () -> System.out.println("entered by native code " + m.enterByNative()));
            await(second, Thread.State.BLOCKED);
        }
        joinAll(first, second);
    }

    // ---- Object.wait

    static boolean awaitLock(long millis, int nanos) {
        try {
            synchronized (lock) {
                synchronized (lock) {
                    lock.wait(millis, nanos);
                    return Thread.holdsLock(lock);
                }
            }
        } catch (InterruptedException e) {
            System.out.println(Thread.currentThread().getName() + " interrupted, flag "
                               + Thread.currentThread().isInterrupted() + ", holds " + Thread.holdsLock(lock));
            return false;
        }
    }

    static void waits() throws Exception {
        Thread first = start("first", () -> System.out.println("first: notified, owner " + awaitLock(0, 0)));
        await(first, Thread.State.WAITING);
        joinAll(start("notifier", () -> {
            synchronized (lock) {
                lock.notify();
            }
        }), first);
        Thread timed = start("timed", () -> System.out.println("timed: owner " + awaitLock(3600000, 1)));
        await(timed, Thread.State.TIMED_WAITING);
        timed.interrupt();
        timed.join();
        joinAll(start("late", () -> System.out.println("late: owner " + awaitLock(1, 0))));
        joinAll(start("at once", () -> {
            Thread.currentThread().interrupt();
            awaitLock(0, 0);
        }));
        try {
            lock.wait();
        } catch (IllegalMonitorStateException e) {
            System.out.println("not the owner");
        }
    }

    /** Time is up, or an interrupt comes, while another holds the monitor: the wait goes on as an entry. */
    static void waitsForOwner() throws Exception {
        go = false;
        boolean[] owned = new boolean[1];
        Thread waiter = start("waiter", () -> awaitLock(0, 0));
        await(waiter, Thread.State.WAITING);
        Thread[] holder = new Thread[1];
        Thread timed = start("timed waiter", () -> {
            synchronized (lock) {
                holder[0] = startHolder();
                owned[0] = awaitLock(2, 0);
            }
        });
        await(timed, Thread.State.BLOCKED);
        waiter.interrupt();
        await(waiter, Thread.State.BLOCKED);
        go(holder[0]);
        joinAll(holder[0], waiter, timed);
        System.out.println("timed waiter: owner " + owned[0]);
    }

    /** The caller owns the monitor; when it gives it up, the holder is the next to have it. */
    static Thread startHolder() {
        try {
            Thread holder = start("holder", () -> {
                synchronized (lock) {
                    parkUntilGo();
                }
            });
            while (holder.getState() != Thread.State.BLOCKED) {
                Thread.yield();
            }
            return holder;
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    // ---- many

    static void pingPong() throws Exception {
        int[] turn = new int[1];
        Thread[] two = new Thread[2];
        for (int i = 0; i < 2; i++) {
            int me = i;
            two[i] = start("player", () -> {
                synchronized (lock) {
                    for (int n = 0; n < 500; n++) {
                        while (turn[0] % 2 != me) {
                            awaitLock(0, 0);
                        }
                        turn[0]++;
                        lock.notify();
                    }
                }
            });
        }
        joinAll(two);
        System.out.println("turns " + turn[0]);
    }

    static void crowd() throws Exception {
        int[] count = new int[3];
        boolean[] open = new boolean[1];
        Thread[] all = new Thread[500];
        for (int i = 0; i < all.length; i++) {
            all[i] = start("one of many", () -> {
                synchronized (lock) {
                    count[0]++;
                    Thread.yield();
                    count[1]++;
                    while (!open[0]) {
                        awaitLock(0, 0);
                    }
                    LockSupport.parkNanos(1);
                    count[2]++;
                }
            });
        }
        while (true) {
            synchronized (lock) {
                if (count[1] == all.length) {
                    open[0] = true;
                    lock.notifyAll();
                    break;
                }
            }
            Thread.sleep(1);
        }
        joinAll(all);
        System.out.println("counts " + count[0] + " " + count[1] + " " + count[2]);
    }

    public static void main(String[] args) throws Exception {
        entries();
        pinned();
        waits();
        waitsForOwner();
        pingPong();
        crowd();
    }
}
