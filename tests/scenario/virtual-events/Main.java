import java.lang.reflect.Method;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

public class Main {
    static volatile boolean go, spins;
    static final AtomicInteger done = new AtomicInteger();

    static native void look(Thread t);

    static native int ends();

    static native String suspend(Thread t);

    static native String resume(Thread t);

    static native String suspendAllBut(Thread... t);

    static native String resumeAllBut(Thread... t);

    /** The API by name: the compiler of the scenarios may not know it. */
    static Thread start(String name, Runnable task) throws Exception {
        Object builder = Thread.class.getMethod("ofVirtual").invoke(null);
        Class<?> type = Class.forName("java.lang.Thread$Builder$OfVirtual");
        builder = type.getMethod("name", String.class).invoke(builder, name);
        Method start = type.getMethod("start", Runnable.class);
        return (Thread) start.invoke(builder, task);
    }

    static void parked() {
        while (!go) {
            LockSupport.park();
        }
        done.incrementAndGet();
    }

    static void await(Thread t, Thread.State s) throws Exception {
        for (int i = 0; i < 5000 && t.getState() != s; i++) {
            Thread.sleep(1);
        }
    }

    /** Until the ends of so many virtual threads have been told: the event may come after join. */
    static void awaitEnds(int n) throws Exception {
        while (ends() < n) {
            Thread.sleep(1);
        }
    }

    static void spin() {
        spins = true;
        while (!go) {
            Thread.onSpinWait();
        }
        done.incrementAndGet();
    }

    public static void main(String[] args) throws Exception {
        Thread first = start("v-first", () -> System.out.println("runs"));
        first.join();
        awaitEnds(1);
        Thread parker = start("v-parker", Main::parked);
        await(parker, Thread.State.WAITING);
        look(parker);
        System.out.println("suspend " + suspend(parker) + ", again " + suspend(parker));
        look(parker);
        go = true;
        LockSupport.unpark(parker);
        start("later", () -> { }).join(); // it has come after the parker, which would have run by now
        System.out.println("suspended: " + done);
        String resumed = resume(parker);
        parker.join();
        awaitEnds(3);
        System.out.println("resume " + resumed + ", dead: " + resume(parker));
        System.out.println("resumed: " + done);

        go = false;
        Thread spinner = start("v-spinner", Main::spin);
        while (!spins) {
            Thread.sleep(1);
        }
        System.out.println("not suspended " + resume(spinner));
        System.out.println("suspend " + suspend(spinner));
        go = true;
        Thread.sleep(20); // nothing comes meanwhile
        System.out.println("not done: " + done);
        resumed = resume(spinner);
        spinner.join();
        awaitEnds(4);
        System.out.println("resume " + resumed);

        go = false;
        Thread[] many = new Thread[6];
        for (int i = 0; i < many.length; i++) {
            many[i] = start("many-" + i, Main::parked);
        }
        for (Thread t : many) {
            await(t, Thread.State.WAITING);
        }
        System.out.println("suspend all but one " + suspendAllBut(many[0]));
        go = true;
        for (Thread t : many) {
            LockSupport.unpark(t);
        }
        many[0].join(); // the others were behind it
        Thread.sleep(20); // nothing comes meanwhile
        System.out.println("one has run: " + done);
        System.out.println("resume all but one " + resumeAllBut(many[1]));
        for (int i = 2; i < many.length; i++) {
            many[i].join();
        }
        System.out.println("all but one have run: " + done);
        System.out.println("not virtual " + suspendAllBut(Thread.currentThread()) + ", null "
                           + suspendAllBut((Thread) null));
        System.out.println("resume " + resume(many[1]));
        many[1].join();
        System.out.println("all: " + done + ", dead: " + suspend(many[1]));
    }
}
