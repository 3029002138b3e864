import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Date;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.AbstractQueuedLongSynchronizer;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;

public class Main {
    /** Held by one thread, or by as many as like while it is open: state 0 free, 1 held, 2 open to all who share. */
    static class Gate extends AbstractQueuedSynchronizer {
        @Override
        protected boolean tryAcquire(int arg) {
            return arg > 0 && compareAndSetState(0, 1);
        }

        @Override
        protected boolean tryRelease(int arg) {
            if (arg == 99) {
                throw new IllegalStateException("not so");
            }
            setState(0);
            return arg != 98;
        }

        @Override
        protected int tryAcquireShared(int arg) {
            return getState() == 2 ? 0 : -1;
        }

        @Override
        protected boolean tryReleaseShared(int arg) {
            setState(2);
            return true;
        }

        @Override
        protected boolean isHeldExclusively() {
            return getState() == 1;
        }
    }

    /** As many permits as the state says, which may be more than an int can. */
    static class Permits extends AbstractQueuedLongSynchronizer {
        Permits(long n) {
            setState(n);
        }

        @Override
        protected long tryAcquireShared(long n) {
            while (true) {
                long now = getState();
                if (now < n || compareAndSetState(now, now - n)) {
                    return now - n;
                }
            }
        }

        @Override
        protected boolean tryReleaseShared(long n) {
            long now;
            do {
                now = getState();
            } while (!compareAndSetState(now, now + n));
            return true;
        }
    }

    interface Work {
        void run() throws Exception;
    }

    static final List<String> log = Collections.synchronizedList(new ArrayList<>());

    static Thread start(String name, Work w) throws Exception {
        Thread t = new Thread(() -> {
            try {
                w.run();
            } catch (Throwable e) {
                log.add(name + " " + e.getClass().getSimpleName() + " " + Thread.currentThread().isInterrupted());
            }
        }, name);
        t.start();
        return t;
    }

    static void awaitState(Thread t, Thread.State s) throws Exception {
        while (t.getState() != s) {
            Thread.sleep(1);
        }
    }

    static Thread waiting(String name, Work w) throws Exception {
        Thread t = start(name, w);
        awaitState(t, Thread.State.WAITING);
        return t;
    }

    static String names(Collection<Thread> threads) {
        StringBuilder s = new StringBuilder("[");
        for (Thread t : threads) {
            s.append(s.length() > 1 ? " " : "").append(t.getName());
        }
        return s.append("]").toString();
    }

    static void flush(String what, Thread... threads) throws Exception {
        for (Thread t : threads) {
            t.join();
        }
        System.out.println(what + ": " + log);
        log.clear();
    }

    static void tell(String what, Work w) {
        try {
            w.run();
            System.out.println(what + ": done");
        } catch (Throwable e) {
            System.out.println(what + ": " + e);
        }
    }

    static void state(Gate g) {
        Thread first = g.getFirstQueuedThread();
        System.out.println("  " + g.toString().replaceAll(".*\\[", "[") + " " + g.hasQueuedThreads() + " "
            + g.getQueueLength() + " " + g.hasContended() + " " + (first == null ? null : first.getName()) + " "
            + g.hasQueuedPredecessors() + " all " + names(g.getQueuedThreads()) + " exclusive "
            + names(g.getExclusiveQueuedThreads()) + " shared " + names(g.getSharedQueuedThreads()));
    }

    static void turns() throws Exception {
        Gate g = new Gate();
        state(g);
        g.acquire(1);
        state(g);
        Thread a = waiting("a", () -> {
            g.acquire(1);
            log.add("a has it");
            g.release(1);
        });
        Thread b = waiting("b", () -> g.acquireInterruptibly(1));
        Thread c = waiting("c", () -> {
            g.acquire(1);
            log.add("c has it, interrupted " + Thread.currentThread().isInterrupted());
            g.release(1);
        });
        state(g);
        System.out.println("queued " + g.isQueued(b) + " " + g.isQueued(Thread.currentThread()));
        tell("queued null", () -> g.isQueued(null));
        System.out.println("blocker " + (LockSupport.getBlocker(a) == g));
        c.interrupt();
        b.interrupt();
        b.join();
        state(g);
        g.release(1);
        flush("turns", a, b, c);
        state(g);
    }

