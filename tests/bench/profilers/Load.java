/** What the profilers watch: `calls N` calls a method N times, `heap N` makes N objects, `work N` does both. */
public class Load {
    static class Node {
        Node next;
        int number;
        long more;

        Node(Node next, int number) {
            this.next = next;
            this.number = number;
        }
    }

    static int sum;
    static Node list;

    static void call(int n) {
        sum += n;
    }

    static void calls(int count) {
        for (int i = 0; i < count; i++) {
            call(i);
        }
    }

    static void heap(int count) {
        for (int i = 0; i < count; i++) {
            list = new Node(list, i);
        }
    }

    static int fib(int n) {
        return n < 2 ? n : fib(n - 1) + fib(n - 2);
    }

    static void work(int rounds) {
        for (int r = 0; r < rounds; r++) {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < 2000; i++) {
                text.append(i % 7).append(' ');
            }
            int[] numbers = new int[5000];
            for (int k = 0; k < 10; k++) {
                for (int i = 0; i < numbers.length; i++) {
                    numbers[i] = numbers[i] * 31 + i + text.length();
                }
            }
            sum += fib(15) + numbers[99];
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[1]);
        switch (args[0]) {
            case "calls" -> calls(n);
            case "heap" -> heap(n);
            default -> work(n);
        }
        System.out.println(sum);
    }
}
