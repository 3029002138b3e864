import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/** A little of everything that agents look at: classes, threads, monitors, exceptions, allocation. */
public class Main {
    static int depth(int n) {
        return n == 0 ? 0 : 1 + depth(n - 1);
    }

    static void work(Object lock) {
        List<byte[]> kept = new ArrayList<byte[]>();
        for (int i = 0; i < 2000; i++) {
            kept.add(new byte[100]);
        }
        synchronized (lock) {
            try {
                throw new IllegalStateException("thrown");
            } catch (IllegalStateException e) {
                Say.line(Thread.currentThread().getName(), " ", kept.size(), " ", depth(50), " ", e.getMessage());
            }
        }
    }

    public static void main(String[] args) throws Exception {
        System.setOut(new PrintStream(args[0])); // not between what an agent prints
        final Object lock = new Object();
        for (int i = 1; i <= 2; i++) {
            Thread t = new Thread(new Runnable() {
                public void run() {
                    work(lock);
                }
            }, i == 1 ? "first" : "second");
            t.start();
            t.join();
        }
        System.gc();
        Say.line("done");
    }
}
