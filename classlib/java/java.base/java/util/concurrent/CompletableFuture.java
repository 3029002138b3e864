// SPDX-License-Identifier: MIT
package java.util.concurrent;

import java.util.ArrayDeque;
import java.util.Objects;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import jdk.internal.misc.Unsafe;

/**
 * A future that can be completed, with the stages that depend on it.
 *
 * <p>result is null while it is not complete, then the value, NULL, or a Failure. The stages that wait for it are a
 * stack of {@link Stage}; completion takes the stack and tries each. A stage is tried by each of its sources and by
 * whoever adds it, and runs once: when what it needs is there and it wins its claim.
 */
public class CompletableFuture<T> implements Future<T>, CompletionStage<T> {
    /** Marks what runs asynchronously, for debuggers. */
    public static interface AsynchronousCompletionTask {
    }

    private static final Unsafe U = Unsafe.getUnsafe();
    private static final long RESULT = U.objectFieldOffset(CompletableFuture.class, "result"),
            STAGES = U.objectFieldOffset(CompletableFuture.class, "stages"),
            CLAIMED = U.objectFieldOffset(Stage.class, "claimed");
    private static final Failure NULL = new Failure(null);

    private static final class Failure {
        final Throwable ex;

        Failure(Throwable ex) {
            this.ex = ex;
        }
    }

    private static final int APPLY = 0, ACCEPT = 1, RUN = 2, COMBINE = 3, ACCEPT_BOTH = 4, RUN_BOTH = 5, COMPOSE = 6,
            HANDLE = 7, WHEN = 8, EXCEPTIONALLY = 9, EXCEPTIONALLY_COMPOSE = 10, RELAY = 11, WAKE = 12;

    private volatile Object result;
    private volatile Link stages;

    /** A place of a stage in one stack. */
    private static final class Link {
        final Stage stage;
        final Link next;

        Link(Stage stage, Link next) {
            this.stage = stage;
            this.next = next;
        }
    }

    /** Something to do when its sources are complete: both, or (either) one of them. */
    private static final class Stage implements Runnable, AsynchronousCompletionTask {
        final int kind;
        final CompletableFuture<Object> first, second, target;
        final boolean either;
        final Executor executor;
        final Object function;
        private volatile int claimed;
        private Object a, b;

        Stage(int kind, CompletableFuture<Object> first, CompletableFuture<Object> second, boolean either,
                CompletableFuture<Object> target, Executor executor, Object function) {
            this.kind = kind;
            this.first = first;
            this.second = second;
            this.either = either;
            this.target = target;
            this.executor = executor;
            this.function = function;
        }

        /** Runs it if it can be run; true if the target completed by that. */
        boolean attempt() {
            Object x = first.result, y = second == null ? null : second.result;
            if (either) {
                if (x == null) x = y;
                if (x == null) return false;
            } else if (x == null || second != null && y == null) {
                return false;
            }
            if (!U.compareAndSetInt(this, CLAIMED, 0, 1)) return false;
            a = x;
            b = y;
            if (executor == null) return fire();
            if (fails() != null && kind < HANDLE) return target.end(wrap(fails()));
            try {
                executor.execute(this);
            } catch (Throwable t) {
                return target.end(wrap(t));
            }
            return false;
        }

        private Throwable fails() {
            if (a instanceof Failure && ((Failure) a).ex != null) return ((Failure) a).ex;
            return !either && b instanceof Failure ? ((Failure) b).ex : null;
        }

        @Override
        public void run() {
            if (fire()) target.post();
        }

        private static Object value(Object r) {
            return r == NULL ? null : r;
        }

