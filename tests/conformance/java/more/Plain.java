package kit.more;

/** Compiled without debugging information; not every method has code that it could be about. */
public abstract class Plain {
    static native int without();

    abstract int later();

    static int plain(int n) {
        int twice = n * 2;
        return twice;
    }
}
