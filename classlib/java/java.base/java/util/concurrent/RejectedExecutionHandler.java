// SPDX-License-Identifier: MIT
package java.util.concurrent;

/** Decides about a task that an executor cannot take. */
public interface RejectedExecutionHandler {
    void rejectedExecution(Runnable r, ThreadPoolExecutor executor);
}
