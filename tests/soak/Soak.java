import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;

/**
 * Eight threads work while the agent disturbs them. Each does rounds of mixed work; what a round gives
 * depends on nothing but its number, and was computed once, before the agent began. At the end the agent's
 * counts must agree with the program's.
 */
public class Soak {
    static final int THREADS = 8, ROUNDS = 32, KEPT = 400;

    static volatile boolean go, stop;
    static final long[] expected = new long[ROUNDS];
    static final Object[] kept = new Object[KEPT];

    /** Tells the agent the workers, then it begins. */
    static native void begin(Thread[] workers, Object[] kept, long seed);
    /** The agent stops what it does; afterwards nobody is suspended. */
    static native void end();
    /** The agent tags the object and awaits that it is freed. */
    static native void note(Object fresh);
    /** Compares counts; answers how many comparisons failed. */
    static native int judge(long marks, long writes, long children, long rounds, boolean checksum);

    /** The agent's breakpoint stands here, from begin on: each call is counted on both sides. */
    static final class Mark {
        static int mark(int n) {
            return n + 1;
        }
    }

    /** The agent watches this field, from begin on: each write is counted on both sides. */
    static final class Watched {
        int value;
    }

    /** Ends at once: ThreadStart and ThreadEnd are counted. */
    static final class Child extends Thread {
        int result;

        Child() {
            super("soak-child");
        }

        @Override
        public void run() {
            result = Work.fibonacci(8);
        }
    }

    /** What all workers share: a lock that they contend for, and a queue that they wait at. */
    static final class Shared {
        private int turn, waiting;

        synchronized int pass(int n) {
            turn += n;
            return n + 1;
        }

        /** Waits for another thread to come by, a bounded time. */
        synchronized void meet() throws InterruptedException {
            if (waiting > 0) {
                notify();
                return;
            }
            waiting++;
            try {
                wait(2);
            } finally {
                waiting--;
            }
        }
    }

    static final Shared shared = new Shared();

    static final class Worker extends Thread {
        final Watched watched = new Watched();
        long marks, writes, children, rounds;
        boolean wrong;
        Throwable thrown;

        Worker(int index) {
            super("soak-" + index);
        }

        @Override
        public void run() {
            try {
                while (!go) Thread.sleep(1);
                for (int i = getName().charAt(5) - '0'; !stop; i++) one(i % ROUNDS);
            } catch (Throwable t) {
                thrown = t;
            }
        }

        private void one(int round) throws InterruptedException {
            long sum = Work.round(round);
            if (sum != expected[round]) {
                wrong = true;
                System.out.println("# " + getName() + ", round " + round + ": " + sum + " instead of " + expected[round]);
            }
            if (Mark.mark(round) != round + 1) wrong = true;
            marks++;
            watched.value = round;
            writes++;
            if (shared.pass(round) != round + 1) wrong = true;
            note(new int[1 + round]);
            if (round % 8 == 0) shared.meet();
            if (round == 5) {
                Child child = new Child();
                child.start();
                children++;
                child.join();
                if (child.result != 21) wrong = true;
            }
            rounds++;
        }
    }

    public static void main(String[] args) throws Exception {
        long millis = Long.parseLong(args[0]) * 1000, seed = Long.parseLong(args[1]);
        for (int i = 0; i < ROUNDS; i++) expected[i] = Work.round(i);
        for (int i = 0; i < KEPT; i++) kept[i] = i % 3 == 0 ? new int[i] : i % 3 == 1 ? new Object() : new Object[i];
        Worker[] workers = new Worker[THREADS];
        for (int i = 0; i < THREADS; i++) workers[i] = new Worker(i);
        for (Worker w : workers) w.start();
        begin(workers, kept, seed);
        go = true;
        long until = System.nanoTime() + millis * 1000000;
        while (System.nanoTime() - until < 0) Thread.sleep(50);
        end();
        stop = true;
        long marks = 0, writes = 0, children = 0, rounds = 0;
        boolean right = true;
        for (Worker w : workers) {
            w.join();
            marks += w.marks;
            writes += w.writes;
            children += w.children;
            rounds += w.rounds;
            right &= !w.wrong && w.thrown == null;
            if (w.thrown != null) {
                System.out.println("# " + w.getName() + " threw " + w.thrown);
                w.thrown.printStackTrace();
            }
        }
        System.exit(judge(marks, writes, children, rounds, right) == 0 ? 0 : 1);
    }
}

/** The work: classes that the agent retransforms, steps through and sets breakpoints in. */
class Work {
    interface Shape {
        long area(long scale);
    }

    static final class Square implements Shape {
        final int side;

        Square(int side) {
            this.side = side;
        }

        @Override
        public long area(long scale) {
            return scale * side * side;
        }
    }

    static final class Circle implements Shape {
        final double radius;

        Circle(double radius) {
            this.radius = radius;
        }

