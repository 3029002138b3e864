/** A small structure whose records a profiler reads. */
public class Main {
    static class Base {
        int number = 0x01020304;
        Object link;
    }

    static class Node extends Base {
        static Node root;
        static long magic = 0x1122334455667788L;
        byte small = -2;
        char letter = 'x';
        double real = 1.5;
        boolean yes = true;
        float half = 0.5f;
        short few = -300;
    }

    static native void dump(Object node, Object array, Object numbers, Object held);

    static class Enters implements Runnable {
        final Object lock;

        Enters(Object lock) {
            this.lock = lock;
        }

        public void run() {
            synchronized (lock) {
                return;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        System.loadLibrary("profiler");
        Node a = new Node(), b = new Node();
        a.link = b;
        Node.root = a;
        Object[] array = {a, null, b};
        int[] numbers = {1, -1, 0x7fffffff};
        Object held = new Object();
        Thread enters = new Thread(new Enters(held));
        synchronized (held) {
            enters.start();
            while (enters.getState() != Thread.State.BLOCKED) {
                Thread.yield();
            }
            dump(a, array, numbers, held);
        }
    }
}
