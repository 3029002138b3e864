import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;

public class Main {
    public static void main(String[] args) throws InterruptedException {
        if (args.length > 0 && args[0].equals("threads")) {
            threads();
            return;
        }
        long most = Runtime.getRuntime().maxMemory() >> 20;
        System.out.println(args.length == 0 ? "runs" : "runs with " + (most <= Long.parseLong(args[0])));
    }

    /** Threads of a large stack, until there is no room for one more. */
    static void threads() throws InterruptedException {
        CountDownLatch enough = new CountDownLatch(1);
        List<Thread> started = new ArrayList<>();
        Thread refused = null;
        while (refused == null && started.size() < 1000) {
            Thread t = new Thread(null, () -> await(enough), "large", 1 << 26);
            try {
                t.start();
                started.add(t);
            } catch (OutOfMemoryError e) {
                refused = t;
            }
        }
        System.out.println("some threads " + !started.isEmpty() + ", one refused, "
                + (refused == null ? "none" : refused.getState()));
        enough.countDown();
        for (Thread t : started) {
            t.join();
        }
        Thread t = new Thread(() -> System.out.println("another runs"));
        t.start();
        t.join();
    }

    static void await(CountDownLatch l) {
        try {
            l.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
