package kit;

/** Its method is bound anew in each loader that defines it. */
public class Binding {
    static native int bound();
}
