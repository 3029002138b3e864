package kit;

/** The superclass of Shape0: its method is overridden with another return type, so javac makes a bridge. */
public class Base implements Rooted {
    protected int base = 10;
    static int shared = 11;

    public Base copy() {
        return new Base();
    }
}
