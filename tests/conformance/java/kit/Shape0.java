package kit;

/** A class with a member of every kind. */
public class Shape0 extends Base implements Marked, Runnable {
    public int first = 1;
    protected long second = 2;
    private String third = "3";
    static double fourth = 4;
    volatile Object fifth;
    transient boolean sixth;
    static final int CONSTANT = 77;
    public java.util.List<String> generic;

    public Shape0() {
    }

    public static int statically(int n) {
        return n + 1;
    }

    protected final synchronized Object virtually(int n, long l, Object o) {
        return n > l ? o : third;
    }

    private strictfp double privately(double... many) {
        return many.length;
    }

    public java.util.List<String> generically(java.util.List<String> l) {
        return l;
    }

    native void nativeMethod(int a, long b);

    public void run() {
        first++;
        privately();
    }

    public Shape0 copy() {
        return new Shape0();
    }

    class Inner {
        int inner = first;
    }

    enum Colour { RED, GREEN }

    @interface Note {
    }

    abstract static class Partial {
        abstract int unfinished();
    }
}
