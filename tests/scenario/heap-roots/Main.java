public class Main {
    static native void outer();

    static native void inner();

    static native void tag(Object o, long tag);

    static native void walk();

    /** Called by outer, which holds a reference of its own. */
    static void between(int i) {
        Object o = new Object();
        tag(o, 20);
        long wide = i;
        Object p = new Object();
        tag(p, 21);
        inner();
        Say.line(o != p && wide == i);
    }

    public static void main(String[] args) {
        Thread.currentThread().setName("walked");
        tag(Thread.currentThread(), 99);
        outer();
        walk();
    }
}
