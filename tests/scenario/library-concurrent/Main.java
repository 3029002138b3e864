import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.stream.*;

public class Main {
    static int line;

    static synchronized void say(Object o) {
        System.out.println(++line + ": " + o);
    }

    interface Work {
        Object run() throws Exception;
    }

    static void fails(Work w) {
        try {
            say("no failure: " + w.run());
        } catch (Exception e) {
            say(e.getClass().getName() + ": " + e.getMessage()
                    + (e.getCause() == null ? "" : " <- " + e.getCause()));
        }
    }

    static volatile int ofClass;

    static void refusals() {
        try {
            say(AtomicIntegerFieldUpdater.newUpdater(Main.class, "ofClass"));
        } catch (IllegalArgumentException e) {
            say("a field of the class is refused");
        }
        for (int i : new int[] {-1, 1}) {
            fails(() -> new AtomicIntegerArray(1).get(i));
            fails(() -> new AtomicLongArray(1).getAndSet(i, 0));
            fails(() -> new AtomicReferenceArray<>(new String[1]).compareAndSet(i, null, ""));
        }
    }

    /** What is there already needs no waiting. */
    static void done() throws Exception {
        CompletableFuture<Integer> f = CompletableFuture.completedFuture(1);
        Thread.currentThread().interrupt();
        say(f.get() + " " + f.get(1, TimeUnit.SECONDS) + " " + Thread.interrupted());
    }

    static Thread run(Work w) {
        Thread t = new Thread(() -> {
            try {
                w.run();
            } catch (Exception e) {
                say("in thread: " + e);
            }
        });
        t.start();
        return t;
    }

    static void until(BooleanSupplierX c) throws Exception {
        while (!c.get()) Thread.sleep(1);
    }

    interface BooleanSupplierX {
        boolean get();
    }

    public static void main(String[] args) throws Exception {
        locks();
        readWrite();
        synchronizers();
        executors();
        scheduled();
        forkJoin();
        futures();
        queues();
        maps();
        atomics();
        flow();
        refusals();
        done();
    }

    static void locks() throws Exception {
        ReentrantLock l = new ReentrantLock(true);
        Condition c = l.newCondition();
        l.lock();
        l.lock();
        say(l.getHoldCount() + " " + l.isFair() + " " + l.isHeldByCurrentThread() + " " + l.hasQueuedThreads());
        l.unlock();
        boolean[] got = new boolean[1];
        Thread t = run(() -> got[0] = l.tryLock(5, TimeUnit.MILLISECONDS));
        t.join();
        say(got[0]);
        StringBuilder order = new StringBuilder();
        Thread[] ts = new Thread[3];
        for (int i = 0; i < 3; i++) {
            int n = i;
            ts[i] = run(() -> {
                l.lock();
                try {
                    order.append(n);
                } finally {
                    l.unlock();
                }
                return null;
            });
            until(() -> l.getQueueLength() == n + 1);
        }
        say(l.getQueueLength() + " " + l.hasQueuedThread(ts[1]));
        l.unlock();
        for (Thread x : ts) x.join();
        say(order + " " + l.toString().replaceAll("@.*\\[", "["));
        Thread w = run(() -> {
            l.lock();
            try {
                c.await();
                say("signalled");
                say(c.await(1, TimeUnit.MILLISECONDS));
            } finally {
                l.unlock();
            }
            return null;
        });
        until(() -> {
            l.lock();
            try {
                return l.hasWaiters(c);
            } finally {
                l.unlock();
            }
        });
        l.lock();
        c.signalAll();
        l.unlock();
        w.join();
        fails(() -> { l.unlock(); return 0; });
        fails(() -> { c.signal(); return 0; });
        l.lock();
        Thread in = run(() -> {
            try {
                l.lockInterruptibly();
                say("no");
            } catch (InterruptedException e) {
                say("interrupted " + Thread.currentThread().isInterrupted());
            }
            return null;
        });
        in.interrupt();
        in.join();
        l.unlock();
        Thread parked = run(() -> {
            LockSupport.park("blocker");
            say("unparked " + Thread.interrupted());
            return null;
        });
        until(() -> LockSupport.getBlocker(parked) != null && parked.getState() == Thread.State.WAITING);
        say(LockSupport.getBlocker(parked) + " " + parked.getState());
        LockSupport.unpark(parked);
        parked.join();
    }

