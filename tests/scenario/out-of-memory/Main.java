import java.util.ArrayList;

public class Main {
    static class Node {
        Node next;
        long[] load = new long[1000];

        Node(Node next) {
            this.next = next;
        }
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
        int sum = 0;
        for (int i = 0; i < 2000; i++) {
            sum += new byte[100000].length;
        }
        Say.line("200 MB one after the other: ", sum);
    }
}
