package java.lang;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * A virtual thread. The VM schedules it: it needs a thread of the system only while it runs. It is a daemon of
 * priority 5 without a name of its own and belongs to the group "VirtualThreads", as the API says.
 */
final class VirtualThread extends Thread {
    /** What other virtual threads wait for in join, so that they can give up their carriers; made by the first. */
    private CountDownLatch end;
    private boolean ended;

    private static final class Group {
        static final ThreadGroup ALL = ThreadGroup.forVirtualThreads();
    }

    VirtualThread(Runnable task, String name, boolean inherit) {
        super(task, name, inherit, Group.ALL);
    }

    private synchronized CountDownLatch end() {
        if (end == null && !ended) {
            end = new CountDownLatch(1);
        }
        return end;
    }

    /** Called by this thread as one of its last acts. */
    synchronized void ended() {
        ended = true;
        if (end != null) {
            end.countDown();
        }
    }

    /** Waits until the task of this thread has ended; 0 is for ever. False if it was too long. */
    boolean awaitEnd(long millis) throws InterruptedException {
        CountDownLatch latch = isAlive() ? end() : null;
        if (latch == null) {
            return true;
        }
        if (millis == 0) {
            latch.await();
            return true;
        }
        return latch.await(millis, TimeUnit.MILLISECONDS);
    }

    /** The thread of the system that runs it at the moment, or null. */
    private native Thread carrier0();

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder("VirtualThread[#").append(threadId());
        if (!getName().isEmpty()) {
            sb.append(',').append(getName());
        }
        Thread carrier = carrier0();
        sb.append("]/").append(getState().toString().toLowerCase(java.util.Locale.ROOT));
        return carrier == null ? sb.toString() : sb.append('@').append(carrier.getName()).toString();
    }
}