    static void readWrite() throws Exception {
        ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        rw.readLock().lock();
        rw.readLock().lock();
        say(rw.getReadLockCount() + " " + rw.getReadHoldCount() + " " + rw.writeLock().tryLock());
        Thread t = run(() -> {
            say(rw.readLock().tryLock() + " " + rw.getReadLockCount());
            rw.readLock().unlock();
            return null;
        });
        t.join();
        rw.readLock().unlock();
        rw.readLock().unlock();
        rw.writeLock().lock();
        rw.readLock().lock();
        rw.writeLock().unlock();
        say(rw.isWriteLocked() + " " + rw.getReadLockCount());
        rw.readLock().unlock();
        fails(() -> { rw.readLock().unlock(); return 0; });
        StampedLock sl = new StampedLock();
        long s = sl.tryOptimisticRead();
        say(sl.validate(s));
        long w = sl.writeLock();
        say(sl.validate(s) + " " + sl.isWriteLocked() + " " + sl.tryReadLock());
        long r = sl.tryConvertToReadLock(w);
        say(sl.isReadLocked() + " " + sl.getReadLockCount() + " " + (sl.tryConvertToWriteLock(r) != 0));
        sl.tryUnlockWrite();
        fails(() -> { sl.unlockWrite(12345); return 0; });
    }

    static void synchronizers() throws Exception {
        CountDownLatch latch = new CountDownLatch(2);
        say(latch.await(1, TimeUnit.MILLISECONDS) + " " + latch.toString().replaceAll(".*\\[", "["));
        run(() -> { latch.countDown(); latch.countDown(); latch.countDown(); return 0; });
        latch.await();
        say(latch.getCount());
        CyclicBarrier b = new CyclicBarrier(3, () -> say("barrier"));
        List<Thread> ts = new ArrayList<>();
        AtomicInteger sum = new AtomicInteger();
        for (int i = 0; i < 2; i++) ts.add(run(() -> sum.addAndGet(b.await())));
        sum.addAndGet(b.await());
        for (Thread t : ts) t.join();
        say(sum + " " + b.getParties() + " " + b.getNumberWaiting() + " " + b.isBroken());
        Thread waiting = run(() -> { fails(b::await); return 0; });
        until(() -> b.getNumberWaiting() == 1);
        b.reset();
        waiting.join();
        fails(() -> b.await(1, TimeUnit.MILLISECONDS));
        say(b.isBroken());
        Semaphore sem = new Semaphore(2, true);
        sem.acquire();
        say(sem.tryAcquire(2) + " " + sem.availablePermits() + " " + sem.drainPermits() + " " + sem.availablePermits());
        sem.release(5);
        say(sem.toString().replaceAll(".*\\[", "["));
        Phaser p = new Phaser(1) {
            @Override
            protected boolean onAdvance(int phase, int parties) {
                say("phase " + phase + " " + parties);
                return phase == 2 || parties == 0;
            }
        };
        for (int i = 0; i < 2; i++) {
            p.register();
            run(() -> {
                while (!p.isTerminated()) p.arriveAndAwaitAdvance();
                return null;
            });
        }
        while (!p.isTerminated()) p.arriveAndAwaitAdvance();
        say(p.isTerminated() + " " + (p.getPhase() < 0) + " " + p.arrive());
        Exchanger<String> ex = new Exchanger<>();
        String[] other = new String[1];
        Thread e = run(() -> other[0] = ex.exchange("from thread"));
        String mine = ex.exchange("from main");
        e.join();
        say(mine + " / " + other[0]);
        fails(() -> ex.exchange("x", 1, TimeUnit.MILLISECONDS));
    }

