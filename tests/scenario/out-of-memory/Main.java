import java.util.ArrayList;

public class Main {
    static class Node {
        Node next;
        long[] load = new long[1000];

        Node(Node next) {
            this.next = next;
        }
    }

    static class Small {
        Small next;
    }

    static class Middle extends Small {
        long a, b, c, d;
    }

    static class Large extends Middle {
        long e, f, g, h;
    }

    static native int shortages();

    /** Objects of one size, until there is no room for any more. */
    static Small fillWith(int size, Small all) {
        try {
            while (true) {
                Small one = size == 0 ? new Large() : size == 1 ? new Middle() : new Small();
                one.next = all;
                all = one;
            }
        } catch (OutOfMemoryError e) {
            return all;
        }
    }

    /** Each time less is left for the error itself. */
    static int shortagesInFullHeap() {
        int before = shortages();
        Small all = null;
        for (int i = 0; i < 6; i++) {
            all = fillWith(i % 3, all);
        }
        return shortages() - before;
    }

    static void fill() {
        Node list = null;
        while (true) {
            list = new Node(list);
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) {
            try {
                fill();
            } catch (OutOfMemoryError e) {
                Say.line("caught ", e.getMessage());
            }
        }
        ArrayList<byte[]> keep = new ArrayList<byte[]>();
        try {
            while (true) {
                keep.add(new byte[1 << 20]);
            }
        } catch (OutOfMemoryError e) {
            int n = keep.size();
            keep = null;
            Say.line("megabytes: ", n > 4 && n <= 24);
        }
        try {
            long[] big = new long[100000000];
            Say.line(big.length);
        } catch (OutOfMemoryError e) {
            Say.line("caught ", e.getMessage());
        }
        try {
            Object[] big = new Object[Integer.MAX_VALUE];
            Say.line(big.length);
        } catch (OutOfMemoryError e) {
            Say.line("caught one more");
        }
        int full = shortagesInFullHeap();
        Say.line("full for each size, and again: told ", full, " times");
        int sum = 0;
        for (int i = 0; i < 2000; i++) {
            sum += new byte[100000].length;
        }
        Say.line("200 MB one after the other: ", sum);
    }
}
