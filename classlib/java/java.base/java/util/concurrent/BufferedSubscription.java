// SPDX-License-Identifier: MIT
package java.util.concurrent;

import java.util.ArrayDeque;
import java.util.function.BiConsumer;

/**
 * One subscriber's buffer. Its monitor guards the fields; the subscriber is called by one task at a time, without it.
 */
final class BufferedSubscription<T> implements Flow.Subscription, Runnable {
    final Flow.Subscriber<? super T> subscriber;
    private final Executor executor;
    private final int capacity;
    private final BiConsumer<? super Flow.Subscriber<? super T>, ? super Throwable> handler;
    private final ArrayDeque<T> items = new ArrayDeque<T>();
    private long demand;
    private boolean started, running, ended, done;
    private Throwable error;

    BufferedSubscription(Flow.Subscriber<? super T> subscriber, Executor executor, int capacity,
            BiConsumer<? super Flow.Subscriber<? super T>, ? super Throwable> handler) {
        this.subscriber = subscriber;
        this.executor = executor;
        this.capacity = capacity;
        this.handler = handler;
    }

    synchronized boolean isDone() {
        return done;
    }

    synchronized long demand() {
        return demand;
    }

    synchronized int lag() {
        return items.size();
    }

    synchronized void start() {
        wake();
    }

    /** No more items: after those that wait the subscriber is told. */
    synchronized void end(Throwable t) {
        if (ended) return;
        ended = true;
        error = t;
        wake();
    }

    /** An error that counts more than the items that wait. */
    synchronized void fail(Throwable t) {
        if (done) return;
        items.clear();
        ended = true;
        error = t;
        wake();
        notifyAll();
    }

    /** Waits at most nanos for room; the number of items then, 0 if there was no room. */
    synchronized int offer(T item, long nanos) {
        long end = System.nanoTime() + nanos;
        boolean interrupted = false;
        while (items.size() >= capacity && !done && !ended) {
            long left = nanos == Long.MAX_VALUE ? Long.MAX_VALUE : end - System.nanoTime();
            if (left <= 0) break;
            try {
                wait(Math.max(1, Math.min(left / 1000000, 1000)));
            } catch (InterruptedException e) {
                interrupted = true;
                if (nanos != Long.MAX_VALUE) break;
            }
        }
        if (interrupted) Thread.currentThread().interrupt();
        if (done || ended) return 1;
        if (items.size() >= capacity) return 0;
        items.add(item);
        wake();
        return items.size();
    }

    @Override
    public synchronized void request(long n) {
        if (n <= 0) {
            fail(new IllegalArgumentException("non-positive subscription request"));
            return;
        }
        demand = demand + n < 0 ? Long.MAX_VALUE : demand + n;
        wake();
    }

    @Override
    public synchronized void cancel() {
        done = true;
        items.clear();
        notifyAll();
    }

    private void wake() {
        if (running || done) return;
        running = true;
        try {
            executor.execute(this);
        } catch (RuntimeException | Error e) {
            running = false;
            done = true;
            throw e;
        }
    }

    @Override
    public void run() {
        try {
            boolean first;
            synchronized (this) {
                first = !started;
                started = true;
            }
            if (first) subscriber.onSubscribe(this);
            T item;
            while ((item = next()) != null) subscriber.onNext(item);
        } catch (Throwable t) {
            cancel();
            if (handler != null) handler.accept(subscriber, t);
            subscriber.onError(t);
        }
    }

    /** The next item that was asked for; null if there is none now (then this task ends) or ever. */
    private T next() {
        Throwable t;
        synchronized (this) {
            if (!done && demand > 0 && !items.isEmpty()) {
                if (demand != Long.MAX_VALUE) demand--;
                notifyAll();
                return items.poll();
            }
            running = false;
            if (done || !ended || !items.isEmpty()) return null;
            done = true;
            t = error;
        }
        if (t != null) subscriber.onError(t);
        else subscriber.onComplete();
        return null;
    }
}
