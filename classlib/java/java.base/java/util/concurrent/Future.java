// SPDX-License-Identifier: MIT
package java.util.concurrent;

/** The result of a task, some time. */
public interface Future<V> {
    /** How far a task is; the last three are ends. */
    enum State {
        RUNNING, SUCCESS, FAILED, CANCELLED
    }

    boolean cancel(boolean mayInterruptIfRunning);

    boolean isCancelled();

    boolean isDone();

    V get() throws InterruptedException, ExecutionException;

    V get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException;

    default State state() {
        return new FutureEnd<V>(this).state;
    }

    default V resultNow() {
        return new FutureEnd<V>(this).result();
    }

    default Throwable exceptionNow() {
        return new FutureEnd<V>(this).exception();
    }
}
