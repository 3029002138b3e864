// SPDX-License-Identifier: MIT
package java.util.concurrent;

/** A future that is completed by running it. */
public interface RunnableFuture<V> extends Runnable, Future<V> {
    void run();
}
