package kit;

/** A system class loader to which nothing can be added: it lacks the method that JVMs call for that. */
public class SystemLoader extends ClassLoader {
    public SystemLoader(ClassLoader parent) {
        super(parent);
    }
}
