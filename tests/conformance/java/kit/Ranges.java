package kit;

/** Variables that are visible in a part of their method only. */
public class Ranges {
    static int sink;

    static int run(int n) {
        int outer = 5;
        {
            int inner = n + 1;
            sink = inner;
            {
                long wide = sink;
                sink = (int) wide;
            }
            sink = inner;
        }
        return n + outer;
    }
}
