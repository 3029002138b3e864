import java.nio.file.Files;
import java.nio.file.Path;

public class Main {
    static int twice(int n) {
        return 2 * n;
    }

    /** Goes on until this file is there: who asks for the states may be slow to come by on a busy machine. */
    static void work(Path enough) throws Exception {
        twice(21);
        do {
            synchronized (Main.class) {
                Main.class.wait(150);
            }
            Thread.sleep(150);
        } while (!Files.exists(enough));
    }

    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(new Runnable() {
            public void run() {
                try {
                    work(Path.of("enough"));
                } catch (Exception e) {
                    Say.line(e);
                }
            }
        }, "worker");
        worker.start();
        worker.join();
    }
}
