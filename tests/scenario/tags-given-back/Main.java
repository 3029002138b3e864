public class Main {
    static Object kept = new int[100];
    static Object last;

    static native void run();

    static Object make() {
        return new int[100];
    }

    /* Objects of the same size, in the places of those that died. */
    static void fill() {
        for (int i = 0; i < 10000; i++)
            last = make();
    }

    public static void main(String[] args) {
        run();
    }
}
