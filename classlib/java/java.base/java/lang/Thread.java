package java.lang;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ThreadFactory;

/**
 * A thread.
 *
 * <p>Fields that the VM and native tools know by name: tid; eetop, the VM's thread while alive and 0 before and after;
 * name, group, priority, daemon, contextClassLoader; threadStatus, the tool interface's state bits; interrupted.
 * The VM runs run(), hands an exception that leaves it to dispatchUncaughtException, and calls exit() at the end.
 */
public class Thread implements Runnable {
    public static final int MIN_PRIORITY = 1;
    public static final int NORM_PRIORITY = 5;
    public static final int MAX_PRIORITY = 10;

    private static long lastTid;
    private static int lastNumber = -1;
    private static long started = 1; // main runs already
    private static volatile UncaughtExceptionHandler defaultHandler;

    private volatile String name;
    private int priority = NORM_PRIORITY;
    private boolean daemon;
    private volatile boolean interrupted;
    private volatile long eetop;
    private final long tid;
    private volatile int threadStatus;
    private ThreadGroup group;
    private ClassLoader contextClassLoader;
    private Runnable target;
    private long stackSize; // as the constructor was given it, for the VM; 0: what -Xss says
    private volatile UncaughtExceptionHandler uncaughtExceptionHandler;

    ThreadLocal.Table threadLocals;
    ThreadLocal.Table inheritableThreadLocals;

    /** What LockSupport shows as the reason of blocking; written by it through Unsafe. */
    volatile Object parkBlocker;

    /** What an interrupt does besides: closes the channel in which the thread blocks; written through Unsafe. */
    private volatile Runnable interruptAction;

    /** State of java.util.concurrent.ThreadLocalRandom, written by it through Unsafe. */
    long threadLocalRandomSeed;
    int threadLocalRandomProbe;
    int threadLocalRandomSecondarySeed;

    public enum State {
        NEW, RUNNABLE, BLOCKED, WAITING, TIMED_WAITING, TERMINATED
    }

    @FunctionalInterface
    public interface UncaughtExceptionHandler {
        void uncaughtException(Thread t, Throwable e);
    }

    // Construction

    public Thread() {
        this(null, null, nextName(), 0, true);
    }

    public Thread(Runnable target) {
        this(null, target, nextName(), 0, true);
    }

    public Thread(ThreadGroup group, Runnable target) {
        this(group, target, nextName(), 0, true);
    }

    public Thread(String name) {
        this(null, null, name, 0, true);
    }

    public Thread(ThreadGroup group, String name) {
        this(group, null, name, 0, true);
    }

    public Thread(Runnable target, String name) {
        this(null, target, name, 0, true);
    }

    public Thread(ThreadGroup group, Runnable target, String name) {
        this(group, target, name, 0, true);
    }

    public Thread(ThreadGroup group, Runnable target, String name, long stackSize) {
        this(group, target, name, stackSize, true);
    }

    public Thread(ThreadGroup group, Runnable target, String name, long stackSize, boolean inheritThreadLocals) {
        if (name == null) {
            throw new NullPointerException("name cannot be null");
        }
        Thread parent = currentThread();
        if (group == null) {
            group = parent.group;
        }
        this.name = name;
        this.target = target;
        this.group = group;
        this.stackSize = stackSize;
        tid = nextTid();
        group.addUnstarted();
        if (parent != this) {
            daemon = parent.daemon;
            priority = Math.min(parent.priority, group.getMaxPriority());
            contextClassLoader = parent.contextClassLoader;
            if (inheritThreadLocals && parent.inheritableThreadLocals != null) {
                inheritableThreadLocals = parent.inheritableThreadLocals.inherit();
            }
        } else {
            group.add(this); // the main thread makes itself, running already
        }
    }

