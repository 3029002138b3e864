import java.lang.reflect.Method;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

public class Main {
    static native String suspendAll(Thread except);

    static native String resumeAll(Thread except);

    static native boolean isSuspended(Thread t);

    static native String suspend(Thread t);

    static native String resume(Thread t);

    static final AtomicInteger began = new AtomicInteger();
    static volatile boolean stop;

    static final class Counting implements Runnable {
        volatile long count;

        @Override
        public void run() {
            began.incrementAndGet();
            while (!stop) {
                count++;
                Thread.yield();
            }
        }
    }

    static final class Parking implements Runnable {
        @Override
        public void run() {
            began.incrementAndGet();
            while (!stop) {
                LockSupport.park();
            }
        }
    }

    static Thread start(Runnable r) throws Exception {
        Method m = Thread.class.getMethod("startVirtualThread", Runnable.class);
        return (Thread) m.invoke(null, r);
    }

    static void await(int n) throws Exception {
        while (began.get() < n) {
            Thread.sleep(1);
        }
    }

    /** Does it count now? */
    static String moves(Counting c) throws Exception {
        long before = c.count;
        for (int i = 0; i < 50 && c.count == before; i++) {
            Thread.sleep(2);
        }
        return c.count == before ? "stands" : "moves";
    }

    public static void main(String[] args) throws Exception {
        Counting a = new Counting();
        Counting b = new Counting();
        Counting late = new Counting();
        Thread ta = start(a);
        Thread tb = start(b);
        Thread parked = start(new Parking());
        await(3);
        while (parked.getState() != Thread.State.WAITING) {
            Thread.sleep(1);
        }
        Say.line("all but b: ", suspendAll(tb));
        Say.line("a ", isSuspended(ta), ", b ", isSuspended(tb), ", parked ", isSuspended(parked));
        Say.line("a ", moves(a), ", b ", moves(b));
        Thread tlate = start(late);
        Say.line("late ", moves(late));
        Say.line("a again: ", suspend(ta), ", b: ", resume(tb));
        Say.line("one: ", resume(ta), ", a ", moves(a));
        Say.line("all but late: ", resumeAll(tlate));
        Say.line("a ", moves(a), ", b ", moves(b), ", late ", moves(late));
        Say.line("late: ", resume(tlate));
        Say.line("nobody is: ", resumeAll(null), ", not a virtual one: ", resumeAll(Thread.currentThread()));
        stop = true;
        LockSupport.unpark(parked);
        ta.join();
        tb.join();
        tlate.join();
        parked.join();
        Say.line("begun ", began.get());
    }
}
