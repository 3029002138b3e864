// SPDX-License-Identifier: MIT
package java.util.concurrent;

/** What became of a task, as its Future tells by the methods that every Future has. */
final class FutureEnd<V> {
    final Future.State state;
    private V value;
    private Throwable cause;

    FutureEnd(Future<V> task) {
        state = !task.isDone() ? Future.State.RUNNING : task.isCancelled() ? Future.State.CANCELLED : take(task);
    }

    /** The task is done, so its result is there. That this thread is interrupted is of no account, and is kept. */
    private Future.State take(Future<V> task) {
        boolean interrupted = Thread.interrupted();
        try {
            value = task.get();
            return Future.State.SUCCESS;
        } catch (ExecutionException e) {
            cause = e.getCause();
            return Future.State.FAILED;
        } catch (CancellationException e) {
            return Future.State.CANCELLED;
        } catch (InterruptedException e) {
            interrupted = true;
            return take(task);
        } finally {
            if (interrupted) Thread.currentThread().interrupt();
        }
    }

    V result() {
        if (state != Future.State.SUCCESS) throw unlike();
        return value;
    }

    Throwable exception() {
        if (state != Future.State.FAILED) throw unlike();
        return cause;
    }

    private IllegalStateException unlike() {
        switch (state) {
        case RUNNING:
            return new IllegalStateException("Task has not completed");
        case CANCELLED:
            return new IllegalStateException("Task was cancelled");
        default:
            return new IllegalStateException("Task completed with "
                    + (state == Future.State.FAILED ? "exception" : "a result"));
        }
    }
}
