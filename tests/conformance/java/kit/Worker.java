package kit;

import java.util.concurrent.locks.LockSupport;

/** A thread that goes into the state its mode names, says so in {@link #reached}, and stays until {@link #stop}. */
public class Worker extends Thread {
    public static final Object gate = new Object();
    public final Object monitor = new Object();
    public final Object second = new Object();
    public final String mode;
    public volatile boolean stop;
    public volatile int reached;
    public volatile int count;
    public volatile int result;
    public volatile long longResult;
    public volatile float floatResult;
    public volatile double doubleResult;
    public volatile Object objectResult;
    public volatile Throwable thrown;
    public volatile boolean interrupted;

    public Worker(String mode) {
        super("worker-" + mode);
        this.mode = mode;
        setDaemon(true);
    }

    public void run() {
        if (mode.equals("lone")) {
            reached = 1;
            while (!stop) count++;
            return;
        }
        try {
            work();
        } catch (Throwable t) {
            thrown = t;
        }
        interrupted = Thread.interrupted();
    }

    private void work() throws Exception {
        switch (mode) {
            case "spin": spin(); break;
            case "nested": result = outer(7); break;
            case "deep": deep(20); break;
            case "locals": locals(41, 42L, 1.5f, 2.5, "text"); break;
            case "arrays": arrays(new int[1], new String[1], new int[1][1], "text"); break;
            case "wait": waiting(0); break;
            case "timed": waiting(600000); break;
            case "short": synchronized (monitor) { monitor.wait(20); } reached = 1; break;
            case "holding": holding(); break;
            case "holding_below": holdingBelow(); break;
            case "active": reached = 1; result = Redef0.active(5); break;
            case "sleep": reached = 1; sleeping(); break;
            case "park": reached = 1; while (!stop) LockSupport.park(); break;
            case "parktimed": reached = 1; while (!stop) LockSupport.parkNanos(600_000_000_000L); break;
            case "enter": reached = 1; synchronized (gate) { count++; } break;
            case "own": owning(); break;
            case "ownwait": ownwaiting(); break;
            case "ownnative": synchronized (monitor) { reached = 1; block(); } break;
            case "native": reached = 1; block(); break;
            case "returns": returns(); break;
            case "text": objectResult = aText(); break;
            case "texts": objectResult = someTexts(); break;
            case "number": objectResult = aNumber(); break;
            case "synchronized": result = held(5); break;
            case "finished": reached = 1; break;
            case "self": reached = 1; suspendSelf(); count = 1; break;
            case "stoppable": stoppable(); break;
            case "guarded": result = guarded(); break;
            case "looking": reached = 1; result = look(false); break;
            case "checking": reached = 1; result = look(true); break;
            case "callout": callout(); break;
            case "argument": argument(3); break;
            case "allocating": allocating(); break;
            case "catching": catching(); break;
            case "letting": letting(); break;
            case "watching": watching(); break;
            case "collecting": reached = 1; while (!stop) System.gc(); break;
            case "vianative": viaNative(); break;
            case "initializing": result = Initialized.value; break;
            case "awaited": result = Awaited.value; break;
            case "awaiting": reached = 1; result = Awaited.value; break;
            default: throw new IllegalArgumentException(mode);
        }
    }

    /** Ends a worker, whatever it does, and waits for its end; a bounded time. */
    static boolean finish(Worker w) throws InterruptedException {
        w.stop = true;
        if (!w.isAlive()) return true;
        w.interrupt();
        LockSupport.unpark(w);
        w.join(20000);
        return !w.isAlive();
    }

    static native void block();

    native void suspendSelf();

    native void called();

    /** Looks for an exception, by ExceptionCheck or ExceptionOccurred; answers how many were found. */
    native int look(boolean byCheck);

    /** Calls {@link #spin}. */
    native void viaNative();

    /** Its initializer spins; a JVM has one worker in this mode. */
    static class Initialized {
        static int value;

        static {
            Worker w = (Worker) Thread.currentThread();
            w.reached = 1;
            while (!w.stop) w.count++;
            value = 1;
        }
    }

    /** The same for a worker in mode awaited; one in mode awaiting waits for it. */
    static class Awaited {
        static int value;

        static {
            Worker w = (Worker) Thread.currentThread();
            w.reached = 1;
            while (!w.stop) w.count++;
            value = 1;
        }
    }

