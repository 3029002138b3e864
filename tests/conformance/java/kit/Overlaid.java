package kit;

/** The checks make these methods keep something else in slot 0 than what came there. */
public class Overlaid {
    static int run(int n) {
        return new Overlaid().store(n);
    }

    int store(int n) {
        n = 7;
        return n + 1;
    }

    static int runOther(int n) {
        return other(n, null);
    }

    static int other(Integer i, Object o) {
        o = "text";
        return o.hashCode();
    }
}
