package kit;

/** Defined by loaders of the kit, seldom initialized. */
public class Lazy {
    static Object made = new Object();
    int number;

    void method() {
    }
}
