import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
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

        Class<?> define(byte[] bytes) {
            return defineClass(null, bytes, 0, bytes.length);
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

    /** The frames are for NotifyFramePop, which remembers where deep ones lie. */
    static int sweepBelow(byte[] bytes, Thread worker, int frames) {
        if (frames > 0)
            return sweepBelow(bytes, worker, frames - 1);
        synchronized (probes) {
            return sweep(Probe.class, probes, bytes, worker);
        }
    }

    /** A class that has the attribute SourceDebugExtension and nothing else. */
    static Class<?> mapped() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(0xCAFEBABE);
        out.writeInt(52);
        out.writeShort(6);
        for (String s : new String[] {"Mapped", "java/lang/Object", "SourceDebugExtension"}) { // 1 to 3
            out.writeByte(1);
            out.writeUTF(s);
        }
        for (int name = 1; name <= 2; name++) { // 4, 5
            out.writeByte(7);
            out.writeShort(name);
        }
        out.writeShort(0x21);
        out.writeShort(4);
        out.writeShort(5);
        out.writeShort(0); // interfaces
        out.writeInt(0);   // fields, methods
        out.writeShort(1);
        out.writeShort(3);
        byte[] map = "SMAP\nMapped.java\nTest\n*E\n".getBytes("UTF-8");
        out.writeInt(map.length);
        out.write(map);
        return new Own().define(bytes.toByteArray());
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
        int bad = sweepBelow(bytes, worker, 50);
        ended = true;
        worker.join();
        System.out.println(bad == 0 && probes[0].corners() == 3 ? "survived" : "bad: " + bad);
    }
}
