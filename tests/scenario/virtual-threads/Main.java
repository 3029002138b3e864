import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

public class Main {
    static final ThreadLocal<String> local = ThreadLocal.withInitial(() -> "initial");
    static final InheritableThreadLocal<String> inherited = new InheritableThreadLocal<>();

    static void await(Thread t, Thread.State s) throws Exception {
        for (int i = 0; i < 5000 && t.getState() != s; i++) {
            Thread.sleep(1);
        }
        System.out.println(t.getName() + " is " + t.getState());
    }

    /** The context class loader goes with the values that threads inherit. */
    static void loaders() throws Exception {
        Thread main = Thread.currentThread();
        ClassLoader system = main.getContextClassLoader();
        main.setContextClassLoader(new ClassLoader() { });
        for (String kind : new String[] {"ofPlatform", "ofVirtual"}) {
            for (boolean inherits : new boolean[] {true, false}) {
                ClassLoader its = Virtual.heir(kind, inherits).getContextClassLoader();
                System.out.println(kind + " that inherits " + inherits + ": " + (its == main.getContextClassLoader()) + " "
                        + (its == system));
            }
        }
        main.setContextClassLoader(system);
    }

    static void identity() throws Exception {
        Thread main = Thread.currentThread();
        System.out.println("main: " + Virtual.is(main));
        Thread t = Virtual.unstarted("first", () -> {
            Thread me = Thread.currentThread();
            try {
                System.out.println("virtual " + Virtual.is(me) + ", daemon " + me.isDaemon() + ", priority "
                                   + me.getPriority() + ", group " + me.getThreadGroup().getName() + ", alive "
                                   + me.isAlive() + ", state " + me.getState());
            } catch (Exception e) {
                System.out.println(e);
            }
            StackTraceElement[] trace = new Exception().getStackTrace();
            System.out.println("in " + trace[0].getMethodName().startsWith("lambda"));
        });
        System.out.println(t.getState() + " " + t.isAlive() + " " + t.getName());
        System.out.println(t.toString().replaceAll("#\\d+", "#N"));
        t.start();
        t.join();
        System.out.println(t.getState() + " " + t.isAlive() + " " + t.getStackTrace().length);
        System.out.println(t.toString().replaceAll("#\\d+", "#N"));
        try {
            t.start();
        } catch (IllegalThreadStateException e) {
            System.out.println("started once only");
        }
        try {
            t.setDaemon(false);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        t.setPriority(Thread.MAX_PRIORITY);
        System.out.println("priority " + t.getPriority());
        Thread running = Virtual.unstarted("on its carrier",
                () -> System.out.println(Thread.currentThread().toString().replaceAll("#\\d+|-\\d+", "N")));
        running.start();
        running.join();
        Thread nameless = Virtual.start(() -> { });
        nameless.join();
        System.out.println("name [" + nameless.getName() + "] " + nameless.toString().replaceAll("#\\d+", "#N"));
        Thread n = Virtual.factory("worker-").newThread(() -> { });
        System.out.println(n.getName() + " " + n.getState());
    }

    static void lists() throws Exception {
        CountDownLatch go = new CountDownLatch(1);
        Thread t = Virtual.start("hidden", () -> {
            try {
                go.await();
            } catch (InterruptedException e) {
                System.out.println(e);
            }
        });
        await(t, Thread.State.WAITING);
        Thread[] list = new Thread[100];
        int n = Thread.enumerate(list), seen = 0;
        for (int i = 0; i < n; i++) {
            seen += list[i] == t ? 1 : 0;
        }
        System.out.println("enumerated " + seen + ", in all stacks " + Thread.getAllStackTraces().containsKey(t)
                           + ", active in its group " + t.getThreadGroup().activeCount());
        StackTraceElement[] trace = t.getStackTrace();
        boolean found = false;
        for (StackTraceElement e : trace) {
            found |= e.getClassName().equals("Main");
        }
        System.out.println("stack shows Main " + found);
        go.countDown();
        t.join();
    }

    static void sleeping() throws Exception {
        Thread t = Virtual.start("sleeper", () -> {
            try {
                Thread.sleep(60000);
                System.out.println("slept");
            } catch (InterruptedException e) {
                System.out.println(e.getMessage() + ", " + Thread.currentThread().isInterrupted());
            }
            long start = System.nanoTime();
            try {
                Thread.sleep(20);
            } catch (InterruptedException e) {
                System.out.println(e);
            }
            System.out.println("long enough " + (System.nanoTime() - start >= 20_000_000L));
            Thread.currentThread().interrupt();
            try {
                Thread.sleep(1);
                System.out.println("not reached");
            } catch (InterruptedException e) {
                System.out.println("at once: " + Thread.interrupted());
            }
            Thread.yield();
        });
        await(t, Thread.State.TIMED_WAITING);
        t.interrupt();
        t.join();
    }

    static void parking() throws Exception {
        Object blocker = new Object();
        boolean[] done = new boolean[1];
        Thread t = Virtual.start("parker", () -> {
            while (!done[0]) {
                LockSupport.park(blocker);
            }
            LockSupport.unpark(Thread.currentThread());
            LockSupport.park();
            System.out.println("permit used");
            LockSupport.parkNanos(1_000_000);
            System.out.println("time out");
            Thread.currentThread().interrupt();
            LockSupport.park();
            System.out.println("interrupted " + Thread.interrupted());
        });
        await(t, Thread.State.WAITING);
        System.out.println("blocker " + (LockSupport.getBlocker(t) == blocker));
        done[0] = true;
        LockSupport.unpark(t);
        t.join();
    }

    static void monitors() throws Exception {
        Object lock = new Object();
        Thread waiter = Virtual.start("waiter", () -> {
            synchronized (lock) {
                try {
                    lock.wait();
                    System.out.println("notified");
                } catch (InterruptedException e) {
                    System.out.println(e);
                }
            }
        });
        await(waiter, Thread.State.WAITING);
        Thread blocked;
        synchronized (lock) {
            blocked = Virtual.start("blocked", () -> {
                synchronized (lock) {
                    System.out.println("entered");
                }
            });
            await(blocked, Thread.State.BLOCKED);
        }
        blocked.join();
        synchronized (lock) {
            lock.notifyAll();
        }
        waiter.join();
        int[] count = new int[1];
        List<Thread> all = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            all.add(Virtual.start(() -> {
                for (int k = 0; k < 100; k++) {
                    synchronized (lock) {
                        count[0]++;
                    }
                    if (k % 10 == 0) {
                        Thread.yield();
                    }
                }
            }));
        }
        for (Thread t : all) {
            t.join();
        }
        System.out.println("counted " + count[0]);
        Thread pinned = Virtual.start("pinned", () -> {
            synchronized (lock) {
                LockSupport.parkNanos(5_000_000);
                System.out.println("holds " + Thread.holdsLock(lock));
            }
        });
        pinned.join();
    }

