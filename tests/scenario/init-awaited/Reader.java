// SPDX-License-Identifier: MIT
/** Reads a field of a class whose superclass is not initialized yet. */
public final class Reader implements java.util.function.IntSupplier {
    static class Above {
        static {
            Main.initializing();
        }
    }

    static class Below extends Above {
        static int value = 1;

        static {
            Main.initialized();
        }
    }

    static int read() {
        Main.entered();
        int v = Below.value;
        return Main.next(v);
    }

    @Override
    public int getAsInt() {
        return read();
    }
}