    static void executors() throws Exception {
        ExecutorService one = Executors.newSingleThreadExecutor();
        Future<Integer> f = one.submit(() -> 42);
        say(f.get() + " " + f.isDone() + " " + f.isCancelled());
        fails(() -> one.submit(() -> { throw new java.io.IOException("work"); }).get());
        CountDownLatch hold = new CountDownLatch(1);
        Future<?> busy = one.submit(() -> { hold.await(); return 1; });
        Future<?> queued = one.submit(() -> say("never"));
        say(queued.cancel(false) + " " + queued.isCancelled());
        fails(queued::get);
        fails(() -> busy.get(1, TimeUnit.MILLISECONDS));
        one.shutdown();
        try {
            one.submit(() -> 1);
        } catch (RejectedExecutionException e) {
            say("rejected after shutdown");
        }
        say(one.isShutdown() + " " + one.isTerminated());
        hold.countDown();
        say(one.awaitTermination(10, TimeUnit.SECONDS) + " " + one.isTerminated());
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Callable<Integer>> tasks = IntStream.range(0,
                10).mapToObj(i -> (Callable<Integer>) () -> i * i).collect(Collectors.toList());
        int sum = 0;
        for (Future<Integer> r : pool.invokeAll(tasks)) sum += r.get();
        say(sum + " " + pool.invokeAny(List.of(() -> "any")));
        ExecutorCompletionService<Integer> cs = new ExecutorCompletionService<>(pool);
        for (Callable<Integer> c : tasks) cs.submit(c);
        sum = 0;
        for (int i = 0; i < 10; i++) sum += cs.take().get();
        say(sum + " " + cs.poll());
        CountDownLatch in = new CountDownLatch(1);
        Future<?> sleeping = pool.submit(() -> {
            in.countDown();
            try {
                Thread.sleep(100000);
            } catch (InterruptedException x) {
                say("cancelled while it slept");
            }
            return null;
        });
        in.await();
        sleeping.cancel(true);
        pool.shutdown();
        pool.awaitTermination(10, TimeUnit.SECONDS);
        ThreadPoolExecutor tp = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1),
                r -> new Thread(r, "own"), new ThreadPoolExecutor.CallerRunsPolicy()) {
            @Override
            protected void afterExecute(Runnable r, Throwable t) {
                say("after " + t + " " + Thread.currentThread().getName());
            }
        };
        CountDownLatch go = new CountDownLatch(1);
        tp.execute(() -> await(go));
        tp.execute(() -> say("queued task"));
        tp.execute(() -> say("in " + Thread.currentThread().getName()));
        say(tp.getQueue().size() + " " + tp.getPoolSize());
        go.countDown();
        tp.shutdown();
        tp.awaitTermination(10, TimeUnit.SECONDS);
        say(tp.getCompletedTaskCount() + " " + tp.getLargestPoolSize());
        ThreadPoolExecutor ab = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new SynchronousQueue<>());
        CountDownLatch stop = new CountDownLatch(1);
        ab.execute(() -> await(stop));
        try {
            ab.execute(() -> say("no"));
        } catch (RejectedExecutionException x) {
            say("rejected");
        }
        say(ab.shutdownNow());
        stop.countDown();
    }

    static void await(CountDownLatch l) {
        try {
            l.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    static void scheduled() throws Exception {
        ScheduledExecutorService s = Executors.newScheduledThreadPool(1);
        say(s.schedule(() -> "later", 5, TimeUnit.MILLISECONDS).get());
        AtomicInteger n = new AtomicInteger();
        CountDownLatch three = new CountDownLatch(3);
        ScheduledFuture<?> f = s.scheduleAtFixedRate(() -> { n.incrementAndGet(); three.countDown(); }, 0, 1,
                TimeUnit.MILLISECONDS);
        three.await();
        f.cancel(false);
        fails(f::get);
        ScheduledFuture<?> bad = s.scheduleWithFixedDelay(() -> { throw new IllegalStateException("once"); }, 0, 1,
                TimeUnit.MILLISECONDS);
        fails(bad::get);
        ScheduledFuture<?> far = s.schedule(() -> 1, 1, TimeUnit.DAYS);
        say(far.getDelay(TimeUnit.HOURS) + " " + (far.compareTo(s.schedule(() -> 1, 2, TimeUnit.DAYS)) < 0));
        s.shutdownNow();
        say(s.awaitTermination(10, TimeUnit.SECONDS));
    }

    static class Fib extends RecursiveTask<Integer> {
        final int n;

        Fib(int n) {
            this.n = n;
        }

        @Override
        protected Integer compute() {
            if (n < 2) return n;
            Fib a = new Fib(n - 1);
            a.fork();
            return new Fib(n - 2).compute() + a.join();
        }
    }

    static void forkJoin() throws Exception {
        ForkJoinPool p = new ForkJoinPool(3);
        say(p.invoke(new Fib(15)) + " " + p.getParallelism() + " "
                + p.submit(() -> ForkJoinTask.inForkJoinPool()).get());
        int[] a = IntStream.range(0, 1000).map(i -> 999 - i).toArray();
        p.invoke(new RecursiveAction() {
            @Override
            protected void compute() {
                sort(a, 0, a.length);
            }
        });
        say(IntStream.range(1, a.length).allMatch(i -> a[i - 1] <= a[i]));
        try {
            p.invoke(new RecursiveAction() {
                @Override
                protected void compute() {
                    throw new IllegalArgumentException("in task");
                }
            });
        } catch (IllegalArgumentException e) {
            say("task: " + e.getClass().getSimpleName());
        }
        ForkJoinTask<Integer> t = ForkJoinTask.adapt(() -> 7);
        p.execute(t);
        say(t.get() + " " + t.isCompletedNormally() + " " + t.getException());
        p.shutdown();
        say(p.awaitTermination(10, TimeUnit.SECONDS));
        Thread w = ForkJoinPool.commonPool().submit(Thread::currentThread).get();
        say(w.isDaemon() || w == Thread.currentThread());
    }

    static void sort(int[] a, int from, int to) {
        if (to - from < 20) {
            Arrays.sort(a, from, to);
            return;
        }
        int mid = (from + to) / 2;
        ForkJoinTask.invokeAll(ForkJoinTask.adapt(() -> sort(a, from, mid)), ForkJoinTask.adapt(() -> sort(a, mid,
                to)));
        int[] m = new int[to - from];
        for (int i = from, j = mid, k = 0; k < m.length; k++) m[k] = j >= to || i < mid
                && a[i] <= a[j] ? a[i++] : a[j++];
        System.arraycopy(m, 0, a, from, m.length);
    }

    static void futures() throws Exception {
        CompletableFuture<Integer> a = new CompletableFuture<>();
        CompletableFuture<String> b = a.thenApply(x -> x + 1).thenCompose(x -> CompletableFuture.completedFuture("v"
                + x));
        say(b.isDone() + " " + b.getNow("absent"));
        a.complete(41);
        say(b.get() + " " + a.complete(1) + " " + a.join());
        CompletableFuture<Integer> bad = CompletableFuture.failedFuture(new IllegalStateException("bad"));
        fails(bad::get);
        fails(bad::join);
        fails(() -> bad.thenApply(x -> x).get());
        say(bad.exceptionally(e -> -1).join() + " " + bad.handle((v, e) -> v + "/" + e.getMessage()).join());
        say(bad.thenApply(x -> x).handle((v, e) -> e.toString()).join());
        say(a.thenCombine(CompletableFuture.supplyAsync(() -> 1), Integer::sum).join());
        StringBuffer sb = new StringBuffer();
        a.thenAccept(x -> sb.append("a" + x)).thenRun(() -> sb.append("r")).join();
        a.whenComplete((v, e) -> sb.append(v).append(e)).join();
        say(sb);
        CompletableFuture<?> all = CompletableFuture.allOf(a, CompletableFuture.runAsync(() -> { }));
        say(all.join() + " " + CompletableFuture.anyOf(a, new CompletableFuture<>()).join());
        fails(() -> CompletableFuture.allOf(a, bad).join());
        CompletableFuture<Integer> never = new CompletableFuture<>();
        fails(() -> never.get(1, TimeUnit.MILLISECONDS));
        fails(() -> never.copy().orTimeout(1, TimeUnit.MILLISECONDS).get());
        say(never.copy().completeOnTimeout(9, 1, TimeUnit.MILLISECONDS).join());
        say(never.cancel(true) + " " + never.isCancelled() + " " + never.isCompletedExceptionally());
        fails(never::join);
        say(never.thenApply(x -> x).isCancelled() + " " + never.thenApply(x -> x).isCompletedExceptionally());
        say(a.applyToEither(new CompletableFuture<>(), x -> x * 2).join());
        say(a.toString().replaceAll(".*\\[", "[") + new CompletableFuture<>().toString().replaceAll(".*\\[", "[")
                + bad.toString().replaceAll(".*\\[", "["));
        Executor same = Runnable::run;
        say(CompletableFuture.supplyAsync(() -> Thread.currentThread().getName(), same).thenApplyAsync(s -> s + "!",
                same).join());
        FutureTask<String> ft = new FutureTask<>(() -> "ft");
        ft.run();
        say(ft.get() + " " + ft.toString().replaceAll(".*\\[", "["));
    }

    static void queues() throws Exception {
        ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(2);
        say(q.offer(1) + " " + q.offer(2) + " " + q.offer(3) + " " + q.remainingCapacity() + " " + q.offer(3, 1,
                TimeUnit.MILLISECONDS));
        fails(() -> q.add(4));
        Thread t = run(() -> { q.put(5); return 0; });
        say(q.take() + " " + q.take() + " " + q.take() + " " + q.poll(1, TimeUnit.MILLISECONDS));
        t.join();
        LinkedBlockingDeque<String> d = new LinkedBlockingDeque<>(List.of("a", "b"));
        d.putFirst("z");
        say(d.takeLast() + d + d.pollFirst() + d.drainTo(new ArrayList<>()));
        PriorityBlockingQueue<String> pq = new PriorityBlockingQueue<>(3, Comparator.comparing(String::length));
        pq.addAll(List.of("ccc", "a", "bb"));
        say(pq.take() + pq.take() + pq.take() + pq.poll());
        SynchronousQueue<Integer> sq = new SynchronousQueue<>();
        say(sq.offer(1) + " " + sq.size() + " " + sq.peek());
        Thread s = run(() -> { sq.put(77); return 0; });
        say(sq.take());
        s.join();
        LinkedTransferQueue<Integer> tq = new LinkedTransferQueue<>();
        Thread r = run(() -> { tq.transfer(5); return 0; });
        say(tq.take() + " " + tq.tryTransfer(1) + " " + tq.size());
        r.join();
        DelayQueue<Later> dq = new DelayQueue<>();
        dq.add(new Later("second", 20));
        dq.add(new Later("first", 1));
        say(dq.take().name + " " + dq.take().name + " " + dq.poll());
        ConcurrentLinkedQueue<Integer> cq = new ConcurrentLinkedQueue<>(List.of(1, 2, 3));
        Iterator<Integer> it = cq.iterator();
        cq.remove(2);
        cq.add(4);
        StringBuilder sb = new StringBuilder();
        it.forEachRemaining(sb::append);
        say(sb + " " + cq.poll() + cq.peek() + cq);
        CopyOnWriteArrayList<Integer> cow = new CopyOnWriteArrayList<>(List.of(1, 2));
        for (Integer i : cow) cow.add(i + 10);
        say(cow + " " + cow.addIfAbsent(1));
        fails(() -> { Iterator<Integer> i = cow.iterator(); i.next(); i.remove(); return 0; });
    }

    static class Later implements Delayed {
        final String name;
        final long at;

        Later(String name, long millis) {
            this.name = name;
            at = System.nanoTime() + millis * 1_000_000;
        }

        @Override
        public long getDelay(TimeUnit unit) {
            return unit.convert(at - System.nanoTime(), TimeUnit.NANOSECONDS);
        }

        @Override
        public int compareTo(Delayed o) {
            return Long.compare(at, ((Later) o).at);
        }
    }

    static void maps() throws Exception {
        ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) ts[i] = run(() -> { for (int k = 0; k < 1000; k++) m.merge("k" + k % 10, 1,
                Integer::sum); return 0; });
        for (Thread t : ts) t.join();
        say(new TreeMap<>(m));
        say(m.computeIfAbsent("new", k -> 5) + " " + m.computeIfPresent("new", (k, v) -> null) + " "
                + m.containsKey("new") + " "
                + m.putIfAbsent("k1", 3) + " " + m.replace("k1", 400, 1) + " " + m.remove("k1", 7) + " "
                        + m.getOrDefault("no", -1));
        say(m.reduceValues(1, Integer::sum) + " " + m.search(1, (k, v) -> v == 1 ? k : null) + " " + m.mappingCount());
        fails(() -> m.put(null, 1));
        fails(() -> m.put("x", null));
        fails(() -> m.computeIfAbsent("rec", k -> m.computeIfAbsent("rec", j -> 1)));
        Set<Integer> set = ConcurrentHashMap.newKeySet();
        say(set.add(1) + " " + set.add(1));
        ConcurrentSkipListMap<Integer, String> sk = new ConcurrentSkipListMap<>();
        for (int i = 10; i > 0; i--) sk.put(i, "v" + i);
        say(sk.headMap(4) + " " + sk.ceilingKey(11) + " " + sk.floorEntry(5) + " " + sk.descendingMap().firstKey()
                + " " + sk.pollFirstEntry());
    }

    static void atomics() {
        AtomicInteger i = new AtomicInteger(5);
        say(i.getAndIncrement() + " " + i.updateAndGet(x -> x * 2) + " " + i.accumulateAndGet(3, Math::max) + " "
                + i.compareAndSet(12, 1) + " " + i.compareAndExchange(1, 2) + " " + i);
        LongAdder la = new LongAdder();
        IntStream.range(0, 100).parallel().forEach(x -> la.add(x));
        say(la + " " + la.sumThenReset() + " " + la);
        LongAccumulator ac = new LongAccumulator(Long::max, Long.MIN_VALUE);
        ac.accumulate(4);
        ac.accumulate(2);
        say(ac);
        AtomicStampedReference<String> sr = new AtomicStampedReference<>("a", 1);
        int[] stamp = new int[1];
        say(sr.compareAndSet("a", "b", 1, 2) + " " + sr.get(stamp) + stamp[0] + " " + sr.attemptStamp("b", 9)
                + sr.getStamp());
        AtomicIntegerArray arr = new AtomicIntegerArray(3);
        arr.addAndGet(1, 7);
        say(arr + " " + arr.getAndSet(1, 3));
        AtomicReferenceFieldUpdater<Box, String> u = AtomicReferenceFieldUpdater.newUpdater(Box.class, String.class,
                "s");
        Box b = new Box();
        say(u.compareAndSet(b, null, "set") + " " + b.s + " " + u.getAndUpdate(b, x -> x + "!") + b.s);
        fails(() -> AtomicIntegerFieldUpdater.newUpdater(Box.class, "plain"));
    }

    static class Box {
        volatile String s;
        int plain;
    }

    static void flow() throws Exception {
        CountDownLatch done = new CountDownLatch(1);
        StringBuffer sb = new StringBuffer();
        try (SubmissionPublisher<Integer> p = new SubmissionPublisher<>()) {
            p.subscribe(new Flow.Subscriber<Integer>() {
                Flow.Subscription s;

                public void onSubscribe(Flow.Subscription s) {
                    this.s = s;
                    s.request(1);
                }

                public void onNext(Integer i) {
                    sb.append(i).append(' ');
                    s.request(1);
                }

                public void onError(Throwable t) {
                    sb.append(t);
                }

                public void onComplete() {
                    sb.append("complete");
                    done.countDown();
                }
            });
            for (int i = 0; i < 5; i++) p.submit(i);
        }
        done.await();
        say(sb);
        say(TimeUnit.MINUTES.toSeconds(3) + " " + TimeUnit.NANOSECONDS.convert(2, TimeUnit.MICROSECONDS) + " "
                + TimeUnit.of(java.time.temporal.ChronoUnit.DAYS));
        Timer timer = new Timer(true);
        CountDownLatch ticks = new CountDownLatch(2);
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                ticks.countDown();
            }
        }, 0, 1);
        ticks.await();
        timer.cancel();
        say(timer.purge());
    }
}
