public class Main {
    static class Base {
        int base = 11;
        byte octet;
    }

    static class Node extends Base {
        final int id;
        long big;
        double real;
        float small;
        boolean flag;
        char letter;
        short half;
        byte[] name;
        Node next;

        Node(int id, Node next) {
            this.id = id;
            this.next = next;
            big = 1L << 40 | id;
            real = id / 4.0;
            small = -id / 2.0f;
            flag = id % 2 == 1;
            letter = (char) ('a' + id);
            octet = (byte) -id;
            half = (short) (id * -300);
            name = new byte[] {'n', (byte) ('0' + id)};
        }
    }

    static class Many {
        Many next;
    }

    static class OnStack {
    }

    static class Locked {
    }

    static Node head;
    static Many many;
    static Node[][] table = new Node[3][5];
    static int[][] numbers = {{1}, {2, 3}, null};
    static short[] shorts = new short[1234];
    static final long CONSTANT = 77;

    static void hold(Object onlyHere, Locked locked) throws Exception {
        synchronized (locked) {
            System.out.println("ready");
            while (System.in.read() >= 0) {
                continue;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 5; i++) {
            head = new Node(i, head);
        }
        for (int i = 0; i < 4321; i++) {
            Many m = new Many();
            m.next = many;
            many = m;
        }
        for (int i = 0; i < 50; i++) {
            new Node(100 + i, null); // garbage, and not in the dump
        }
        table[1][2] = head;
        hold(new OnStack(), new Locked());
    }
}
