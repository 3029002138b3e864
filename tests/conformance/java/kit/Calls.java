package kit;

/** Native code that calls Java code that calls native code, twice. */
public class Calls {
    static native void outer();

    static void between() {
        further();
    }

    static void further() {
        middle();
    }

    static native void middle();

    static void within() {
        inner();
    }

    static native void inner();

    static void give() {
        given(new Object());
    }

    static native void given(Object o);
}
