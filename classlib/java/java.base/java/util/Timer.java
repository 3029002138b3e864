// SPDX-License-Identifier: MIT
package java.util;

import java.util.concurrent.atomic.AtomicInteger;

/** A thread that runs tasks when they are due; the queue is its monitor. */
public class Timer {
    private static final AtomicInteger number = new AtomicInteger();

    private static final class Loop extends Thread {
        private final PriorityQueue<TimerTask> queue = new PriorityQueue<TimerTask>(16, new Comparator<TimerTask>() {
            @Override
            public int compare(TimerTask a, TimerTask b) {
                return Long.compare(a.time, b.time);
            }
        });
        private boolean open = true;

        Loop(String name) {
            super(name);
        }

        @Override
        public void run() {
            try {
                for (TimerTask t; (t = next()) != null;) t.run();
            } finally {
                synchronized (queue) {
                    open = false;
                    queue.clear();
                }
            }
        }

        /** Waits for the next task that is due; null at the end. */
        private TimerTask next() {
            synchronized (queue) {
                while (true) {
                    try {
                        if (!open) return null;
                        TimerTask t = queue.peek();
                        if (t == null) {
                            queue.wait();
                            continue;
                        }
                        synchronized (t) {
                            if (t.cancelled) {
                                queue.poll();
                                continue;
                            }
                        }
                        long now = System.currentTimeMillis();
                        if (t.time > now) {
                            queue.wait(t.time - now);
                            continue;
                        }
                        queue.poll();
                        synchronized (t) {
                            if (t.period == 0) {
                                t.cancelled = false;
                                t.scheduled = true;
                                t.time = Long.MIN_VALUE;
                                return t;
                            }
                            t.time = t.period > 0 ? t.time + t.period : now - t.period;
                        }
                        queue.add(t);
                        return t;
                    } catch (InterruptedException e) {
                        continue;
                    }
                }
            }
        }
    }

    private final Loop loop;

    public Timer() {
        this("Timer-" + number.getAndIncrement());
    }

    public Timer(boolean isDaemon) {
        this("Timer-" + number.getAndIncrement(), isDaemon);
    }

    public Timer(String name) {
        this(name, false);
    }

    public Timer(String name, boolean isDaemon) {
        loop = new Loop(name);
        loop.setDaemon(isDaemon);
        loop.start();
    }

    private static void checkDelay(long delay) {
        if (delay < 0) throw new IllegalArgumentException("Negative delay.");
    }

    private static void checkPeriod(long period) {
        if (period <= 0) throw new IllegalArgumentException("Non-positive period.");
    }

    public void schedule(TimerTask task, long delay) {
        checkDelay(delay);
        add(task, System.currentTimeMillis() + delay, 0);
    }

    public void schedule(TimerTask task, Date time) {
        add(task, time.getTime(), 0);
    }

    public void schedule(TimerTask task, long delay, long period) {
        checkDelay(delay);
        checkPeriod(period);
        add(task, System.currentTimeMillis() + delay, -period);
    }

    public void schedule(TimerTask task, Date firstTime, long period) {
        checkPeriod(period);
        add(task, firstTime.getTime(), -period);
    }

    public void scheduleAtFixedRate(TimerTask task, long delay, long period) {
        checkDelay(delay);
        checkPeriod(period);
        add(task, System.currentTimeMillis() + delay, period);
    }

    public void scheduleAtFixedRate(TimerTask task, Date firstTime, long period) {
        checkPeriod(period);
        add(task, firstTime.getTime(), period);
    }

    private void add(TimerTask task, long time, long period) {
        if (time < 0) throw new IllegalArgumentException("Illegal execution time.");
        synchronized (loop.queue) {
            if (!loop.open) throw new IllegalStateException("Timer already cancelled.");
            synchronized (task) {
                if (task.scheduled || task.cancelled)
                    throw new IllegalStateException("Task already scheduled or cancelled");
                task.scheduled = true;
                task.time = time;
                task.period = period;
            }
            loop.queue.add(task);
            if (loop.queue.peek() == task) loop.queue.notify();
        }
    }

    public void cancel() {
        synchronized (loop.queue) {
            loop.open = false;
            loop.queue.clear();
            loop.queue.notify();
        }
    }

    public int purge() {
        int n = 0;
        synchronized (loop.queue) {
            for (Iterator<TimerTask> it = loop.queue.iterator(); it.hasNext();) {
                if (it.next().cancelled) {
                    it.remove();
                    n++;
                }
            }
        }
        return n;
    }
}
