public class Main {
    static int answer() {
        return 42;
    }

    public static void main(String[] args) throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread() {
            public void run() {
                Say.line("hook");
            }
        });
        Thread t = new Thread("exiter") {
            public void run() {
                System.exit(5);
            }
        };
        t.start();
        t.join();
        Say.line("never");
    }
}
