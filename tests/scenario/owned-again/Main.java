/*
 * Monitors entered again by deeper frames and by JNI, and the classes of loaders.
 */
public class Main {
    static final Object a = new Object(), b = new Object();
    static boolean[][] booleans = {{true}};
    static Main[][] mains = {{null}};

    /** Prints the depth of each of the two that the thread owns, from its caller's frame on. */
    static native void depths(Object a, Object b);

    /** Enters a by JNI, and then prints them. */
    static native void enterAndTell(Object a, Object b);

    static native void classes(ClassLoader loader);

    static void outer() {
        synchronized (a) {
            synchronized (b) {
                depths(a, b);
                middle();
                depths(a, b);
            }
        }
    }

    static void middle() {
        depths(a, b);
        synchronized (a) {
            depths(a, b);
            inner();
        }
        enterAndTell(a, b);
    }

    static void inner() {
        synchronized (a) {
            synchronized (b) {
                depths(a, b);
            }
            depths(a, b);
        }
    }

    public static void main(String[] args) {
        outer();
        enterAndTell(a, b);
        classes(Main.class.getClassLoader());
        classes(null);
    }
}
