public class Main {
    static int twice(int n) {
        return 2 * n;
    }

    static void work() throws InterruptedException {
        twice(21);
        synchronized (Main.class) {
            Main.class.wait(150);
        }
        Thread.sleep(150);
    }

    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(new Runnable() {
            public void run() {
                try {
                    work();
                } catch (InterruptedException e) {
                    Say.line(e);
                }
            }
        }, "worker");
        worker.start();
        worker.join();
    }
}
