public class Main {
    public static void main(String[] args) throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread() {
            public void run() {
                Say.line("hook");
            }
        });
        new Thread() {
            public void run() {
                System.exit(258 + 40);
            }
        }.start();
        Thread.sleep(60000);
        Say.line("never");
    }
}
