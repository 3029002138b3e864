public class Main {
    /** QUIT to this process; returns when the agent is in DataDumpRequest, which takes a while. */
    static native void quit();

    public static void main(String[] args) {
        final Thread other = new Thread("other") {
            @Override
            public void run() {
                System.exit(9);
            }
        };
        other.setDaemon(true);
        Runtime.getRuntime().addShutdownHook(new Thread("hook") {
            @Override
            public void run() {
                other.start();
                while (other.getState() != Thread.State.BLOCKED) {
                    Thread.yield();
                }
                Main.quit();
                Say.line("hooks have run");
            }
        });
        Say.line("main ends");
    }
}
