public class Main {
    static native int number();

    static native Object[] loadedByName(String prefix);

    static class Late {
        static native String late();
    }

    public static void main(String[] args) {
        Say.line(number());
        Say.line(Late.late());
        Say.line(loadedByName("LMain").length);
    }
}