    void spin() {
        reached = 1;
        while (!stop) count++;
    }

    int outer(int n) {
        return middle(n + 1) + 1;
    }

    int middle(int n) {
        int twice = n * 2;
        return inner(twice) + 1;
    }

    int inner(int n) {
        spin();
        return n;
    }

    void deep(int n) {
        if (n > 0) deep(n - 1);
        else spin();
    }

    void locals(int anInt, long aLong, float aFloat, double aDouble, Object anObject) {
        spin();
        result = anInt;
        longResult = aLong;
        floatResult = aFloat;
        doubleResult = aDouble;
        objectResult = anObject;
    }

    void arrays(int[] ints, Object[] objects, int[][] nested, CharSequence text) {
        spin();
        objectResult = new Object[] {ints, objects, nested, text};
    }

    void waiting(long millis) throws InterruptedException {
        synchronized (monitor) {
            reached = 1;
            while (!stop) {
                if (millis == 0) monitor.wait();
                else monitor.wait(millis);
            }
        }
    }

    void sleeping() {
        try {
            Thread.sleep(600000);
        } catch (InterruptedException e) {
            thrown = e;
        }
    }

    void holding() {
        Object held = new Object();
        objectResult = held;
        reached = 1;
        while (!stop) count++;
        result = held.hashCode();
    }

    void holdingBelow() {
        Object held = new Object();
        objectResult = held;
        active();
        result = held.hashCode();
    }

    void active() {
        reached = 1;
        while (!stop) count++;
    }

    void owning() {
        synchronized (monitor) {
            ownmore();
        }
    }

    void ownmore() {
        synchronized (second) {
            synchronized (monitor) {
                spin();
            }
        }
    }

    void ownwaiting() throws InterruptedException {
        synchronized (second) {
            waiting(0);
        }
    }

    void returns() {
        result = anInt();
        longResult = aLong();
        floatResult = aFloat();
        doubleResult = aDouble();
        objectResult = anObject();
        aVoid();
    }

    public volatile int pause;

    void pausing(int at) {
        reached = at;
        while (!stop && pause < at) count++;
    }

    int anInt() {
        while (!stop) { reached = 1; count++; }
        return 1;
    }

    long aLong() {
        while (!stop) { reached = 2; count++; }
        return 2;
    }

    float aFloat() {
        while (!stop) { reached = 3; count++; }
        return 3;
    }

    double aDouble() {
        while (!stop) { reached = 4; count++; }
        return 4;
    }

    Object anObject() {
        while (!stop) { reached = 5; count++; }
        return "5";
    }

    String aText() {
        while (!stop) { reached = 1; count++; }
        return "a text";
    }

    CharSequence[] someTexts() {
        while (!stop) { reached = 1; count++; }
        return new String[1];
    }

    Number aNumber() {
        while (!stop) { reached = 1; count++; }
        return 1;
    }

    void aVoid() {
        while (!stop) { reached = 6; count++; }
        result = -1;
    }

    synchronized int held(int n) {
        reached = 1;
        while (!stop) count++;
        return n;
    }

    void stoppable() {
        try {
            spin();
        } catch (Exception e) {
            objectResult = e;
        }
    }

    int guarded() {
        try {
            while (!stop) { reached = 1; count++; }
            return 1;
        } catch (Exception e) {
            objectResult = e;
            return 2;
        }
    }

    void callout() {
        reached = 1;
        while (!stop) called();
    }

    int argument(int n) {
        n = n + 1;
        while (!stop) { reached = n; count++; }
        return n;
    }

    void allocating() {
        reached = 1;
        while (!stop) objectResult = new byte[64];
    }

    /** Asks for the stack of a thread that runs, again and again. */
    void watching() {
        Thread runner = new Thread() {
            public void run() {
                while (!stop) count++;
            }
        };
        runner.start();
        reached = 1;
        while (!stop) objectResult = runner.getStackTrace();
    }

    /** Owns one fresh object after the other, and keeps none. */
    void letting() {
        reached = 1;
        while (!stop) {
            Base own = new Base();
            synchronized (own) {
                own = null;
                for (int i = 0; i < 50; i++) count++;
            }
            objectResult = new byte[64];
        }
    }

    void catching() {
        reached = 1;
        while (!stop) {
            try {
                throw new IllegalStateException("caught");
            } catch (IllegalStateException e) {
                count++;
            }
        }
    }
}
