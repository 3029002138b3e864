public class Main {
    static class Base {
        int base = 11;
    }

    static class Node extends Base {
        final int id;
        long big;
        double real;
        float small;
        boolean flag;
        char letter;
        byte octet;
        short half;
        String name;
        Node next;

        Node(int id, Node next) {
            this.id = id;
            this.next = next;
            big = 1L << 40 | id;
            real = id / 4.0;
            small = -id / 2.0f;
            flag = id % 2 == 1;
            letter = (char) (0x3b0 + id);
            octet = (byte) -id;
            half = (short) (id * 300);
            name = "node \u20ac".concat(Integer.toString(id));
        }
    }

    static Node head;
    static int mark = 0x12345678;
    static int[] numbers = new int[777];
    static Object[][] table = new Object[3][5];
    static long[] large = new long[300000];

    static void hold(Object onlyHere) throws Exception {
        synchronized (onlyHere) {
            System.out.println("ready");
            while (System.in.read() >= 0) {
                continue;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 100; i++) {
            head = new Node(i, head);
        }
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = i * i;
        }
        large[large.length - 1] = 42;
        table[1][2] = head;
        for (int i = 0; i < 50; i++) {
            new Node(1000 + i, null); // garbage: a live dump does not show it
        }
        hold(new Base());
    }
}
