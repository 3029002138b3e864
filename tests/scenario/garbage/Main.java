public class Main {
    static class Node {
        Node left, right;
        int value;
        Object extra;

        Node(int value, int depth) {
            this.value = value;
            extra = depth % 2 == 0 ? (Object) new int[depth] : String.valueOf(value);
            if (depth > 0) {
                left = new Node(2 * value, depth - 1);
                right = new Node(2 * value + 1, depth - 1);
            }
        }

        long sum() {
            return value + (left == null ? 0 : left.sum() + right.sum());
        }
    }

    static class Link {
        Link next;
        long n;
    }

    public static void main(String[] args) {
        Node kept = new Node(1, 12);
        long before = kept.sum();
        long total = 0;
        for (int i = 0; i < 60; i++) {
            total += new Node(i, 9).sum();
            kept.left = new Node(2, 11);
        }
        Say.line(before == kept.sum(), " ", before, " ", total);
        Link list = null;
        for (int i = 0; i < 200000; i++) {
            Link l = new Link();
            l.next = list;
            l.n = i;
            list = l;
        }
        System.gc();
        long sum = 0;
        int length = 0;
        for (Link l = list; l != null; l = l.next) {
            sum += l.n;
            length++;
        }
        list = null;
        Say.line("a chain of ", length, ", sum ", sum);
        Object[] nest = null;
        for (int i = 0; i < 100000; i++) {
            nest = new Object[] { nest };
        }
        System.gc();
        int depth = 0;
        for (Object[] o = nest; o != null; o = (Object[]) o[0]) {
            depth++;
        }
        nest = null;
        Say.line("arrays nested ", depth, " deep");
        byte[][] ring = new byte[4][];
        long bytes = 0;
        for (int i = 0; i < 400; i++) {
            byte[] b = new byte[300000 + i];
            b[b.length - 1] = (byte) i;
            ring[i % 4] = b;
            bytes += ring[i / 100] == null ? 0 : ring[i / 100][ring[i / 100].length - 1];
        }
        Say.line("large ones ", bytes);
        String s = "";
        for (int i = 0; i < 2000; i++) {
            s = s.concat(String.valueOf(i % 10)).intern();
        }
        Say.line(s.length(), " ", s.hashCode(), " ", s.substring(0, 10).intern() == "0123456789");
        Runtime r = Runtime.getRuntime();
        Say.line(r.totalMemory() <= r.maxMemory(), " ", r.freeMemory() <= r.totalMemory(), " ", r.freeMemory() > 0, " ",
                 r.availableProcessors() > 0);
    }
}