    /**
     * For a thread that native code attaches: it runs already. A null name is a default name, a null group is the one
     * called "main".
     */
    private Thread(ThreadGroup group, String name, boolean daemon) {
        this.name = name == null ? nextName() : name;
        this.daemon = daemon;
        tid = nextTid();
        ThreadGroup g = group == null ? ThreadGroup.mainGroup() : group;
        this.group = g;
        g.addUnstarted();
        g.add(this);
        countStart();
        boolean ofVm = g.getParent() == null; // such a thread may run agents; native code's has the bootstrap loader
        contextClassLoader = ofVm ? ClassLoader.getSystemClassLoader() : null;
    }

    /** For virtual threads: name may be empty, the group is always the same. */
    Thread(Runnable target, String name, boolean inherit, ThreadGroup group) {
        this.name = name;
        this.target = target;
        this.group = group;
        daemon = true;
        tid = nextTid();
        Thread parent = currentThread();
        contextClassLoader = parent.contextClassLoader;
        if (inherit && parent.inheritableThreadLocals != null) {
            inheritableThreadLocals = parent.inheritableThreadLocals.inherit();
        }
    }

    private static synchronized long nextTid() {
        return ++lastTid;
    }

    private static synchronized String nextName() {
        return "Thread-" + ++lastNumber;
    }

    @Override
    protected Object clone() throws CloneNotSupportedException {
        throw new CloneNotSupportedException();
    }

    // The current thread

    public static native Thread currentThread();

    public static native void yield();

    public static native void onSpinWait();

    public static native void sleep(long millis) throws InterruptedException;

    private static native void sleep0(long nanos) throws InterruptedException;

    /** The time in milliseconds, of which a part counts as a whole one; `what` is the first part's name. */
    static long wholeMillis(String what, long millis, int nanos) {
        String wrong = millis < 0 ? what + " value is negative"
            : nanos < 0 || nanos >= 1_000_000 ? "nanosecond timeout value out of range" : null;
        if (wrong != null) {
            throw new IllegalArgumentException(wrong);
        }
        return nanos > 0 && millis < Long.MAX_VALUE ? millis + 1 : millis;
    }

    public static void sleep(long millis, int nanos) throws InterruptedException {
        wholeMillis("timeout", millis, nanos);
        if (nanos == 0) {
            sleep(millis);
        } else {
            sleep0(millis > Long.MAX_VALUE / 1000000 - 1 ? Long.MAX_VALUE : millis * 1000000 + nanos);
        }
    }

    public static void sleep(Duration duration) throws InterruptedException {
        long nanos;
        try {
            nanos = duration.toNanos();
        } catch (ArithmeticException e) {
            nanos = duration.isNegative() ? 0 : Long.MAX_VALUE;
        }
        sleep0(Math.max(nanos, 0));
    }

    // Life

    public synchronized void start() {
        if (threadStatus != 0 || eetop != 0) {
            throw new IllegalThreadStateException();
        }
        ThreadGroup g = group;
        if (g != null) {
            g.add(this);
        }
        boolean running = false;
        try {
            start0();
            running = true;
            countStart();
        } finally {
            if (!running && g != null) {
                g.startFailed(this);
            }
        }
    }

    private static synchronized void countStart() {
        started++;
    }

    private native void start0();

    @Override
    public void run() {
        Runnable r = target;
        if (r != null) {
            r.run();
        }
    }

    /** Called by the VM on this thread when it is about to end. */
    private void exit() {
        ThreadGroup g = group;
        if (g != null) {
            g.threadTerminated(this);
        }
        target = null;
        if (this instanceof VirtualThread) {
            ((VirtualThread) this).ended();
        }
        threadLocals = null;
        inheritableThreadLocals = null;
        uncaughtExceptionHandler = null;
    }

    public final boolean isAlive() {
        return eetop != 0;
    }

    public State getState() {
        int s = state0();
        if ((s & 0x1) == 0) {
            return (s & 0x2) != 0 ? State.TERMINATED : State.NEW;
        }
        if ((s & 0x400) != 0) {
            return State.BLOCKED;
        }
        if ((s & 0x10) != 0) {
            return State.WAITING;
        }
        return (s & 0x20) != 0 ? State.TIMED_WAITING : State.RUNNABLE;
    }

    /** The tool interface's state bits of this moment. */
    private native int state0();

