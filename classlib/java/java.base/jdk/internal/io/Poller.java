// SPDX-License-Identifier: MIT
package jdk.internal.io;

import java.util.ArrayList;
import java.util.concurrent.locks.LockSupport;

/**
 * Waits for descriptors on behalf of virtual threads: these park, one daemon thread polls for all of them and unparks
 * those whose descriptor is ready. The list of waiters is guarded by its own lock; a pipe ends the poll when it grows.
 */
final class Poller implements Runnable {
    private static Poller instance;

    /** One thread that waits for one descriptor. */
    private static final class Waiter {
        final int fd, events;
        final Thread thread = Thread.currentThread();
        volatile boolean done;

        Waiter(int fd, int events) {
            this.fd = fd;
            this.events = events;
        }
    }

    private final ArrayList<Waiter> waiters = new ArrayList<Waiter>();
    private final int[] ends = new int[2];

    private Poller() {
        int r = Posix.pipe(ends);
        if (r < 0) throw new InternalError(Posix.message(r));
    }

    private static synchronized Poller instance() {
        if (instance == null) {
            instance = new Poller();
            Thread t = new Thread(null, instance, "Read-Poller", 0, false);
            t.setDaemon(true);
            t.start();
        }
        return instance;
    }

    /**
     * Waits for the events of fd, or timeout milliseconds if that is not 0. False if the time was up, or if an
     * interrupt ended it, which it can if that is wanted.
     */
    static boolean await(int fd, int events, int timeout, boolean interruptible) {
        Poller p = instance();
        Waiter w = new Waiter(fd, events);
        p.add(w);
        boolean interrupted = false;
        long end = System.nanoTime() + timeout * 1000000L;
        try {
            while (!w.done) {
                if (interruptible && (interrupted || Thread.currentThread().isInterrupted())) return p.remove(w);
                if (timeout == 0) {
                    LockSupport.park(p);
                } else {
                    long left = end - System.nanoTime();
                    if (left <= 0) return p.remove(w);
                    LockSupport.parkNanos(p, left);
                }
                interrupted |= Thread.interrupted();
            }
            return true;
        } finally {
            if (interrupted) Thread.currentThread().interrupt();
        }
    }

    private void add(Waiter w) {
        synchronized (waiters) {
            waiters.add(w);
        }
        Posix.write(ends[1], new byte[1], 0, 1);
    }

    /** Takes a waiter out whose time is up; whether it was ready all the same. */
    private boolean remove(Waiter w) {
        synchronized (waiters) {
            waiters.remove(w);
            return w.done;
        }
    }

    @Override
    public void run() {
        byte[] drain = new byte[256];
        while (true) {
            Waiter[] now;
            synchronized (waiters) {
                now = waiters.toArray(new Waiter[0]);
            }
            int n = now.length + 1;
            int[] fds = new int[n], events = new int[n], ready = new int[n];
            fds[0] = ends[0];
            events[0] = Net.POLLIN;
            for (int i = 1; i < n; i++) {
                fds[i] = now[i - 1].fd;
                events[i] = now[i - 1].events;
            }
            if (Net.poll(fds, events, ready, n, -1) < 0) continue;
            if (ready[0] != 0) Posix.read(ends[0], drain, 0, drain.length);
            for (int i = 1; i < n; i++) if (ready[i] != 0) wake(now[i - 1]);
        }
    }

    private void wake(Waiter w) {
        synchronized (waiters) {
            waiters.remove(w);
            w.done = true;
        }
        LockSupport.unpark(w.thread);
    }
}