        @Override
        public long area(long scale) {
            return (long) (scale * radius * radius * 3.25);
        }
    }

    static final class Node {
        Node left, right;
        final int key;

        Node(int key) {
            this.key = key;
        }

        void insert(int k) {
            if (k < key) {
                if (left == null) left = new Node(k);
                else left.insert(k);
            } else {
                if (right == null) right = new Node(k);
                else right.insert(k);
            }
        }

        long sum(int depth) {
            return (long) key * depth + (left == null ? 0 : left.sum(depth + 1)) + (right == null ? 0 : right.sum(depth + 1));
        }
    }

    static final class Refused extends RuntimeException {
        final int code;

        Refused(int code) {
            super("refused " + code);
            this.code = code;
        }
    }

    static int fibonacci(int n) {
        return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
    }

    static long tree(int seed) {
        Node root = new Node(500);
        int k = seed * 7919 + 1;
        for (int i = 0; i < 60; i++) {
            k = k * 1103515245 + 12345;
            root.insert((k >>> 16) % 1000);
        }
        return root.sum(1);
    }

    static long sort(int seed) {
        int[] a = new int[64];
        int k = seed + 99;
        for (int i = 0; i < a.length; i++) {
            k = k * 69069 + 1;
            a[i] = k >>> 8;
        }
        for (int i = 1; i < a.length; i++) {
            int v = a[i], j = i - 1;
            for (; j >= 0 && a[j] > v; j--) a[j + 1] = a[j];
            a[j + 1] = v;
        }
        long sum = 0;
        for (int i = 0; i < a.length; i++) sum = sum * 31 + a[i];
        return sum;
    }

    static long text(int seed) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < 20; i++) b.append(seed * i).append(i % 2 == 0 ? '+' : '-').append("x" + i);
        String s = b.toString();
        return s.hashCode() + s.indexOf("x19") + s.substring(5).toUpperCase().hashCode() + String.join(",", "a", s, "b").length();
    }

    static long maps(int seed) {
        HashMap<String, Integer> map = new HashMap<>();
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            map.merge("k" + (i * seed) % 13, i, Integer::sum);
            list.add(i ^ seed);
        }
        list.sort((x, y) -> y - x);
        long sum = 0;
        for (int i = 0; i < 13; i++) sum = sum * 17 + map.getOrDefault("k" + i, -1);
        for (int x : list) sum = sum * 3 + x;
        return sum;
    }

    static int refuse(int n) {
        if (n % 3 == 0) throw new Refused(n);
        if (n % 7 == 0) return new int[n][1].length / (n % 7);
        return n;
    }

    static long exceptions(int seed) {
        long sum = 0;
        for (int i = 1; i < 30; i++) {
            try {
                sum += refuse(i + seed);
            } catch (Refused e) {
                sum += 1000 + e.code;
            } catch (ArithmeticException e) {
                sum += 5000;
            } finally {
                sum ^= i;
            }
        }
        return sum;
    }

    static long shapes(int seed) {
        Shape[] all = new Shape[20];
        for (int i = 0; i < all.length; i++) all[i] = i % 2 == 0 ? new Square(i + seed) : new Circle(i * 0.5);
        long sum = 0;
        for (Shape s : all) sum += s.area(seed + 1);
        return sum;
    }

    static long locks(int seed) {
        Object lock = new Object();
        long sum = 0;
        for (int i = 0; i < 10; i++) {
            synchronized (lock) {
                synchronized (Work.class) {
                    sum += i * seed;
                }
            }
        }
        return sum;
    }

    static long numbers(int seed) {
        double d = 1;
        float f = 1;
        long l = seed;
        for (int i = 1; i < 50; i++) {
            d = d * 1.0625 + i / 8.0;
            f = f * 1.25f - i;
            l = l * 6364136223846793005L + 1442695040888963407L;
        }
        return Double.doubleToLongBits(d) ^ Float.floatToIntBits(f) ^ l;
    }

    static long garbage(int seed) {
        Object[] ring = new Object[16];
        for (int i = 0; i < 300; i++) ring[i % 16] = new Object[] {ring[(i + 5) % 16] == null ? null : "old", new byte[i % 100]};
        long sum = 0;
        for (Object o : ring) sum = sum * 5 + ((byte[]) ((Object[]) o)[1]).length;
        return sum + seed;
    }

    static long round(int n) {
        long sum = fibonacci(8 + n % 5);
        sum = sum * 31 + tree(n);
        sum = sum * 31 + sort(n);
        sum = sum * 31 + text(n);
        sum = sum * 31 + maps(n + 1);
        sum = sum * 31 + exceptions(n);
        sum = sum * 31 + shapes(n);
        sum = sum * 31 + locks(n);
        sum = sum * 31 + numbers(n);
        return sum * 31 + garbage(n);
    }
}