    public final void join() throws InterruptedException {
        join(0);
    }

    public final void join(long millis) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        if (this instanceof VirtualThread && currentThread() instanceof VirtualThread
                && !((VirtualThread) this).awaitEnd(millis)) {
            return;
        }
        synchronized (this) { // the VM notifies all when a thread has ended
            if (millis == 0) {
                while (isAlive()) {
                    wait(0);
                }
                return;
            }
            long start = System.nanoTime();
            long left = millis;
            while (isAlive() && left > 0) {
                wait(left);
                left = millis - (System.nanoTime() - start) / 1000000;
            }
        }
    }

    public final void join(long millis, int nanos) throws InterruptedException {
        join(wholeMillis("timeout", millis, nanos));
    }

    public final boolean join(Duration duration) throws InterruptedException {
        if (threadStatus == 0 && eetop == 0) {
            throw new IllegalThreadStateException("Thread not started");
        }
        long millis = duration.toMillis();
        if (isAlive() && (millis > 0 || !duration.isNegative() && !duration.isZero())) {
            join(Math.max(millis, 1));
        }
        return !isAlive();
    }

    // Interruption

    public void interrupt() {
        interrupt0();
        Runnable action = interruptAction;
        if (action != null) {
            action.run();
        }
    }

    /** Sets the flag and wakes the thread if it waits, sleeps or is parked. */
    private native void interrupt0();

    public static boolean interrupted() {
        return currentThread().clearInterrupt();
    }

    public boolean isInterrupted() {
        return interrupted;
    }

    /** The flag of the current thread, which this is; clears it. */
    boolean clearInterrupt() {
        return interrupted && clearInterrupt0();
    }

    private native boolean clearInterrupt0();

    // Dangerous old friends

    @Deprecated(since = "1.2", forRemoval = true)
    public final void stop() {
        throw new UnsupportedOperationException();
    }

    @Deprecated(since = "1.2", forRemoval = true)
    public final void suspend() {
        suspend0();
    }

    @Deprecated(since = "1.2", forRemoval = true)
    public final void resume() {
        resume0();
    }

    private native void suspend0();

    private native void resume0();

    @Deprecated(since = "1.2", forRemoval = true)
    public int countStackFrames() {
        throw new UnsupportedOperationException();
    }

    @Deprecated(since = "17", forRemoval = true)
    public final void checkAccess() {
    }

    // Properties

    public final void setPriority(int newPriority) {
        if (newPriority > MAX_PRIORITY || newPriority < MIN_PRIORITY) {
            throw new IllegalArgumentException();
        }
        ThreadGroup g = group;
        if (g != null && !isVirtual()) {
            priority = Math.min(newPriority, g.getMaxPriority());
            setPriority0(priority);
        }
    }

    private native void setPriority0(int newPriority);

    public final int getPriority() {
        return priority;
    }

    public final synchronized void setName(String name) {
        if (name == null) {
            throw new NullPointerException("name cannot be null");
        }
        this.name = name;
        setName0(name);
    }

    /** Tells the operating system too, if the thread is alive. */
    private native void setName0(String name);

    public final String getName() {
        return name;
    }

    /** A thread belongs to its group until it has ended for good, ThreadEnd of the tool interface included. */
    public final ThreadGroup getThreadGroup() {
        return (state0() & 0x2) != 0 ? null : group;
    }

    public final void setDaemon(boolean on) {
        if (isVirtual()) {
            if (!on) {
                throw new IllegalArgumentException("'false' not legal for virtual threads");
            }
            return;
        }
        if (isAlive()) {
            throw new IllegalThreadStateException();
        }
        daemon = on;
    }

    public final boolean isDaemon() {
        return daemon;
    }

    @Deprecated(since = "19")
    public long getId() {
        return tid;
    }

    public final long threadId() {
        return tid;
    }

    public final boolean isVirtual() {
        return this instanceof VirtualThread;
    }

    public ClassLoader getContextClassLoader() {
        return contextClassLoader;
    }

    public void setContextClassLoader(ClassLoader cl) {
        contextClassLoader = cl;
    }

    @Override
    public String toString() {
        ThreadGroup g = getThreadGroup();
        return "Thread[" + name + "," + priority + "," + (g == null ? "" : g.getName()) + "]";
    }

    // Groups and stacks

    public static int activeCount() {
        return currentThread().group.activeCount();
    }

    public static int enumerate(Thread[] tarray) {
        return currentThread().group.enumerate(tarray);
    }

    public static void dumpStack() {
        new Exception("Stack trace").printStackTrace();
    }

    public static native boolean holdsLock(Object obj);

    /** All live threads. */
    static native Thread[] threads0();

    private native StackTraceElement[] stackTrace0();

    public StackTraceElement[] getStackTrace() {
        if (this == currentThread()) {
            return new Exception().getStackTrace();
        }
        StackTraceElement[] trace = isAlive() ? stackTrace0() : null;
        return trace == null ? new StackTraceElement[0] : StackTraceElement.complete(trace);
    }

    public static Map<Thread, StackTraceElement[]> getAllStackTraces() {
        Thread[] all = threads0();
        Map<Thread, StackTraceElement[]> map = new HashMap<>();
        for (int i = 0; i < all.length; i++) {
            StackTraceElement[] trace = all[i].isVirtual() ? null : all[i].stackTrace0(); // whole, also of this thread
            if (trace != null && all[i].isAlive()) {
                map.put(all[i], StackTraceElement.complete(trace));
            }
        }
        return map;
    }

    // Exceptions that nobody catches

    public static void setDefaultUncaughtExceptionHandler(UncaughtExceptionHandler ueh) {
        defaultHandler = ueh;
    }

    public static UncaughtExceptionHandler getDefaultUncaughtExceptionHandler() {
        return defaultHandler;
    }

    public UncaughtExceptionHandler getUncaughtExceptionHandler() {
        UncaughtExceptionHandler h = uncaughtExceptionHandler;
        return h != null ? h : getThreadGroup();
    }

    public void setUncaughtExceptionHandler(UncaughtExceptionHandler ueh) {
        uncaughtExceptionHandler = ueh;
    }

    /** Called by the VM on this thread. */
    private void dispatchUncaughtException(Throwable e) {
        getUncaughtExceptionHandler().uncaughtException(this, e);
    }

    // Builders

    public static Builder.OfPlatform ofPlatform() {
        return new ThreadBuilders.Platform();
    }

    public static Builder.OfVirtual ofVirtual() {
        return new ThreadBuilders.Virtual();
    }

    public static Thread startVirtualThread(Runnable task) {
        return ofVirtual().start(task);
    }

    public sealed interface Builder permits Builder.OfPlatform, Builder.OfVirtual {
        Builder name(String name);

        Builder name(String prefix, long start);

        Builder inheritInheritableThreadLocals(boolean inherit);

        Builder uncaughtExceptionHandler(UncaughtExceptionHandler ueh);

        Thread unstarted(Runnable task);

        Thread start(Runnable task);

        ThreadFactory factory();

        sealed interface OfPlatform extends Builder permits ThreadBuilders.Platform {
            @Override
            OfPlatform name(String name);

            @Override
            OfPlatform name(String prefix, long start);

            @Override
            OfPlatform inheritInheritableThreadLocals(boolean inherit);

            @Override
            OfPlatform uncaughtExceptionHandler(UncaughtExceptionHandler ueh);

            OfPlatform group(ThreadGroup group);

            OfPlatform daemon(boolean on);

            default OfPlatform daemon() {
                return daemon(true);
            }

            OfPlatform priority(int priority);

            OfPlatform stackSize(long stackSize);
        }

        sealed interface OfVirtual extends Builder permits ThreadBuilders.Virtual {
            @Override
            OfVirtual name(String name);

            @Override
            OfVirtual name(String prefix, long start);

            @Override
            OfVirtual inheritInheritableThreadLocals(boolean inherit);

            @Override
            OfVirtual uncaughtExceptionHandler(UncaughtExceptionHandler ueh);
        }
    }
}
