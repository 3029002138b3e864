import java.lang.reflect.Method;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;

public class Main {
    static native void tag(Object o, long tag);

    static native void walk();

    static final CountDownLatch ready = new CountDownLatch(2);
    static volatile boolean stop;
    static Thread parked;
    static Thread spinning;

    static final class Parking implements Runnable {
        @Override
        public void run() {
            Object o = new Object();
            tag(o, 10);
            ready.countDown();
            while (!stop) {
                LockSupport.park();
            }
            Say.line(o != null);
        }
    }

    static final class Spinning implements Runnable {
        @Override
        public void run() {
            Object o = new Object();
            tag(o, 20);
            ready.countDown();
            while (!stop) {
                Thread.onSpinWait();
            }
            if (o == null) {
                Say.line("never");
            }
        }
    }

    /** Thread.startVirtualThread, which the compiler of older releases does not know. */
    static Thread start(Runnable r) throws Exception {
        Method m = Thread.class.getMethod("startVirtualThread", Runnable.class);
        return (Thread) m.invoke(null, r);
    }

    public static void main(String[] args) throws Exception {
        tag(Thread.currentThread(), 99);
        parked = start(new Parking());
        tag(parked, 1);
        while (parked.getState() != Thread.State.WAITING) {
            Thread.onSpinWait();
        }
        spinning = start(new Spinning());
        tag(spinning, 2);
        ready.await();
        walk();
        stop = true;
        LockSupport.unpark(parked);
        parked.join();
        spinning.join();
    }
}
