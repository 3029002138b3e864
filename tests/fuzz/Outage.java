import java.io.InputStream;

/** What outage.c asks the tool interface about; the sweep itself is native. */
public class Outage {
    public interface Shape {
        int corners();
    }

    static class Probe implements Shape, Cloneable {
        int first;

        static native void bound();

        String second = "a";
        static final long THIRD = 3;

        public int corners() {
            int n = first;
            for (int i = 0; i < 3; i++)
                n += i;
            return n;
        }

        <T extends Comparable<T>> T generic(T a, T b) {
            return a.compareTo(b) > 0 ? a : b;
        }
    }

    /** A loader that outage.c defines a class in. */
    static class Own extends ClassLoader {
        Own() {
            super(Outage.class.getClassLoader());
        }
    }

    static final Object lock = new Object();
    static final Probe[] probes = new Probe[200];
    static volatile boolean ended;
    static long rounds;

    static native int sweep(Class<?> klass, Object[] probes, byte[] bytes, Thread worker);

    /** A thread that calls {@link #step} until it is over. */
    static class Stepping extends Thread {
        volatile boolean over, begun;

        @Override
        public void run() {
            try {
                while (!over)
                    step(this);
            } catch (ThreadDeath e) {
                rounds++;
            }
        }
    }

    /** What outage.c pops and returns from; it is on top most of the time. */
    static void step(Stepping t) {
        t.begun = true;
        for (int i = 0; i < 300; i++)
            rounds++;
    }

    static Thread stepping() {
        Stepping t = new Stepping();
        t.start();
        while (!t.begun)
            Thread.yield();
        return t;
    }

    static void over(Thread t) throws InterruptedException {
        ((Stepping) t).over = true;
        t.join();
    }

    static void work() {
        while (!ended) {
            synchronized (lock) {
                rounds += new int[16].length;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < probes.length; i++)
            probes[i] = new Probe();
        probes[0].corners();
        byte[] bytes;
        try (InputStream in = Outage.class.getResourceAsStream("Outage$Probe.class")) {
            bytes = in.readAllBytes();
        }
        Thread worker = new Thread(Outage::work, "worker");
        worker.start();
        int bad;
        synchronized (probes) {
            bad = sweep(Probe.class, probes, bytes, worker);
        }
        ended = true;
        worker.join();
        System.out.println(bad == 0 && probes[0].corners() == 3 ? "survived" : "bad: " + bad);
    }
}
