// SPDX-License-Identifier: MIT
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;

/**
 * Virtual threads, many at once, as lines NAME NUMBER: how long so many take to enter a monitor in turn that is held
 * until all want it, and what memory one takes that is parked. Prints nothing where Java has none.
 */
final class Virtuals {
    static final int CONTENDERS = 100_000;

    static final Object fought = new Object();
    static volatile boolean go;
    static int entered;

    static Method start;

    static Thread start(Runnable task) {
        try {
            return (Thread) start.invoke(null, task);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    static long resident() throws Exception {
        for (String line : Files.readAllLines(Path.of("/proc/self/status")))
            if (line.startsWith("VmRSS:")) return Long.parseLong(line.replaceAll("\\D", "")) * 1024;
        throw new IllegalStateException("no VmRSS");
    }

    /** From the first start to the last end, in nanoseconds. */
    static long contend() throws Exception {
        CountDownLatch ended = new CountDownLatch(CONTENDERS);
        long began = System.nanoTime();
        synchronized (fought) {
            for (int i = 0; i < CONTENDERS; i++)
                start(() -> {
                    synchronized (fought) {
                        entered++;
                    }
                    ended.countDown();
                });
        }
        ended.await();
        if (entered != CONTENDERS) throw new AssertionError(entered);
        return System.nanoTime() - began;
    }

    static long parked(int count) throws Exception {
        List<Thread> threads = new ArrayList<>(count);
        CountDownLatch come = new CountDownLatch(count), ended = new CountDownLatch(count);
        System.gc();
        long before = resident();
        for (int i = 0; i < count; i++)
            threads.add(start(() -> {
                come.countDown();
                while (!go) LockSupport.park();
                ended.countDown();
            }));
        come.await();
        for (Thread t : threads)
            while (t.getState() != Thread.State.WAITING) Thread.yield();
        long each = (resident() - before) / count;
        go = true;
        for (Thread t : threads) LockSupport.unpark(t);
        ended.await();
        return each;
    }

    /** How many are to be parked. */
    public static void main(String[] args) throws Exception {
        try {
            start = Thread.class.getMethod("startVirtualThread", Runnable.class);
        } catch (NoSuchMethodException e) {
            return;
        }
        int count = args.length > 0 ? Integer.parseInt(args[0]) : 200_000;
        System.out.printf("VirtualParked %d%n", parked(count));
        System.out.printf("VirtualContend %d%n", contend());
    }
}
