// SPDX-License-Identifier: MIT
package java.util.concurrent;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;
import java.util.function.Consumer;

/**
 * Hands submitted items to its subscribers, each through a bounded buffer of its own. A buffer is emptied by a task of
 * the executor that runs as long as there are items that were asked for.
 */
public class SubmissionPublisher<T> implements Flow.Publisher<T>, AutoCloseable {
    private final Executor executor;
    private final int capacity;
    private final BiConsumer<? super Flow.Subscriber<? super T>, ? super Throwable> handler;
    private final ArrayList<BufferedSubscription<T>> clients = new ArrayList<BufferedSubscription<T>>();
    private boolean closed;
    private Throwable closedWith;

    public SubmissionPublisher(Executor executor, int maxBufferCapacity,
            BiConsumer<? super Flow.Subscriber<? super T>, ? super Throwable> handler) {
        this.executor = Objects.requireNonNull(executor);
        if (maxBufferCapacity <= 0) throw new IllegalArgumentException("capacity must be positive");
        int c = 1;
        while (c < maxBufferCapacity && c < 1 << 30) c <<= 1;
        capacity = c;
        this.handler = handler;
    }

    public SubmissionPublisher(Executor executor, int maxBufferCapacity) {
        this(executor, maxBufferCapacity, null);
    }

    public SubmissionPublisher() {
        this(ForkJoinPool.commonPool(), Flow.defaultBufferSize(), null);
    }

    public void subscribe(Flow.Subscriber<? super T> subscriber) {
        Objects.requireNonNull(subscriber);
        BufferedSubscription<T> s = new BufferedSubscription<T>(subscriber, executor, capacity, handler);
        synchronized (this) {
            prune();
            for (BufferedSubscription<T> c : clients) {
                if (!c.subscriber.equals(subscriber)) continue;
                c.fail(new IllegalStateException("Duplicate subscribe"));
                return;
            }
            clients.add(s);
            s.start();
            if (closed) s.end(closedWith);
        }
    }

    private void prune() {
        for (int i = clients.size() - 1; i >= 0; i--) if (clients.get(i).isDone()) clients.remove(i);
    }

    private synchronized List<BufferedSubscription<T>> open() {
        if (closed) throw new IllegalStateException("Closed");
        prune();
        return new ArrayList<BufferedSubscription<T>>(clients);
    }

    /** Waits for room; gives the greatest number of items that wait at a subscriber. */
    public int submit(T item) {
        return send(item, Long.MAX_VALUE, null);
    }

    public int offer(T item, BiPredicate<Flow.Subscriber<? super T>, ? super T> onDrop) {
        return send(item, 0, onDrop);
    }

    public int offer(T item, long timeout, TimeUnit unit, BiPredicate<Flow.Subscriber<? super T>, ? super T> onDrop) {
        return send(item, unit.toNanos(timeout), onDrop);
    }

    private int send(T item, long nanos, BiPredicate<Flow.Subscriber<? super T>, ? super T> onDrop) {
        Objects.requireNonNull(item);
        int lag = 0, drops = 0;
        for (BufferedSubscription<T> c : open()) {
            int n = c.offer(item, nanos);
            if (n == 0 && onDrop != null && onDrop.test(c.subscriber, item)) n = c.offer(item, 0);
            if (n == 0) drops++;
            else lag = Math.max(lag, n);
        }
        return drops > 0 ? -drops : lag;
    }

    public void close() {
        end(null);
    }

    public void closeExceptionally(Throwable error) {
        end(Objects.requireNonNull(error));
    }

    private void end(Throwable error) {
        List<BufferedSubscription<T>> all;
        synchronized (this) {
            if (closed) return;
            closed = true;
            closedWith = error;
            all = new ArrayList<BufferedSubscription<T>>(clients);
            clients.clear();
        }
        for (BufferedSubscription<T> c : all) c.end(error);
    }

    public synchronized boolean isClosed() {
        return closed;
    }

    public synchronized Throwable getClosedException() {
        return closedWith;
    }

    public synchronized boolean hasSubscribers() {
        prune();
        return !clients.isEmpty();
    }

    public synchronized int getNumberOfSubscribers() {
        prune();
        return clients.size();
    }

    public Executor getExecutor() {
        return executor;
    }

    public int getMaxBufferCapacity() {
        return capacity;
    }

    public synchronized List<Flow.Subscriber<? super T>> getSubscribers() {
        prune();
        List<Flow.Subscriber<? super T>> l = new ArrayList<Flow.Subscriber<? super T>>();
        for (BufferedSubscription<T> c : clients) l.add(c.subscriber);
        return l;
    }

    public synchronized boolean isSubscribed(Flow.Subscriber<? super T> subscriber) {
        Objects.requireNonNull(subscriber);
        return getSubscribers().contains(subscriber);
    }

    public synchronized long estimateMinimumDemand() {
        long min = Long.MAX_VALUE;
        prune();
        for (BufferedSubscription<T> c : clients) min = Math.min(min, c.demand());
        return clients.isEmpty() ? 0 : min;
    }

    public synchronized int estimateMaximumLag() {
        int max = 0;
        prune();
        for (BufferedSubscription<T> c : clients) max = Math.max(max, c.lag());
        return max;
    }

    public CompletableFuture<Void> consume(final Consumer<? super T> consumer) {
        Objects.requireNonNull(consumer);
        final CompletableFuture<Void> done = new CompletableFuture<Void>();
        subscribe(new Flow.Subscriber<T>() {
            private Flow.Subscription subscription;

            @Override
            public void onSubscribe(final Flow.Subscription s) {
                subscription = s;
                done.whenComplete(new BiConsumer<Void, Throwable>() {
                    @Override
                    public void accept(Void v, Throwable t) {
                        s.cancel();
                    }
                });
                if (!done.isDone()) s.request(Long.MAX_VALUE);
            }

            @Override
            public void onNext(T item) {
                try {
                    consumer.accept(item);
                } catch (Throwable t) {
                    subscription.cancel();
                    done.completeExceptionally(t);
                }
            }

            @Override
            public void onError(Throwable t) {
                done.completeExceptionally(t);
            }

            @Override
            public void onComplete() {
                done.complete(null);
            }
        });
        return done;
    }
}
