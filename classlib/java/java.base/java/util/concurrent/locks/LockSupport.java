// SPDX-License-Identifier: MIT
package java.util.concurrent.locks;

import jdk.internal.misc.Unsafe;

/** Stops a thread until it has a permit; unpark gives it one. */
public class LockSupport {
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final long BLOCKER = U.objectFieldOffset(Thread.class, "parkBlocker");

    private LockSupport() {
    }

    private static void setBlocker(Thread t, Object blocker) {
        U.putReferenceVolatile(t, BLOCKER, blocker);
    }

    public static void setCurrentBlocker(Object blocker) {
        setBlocker(Thread.currentThread(), blocker);
    }

    public static Object getBlocker(Thread t) {
        if (t == null) throw new NullPointerException();
        return U.getReferenceVolatile(t, BLOCKER);
    }

    public static void unpark(Thread thread) {
        if (thread != null) U.unpark(thread);
    }

    public static void park(Object blocker) {
        Thread t = Thread.currentThread();
        setBlocker(t, blocker);
        try {
            U.park(false, 0L);
        } finally {
            setBlocker(t, null);
        }
    }

    public static void parkNanos(Object blocker, long nanos) {
        if (nanos > 0) {
            Thread me = Thread.currentThread();
            try {
                setBlocker(me, blocker);
                U.park(false, nanos);
            } finally {
                setBlocker(me, null);
            }
        }
    }

    public static void parkUntil(Object blocker, long deadline) {
        Thread t = Thread.currentThread();
        setBlocker(t, blocker);
        try {
            U.park(true, deadline);
        } finally {
            setBlocker(t, null);
        }
    }

    public static void park() {
        U.park(false, 0L);
    }

    public static void parkNanos(long nanos) {
        if (nanos > 0) U.park(false, nanos);
    }

    public static void parkUntil(long deadline) {
        U.park(true, deadline);
    }
}
