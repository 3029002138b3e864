package java.lang;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.Objects;

/** The hooks that programs have added: threads that are started all together and waited for. */
final class ApplicationShutdownHooks implements Runnable {
    private static IdentityHashMap<Thread, Thread> hooks;

    static {
        Shutdown.add(1, new ApplicationShutdownHooks());
        hooks = new IdentityHashMap<>();
    }

    private ApplicationShutdownHooks() {
    }

    private static IdentityHashMap<Thread, Thread> open() {
        if (hooks == null) {
            throw new IllegalStateException("Shutdown in progress");
        }
        return hooks;
    }

    static synchronized void add(Thread hook) {
        boolean known = open().containsKey(hook);
        if (known || hook.isAlive()) {
            throw new IllegalArgumentException(known ? "Hook previously registered" : "Hook already running");
        }
        hooks.put(hook, hook);
    }

    static synchronized boolean remove(Thread hook) {
        return open().remove(Objects.requireNonNull(hook)) != null;
    }

    @Override
    public void run() {
        ArrayList<Thread> threads;
        synchronized (ApplicationShutdownHooks.class) {
            threads = new ArrayList<>(hooks.keySet());
            hooks = null;
        }
        for (Iterator<Thread> it = threads.iterator(); it.hasNext();) {
            it.next().start();
        }
        for (Iterator<Thread> it = threads.iterator(); it.hasNext();) {
            Thread t = it.next();
            for (;;) {
                try {
                    t.join();
                    break;
                } catch (InterruptedException e) {
                    // a hook is always waited for
                }
            }
        }
    }
}
