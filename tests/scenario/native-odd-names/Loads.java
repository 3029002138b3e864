/** Loads the library for the loader that defines it. */
public class Loads {
    public static void load() {
        System.loadLibrary("odd");
    }
}
