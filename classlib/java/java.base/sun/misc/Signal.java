// SPDX-License-Identifier: MIT
package sun.misc;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import jdk.internal.io.Signals;

/** A signal of the system, by its name without SIG. */
public final class Signal {
    private static final Map<Integer, SignalHandler> HANDLERS = new HashMap<Integer, SignalHandler>();

    private final String name;
    private final int number;

    public Signal(String name) {
        this.name = Objects.requireNonNull(name, "name");
        number = Signals.number(name.startsWith("SIG") ? name.substring(3) : name);
        if (number < 0) throw new IllegalArgumentException("Unknown signal: " + name);
    }

    public int getNumber() {
        return number;
    }

    public String getName() {
        return name;
    }

    /** Installs a handler and gives the one before. */
    public static synchronized SignalHandler handle(final Signal sig, final SignalHandler handler) {
        Objects.requireNonNull(sig, "sig");
        Objects.requireNonNull(handler, "handler");
        boolean vms = sig.name.equals("QUIT") || sig.name.equals("SEGV") || sig.name.equals("ILL")
                || sig.name.equals("FPE") || sig.name.equals("KILL") || sig.name.equals("STOP");
        if (vms) throw new IllegalArgumentException("Signal already used by VM or OS: " + sig);
        int mode = handler == SignalHandler.SIG_DFL ? Signals.DEFAULT
                : handler == SignalHandler.SIG_IGN ? Signals.IGNORE : Signals.OURS;
        SignalHandler old = HANDLERS.get(sig.number);
        HANDLERS.put(sig.number, handler);
        int was = Signals.handle(sig.number, mode, new Runnable() {
            @Override
            public void run() {
                handler.handle(sig);
            }
        });
        if (was < 0) throw new IllegalArgumentException("Signal already used by VM or OS: " + sig);
        if (was == Signals.OURS && old != null) return old;
        return was == Signals.IGNORE ? SignalHandler.SIG_IGN : SignalHandler.SIG_DFL;
    }

    private static synchronized SignalHandler handler(Signal sig) {
        return HANDLERS.get(sig.number);
    }

    public static void raise(Signal sig) throws IllegalArgumentException {
        SignalHandler h = handler(Objects.requireNonNull(sig, "sig"));
        if (h == null || h instanceof SystemHandler) throw new IllegalArgumentException("Unhandled signal: " + sig);
        Signals.raise(sig.number);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Signal && number == ((Signal) o).number && name.equals(((Signal) o).name);
    }

    @Override
    public int hashCode() {
        return number;
    }

    @Override
    public String toString() {
        return "SIG" + name;
    }
}
