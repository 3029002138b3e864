// SPDX-License-Identifier: MIT
package sun.misc;

/** What is done about a signal. */
public interface SignalHandler {
    /** What the system (or the VM) does by itself. */
    SignalHandler SIG_DFL = new SystemHandler("SIG_DFL");
    /** Nothing. */
    SignalHandler SIG_IGN = new SystemHandler("SIG_IGN");

    void handle(Signal sig);
}
