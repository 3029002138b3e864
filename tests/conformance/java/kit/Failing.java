package kit;

/** Its initializer throws. */
public class Failing {
    static int value = fail();

    static int fail() {
        throw new IllegalStateException("initializer");
    }
}
