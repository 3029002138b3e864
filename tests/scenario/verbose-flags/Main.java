/*
 * Collects, loads a class and binds a native method with each flag off, on, off again. The VM's own lines go to
 * standard output.
 */
public class Main {
    static native void gc(boolean on);

    static native void classes(boolean on);

    static native void natives(boolean on);

    static native void first();

    static native void second();

    static native void third();

    static class First {
    }

    static class Second {
    }

    static class Third {
    }

    public static void main(String[] args) {
        System.gc();
        new First();
        first();
        Say.line("on");
        gc(true);
        System.gc();
        gc(false);
        classes(true);
        new Second();
        classes(false);
        natives(true);
        second();
        natives(false);
        Say.line("off");
        System.gc();
        new Third();
        third();
        Say.line("end");
    }
}