        @SuppressWarnings("unchecked")
        private boolean fire() {
            Throwable ex = fails();
            if (kind == WAKE) {
                LockSupport.unpark((Thread) function);
                return false;
            }
            if (kind == RELAY) return target.end(ex != null ? wrap(ex) : a);
            if (target.result != null) return false;
            if (ex != null && kind < HANDLE) return target.end(wrap(ex));
            Object x = ex == null ? value(a) : null;
            try {
                switch (kind) {
                case APPLY: return target.end(box(((Function<Object, Object>) function).apply(x)));
                case ACCEPT:
                    ((Consumer<Object>) function).accept(x);
                    return target.end(NULL);
                case RUN:
                case RUN_BOTH:
                    ((Runnable) function).run();
                    return target.end(NULL);
                case COMBINE: return target.end(box(((BiFunction<Object, Object, Object>) function).apply(x,
                        value(b))));
                case ACCEPT_BOTH:
                    ((BiConsumer<Object, Object>) function).accept(x, value(b));
                    return target.end(NULL);
                case HANDLE: return target.end(box(((BiFunction<Object, Throwable, Object>) function).apply(x, ex)));
                case WHEN: return when(x, ex);
                case EXCEPTIONALLY:
                    return target.end(ex == null ? a : box(((Function<Throwable, Object>) function).apply(ex)));
                case COMPOSE: return relay(((Function<Object, CompletionStage<Object>>) function).apply(x));
                default:
                    if (ex == null) return target.end(a);
                    return relay(((Function<Throwable, CompletionStage<Object>>) function).apply(ex));
                }
            } catch (Throwable t) {
                return target.end(wrap(t));
            }
        }

        @SuppressWarnings("unchecked")
        private boolean when(Object x, Throwable ex) {
            try {
                ((BiConsumer<Object, Throwable>) function).accept(x, ex);
            } catch (Throwable t) {
                if (ex == null) return target.end(wrap(t));
                if (ex != t) ex.addSuppressed(t);
            }
            return target.end(ex == null ? a : wrap(ex));
        }

        private boolean relay(CompletionStage<Object> s) {
            CompletableFuture<Object> f = s.toCompletableFuture();
            Stage r = new Stage(RELAY, f, null, false, target, null, null);
            if (f.result == null) f.push(r);
            return r.attempt();
        }
    }

    public CompletableFuture() {
    }

    private static Object box(Object v) {
        return v == null ? NULL : v;
    }

    private static Failure wrap(Throwable t) {
        return new Failure(t instanceof CompletionException ? t : new CompletionException(t));
    }

    private boolean end(Object r) {
        return U.compareAndSetReference(this, RESULT, null, r);
    }

    private void push(Stage s) {
        Link l;
        do l = stages; while (!U.compareAndSetReference(this, STAGES, l, new Link(s, l)));
    }

    /**
     * Tries the stages of this future, and those of the ones that complete by that; newest first, without recursion.
     */
    private void post() {
        ArrayDeque<CompletableFuture<?>> todo = new ArrayDeque<CompletableFuture<?>>();
        todo.push(this);
        while (!todo.isEmpty()) {
            CompletableFuture<?> f = todo.peek();
            Link l;
            do l = f.stages; while (l != null && !U.compareAndSetReference(f, STAGES, l, l.next));
            if (l == null) {
                todo.pop();
                continue;
            }
            if (l.stage.attempt() && l.stage.target != null) todo.push(l.stage.target);
        }
    }

    @SuppressWarnings("unchecked")
    private <R> CompletableFuture<R> dependent(int kind, CompletionStage<?> other, boolean either, Executor e,
            Object fn) {
        if (fn == null) throw new NullPointerException();
        CompletableFuture<Object> second = null;
        if (kind == COMBINE || kind == ACCEPT_BOTH || kind == RUN_BOTH || either)
            second = (CompletableFuture<Object>) other.toCompletableFuture();
        CompletableFuture<Object> target = (CompletableFuture<Object>) (CompletableFuture<?>) newIncompleteFuture();
        Stage s = new Stage(kind, (CompletableFuture<Object>) (CompletableFuture<?>) this, second, either, target, e,
                fn);
        if (result == null) push(s);
        if (second != null && second.result == null) second.push(s);
        if (s.attempt()) target.post();
        return (CompletableFuture<R>) (CompletableFuture<?>) target;
    }

