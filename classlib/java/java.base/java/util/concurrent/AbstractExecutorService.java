// SPDX-License-Identifier: MIT
package java.util.concurrent;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;

/** An executor service over execute. */
public abstract class AbstractExecutorService implements ExecutorService {
    public AbstractExecutorService() {
    }

    protected <T> RunnableFuture<T> newTaskFor(Runnable runnable, T value) {
        return new FutureTask<T>(runnable, value);
    }

    protected <T> RunnableFuture<T> newTaskFor(Callable<T> callable) {
        return new FutureTask<T>(callable);
    }

    public Future<?> submit(Runnable task) {
        return submit(task, null);
    }

    public <T> Future<T> submit(Runnable task, T result) {
        if (task == null) throw new NullPointerException();
        RunnableFuture<T> f = newTaskFor(task, result);
        execute(f);
        return f;
    }

    public <T> Future<T> submit(Callable<T> task) {
        if (task == null) throw new NullPointerException();
        RunnableFuture<T> f = newTaskFor(task);
        execute(f);
        return f;
    }

    private <T> T any(Collection<? extends Callable<T>> tasks, boolean timed, long nanos)
            throws InterruptedException, ExecutionException, TimeoutException {
        int left = tasks.size();
        if (left == 0) throw new IllegalArgumentException();
        ArrayList<Future<T>> futures = new ArrayList<Future<T>>(left);
        ExecutorCompletionService<T> ecs = new ExecutorCompletionService<T>(this);
        long deadline = timed ? System.nanoTime() + nanos : 0;
        ExecutionException last = null;
        try {
            Iterator<? extends Callable<T>> it = tasks.iterator();
            int active = 0;
            while (true) {
                Future<T> f = active == 0 ? null : ecs.poll();
                if (f == null) {
                    if (it.hasNext()) {
                        futures.add(ecs.submit(it.next()));
                        active++;
                        continue;
                    }
                    if (active == 0) break;
                    f = timed ? ecs.poll(deadline - System.nanoTime(), TimeUnit.NANOSECONDS) : ecs.take();
                    if (f == null) throw new TimeoutException();
                }
                active--;
                try {
                    return f.get();
                } catch (ExecutionException e) {
                    last = e;
                } catch (RuntimeException e) {
                    last = new ExecutionException(e);
                }
            }
            throw last;
        } finally {
            for (int i = 0; i < futures.size(); i++) futures.get(i).cancel(true);
        }
    }

    public <T> T invokeAny(Collection<? extends Callable<T>> tasks) throws InterruptedException, ExecutionException {
        try {
            return any(tasks, false, 0);
        } catch (TimeoutException e) {
            throw new AssertionError(e);
        }
    }

    public <T> T invokeAny(Collection<? extends Callable<T>> tasks, long timeout, TimeUnit unit)
            throws InterruptedException, ExecutionException, TimeoutException {
        return any(tasks, true, unit.toNanos(timeout));
    }

    private <T> List<Future<T>> all(Collection<? extends Callable<T>> tasks, boolean timed, long nanos)
            throws InterruptedException {
        long deadline = timed ? System.nanoTime() + nanos : 0;
        ArrayList<Future<T>> futures = new ArrayList<Future<T>>(tasks.size());
        boolean done = false;
        try {
            for (Callable<T> t : tasks) futures.add(newTaskFor(t));
            for (int i = 0; i < futures.size(); i++) {
                if (timed && deadline - System.nanoTime() <= 0) return futures;
                execute((Runnable) futures.get(i));
            }
            for (int i = 0; i < futures.size(); i++) {
                Future<T> f = futures.get(i);
                try {
                    if (f.isDone()) continue;
                    if (timed) f.get(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
                    else f.get();
                } catch (ExecutionException e) {
                    continue;
                } catch (CancellationException e) {
                    continue;
                } catch (TimeoutException e) {
                    return futures;
                }
            }
            done = true;
            return futures;
        } finally {
            if (!done) for (int i = 0; i < futures.size(); i++) futures.get(i).cancel(true);
        }
    }

    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks) throws InterruptedException {
        return all(tasks, false, 0);
    }

    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks, long timeout, TimeUnit unit)
            throws InterruptedException {
        return all(tasks, true, unit.toNanos(timeout));
    }
}
