// SPDX-License-Identifier: MIT
package java.util.concurrent;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Lets a number of threads wait for each other, again and again. */
public class CyclicBarrier {
    private static final class Round {
        boolean broken;
    }

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition trip = lock.newCondition();
    private final int parties;
    private final Runnable action;
    private Round round = new Round();
    private int missing;

    public CyclicBarrier(int parties, Runnable barrierAction) {
        if (parties <= 0) throw new IllegalArgumentException();
        this.parties = parties;
        missing = parties;
        action = barrierAction;
    }

    public CyclicBarrier(int parties) {
        this(parties, null);
    }

    private void nextRound() {
        trip.signalAll();
        missing = parties;
        round = new Round();
    }

    private void breakRound() {
        round.broken = true;
        missing = parties;
        trip.signalAll();
    }

    private int doWait(boolean timed, long nanos) throws InterruptedException, BrokenBarrierException,
            TimeoutException {
        lock.lock();
        try {
            Round mine = round;
            if (mine.broken) throw new BrokenBarrierException();
            if (Thread.interrupted()) {
                breakRound();
                throw new InterruptedException();
            }
            int index = --missing;
            if (index == 0) finishRound();
            else waitForEnd(mine, timed, nanos);
            return index;
        } finally {
            lock.unlock();
        }
    }

    /** The last one has come; if the action fails, nobody gets through. */
    private void finishRound() {
        try {
            if (action != null) action.run();
        } catch (Throwable t) {
            breakRound();
            throw t;
        }
        nextRound();
    }

    /** Until the round is finished or broken, which one that has waited long enough does, too. */
    private void waitForEnd(Round mine, boolean timed, long left) throws InterruptedException, BrokenBarrierException,
            TimeoutException {
        while (round == mine && !mine.broken) {
            if (timed && left <= 0) {
                breakRound();
                throw new TimeoutException();
            }
            try {
                if (timed) left = trip.awaitNanos(left);
                else trip.await();
            } catch (InterruptedException e) {
                boolean late = round != mine || mine.broken;
                if (late) {
                    Thread.currentThread().interrupt();
                } else {
                    breakRound();
                    throw e;
                }
            }
        }
        if (mine.broken) throw new BrokenBarrierException();
    }

    public int getParties() {
        return parties;
    }

    public int await() throws InterruptedException, BrokenBarrierException {
        try {
            return doWait(false, 0);
        } catch (TimeoutException e) {
            throw new Error(e);
        }
    }

    public int await(long timeout, TimeUnit unit)
            throws InterruptedException, BrokenBarrierException, TimeoutException {
        return doWait(true, unit.toNanos(timeout));
    }

    public boolean isBroken() {
        lock.lock();
        try {
            return round.broken;
        } finally {
            lock.unlock();
        }
    }

    public void reset() {
        lock.lock();
        try {
            breakRound();
            nextRound();
        } finally {
            lock.unlock();
        }
    }

    public int getNumberWaiting() {
        lock.lock();
        try {
            return parties - missing;
        } finally {
            lock.unlock();
        }
    }
}
