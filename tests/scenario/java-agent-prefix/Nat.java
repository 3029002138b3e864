public class Nat {
    static native int get(int x);

    native int twice(int x);

    static native int late(int x);

    static native int nowhere(int x);
}
