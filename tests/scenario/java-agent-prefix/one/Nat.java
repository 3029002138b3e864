/** Wrapped once. */
public class Nat {
    static int get(int x) {
        Say.line("  get ", x);
        return one_get(x) * 100;
    }

    static native int one_get(int x);

    int twice(int x) {
        Say.line("  twice ", x);
        return one_twice(x) * 100;
    }

    native int one_twice(int x);

    static int late(int x) {
        return one_late(x) * 100;
    }

    static native int one_late(int x);

    static int nowhere(int x) {
        return one_nowhere(x);
    }

    static native int one_nowhere(int x);
}
