// SPDX-License-Identifier: MIT
package java.util.concurrent;

/** Makes threads. */
public interface ThreadFactory {
    Thread newThread(Runnable r);
}
