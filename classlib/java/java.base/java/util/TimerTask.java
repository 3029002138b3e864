// SPDX-License-Identifier: MIT
package java.util;

/** A task of a timer. */
public abstract class TimerTask implements Runnable {
    boolean cancelled, scheduled;
    long time, period;                           // when it is due; a rate (positive), a delay (negative), or once (0)

    protected TimerTask() {
    }

    public abstract void run();

    public synchronized boolean cancel() {
        boolean was = scheduled && !cancelled && (period != 0 || time != Long.MIN_VALUE);
        cancelled = true;
        return was;
    }

    public synchronized long scheduledExecutionTime() {
        return period < 0 ? time + period : time - period;
    }
}
