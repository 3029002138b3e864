/** Calls the extension functions that the first agent offers, and has its event told. */
public class Main {
    static native void callAll(Class<?> c);

    public static void main(String[] args) {
        callAll(Main.class);
        Say.line("done");
    }
}
