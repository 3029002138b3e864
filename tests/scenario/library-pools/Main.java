import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class Main {
    static final List<String> log = Collections.synchronizedList(new ArrayList<>());

    /** Written by threads that are on their way out, so in no order. */
    static final List<String> ends = Collections.synchronizedList(new ArrayList<>());

    interface Work {
        Object run() throws Exception;
    }

    static void tell(String what, Work w) {
        try {
            System.out.println(what + ": " + w.run());
        } catch (Exception e) {
            System.out.println(what + ": " + e.getClass().getName());
        }
    }

    /** A pool whose hooks write down what they see. */
    static class Pool extends ThreadPoolExecutor {
        Pool(int core, int max, long keepAlive, BlockingQueue<Runnable> queue) {
            super(core, max, keepAlive, TimeUnit.MILLISECONDS, queue, factory());
        }

        @Override
        protected void beforeExecute(Thread t, Runnable r) {
            log.add("before " + r + " " + (t == Thread.currentThread()) + " " + t.isInterrupted());
            if (r.toString().equals("unwanted")) {
                throw new IllegalStateException("before");
            }
        }

        @Override
        protected void afterExecute(Runnable r, Throwable t) {
            log.add("after " + r + " " + t);
        }

        @Override
        protected void terminated() {
            log.add("terminated " + isTerminating() + " " + isTerminated() + " " + getPoolSize());
        }
    }

    static ThreadFactory factory() {
        AtomicInteger n = new AtomicInteger();
        return r -> {
            Thread t = new Thread(r, "worker " + n.incrementAndGet());
            t.setUncaughtExceptionHandler((u, e) -> ends.add(u.getName() + " ends by " + e.getMessage()));
            return t;
        };
    }

    static Runnable task(String name, Runnable r) {
        return new Runnable() {
            public void run() {
                r.run();
            }

            @Override
            public String toString() {
                return name;
            }
        };
    }

    /** One that stays until it is told to go, or interrupted. */
    static class Busy implements Runnable {
        final CountDownLatch started = new CountDownLatch(1), go = new CountDownLatch(1);
        final String name;

        Busy(String name) {
            this.name = name;
        }

        public void run() {
            started.countDown();
            try {
                go.await();
            } catch (InterruptedException e) {
                log.add(name + " interrupted");
            }
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static String state(ThreadPoolExecutor p) {
        return p.toString().replaceAll(".*\\[", "[") + " largest " + p.getLargestPoolSize() + " tasks "
            + p.getTaskCount();
    }

    static void flush(String what) {
        System.out.println(what + ": " + log);
        log.clear();
    }

    static void awaitPoolSize(ThreadPoolExecutor p, int n) throws Exception {
        while (p.getPoolSize() != n) {
            Thread.sleep(1);
        }
    }

    static void awaitCompleted(ThreadPoolExecutor p, int n) throws Exception {
        while (p.getCompletedTaskCount() != n || p.getActiveCount() != 0) {
            Thread.sleep(1);
        }
    }

    static void refused() {
        LinkedBlockingQueue<Runnable> q = new LinkedBlockingQueue<>();
        int[][] sizes = {{-1, 1, 0}, {0, 0, 0}, {2, 1, 0}, {1, 1, -1}};
        for (int[] s : sizes) {
            tell("sizes", () -> new ThreadPoolExecutor(s[0], s[1], s[2], TimeUnit.SECONDS, q));
        }
        tell("no unit", () -> new ThreadPoolExecutor(1, 1, 1, null, q));
        tell("no queue", () -> new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, null));
        tell("no factory", () -> new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, q, (ThreadFactory) null));
        ThreadPoolExecutor p = new ThreadPoolExecutor(2, 3, 0, TimeUnit.SECONDS, q);
        Work[] wrong = {() -> p.submit((Runnable) null), () -> {
            p.execute(null);
            return 0;
        }, () -> {
            p.setCorePoolSize(4);
            return 0;
        }, () -> {
            p.setCorePoolSize(-1);
            return 0;
        }, () -> {
            p.setMaximumPoolSize(1);
            return 0;
        }, () -> {
            p.setMaximumPoolSize(0);
            return 0;
        }, () -> {
            p.setKeepAliveTime(-1, TimeUnit.SECONDS);
            return 0;
        }, () -> {
            p.allowCoreThreadTimeOut(true);
            return 0;
        }, () -> {
            p.setThreadFactory(null);
            return 0;
        }, () -> {
            p.setRejectedExecutionHandler(null);
            return 0;
        }};
        for (Work w : wrong) {
            tell("setting", w);
        }
        System.out.println(state(p) + " " + p.getKeepAliveTime(TimeUnit.DAYS) + " " + p.allowsCoreThreadTimeOut());
        p.shutdown();
        System.out.println(state(p) + " " + p.isTerminated());
    }

    static void growth() throws Exception {
        ThreadPoolExecutor p = new ThreadPoolExecutor(1, 2, 1, TimeUnit.DAYS, new ArrayBlockingQueue<>(1), factory());
        Busy[] all = new Busy[4];
        for (int i = 0; i < 3; i++) {
            all[i] = new Busy("task " + i);
            p.execute(all[i]);
            System.out.println(state(p) + " queue " + p.getQueue());
        }
        all[0].started.await();
        all[2].started.await();
        tell("one too many", () -> {
            p.execute(new Busy("task 3"));
            return "taken";
        });
        try {
            p.execute(task("fourth", null));
        } catch (RejectedExecutionException e) {
            System.out.println(e.getMessage().replaceAll("@[0-9a-f]+", ""));
        }
        p.setRejectedExecutionHandler(new ThreadPoolExecutor.CallerRunsPolicy());
        p.execute(() -> System.out.println("by the caller: " + Thread.currentThread().getName()));
        p.setRejectedExecutionHandler(new ThreadPoolExecutor.DiscardPolicy());
        p.execute(() -> System.out.println("never"));
        p.setRejectedExecutionHandler(new ThreadPoolExecutor.DiscardOldestPolicy());
        p.execute(all[3] = new Busy("task 3"));
        System.out.println(p.getQueue());
        for (Busy b : all) {
            b.go.countDown();
        }
        awaitCompleted(p, 3);
        System.out.println(state(p));
        p.setKeepAliveTime(1, TimeUnit.MILLISECONDS);
        awaitPoolSize(p, 1);
        System.out.println("one is left: " + state(p));
        p.allowCoreThreadTimeOut(true);
        awaitPoolSize(p, 0);
        System.out.println("none is left: " + state(p));
        p.execute(() -> log.add("by " + Thread.currentThread().getName()));
        p.shutdown();
        System.out.println(p.awaitTermination(1, TimeUnit.DAYS) + " " + p.getCompletedTaskCount());
        flush("growth");
    }

    static void hooks() throws Exception {
        Pool p = new Pool(1, 1, 0, new LinkedBlockingQueue<>());
        CountDownLatch queued = new CountDownLatch(1); // else one might be taken by a worker of its own
        p.execute(task("good", () -> log.add("runs")));
        p.execute(task("bad", () -> {
            try {
                queued.await();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            throw new IllegalArgumentException("bad one");
        }));
        p.execute(task("unwanted", () -> log.add("never")));
        p.execute(task("own interrupt", () -> Thread.currentThread().interrupt()));
        p.execute(task("last", () -> log.add("interrupted " + Thread.currentThread().isInterrupted() + " "
            + Thread.currentThread().getName())));
        queued.countDown();
        p.shutdown();
        tell("after shutdown", () -> {
            p.execute(task("late", null));
            return "taken";
        });
        System.out.println(p.awaitTermination(1, TimeUnit.DAYS) + " " + p.getCompletedTaskCount());
        for (String s : log.toArray(new String[0])) {
            System.out.println("  " + s);
        }
        log.clear();
        while (ends.size() < 2) {
            Thread.sleep(1);
        }
        Collections.sort(ends);
        System.out.println(ends);
    }

    static void ends() throws Exception {
        Pool p = new Pool(2, 2, 0, new LinkedBlockingQueue<>());
        Busy a = new Busy("a");
        p.execute(a);
        p.execute(task("quick", () -> { }));
        awaitPoolSize(p, 2);
        a.started.await();
        p.execute(task("quicker", () -> { }));
        while (p.getCompletedTaskCount() < 2) {
            Thread.sleep(1);
        }
        log.clear();
        p.shutdown();
        awaitPoolSize(p, 1);
        System.out.println(state(p) + " " + p.isShutdown() + " " + p.isTerminating() + " " + p.isTerminated() + " "
            + p.awaitTermination(1, TimeUnit.MILLISECONDS));
        a.go.countDown();
        System.out.println(p.awaitTermination(1, TimeUnit.DAYS) + " " + p.isTerminating());
        flush("the idle one went at once");
        Pool q = new Pool(1, 1, 0, new LinkedBlockingQueue<>());
        Busy b = new Busy("b");
        q.execute(b);
        q.execute(task("waiting", () -> log.add("never")));
        FutureTask<String> f = new FutureTask<>(() -> "never");
        q.execute(f);
        b.started.await();
        f.cancel(false);
        q.purge();
        System.out.println("purged: " + q.getQueue());
        System.out.println("left: " + q.shutdownNow() + " " + q.awaitTermination(1, TimeUnit.DAYS));
        flush("stopped");
        System.out.println(q.isTerminated() + " " + q.getPoolSize() + " " + q.getCompletedTaskCount());
    }

    static void starts() throws Exception {
        LinkedBlockingQueue<Runnable> q = new LinkedBlockingQueue<>();
        ThreadPoolExecutor p = new ThreadPoolExecutor(2, 5, 0, TimeUnit.SECONDS, q, factory());
        System.out.println(p.prestartCoreThread() + " " + p.prestartAllCoreThreads() + " " + p.prestartCoreThread()
            + " " + p.getPoolSize());
        Busy[] all = new Busy[4];
        for (int i = 0; i < all.length; i++) {
            p.execute(all[i] = new Busy("task " + i));
        }
        p.setCorePoolSize(5);
        for (Busy b : all) {
            b.started.await();
        }
        System.out.println("a larger core " + (p.getPoolSize() >= 4) + " " + q);
        for (Busy b : all) {
            b.go.countDown();
        }
        awaitCompleted(p, 4);
        p.setCorePoolSize(1);
        awaitPoolSize(p, 1);
        System.out.println("a smaller core " + p.toString().replaceAll(".*\\[", "["));
        p.shutdown();
        p.awaitTermination(1, TimeUnit.DAYS); // until then its worker may take what comes into the queue
        ThreadPoolExecutor none = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, q, r -> null);
        none.execute(() -> System.out.println("never"));
        System.out.println("a factory that makes nothing " + state(none) + " " + none.shutdownNow().size());
        ThreadPoolExecutor zero = new ThreadPoolExecutor(0, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        System.out.println("no core " + zero.submit(() -> "done").get());
        zero.shutdown();
        System.out.println(zero.awaitTermination(1, TimeUnit.DAYS));
        ThreadPoolExecutor hand = new ThreadPoolExecutor(0, 3, 1, TimeUnit.DAYS, new SynchronousQueue<>());
        Busy x = new Busy("x"), y = new Busy("y");
        hand.execute(x);
        hand.execute(y);
        System.out.println("from hand to hand " + hand.getPoolSize());
        x.go.countDown();
        y.go.countDown();
        hand.shutdown();
        System.out.println(hand.awaitTermination(1, TimeUnit.DAYS) + " " + hand.getCompletedTaskCount());
    }

    static void scheduled() throws Exception {
        ScheduledThreadPoolExecutor p = new ScheduledThreadPoolExecutor(1, factory());
        CountDownLatch three = new CountDownLatch(3);
        p.scheduleAtFixedRate(three::countDown, 0, 1, TimeUnit.MILLISECONDS);
        three.await();
        p.schedule(() -> log.add("soon"), 2, TimeUnit.MILLISECONDS);
        p.shutdown();
        System.out.println("scheduled " + p.awaitTermination(1, TimeUnit.DAYS));
        flush("kept after shutdown");
        ScheduledThreadPoolExecutor q = new ScheduledThreadPoolExecutor(0);
        q.schedule(() -> log.add("never"), 1, TimeUnit.DAYS);
        System.out.println("stopped " + q.shutdownNow().size() + " " + q.awaitTermination(1, TimeUnit.DAYS));
        flush("nothing");
    }

    /** Pools that many use at once, and that end while they do. */
    static void crowd() throws Exception {
        for (int round = 0; round < 20; round++) {
            ThreadPoolExecutor p = new ThreadPoolExecutor(round % 3, 4, 1, TimeUnit.MICROSECONDS,
                new LinkedBlockingQueue<>(3 + round), new ThreadPoolExecutor.CallerRunsPolicy());
            AtomicInteger done = new AtomicInteger();
            Thread[] all = new Thread[4];
            for (int i = 0; i < all.length; i++) {
                all[i] = new Thread(() -> {
                    for (int n = 0; n < 50; n++) {
                        p.execute(done::incrementAndGet);
                    }
                });
                all[i].start();
            }
            for (Thread t : all) {
                t.join();
            }
            p.shutdown();
            if (!p.awaitTermination(1, TimeUnit.DAYS) || done.get() != 200 || p.getPoolSize() != 0) {
                System.out.println("round " + round + ": " + done + " " + state(p));
            }
        }
        System.out.println("crowd");
    }

    public static void main(String[] args) throws Exception {
        refused();
        growth();
        hooks();
        ends();
        starts();
        scheduled();
        crowd();
    }
}
