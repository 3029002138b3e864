// SPDX-License-Identifier: MIT
package java.util.concurrent;

import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** A task that is complete when so many others are, and then counts for its own completer. */
public abstract class CountedCompleter<T> extends ForkJoinTask<T> {
    private static final long serialVersionUID = 5232453752276485070L;
    final CountedCompleter<?> completer;
    private static final AtomicIntegerFieldUpdater<CountedCompleter> PENDING =
            AtomicIntegerFieldUpdater.newUpdater(CountedCompleter.class, "pending");

    private volatile int pending;

    protected CountedCompleter(CountedCompleter<?> completer, int initialPendingCount) {
        this.completer = completer;
        pending = initialPendingCount;
    }

    protected CountedCompleter(CountedCompleter<?> completer) {
        this(completer, 0);
    }

    protected CountedCompleter() {
        this(null, 0);
    }

    public abstract void compute();

    public void onCompletion(CountedCompleter<?> caller) {
    }

    public boolean onExceptionalCompletion(Throwable ex, CountedCompleter<?> caller) {
        return true;
    }

    public final CountedCompleter<?> getCompleter() {
        return completer;
    }

    public final int getPendingCount() {
        return pending;
    }

    public final void setPendingCount(int count) {
        pending = count;
    }

    public final void addToPendingCount(int delta) {
        PENDING.addAndGet(this, delta);
    }

    public final boolean compareAndSetPendingCount(int expected, int count) {
        return PENDING.compareAndSet(this, expected, count);
    }

    public final int decrementPendingCountUnlessZero() {
        int c;
        do c = pending; while (c != 0 && !PENDING.compareAndSet(this, c, c - 1));
        return c;
    }

    public final CountedCompleter<?> getRoot() {
        CountedCompleter<?> a = this;
        while (a.completer != null) a = a.completer;
        return a;
    }

    public final void tryComplete() {
        CountedCompleter<?> a = this, caller = this;
        while (a.decrementPendingCountUnlessZero() == 0) {
            a.onCompletion(caller);
            caller = a;
            a = caller.completer;
            if (a == null) {
                caller.quietlyComplete();
                return;
            }
        }
    }

    public final void propagateCompletion() {
        CountedCompleter<?> a = this;
        while (a.decrementPendingCountUnlessZero() == 0) {
            CountedCompleter<?> last = a;
            a = a.completer;
            if (a == null) {
                last.quietlyComplete();
                return;
            }
        }
    }

    @Override
    public void complete(T rawResult) {
        setRawResult(rawResult);
        onCompletion(this);
        quietlyComplete();
        if (completer != null) completer.tryComplete();
    }

    public final CountedCompleter<?> firstComplete() {
        return decrementPendingCountUnlessZero() == 0 ? this : null;
    }

    public final CountedCompleter<?> nextComplete() {
        if (completer != null) return completer.firstComplete();
        quietlyComplete();
        return null;
    }

    public final void quietlyCompleteRoot() {
        getRoot().quietlyComplete();
    }

    public final void helpComplete(int maxTasks) {
        if (maxTasks > 0 && !isDone()) ForkJoinPool.current().help(this);
    }

    @Override
    void fail(Throwable t) {
        CountedCompleter<?> a = this, caller = this;
        while (a != null && !a.isDone() && a.onExceptionalCompletion(t, caller)) {
            a.failOnly(t);
            caller = a;
            a = a.completer;
        }
    }

    private void failOnly(Throwable t) {
        super.fail(t);
    }

    protected final boolean exec() {
        compute();
        return false;
    }

    public T getRawResult() {
        return null;
    }

    protected void setRawResult(T t) {
    }
}
