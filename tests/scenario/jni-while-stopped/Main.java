public class Main {
    static native void walk();

    static native void tell();

    public static void main(String[] args) {
        System.gc();
        walk();
        tell();
    }
}
