/** Wrapped by two agents, one around the other. */
public class Nat {
    static int get(int x) {
        return two_get(x) + 7;
    }

    static int two_get(int x) {
        return one_two_get(x) * 100;
    }

    static native int one_two_get(int x);

    int twice(int x) {
        return two_twice(x) + 7;
    }

    native int two_twice(int x);

    static int late(int x) {
        return one_two_late(x) * 100 + 7;
    }

    static native int one_two_late(int x);

    static native int nowhere(int x);
}
