public class Main {
    public static void main(String[] args) throws Exception {
        System.out.println("ready");
        System.in.read();
        Thread worker = new Thread(new Runnable() {
            public void run() {
                Say.line("work");
            }
        }, "worker");
        worker.start();
        worker.join();
    }
}
