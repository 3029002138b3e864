package kit;

/** Native methods whose functions have other names: they are found by taking prefixes off. */
public class Prefixed {
    static native int wrapped_answer(int n);

    static native int outer_inner_twice(int n);

    static native int wrapped_missing(int n);
}
