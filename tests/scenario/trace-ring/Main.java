public class Main {
    static native void ask(int times);

    public static void main(String[] args) {
        ask(1000);
        Say.line("main");
    }
}
