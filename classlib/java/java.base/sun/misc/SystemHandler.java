// SPDX-License-Identifier: MIT
package sun.misc;

/** A handler that the system has, not the program. */
final class SystemHandler implements SignalHandler {
    private final String name;

    SystemHandler(String name) {
        this.name = name;
    }

    @Override
    public void handle(Signal sig) {
        throw new UnsupportedOperationException("invoking " + name);
    }

    @Override
    public String toString() {
        return name;
    }
}
