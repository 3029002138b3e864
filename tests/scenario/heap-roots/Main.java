public class Main {
    static native void outer();

    static native void inner();

    static native void tag(Object o, long tag);

    static native void walk();

    static native void first();

    static Object[] kept;

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

    /** A variable of this frame and a field of this class lead to the same object. */
    static void shared() {
        Object o = new Object();
        Object[] mine = {o};
        kept = new Object[] {o};
        tag(mine, 51);
        tag(kept, 52);
        tag(o, 50);
        o = null;
        first();
        Say.line(mine.length);
    }

    public static void main(String[] args) {
        Thread.currentThread().setName("walked");
        tag(Thread.currentThread(), 99);
        outer();
        walk();
        shared();
    }
}
