public class Main {
    public static void main(String[] args) {
        Say.line("never");
    }

    static class Other {
        static {
            Say.line("initialised?");
        }
    }
}