    static void time() throws Exception {
        Gate g = new Gate();
        g.acquire(1);
        System.out.println("no time " + g.tryAcquireNanos(1, 0) + " " + g.tryAcquireNanos(1, -5) + " "
            + g.tryAcquireNanos(1, 2000000) + " shared " + g.tryAcquireSharedNanos(1, 2000000));
        Thread first = start("first", () -> {
            log.add("first " + g.tryAcquireNanos(1, 5000000));
        });
        Thread second = waiting("second", () -> {
            g.acquire(1);
            log.add("second");
        });
        first.join();
        g.release(1);
        flush("the first gave up", first, second);
        Thread.currentThread().interrupt();
        tell("interrupted before", () -> g.acquireInterruptibly(1));
        Thread.currentThread().interrupt();
        tell("interrupted before", () -> g.tryAcquireSharedNanos(1, 100));
        Thread.currentThread().interrupt();
        g.release(1);
        g.acquire(1);
        System.out.println("kept " + Thread.interrupted() + " " + g.release(98) + " " + g.release(1));
        tell("release that throws", () -> g.release(99));
    }

    static void sharing() throws Exception {
        Gate g = new Gate();
        g.acquire(1);
        Thread[] all = new Thread[5];
        for (int i = 0; i < all.length; i++) {
            String name = "s" + i;
            all[i] = waiting(name, i == 2 ? () -> {
                g.acquire(1);
                log.add("had it alone");
                g.releaseShared(1);
            } : () -> g.acquireShared(1));
        }
        state(g);
        g.releaseShared(1);
        all[0].join();
        all[1].join();
        flush("shared");
        state(g);
        g.release(1);
        for (Thread t : all) {
            t.join();
        }
        flush("the others");
        Permits p = new Permits(3L << 40);
        p.acquireShared(2L << 40);
        Thread t = waiting("many", () -> p.acquireShared(2L << 40));
        Thread u = waiting("few", () -> p.acquireShared((1L << 40) + 1));
        System.out.println(p.toString().replaceAll(".*\\[", "[") + " " + names(p.getSharedQueuedThreads()));
        p.releaseShared(1L << 40);
        t.join();
        while (u.getState() != Thread.State.WAITING) {
            Thread.yield(); // it was woken to look, or is so yet
        }
        System.out.println("few waits " + p.hasQueuedThreads());
        p.releaseShared((1L << 40) + 1);
        t.join();
        flush("permits", u);
        t = start("too many", () -> log.add("five " + p.tryAcquireSharedNanos(5, TimeUnit.MILLISECONDS.toNanos(300))));
        awaitState(t, Thread.State.TIMED_WAITING);
        u = waiting("behind", () -> p.acquireShared(1));
        p.releaseShared(2);
        flush("the first gave up", t, u);
    }

    static void conditions() throws Exception {
        Gate g = new Gate();
        Gate.ConditionObject c = g.new ConditionObject();
        tell("signal, not held", c::signal);
        tell("await, not held", c::await);
        tell("whose waiters, not held", () -> g.hasWaiters(c));
        tell("another's", () -> new Gate().hasWaiters(c));
        System.out.println("owns " + g.owns(c) + " " + new Gate().owns(c));
        Work one = () -> {
            g.acquire(1);
            c.await();
            log.add(Thread.currentThread().getName() + " is back, holds " + (g.toString().contains("State = 1")));
            g.release(1);
        };
        Thread a = waiting("a", one), b = waiting("b", one), x = waiting("x", one), d = waiting("d", one);
        System.out.println("blocker " + (LockSupport.getBlocker(a) == c));
        g.acquire(1);
        System.out.println("waiting " + g.hasWaiters(c) + " " + g.getWaitQueueLength(c) + " "
            + names(g.getWaitingThreads(c)));
        x.interrupt();
        while (!g.isQueued(x)) {
            Thread.sleep(1);
        }
        c.signal();
        System.out.println("signalled: waiting " + names(g.getWaitingThreads(c)) + " queued "
            + names(g.getQueuedThreads()));
        c.signalAll();
        System.out.println("all: waiting " + names(g.getWaitingThreads(c)) + " queued "
            + names(g.getQueuedThreads()));
        b.interrupt();
        g.release(1);
        x.join();
        g.release(1);
        flush("conditions", a, b, x, d);
    }

