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

    public static void main(String[] args) {
        System.loadLibrary("profiler");
        Node a = new Node(), b = new Node();
        a.link = b;
        Node.root = a;
        Object[] array = {a, null, b};
        int[] numbers = {1, -1, 0x7fffffff};
        Object held = new Object();
        synchronized (held) {
            dump(a, array, numbers, held);
        }
    }
}
