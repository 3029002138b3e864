import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;

public class Main {
    static final List<Thread> started = new ArrayList<>();
    static final CountDownLatch enough = new CountDownLatch(1);

    public static void main(String[] args) throws InterruptedException {
        if (args.length > 0 && args[0].equals("threads")) {
            String refused = startTo(1000, 1 << 26);
            System.out.println("some threads " + !started.isEmpty() + ", one refused, " + refused);
            end();
            return;
        }
        if (args.length > 0 && args[0].equals("filled")) {
            System.loadLibrary("agent");
            narrow();
            filled();
            return;
        }
        long most = Runtime.getRuntime().maxMemory() >> 20;
        System.out.println(args.length == 0 ? "runs" : "runs with " + (most <= Long.parseLong(args[0])));
    }

    /** So many threads of such a stack, or as many as there is room for: the state of one that was refused, or null. */
    static String startTo(int most, long stack) {
        for (int i = 0; i < most; i++) {
            Thread t = new Thread(null, () -> await(enough), "stack of " + stack, stack);
            try {
                t.start();
            } catch (OutOfMemoryError e) {
                return t.getState().toString();
            }
            started.add(t);
        }
        return null;
    }

    /** Takes all address space but so many KB. */
    static native void fill(int left);

    static native void empty();

    static class Another {
        static final String NAME = "another class";
    }

    /** A monitor is waited in where there is little address space left: for one piece more, and none to spare. */
    static void narrow() throws InterruptedException {
        fill(300);
        synchronized (started) {
            started.wait(1);
        }
        empty();
        System.out.println("a monitor waited in");
    }

    /**
     * Ten threads of which each gets its own part of native memory; then one that finds no address space at all uses
     * what those have, to load a class.
     */
    static void filled() throws InterruptedException {
        startTo(10, 0);
        for (Thread t : started) {
            while (t.getState() != Thread.State.WAITING) {
                Thread.yield();
            }
        }
        Thread late = new Thread(() -> {
            fill(0);
            try {
                Class.forName("Main$Another");
            } catch (ClassNotFoundException e) {
                throw new IllegalStateException(e);
            }
            empty();
            System.out.println("a class is loaded");
        });
        late.start();
        late.join();
        end();
    }

    static void end() throws InterruptedException {
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
