public class Main {
    static void fail(int n) {
        throw new IllegalArgumentException("bad number", new RuntimeException("the reason"));
    }

    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread() {
            public void run() {
                Say.line("the hook still runs");
            }
        });
        Say.line("before");
        fail(3);
    }
}
