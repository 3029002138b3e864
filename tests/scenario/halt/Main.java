public class Main {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread() {
            public void run() {
                Say.line("never");
            }
        });
        Say.line("halting");
        Runtime.getRuntime().halt(3);
    }
}
