/*
 * Collects and loads a class with each flag off, on, off again. The VM's own lines go to standard output.
 */
public class Main {
    static native void gc(boolean on);

    static native void classes(boolean on);

    static class First {
    }

    static class Second {
    }

    static class Third {
    }

    public static void main(String[] args) {
        System.gc();
        new First();
        Say.line("on");
        gc(true);
        System.gc();
        gc(false);
        classes(true);
        new Second();
        classes(false);
        Say.line("off");
        System.gc();
        new Third();
        Say.line("end");
    }
}
