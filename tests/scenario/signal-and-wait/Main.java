public class Main {
    static native String await();

    public static void main(String[] args) {
        Say.line("waiting answered ", await());
    }
}
