import java.lang.ref.PhantomReference;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.util.WeakHashMap;

public class Main {
    static Object strong = new Object();
    static Reference<?> weak, dying, soft, phantom, fresh;
    static Object early = new Object(), late = new Object();
    static final ReferenceQueue<Object> queue = new ReferenceQueue<Object>();
    static final WeakHashMap<Object, String> map = new WeakHashMap<Object, String>();

    /* In a method of its own, so that no stack slot keeps the objects. */
    static void make() {
        weak = new WeakReference<Object>(strong, queue);
        dying = new WeakReference<Object>(early, queue);
        soft = new SoftReference<Object>(new Object(), queue);
        phantom = new PhantomReference<Object>(late, queue);
        map.put(new Object(), "lost");
        map.put(strong, "kept");
    }

    static String which(Object r) {
        return r == weak ? "weak" : r == dying ? "dying" : r == soft ? "soft" : r == phantom ? "phantom" : "none";
    }

    static String[] collect(int count) throws Exception {
        String[] seen = new String[count];
        for (int i = 0; i < count; i++) {
            Reference<?> r = null;
            for (int tries = 0; r == null && tries < 50; tries++) {
                System.gc();
                r = queue.remove(20);
            }
            seen[i] = which(r);
        }
        java.util.Arrays.sort(seen);
        return seen;
    }

    public static void main(String[] args) throws Exception {
        make();
        Say.line(phantom.get(), " ", weak.get() == strong, " ", queue.poll());
        early = late = null;
        Say.line(java.util.Arrays.toString(collect(2)));
        Say.line("dying ", dying.get(), ", soft alive ", soft.get() != null, ", weak alive ", weak.get() != null);
        for (int i = 0; map.size() > 1 && i < 50; i++) {
            System.gc();
            Thread.sleep(1);
        }
        Say.line(map.size(), " ", map.values());
        strong = null;
        Say.line(java.util.Arrays.toString(collect(1)));
        Say.line("weak ", weak.get(), " ", weak.enqueue(), " ", queue.poll());
        fresh = new WeakReference<Object>(Main.class, queue);
        Say.line(fresh.get() == Main.class, " ", fresh.enqueue(), " ", queue.poll() == fresh, " ", fresh.enqueue());
        fresh.clear();
        Say.line(fresh.get());
        final Thread[] cleaning = new Thread[1];
        java.lang.ref.Cleaner.create(new java.util.concurrent.ThreadFactory() {
            @Override
            public Thread newThread(Runnable loop) {
                return cleaning[0] = new Thread(loop);
            }
        });
        Say.line("the cleaner's thread is a daemon: ", cleaning[0].isDaemon());
        long start = System.nanoTime();
        Say.line(queue.remove(20), " ", System.nanoTime() - start >= 19000000L);
    }
}
