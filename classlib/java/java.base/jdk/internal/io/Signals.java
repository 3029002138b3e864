// SPDX-License-Identifier: MIT
package jdk.internal.io;

import java.util.HashMap;
import java.util.Map;

/** Signals that the program handles: a daemon thread takes them from the system and starts a thread for each. */
public final class Signals implements Runnable {
    public static final int DEFAULT = 0, IGNORE = 1, OURS = 2;

    private static final Map<Integer, Runnable> ACTIONS = new HashMap<Integer, Runnable>();
    private static boolean started;

    private Signals() {
    }

    private static native boolean open();

    private static native int next();

    public static native int number(String name);

    private static native int install(int number, int mode);

    public static native int raise(int number);

    /** Installs an action, the default (DEFAULT) or nothing (IGNORE); gives the mode before, or -1. */
    public static synchronized int handle(int number, int mode, Runnable action) {
        if (mode == OURS && !started) {
            if (!open()) return -1;
            started = true;
            Thread t = new Thread(null, new Signals(), "Signal Reader", 0, false);
            t.setDaemon(true);
            t.start();
        }
        if (mode == OURS) ACTIONS.put(number, action);
        else ACTIONS.remove(number);
        return install(number, mode);
    }

    private static synchronized Runnable action(int number) {
        return ACTIONS.get(number);
    }

    @Override
    public void run() {
        for (int n = next(); n >= 0; n = next()) {
            Runnable action = action(n);
            if (action != null) new Thread(null, action, "SIG" + n + " handler", 0, false).start();
        }
    }
}
