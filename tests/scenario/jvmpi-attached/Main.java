/** Lets native code attach a thread. */
public class Main {
    static Object kept;

    static native void attach();

    public static void main(String[] args) {
        System.loadLibrary("profiler");
        for (int i = 0; i < 100; i++) {
            kept = new byte[100];
        }
        attach();
    }
}