    /** More threads in Object.wait than there are processors: the one that notifies must get its turn. */
    static void crowd() throws Exception {
        Object lock = new Object();
        boolean[] open = new boolean[1];
        AtomicInteger through = new AtomicInteger();
        List<Thread> all = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            all.add(Virtual.start(() -> {
                synchronized (lock) {
                    try {
                        while (!open[0]) {
                            lock.wait();
                        }
                        through.incrementAndGet();
                    } catch (InterruptedException e) {
                        System.out.println(e);
                    }
                }
            }));
        }
        all.add(Virtual.start(() -> {
            synchronized (lock) {
                open[0] = true;
                lock.notifyAll();
            }
        }));
        for (Thread t : all) {
            t.join();
        }
        System.out.println("through " + through);
    }

    static void locals() throws Exception {
        inherited.set("from main");
        local.set("main's");
        Thread t = Virtual.start(() -> {
            System.out.println(local.get() + ", " + inherited.get());
            local.set("mine");
            LockSupport.parkNanos(1_000_000);
            System.out.println(local.get());
        });
        t.join();
        System.out.println(local.get());
    }

    static void failing() throws Exception {
        Thread t = Virtual.unstarted("failing", () -> {
            LockSupport.parkNanos(1000);
            throw new IllegalStateException("thrown");
        });
        t.setUncaughtExceptionHandler((who, e) -> System.out.println(who.getName() + ": " + e));
        t.start();
        t.join();
    }

    static void executors() throws Exception {
        AtomicInteger n = new AtomicInteger();
        ExecutorService pool = Virtual.perTask();
        List<Future<Integer>> results = new ArrayList<>();
        for (int i = 0; i < 1000; i++) {
            int k = i;
            results.add(pool.submit((Callable<Integer>) () -> {
                Thread.sleep(10);
                n.incrementAndGet();
                return k;
            }));
        }
        long sum = 0;
        for (Future<Integer> f : results) {
            sum += f.get();
        }
        pool.shutdown();
        System.out.println(pool.awaitTermination(10, TimeUnit.SECONDS) + " " + n + " " + sum + " " + pool.isTerminated());
        pool = Virtual.perTask(Virtual.factory("named-"));
        System.out.println(pool.submit(() -> Thread.currentThread().getName()).get());
        pool.shutdown();
    }

    static void queues() throws Exception {
        BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(3);
        ReentrantLock lock = new ReentrantLock();
        AtomicLong sum = new AtomicLong();
        List<Thread> all = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            int k = i;
            all.add(Virtual.start(() -> {
                try {
                    for (int j = 0; j < 50; j++) {
                        queue.put(k * 50 + j);
                    }
                } catch (InterruptedException e) {
                    System.out.println(e);
                }
            }));
            all.add(Virtual.start(() -> {
                try {
                    for (int j = 0; j < 50; j++) {
                        int got = queue.take();
                        lock.lock();
                        try {
                            sum.addAndGet(got);
                        } finally {
                            lock.unlock();
                        }
                    }
                } catch (InterruptedException e) {
                    System.out.println(e);
                }
            }));
        }
        for (Thread t : all) {
            t.join();
        }
        System.out.println("sum " + sum);
    }

    static void joining() throws Exception {
        Thread inner = Virtual.unstarted("inner", () -> LockSupport.parkNanos(2_000_000));
        Thread outer = Virtual.start("outer", () -> {
            try {
                inner.start();
                inner.join();
                System.out.println("joined " + inner.getState());
            } catch (InterruptedException e) {
                System.out.println(e);
            }
        });
        outer.join(10000);
        System.out.println(outer.isAlive());
        Thread never = Virtual.start(() -> LockSupport.park());
        never.join(5);
        System.out.println("still alive " + never.isAlive());
        never.interrupt();
        never.join();
    }

    static void collecting() throws Exception {
        List<Thread> all = new ArrayList<>();
        AtomicInteger ok = new AtomicInteger();
        CountDownLatch ready = new CountDownLatch(200), go = new CountDownLatch(1);
        for (int i = 0; i < 200; i++) {
            int k = i;
            all.add(Virtual.start(() -> {
                StringBuilder sb = new StringBuilder();
                sb.append("text ").append(k);
                Object[] held = {sb.toString(), new int[] {k}};
                ready.countDown();
                try {
                    go.await();
                } catch (InterruptedException e) {
                    System.out.println(e);
                }
                if (held[0].equals("text " + k) && ((int[]) held[1])[0] == k) {
                    ok.incrementAndGet();
                }
            }));
        }
        ready.await();
        System.gc();
        byte[][] garbage = new byte[64][];
        for (int i = 0; i < 2000; i++) {
            garbage[i % 64] = new byte[1000];
        }
        System.gc();
        go.countDown();
        for (Thread t : all) {
            t.join();
        }
        System.out.println("kept " + ok);
    }

    static int depth(int n) throws InterruptedException {
        if (n == 0) {
            Thread.sleep(1);
            return 0;
        }
        return 1 + depth(n - 1);
    }

    static void deep() throws Exception {
        Thread t = Virtual.start(() -> {
            try {
                System.out.println("depth " + depth(500));
            } catch (InterruptedException e) {
                System.out.println(e);
            }
        });
        t.join();
    }

    public static void main(String[] args) throws Exception {
        identity();
        lists();
        sleeping();
        parking();
        monitors();
        crowd();
        locals();
        failing();
        executors();
        queues();
        joining();
        collecting();
        deep();
        loaders();
        Virtual.start("left behind", () -> LockSupport.park());
        System.out.println("end");
    }
}
