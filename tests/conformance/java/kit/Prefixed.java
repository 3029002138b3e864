package kit;

/** Native methods whose functions have other names: they are found by taking prefixes off. */
public class Prefixed {
    static native int wrapped_answer(int n);

    static native int outer_inner_twice(int n);

    static native int outer_inner_crossed(int n);

    static native int wrapped_missing(int n);

    static int answer(int n) {
        return wrapped_answer(n);
    }

    static int twice(int n) {
        return outer_inner_twice(n);
    }

    static int inner_twice(int n) {
        return outer_inner_twice(n);
    }

    static int crossed(int n) {
        return outer_inner_crossed(n);
    }

    static int inner_crossed(int n) {
        return outer_inner_crossed(n);
    }

    static int missing(int n) {
        return wrapped_missing(n);
    }
}
