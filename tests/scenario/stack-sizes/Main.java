import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.stream.Stream;

public class Main {
    static int depth;

    static void dive() {
        depth++;
        dive();
    }

    static int depthWith(long size) throws InterruptedException {
        Thread t = new Thread(null, () -> {
            depth = 0;
            try {
                dive();
            } catch (StackOverflowError e) {
                // that is how deep it goes
            }
        }, "diver", size);
        t.start();
        t.join();
        return depth;
    }

    static void down(int n, Runnable r) {
        if (n == 0) {
            r.run();
        } else {
            down(n - 1, r);
        }
    }

    /** What this thread allocates for it: a frame that is built is some bytes, of 20,000 it would be a lot. */
    static long bytesOf(Runnable walk) {
        ThreadMXBean bean = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 3; i++) {
            long before = bean.getThreadAllocatedBytes(Thread.currentThread().getId());
            walk.run();
            least = Math.min(least, bean.getThreadAllocatedBytes(Thread.currentThread().getId()) - before);
        }
        return least;
    }

    static void look() {
        StackWalker w = StackWalker.getInstance();
        long downs = w.walk(s -> s.filter(f -> f.getMethodName().equals("down")).count());
        System.out.println("frames of a whole walk: " + downs);
        long all = 0;
        for (StackTraceElement e : Thread.getAllStackTraces().get(Thread.currentThread())) {
            all += e.getMethodName().equals("down") ? 1 : 0;
        }
        System.out.println("frames of getAllStackTraces: " + all);
        System.out.println("the first: " + w.walk(s -> s.findFirst().get().getMethodName()));
        System.out.println("the next: " + w.walk(s -> s.skip(1).map(f -> f.getMethodName().replaceAll("\\$.*", ""))
                .limit(3).reduce("", (a, b) -> a + " " + b)));
        System.out.println("a walk in a walk: " + w.walk(s -> s.limit(1).map(f -> f.getMethodName() + " "
                + w.walk(Stream::count).toString().isEmpty()).findFirst().get()));
        System.out.println("a limited walk takes little: " + (bytesOf(() -> w.walk(Stream::findFirst)) < 100_000));
        System.out.println("a whole one takes more: " + (bytesOf(() -> w.walk(Stream::count)) > 100_000));
        System.out.println("the last: " + w.walk(s -> s.reduce((a, b) -> b).get().getMethodName()));
    }

    public static void main(String[] args) throws Exception {
        int small = depthWith(1 << 18);
        int usual = depthWith(0);
        int large = depthWith(1 << 25);
        System.out.println("small < usual: " + (small * 2 < usual));
        System.out.println("usual < large: " + (usual * 8 < large));
        Thread t = new Thread(null, () -> down(20000, Main::look), "deep", 1 << 28);
        t.start();
        t.join();
    }
}
