import java.util.concurrent.atomic.AtomicInteger;

/**
 * Two virtual threads run on without a pause until the other one is seen. On one carrier the second begins only when
 * the first has given up.
 */
public class Main {
    static final AtomicInteger begun = new AtomicInteger(), met = new AtomicInteger();

    /** The API by name: the compiler of the scenarios may not know it. */
    static Thread start(Runnable task) throws Exception {
        return (Thread) Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, task);
    }

    /** Where they shall meet, for as long as it takes; where they must not, for a while that would be enough. */
    static void run(boolean shallMeet) {
        begun.incrementAndGet();
        long end = System.nanoTime() + (shallMeet ? 60_000_000_000L : 100_000_000);
        while (begun.get() < 2 && System.nanoTime() < end) {
        }
        if (begun.get() == 2) {
            met.incrementAndGet();
        }
    }

    public static void main(String[] args) throws Exception {
        final boolean shallMeet = args[0].equals("several");
        Runnable task = new Runnable() {
            public void run() {
                Main.run(shallMeet);
            }
        };
        Thread a = start(task), b = start(task);
        a.join();
        b.join();
        Say.line(args[0], ": saw the other one: ", met);
    }
}
