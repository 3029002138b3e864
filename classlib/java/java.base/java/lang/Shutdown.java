package java.lang;

/**
 * The end of the VM. System.exit and the last thread (DestroyJavaVM) come here; hooks run once. A slot of hooks belongs
 * to one part of the library: 0 console, 1 application hooks, 2 delete-on-exit.
 */
final class Shutdown {
    private static final Runnable[] HOOKS = new Runnable[3];
    private static boolean running;

    private Shutdown() {
    }

    static synchronized void add(int slot, Runnable hook) {
        if (running) {
            throw new IllegalStateException("Shutdown in progress");
        }
        HOOKS[slot] = hook;
    }

    static synchronized boolean inProgress() {
        return running;
    }

    private static boolean begin() {
        synchronized (Shutdown.class) {
            if (running) {
                return false;
            }
            running = true;
            return true;
        }
    }

    private static void runHooks() {
        for (int i = 0; i < HOOKS.length; i++) {
            Runnable hook = HOOKS[i];
            if (hook != null) {
                try {
                    hook.run();
                } catch (ThreadDeath d) {
                    throw d;
                } catch (Throwable t) {
                    // the other hooks must still run
                }
            }
        }
    }

    private static final Object EXIT_LOCK = new Object();
    /** The thread that ends the VM because nobody else is there. Under the lock. */
    private static Thread destroyer;

    /** Called by the VM when the last non-daemon thread has ended. Who calls exit from now on waits for ever. */
    static void shutdown() {
        synchronized (EXIT_LOCK) {
            if (begin()) {
                destroyer = Thread.currentThread();
                runHooks();
            }
        }
    }

    /** A second caller waits for ever in here: the first one ends the process, or the destroyer does. */
    static void exit(int status) {
        synchronized (EXIT_LOCK) {
            if (begin()) {
                runHooks();
            } else if (destroyer != null && destroyer != Thread.currentThread()) {
                waitForEver();
            }
            halt(status);
        }
    }

    private static void waitForEver() {
        while (true) {
            try {
                EXIT_LOCK.wait();
            } catch (InterruptedException e) {
                // there is nothing to go on with
            }
        }
    }

    static native void halt(int status);
}
