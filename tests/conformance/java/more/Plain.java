package kit.more;

/** Compiled without debugging information. */
public class Plain {
    static int plain(int n) {
        int twice = n * 2;
        return twice;
    }
}
