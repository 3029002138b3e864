/** One mistake of native code: its name is the argument. */
public class Main {
    int number = 7;
    static int shared = 9;
    static int[] list;
    long wide = 1;
    String text;

    static native void act(String what, Object object, int[] numbers, Object[] objects);

    /** Returns a reference that it deleted. */
    static native Object give(Object object);

    /** Returns it, whatever it is. */
    static native String text(Object object);

    static void takes(String text) {
        Say.line("took ", text);
    }

    static void thrower() {
        throw new IllegalStateException("from Java");
    }

    static int plain() {
        return 3;
    }

    void nothing() {
    }

    int instance() {
        return number;
    }

    public static void main(String[] args) {
        System.loadLibrary("mistakes");
        for (String what : args) {
            try {
                if (what.equals("bad_return")) {
                    give(new Main());
                }
                if (what.equals("bad_return_class")) {
                    text(new Main());
                }
                act(what, new Main(), new int[] {1, 2, 3}, new Object[2]);
                Say.line("returned from ", what);
            } catch (Throwable e) {
                Say.line("caught ", e, " from ", what);
            }
        }
    }

    static void collect() {
        System.gc();
    }

    static native void many(Object a0, Object a1, Object a2, Object a3, Object a4, Object a5, Object a6, Object a7, Object a8,
            Object a9,
            Object b0, Object b1, Object b2, Object b3, Object b4, Object b5, Object b6, Object b7, Object b8, Object b9,
            Object c0, Object c1, Object c2, Object c3, Object c4, Object c5, Object c6, Object c7, Object c8, Object c9,
            Object d0, Object d1, Object d2, Object d3, Object d4, Object d5, Object d6, Object d7, Object d8, Object d9);
}
