public class Main {
    public static void main(String[] args) {
        Say.line("main ends");
    }
}
