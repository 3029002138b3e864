import java.lang.ref.WeakReference;

/** A collector that recursed would run out of stack here. */
public class Main {
    static final class Node {
        Node next;
        int value;

        Node(Node next, int value) {
            this.next = next;
            this.value = value;
        }
    }

    static Node chain(int length) {
        Node head = null;
        for (int i = 0; i < length; i++) {
            head = new Node(head, i);
        }
        return head;
    }

    static long sum(Node n) {
        long s = 0;
        for (; n != null; n = n.next) {
            s += n.value;
        }
        return s;
    }

    static Object nest(int depth) {
        Object[] outer = null;
        for (int i = 0; i < depth; i++) {
            outer = new Object[] {outer, i % 2 == 0 ? null : new int[] {i}};
        }
        return outer;
    }

    static int depth(Object o) {
        int n = 0;
        for (; o != null; o = ((Object[]) o)[0]) {
            n++;
        }
        return n;
    }

    public static void main(String[] args) {
        Node chain = chain(10_000_000);
        System.gc();
        Say.line("chain ", sum(chain));
        Object nested = nest(1_000_000);
        System.gc();
        Say.line("nested ", depth(nested), " chain ", sum(chain));
        WeakReference<Node> gone = new WeakReference<>(chain);
        chain = null;
        System.gc();
        Say.line("chain gone ", gone.get() == null);
        Object[][] wide = new Object[1000][];
        for (int i = 0; i < wide.length; i++) {
            wide[i] = new Object[1000];
            for (int j = 0; j < wide[i].length; j++) {
                wide[i][j] = new Node(null, j);
            }
        }
        System.gc();
        long s = 0;
        for (Object[] row : wide) {
            for (Object o : row) {
                s += ((Node) o).value;
            }
        }
        Say.line("wide ", s, " nested ", depth(nested));
        Node ring = new Node(null, 1);
        ring.next = new Node(new Node(ring, 3), 2);
        WeakReference<Node> ringGone = new WeakReference<>(ring);
        ring = null;
        System.gc();
        Say.line("ring gone ", ringGone.get() == null);
    }
}
