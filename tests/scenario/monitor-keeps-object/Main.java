public class Main {
    /** Makes an object, enters its monitor, and keeps a weak reference alone. */
    static native void enter();

    static native boolean isThere();

    /** Leaves the monitor by way of the weak reference. */
    static native int leave();

    static void collect() {
        for (int i = 0; i < 5; i++) {
            System.gc();
            byte[][] garbage = new byte[100][];
            for (int k = 0; k < garbage.length; k++)
                garbage[k] = new byte[10000];
        }
    }

    public static void main(String[] args) {
        enter();
        collect();
        Say.line("while it is locked: ", isThere());
        Say.line("left: ", leave());
        collect();
        Say.line("afterwards: ", isThere());
    }
}
