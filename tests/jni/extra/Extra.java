/** Defined by JNI's DefineClass; not on the class path. */
public class Extra {
    static int answer() {
        return 42;
    }
}
