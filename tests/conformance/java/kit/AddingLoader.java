package kit;

/** A system class loader with the method that JVMs call to add to its path. It notes what it is given. */
public class AddingLoader extends ClassLoader {
    static volatile String added;
    static volatile boolean refuses;

    public AddingLoader(ClassLoader parent) {
        super(parent);
    }

    void appendToClassPathForInstrumentation(String path) {
        if (refuses)
            throw new UnsupportedOperationException("not now");
        added = path;
    }
}
