public class Main {
    static native void ask();

    public static void main(String[] args) {
        ask();
    }
}
