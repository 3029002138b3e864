public class Main {
    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(new Runnable() {
            public void run() {
                Say.line("run");
            }
        }, "worker");
        worker.start();
        worker.join();
    }
}