    private static Executor check(Executor e) {
        if (e == null) throw new NullPointerException();
        return e;
    }

    private static final class ThreadPerTask implements Executor {
        public void execute(Runnable r) {
            new Thread(check(r)).start();
        }

        private static Runnable check(Runnable r) {
            if (r == null) throw new NullPointerException();
            return r;
        }
    }

    private static final class Async {
        static final Executor EXECUTOR = ForkJoinPool.getCommonPoolParallelism() > 1 ? ForkJoinPool.commonPool()
                : new ThreadPerTask();
    }

    /** A task of supplyAsync or runAsync. */
    private static final class Task<T> implements Runnable, AsynchronousCompletionTask {
        private final CompletableFuture<T> target;
        private final Supplier<? extends T> supplier;
        private final Runnable action;

        Task(CompletableFuture<T> target, Supplier<? extends T> supplier, Runnable action) {
            this.target = target;
            this.supplier = supplier;
            this.action = action;
        }

        @Override
        public void run() {
            if (target.result == null) {
                try {
                    if (supplier != null) {
                        target.end(box(supplier.get()));
                    } else {
                        action.run();
                        target.end(NULL);
                    }
                } catch (Throwable t) {
                    target.end(wrap(t));
                }
            }
            target.post();
        }
    }

    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier) {
        return supplyAsync(supplier, Async.EXECUTOR);
    }

    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier, Executor executor) {
        return async(Objects.requireNonNull(supplier), null, executor);
    }

    private static <U> CompletableFuture<U> async(Supplier<U> supplier, Runnable action, Executor executor) {
        CompletableFuture<U> f = new CompletableFuture<U>();
        check(executor).execute(new Task<U>(f, supplier, action));
        return f;
    }

    public static CompletableFuture<Void> runAsync(Runnable runnable) {
        return runAsync(runnable, Async.EXECUTOR);
    }

    public static CompletableFuture<Void> runAsync(Runnable runnable, Executor executor) {
        return async(null, Objects.requireNonNull(runnable), executor);
    }

    public static <U> CompletableFuture<U> completedFuture(U value) {
        CompletableFuture<U> f = new CompletableFuture<U>();
        f.result = box(value);
        return f;
    }

    public boolean isDone() {
        return result != null;
    }

    /** Waits for the result; null if the time ran out. */
    private Object await(boolean interruptible, boolean timed, long nanos) throws InterruptedException {
        if (result != null) return result;
        if (interruptible && Thread.interrupted()) throw new InterruptedException();
        long deadline = timed ? System.nanoTime() + nanos : 0;
        boolean interrupted = false, pushed = false;
        ForkJoinPool pool = ForkJoinTask.getPool();
        if (pool != null) pool.blocking(1);
        try {
            while (result == null) {
                long left = timed ? deadline - System.nanoTime() : 0;
                if (timed && left <= 0) return null;
                if (!pushed) {
                    @SuppressWarnings("unchecked")
                    CompletableFuture<Object> me = (CompletableFuture<Object>) this;
                    push(new Stage(WAKE, me, null, false, null, null, Thread.currentThread()));
                    pushed = true;
                    continue;
                }
                if (timed) LockSupport.parkNanos(this, left);
                else LockSupport.park(this);
                if (Thread.interrupted()) {
                    if (interruptible && result == null) throw new InterruptedException();
                    interrupted = true;
                }
            }
        } finally {
            if (pool != null) pool.blocking(-1);
            if (interrupted) Thread.currentThread().interrupt();
        }
        return result;
    }

    @SuppressWarnings("unchecked")
    private T reportGet(Object r) throws ExecutionException {
        if (!(r instanceof Failure)) return (T) r;
        Throwable x = ((Failure) r).ex;
        if (x == null) return null;
        if (x instanceof CancellationException) throw (CancellationException) x;
        if (x instanceof CompletionException && x.getCause() != null) x = x.getCause();
        throw new ExecutionException(x);
    }

    @SuppressWarnings("unchecked")
    private T reportJoin(Object r) {
        if (!(r instanceof Failure)) return (T) r;
        Throwable x = ((Failure) r).ex;
        if (x == null) return null;
        if (x instanceof CancellationException) throw (CancellationException) x;
        throw x instanceof CompletionException ? (CompletionException) x : new CompletionException(x);
    }

    public T get() throws InterruptedException, ExecutionException {
        return reportGet(await(true, false, 0));
    }

    public T get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        Object r = await(true, true, unit.toNanos(timeout));
        if (r == null) throw new TimeoutException();
        return reportGet(r);
    }

    public T join() {
        try {
            return reportJoin(await(false, false, 0));
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public T getNow(T valueIfAbsent) {
        Object r = result;
        return r == null ? valueIfAbsent : reportJoin(r);
    }

    public boolean complete(T value) {
        boolean won = end(box(value));
        post();
        return won;
    }

    public boolean completeExceptionally(Throwable ex) {
        if (ex == null) throw new NullPointerException();
        boolean won = end(new Failure(ex));
        post();
        return won;
    }

    public <U> CompletableFuture<U> thenApply(Function<? super T, ? extends U> fn) {
        return dependent(APPLY, null, false, null, fn);
    }

    public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> fn) {
        return dependent(APPLY, null, false, defaultExecutor(), fn);
    }

    public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> fn, Executor executor) {
        return dependent(APPLY, null, false, check(executor), fn);
    }

    public CompletableFuture<Void> thenAccept(Consumer<? super T> action) {
        return dependent(ACCEPT, null, false, null, action);
    }

    public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> action) {
        return dependent(ACCEPT, null, false, defaultExecutor(), action);
    }

    public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> action, Executor executor) {
        return dependent(ACCEPT, null, false, check(executor), action);
    }

    public CompletableFuture<Void> thenRun(Runnable action) {
        return dependent(RUN, null, false, null, action);
    }

    public CompletableFuture<Void> thenRunAsync(Runnable action) {
        return dependent(RUN, null, false, defaultExecutor(), action);
    }

    public CompletableFuture<Void> thenRunAsync(Runnable action, Executor executor) {
        return dependent(RUN, null, false, check(executor), action);
    }

    public <U, V> CompletableFuture<V> thenCombine(CompletionStage<?
            extends U> other, BiFunction<? super T, ? super U, ? extends V> fn) {
        return dependent(COMBINE, other, false, null, fn);
    }

    public <U, V> CompletableFuture<V> thenCombineAsync(CompletionStage<?
            extends U> other, BiFunction<? super T, ? super U, ? extends V> fn) {
        return dependent(COMBINE, other, false, defaultExecutor(), fn);
    }

    public <U, V> CompletableFuture<V> thenCombineAsync(CompletionStage<?
            extends U> other, BiFunction<? super T, ? super U, ? extends V> fn, Executor executor) {
        return dependent(COMBINE, other, false, check(executor), fn);
    }

    public <U> CompletableFuture<Void> thenAcceptBoth(CompletionStage<?
            extends U> other, BiConsumer<? super T, ? super U> action) {
        return dependent(ACCEPT_BOTH, other, false, null, action);
    }

    public <U> CompletableFuture<Void> thenAcceptBothAsync(CompletionStage<?
            extends U> other, BiConsumer<? super T, ? super U> action) {
        return dependent(ACCEPT_BOTH, other, false, defaultExecutor(), action);
    }

    public <U> CompletableFuture<Void> thenAcceptBothAsync(CompletionStage<?
            extends U> other, BiConsumer<? super T, ? super U> action, Executor executor) {
        return dependent(ACCEPT_BOTH, other, false, check(executor), action);
    }

    public CompletableFuture<Void> runAfterBoth(CompletionStage<?> other, Runnable action) {
        return dependent(RUN_BOTH, other, false, null, action);
    }

    public CompletableFuture<Void> runAfterBothAsync(CompletionStage<?> other, Runnable action) {
        return dependent(RUN_BOTH, other, false, defaultExecutor(), action);
    }

    public CompletableFuture<Void> runAfterBothAsync(CompletionStage<?> other, Runnable action, Executor executor) {
        return dependent(RUN_BOTH, other, false, check(executor), action);
    }

    public <U> CompletableFuture<U> applyToEither(CompletionStage<? extends T> other, Function<? super T, U> fn) {
        return dependent(APPLY, other, true, null, fn);
    }

    public <U> CompletableFuture<U> applyToEitherAsync(CompletionStage<? extends T> other, Function<? super T, U> fn) {
        return dependent(APPLY, other, true, defaultExecutor(), fn);
    }

    public <U> CompletableFuture<U> applyToEitherAsync(CompletionStage<?
            extends T> other, Function<? super T, U> fn, Executor executor) {
        return dependent(APPLY, other, true, check(executor), fn);
    }

    public CompletableFuture<Void> acceptEither(CompletionStage<? extends T> other, Consumer<? super T> action) {
        return dependent(ACCEPT, other, true, null, action);
    }

    public CompletableFuture<Void> acceptEitherAsync(CompletionStage<? extends T> other, Consumer<? super T> action) {
        return dependent(ACCEPT, other, true, defaultExecutor(), action);
    }

    public CompletableFuture<Void> acceptEitherAsync(CompletionStage<?
            extends T> other, Consumer<? super T> action, Executor executor) {
        return dependent(ACCEPT, other, true, check(executor), action);
    }

    public CompletableFuture<Void> runAfterEither(CompletionStage<?> other, Runnable action) {
        return dependent(RUN, other, true, null, action);
    }

    public CompletableFuture<Void> runAfterEitherAsync(CompletionStage<?> other, Runnable action) {
        return dependent(RUN, other, true, defaultExecutor(), action);
    }

    public CompletableFuture<Void> runAfterEitherAsync(CompletionStage<?> other, Runnable action, Executor executor) {
        return dependent(RUN, other, true, check(executor), action);
    }

    public <U> CompletableFuture<U> thenCompose(Function<? super T, ? extends CompletionStage<U>> fn) {
        return dependent(COMPOSE, null, false, null, fn);
    }

    public <U> CompletableFuture<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> fn) {
        return dependent(COMPOSE, null, false, defaultExecutor(), fn);
    }

    public <U> CompletableFuture<U> thenComposeAsync(Function<? super T, ?
            extends CompletionStage<U>> fn, Executor executor) {
        return dependent(COMPOSE, null, false, check(executor), fn);
    }

    public <U> CompletableFuture<U> handle(BiFunction<? super T, Throwable, ? extends U> fn) {
        return dependent(HANDLE, null, false, null, fn);
    }

    public <U> CompletableFuture<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> fn) {
        return dependent(HANDLE, null, false, defaultExecutor(), fn);
    }

    public <U> CompletableFuture<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> fn, Executor executor) {
        return dependent(HANDLE, null, false, check(executor), fn);
    }

    public CompletableFuture<T> whenComplete(BiConsumer<? super T, ? super Throwable> action) {
        return dependent(WHEN, null, false, null, action);
    }

    public CompletableFuture<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> action) {
        return dependent(WHEN, null, false, defaultExecutor(), action);
    }

    public CompletableFuture<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> action, Executor executor) {
        return dependent(WHEN, null, false, check(executor), action);
    }

    public CompletableFuture<T> exceptionally(Function<Throwable, ? extends T> fn) {
        return dependent(EXCEPTIONALLY, null, false, null, fn);
    }

    public CompletableFuture<T> exceptionallyAsync(Function<Throwable, ? extends T> fn) {
        return dependent(EXCEPTIONALLY, null, false, defaultExecutor(), fn);
    }

    public CompletableFuture<T> exceptionallyAsync(Function<Throwable, ? extends T> fn, Executor executor) {
        return dependent(EXCEPTIONALLY, null, false, check(executor), fn);
    }

    public CompletableFuture<T> exceptionallyCompose(Function<Throwable, ? extends CompletionStage<T>> fn) {
        return dependent(EXCEPTIONALLY_COMPOSE, null, false, null, fn);
    }

    public CompletableFuture<T> exceptionallyComposeAsync(Function<Throwable, ? extends CompletionStage<T>> fn) {
        return dependent(EXCEPTIONALLY_COMPOSE, null, false, defaultExecutor(), fn);
    }

    public CompletableFuture<T> exceptionallyComposeAsync(Function<Throwable, ?
            extends CompletionStage<T>> fn, Executor executor) {
        return dependent(EXCEPTIONALLY_COMPOSE, null, false, check(executor), fn);
    }

    public CompletableFuture<T> toCompletableFuture() {
        return this;
    }

    public static CompletableFuture<Void> allOf(CompletableFuture<?>... cfs) {
        return all(cfs, 0, cfs.length);
    }

    private static final Runnable NOTHING = new Runnable() {
        public void run() {
        }
    };

    private static CompletableFuture<Void> all(CompletableFuture<?>[] cfs, int from, int to) {
        if (from == to) return completedFuture(null);
        if (to - from == 1) return cfs[from].dependent(RUN, null, false, null, NOTHING);
        int mid = from + to >>> 1;
        return all(cfs, from, mid).dependent(RUN_BOTH, all(cfs, mid, to), false, null, NOTHING);
    }

    @SuppressWarnings("unchecked")
    public static CompletableFuture<Object> anyOf(CompletableFuture<?>... cfs) {
        CompletableFuture<Object> any = new CompletableFuture<Object>();
        for (int i = 0; i < cfs.length; i++) {
            CompletableFuture<Object> f = (CompletableFuture<Object>) cfs[i];
            Stage s = new Stage(RELAY, f, null, false, any, null, null);
            if (f.result == null) f.push(s);
            if (s.attempt()) {
                any.post();
                break;
            }
        }
        return any;
    }

    public boolean cancel(boolean mayInterruptIfRunning) {
        boolean won = end(new Failure(new CancellationException()));
        post();
        return won || isCancelled();
    }

    public boolean isCancelled() {
        Object r = result;
        return r instanceof Failure && ((Failure) r).ex instanceof CancellationException;
    }

    public boolean isCompletedExceptionally() {
        Object r = result;
        return r instanceof Failure && r != NULL;
    }

    public void obtrudeValue(T value) {
        result = box(value);
        post();
    }

    public void obtrudeException(Throwable ex) {
        if (ex == null) throw new NullPointerException();
        result = new Failure(ex);
        post();
    }

    public int getNumberOfDependents() {
        int n = 0;
        for (Link l = stages; l != null; l = l.next) n++;
        return n;
    }

    public String toString() {
        Object r = result;
        int n = getNumberOfDependents();
        String s;
        if (r == null) s = n == 0 ? "[Not completed]" : "[Not completed, " + n + " dependents]";
        else s = isCompletedExceptionally() ? "[Completed exceptionally: " + ((Failure) r).ex + "]"
                : "[Completed normally]";
        return super.toString() + s;
    }

    public <U> CompletableFuture<U> newIncompleteFuture() {
        return new CompletableFuture<U>();
    }

    public Executor defaultExecutor() {
        return Async.EXECUTOR;
    }

    public CompletableFuture<T> copy() {
        return thenApply(Function.<T>identity());
    }

    public CompletionStage<T> minimalCompletionStage() {
        return new Minimal<T>(this);
    }

    public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier, Executor executor) {
        if (supplier == null) throw new NullPointerException();
        check(executor).execute(new Task<T>(this, supplier, null));
        return this;
    }

    public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier) {
        return completeAsync(supplier, defaultExecutor());
    }

    /** The thread that waits for delays. */
    private static final class Delayer {
        static final ScheduledThreadPoolExecutor TIMER = new ScheduledThreadPoolExecutor(1, new ThreadFactory() {
            public Thread newThread(Runnable r) {
                Thread t = new Thread(r, "CompletableFutureDelayScheduler");
                t.setDaemon(true);
                return t;
            }
        });

        static {
            TIMER.setRemoveOnCancelPolicy(true);
        }
    }

    /** Does something to this future after a while, unless it is complete by then. */
    private CompletableFuture<T> later(Runnable r, long delay, TimeUnit unit) {
        if (unit == null) throw new NullPointerException();
        if (result == null) {
            final Future<?> timer = Delayer.TIMER.schedule(r, delay, unit);
            whenComplete(new BiConsumer<T, Throwable>() {
                public void accept(T v, Throwable ex) {
                    if (!timer.isDone()) timer.cancel(false);
                }
            });
        }
        return this;
    }

    public CompletableFuture<T> orTimeout(long timeout, TimeUnit unit) {
        return later(new Runnable() {
            public void run() {
                if (!isDone()) completeExceptionally(new TimeoutException());
            }
        }, timeout, unit);
    }

    public CompletableFuture<T> completeOnTimeout(final T value, long timeout, TimeUnit unit) {
        return later(new Runnable() {
            public void run() {
                complete(value);
            }
        }, timeout, unit);
    }

    public static Executor delayedExecutor(final long delay, final TimeUnit unit, final Executor executor) {
        if (unit == null || executor == null) throw new NullPointerException();
        return new Executor() {
            public void execute(final Runnable r) {
                Delayer.TIMER.schedule(new Runnable() {
                    public void run() {
                        executor.execute(r);
                    }
                }, delay, unit);
            }
        };
    }

    public static Executor delayedExecutor(long delay, TimeUnit unit) {
        return delayedExecutor(delay, unit, Async.EXECUTOR);
    }

    public static <U> CompletionStage<U> completedStage(U value) {
        return new Minimal<U>(completedFuture(value));
    }

    public static <U> CompletableFuture<U> failedFuture(Throwable ex) {
        CompletableFuture<U> f = new CompletableFuture<U>();
        f.completeExceptionally(ex);
        return f;
    }

    public static <U> CompletionStage<U> failedStage(Throwable ex) {
        return new Minimal<U>(CompletableFuture.<U>failedFuture(ex));
    }

    /** A future of which only the methods of a stage may be used. */
    private static final class Minimal<T> extends CompletableFuture<T> {
        Minimal(CompletableFuture<T> f) {
            @SuppressWarnings("unchecked")
            CompletableFuture<Object> source = (CompletableFuture<Object>) f, me = (CompletableFuture<Object>) this;
            Stage s = new Stage(RELAY, source, null, false, me, null, null);
            if (source.result == null) source.push(s);
            if (s.attempt()) me.post();
        }

        @Override
        public CompletableFuture<T> toCompletableFuture() {
            CompletableFuture<T> f = new CompletableFuture<T>();
            @SuppressWarnings("unchecked")
            CompletableFuture<Object> me = (CompletableFuture<Object>) this, target = (CompletableFuture<Object>) f;
            Stage s = new Stage(RELAY, me, null, false, target, null, null);
            if (me.result == null) me.push(s);
            if (s.attempt()) target.post();
            return f;
        }

        @Override
        public T get() {
            throw new UnsupportedOperationException();
        }

        @Override
        public T get(long timeout, TimeUnit unit) {
            throw new UnsupportedOperationException();
        }

        @Override
        public T getNow(T valueIfAbsent) {
            throw new UnsupportedOperationException();
        }

        @Override
        public T join() {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean complete(T value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean completeExceptionally(Throwable ex) {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean cancel(boolean mayInterruptIfRunning) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void obtrudeValue(T value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void obtrudeException(Throwable ex) {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean isDone() {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean isCancelled() {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean isCompletedExceptionally() {
            throw new UnsupportedOperationException();
        }
    }
}
