// SPDX-License-Identifier: MIT
package java.util.concurrent;

/** A scheduled future that is completed by running it, perhaps again and again. */
public interface RunnableScheduledFuture<V> extends RunnableFuture<V>, ScheduledFuture<V> {
    boolean isPeriodic();
}
