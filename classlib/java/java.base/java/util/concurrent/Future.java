// SPDX-License-Identifier: MIT
package java.util.concurrent;

/** The result of a task, some time. */
public interface Future<V> {
    boolean cancel(boolean mayInterruptIfRunning);

    boolean isCancelled();

    boolean isDone();

    V get() throws InterruptedException, ExecutionException;

    V get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException;

    default V resultNow() {
        if (!isDone()) throw new IllegalStateException("Task has not completed");
        if (isCancelled()) throw new IllegalStateException("Task was cancelled");
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return get();
                } catch (InterruptedException e) {
                    interrupted = true;
                } catch (ExecutionException e) {
                    throw new IllegalStateException("Task completed with exception");
                }
            }
        } finally {
            if (interrupted) Thread.currentThread().interrupt();
        }
    }

    default Throwable exceptionNow() {
        if (!isDone()) throw new IllegalStateException("Task has not completed");
        if (isCancelled()) throw new IllegalStateException("Task was cancelled");
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    get();
                    throw new IllegalStateException("Task completed with a result");
                } catch (InterruptedException e) {
                    interrupted = true;
                } catch (ExecutionException e) {
                    return e.getCause();
                }
            }
        } finally {
            if (interrupted) Thread.currentThread().interrupt();
        }
    }

    /** Where a computation stands. */
    enum State {
        RUNNING, SUCCESS, FAILED, CANCELLED
    }

    default State state() {
        if (!isDone()) return State.RUNNING;
        if (isCancelled()) return State.CANCELLED;
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    get();
                    return State.SUCCESS;
                } catch (InterruptedException e) {
                    interrupted = true;
                } catch (ExecutionException e) {
                    return State.FAILED;
                }
            }
        } finally {
            if (interrupted) Thread.currentThread().interrupt();
        }
    }
}