    static void conditionsInTime() throws Exception {
        Gate g = new Gate();
        Condition c = g.new ConditionObject();
        g.acquire(1);
        System.out.println("nanos " + (c.awaitNanos(1000000) <= 0) + " " + (c.awaitNanos(-7) <= 0) + " await "
            + c.await(2, TimeUnit.MILLISECONDS) + " until " + c.awaitUntil(new Date(System.currentTimeMillis() + 3))
            + " past " + c.awaitUntil(new Date(0)) + " held " + g.isHeldExclusively());
        Thread.currentThread().interrupt();
        tell("interrupted before", () -> c.awaitNanos(1000));
        g.release(1);
        Thread t = waiting("stubborn", () -> {
            g.acquire(1);
            c.awaitUninterruptibly();
            log.add("interrupted " + Thread.interrupted());
            g.release(1);
        });
        t.interrupt();
        awaitState(t, Thread.State.WAITING);
        g.acquire(1);
        c.signal();
        g.release(1);
        flush("uninterruptibly", t);
        Thread u = start("timely", () -> {
            g.acquire(1);
            log.add("left " + (c.awaitNanos(TimeUnit.HOURS.toNanos(1)) > 0) + " "
                + c.await(Long.MAX_VALUE, TimeUnit.DAYS) + " " + c.awaitUntil(new Date(Long.MAX_VALUE)));
            g.release(1);
        });
        for (int i = 0; i < 3; i++) {
            boolean there = false;
            while (!there) {
                g.acquire(1);
                there = g.hasWaiters((Gate.ConditionObject) c);
                c.signal();
                g.release(1);
            }
        }
        flush("signalled in time", u);
    }

    static Object copy(Object o) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(o);
        }
        return new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    }

    static void written() throws Exception {
        Gate g = new Gate();
        g.acquire(1);
        Thread t = waiting("waits", () -> g.acquire(1));
        Gate h = (Gate) copy(g);
        state(h);
        h.release(1);
        System.out.println("taken " + h.tryAcquireNanos(1, 10));
        g.release(1);
        flush("written", t);
        Gate.ConditionObject c = (Gate.ConditionObject) copy(new Gate().new ConditionObject());
        tell("a condition that was written", c::signalAll);
        AbstractQueuedSynchronizer empty = new AbstractQueuedSynchronizer() {
        };
        tell("nothing said", () -> empty.acquire(1));
        tell("nothing said", () -> empty.releaseShared(1));
    }

    /** No turn is lost while many come, give up and go. */
    static void crowd() throws Exception {
        Gate g = new Gate();
        Condition c = g.new ConditionObject();
        long[] count = new long[1];
        Thread[] all = new Thread[12];
        for (int i = 0; i < all.length; i++) {
            int id = i;
            all[i] = new Thread(() -> {
                for (int n = 0; n < 200; n++) {
                    try {
                        if ((n + id) % 5 == 0) {
                            while (!g.tryAcquireNanos(1, 1000 * (1 + n % 7))) {
                                Thread.yield();
                            }
                        } else {
                            g.acquire(1);
                        }
                        count[0]++;
                        if (n % 11 == 0) {
                            c.awaitNanos(20000);
                        } else {
                            c.signal();
                        }
                        g.release(1);
                    } catch (InterruptedException e) {
                        log.add(e.toString());
                    }
                }
            });
            all[i].start();
        }
        flush("crowd", all);
        System.out.println(count[0]);
        state(g);
    }

    public static void main(String[] args) throws Exception {
        turns();
        time();
        sharing();
        conditions();
        conditionsInTime();
        written();
        crowd();
    }
}
