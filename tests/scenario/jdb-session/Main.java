import java.util.ArrayList;
import java.util.List;

/** The program of a session with jdb: a bit of everything that a debugger looks at. */
public class Main {
    interface Shape {
        int area();
    }

    static class Box implements Shape {
        int width, height;
        String label;

        Box(int width, int height) {
            this.width = width;
            this.height = height;
        }

        public int area() {
            return width * height;
        }

        Box grown(int by) {
            return new Box(width + by, height + by);
        }

        public String toString() {
            return "Box ".concat(String.valueOf(width)).concat("x").concat(String.valueOf(height));
        }
    }

    static class Cube extends Box {
        long depth = 5_000_000_000L;
        char mark = 'c';

        Cube(int side) {
            super(side, side);
        }
    }

    /** Holds a lock until it is told, or waits for one. */
    static class Worker extends Thread {
        final Object first, second;

        Worker(String name, Object first, Object second) {
            super(name);
            this.first = first;
            this.second = second;
        }

        public void run() {
            synchronized (first) { synchronized (second) { // in one line: JVMs differ in where a thread waits
                done++;
            } }
        }
    }

    static final Exception loaded = new NullPointerException();
    static final Object red = new Object(), blue = new Object();
    static int total, done;
    static final int[] numbers = { 3, 1, 4, 1, 5 };

    static int twice(int n) {
        return n + n;
    }

    static int sum(int[] of) {
        int s = 0;
        for (int i = 0; i < of.length; i++) {
            s += of[i];
        }
        return s;
    }

    static int deep(int n) {
        int below = n - 1;
        if (n == 0) {
            return 0;
        }
        return 1 + deep(below);
    }

    static void careless(String s) {
        try {
            total += s.length();
        } catch (NullPointerException e) {
            total--;
        }
    }

    static void locks() throws InterruptedException {
        Worker w = new Worker("worker", red, blue);
        w.setDaemon(true);
        synchronized (blue) {
            synchronized (red) {
                w.start();
                while (w.getState() != Thread.State.BLOCKED) {
                    Thread.sleep(1);
                }
                done += 10;
            }
        }
        w.join();
    }

    public static void main(String[] args) throws Exception {
        Box box = new Box(2, 3);
        Shape shape = new Cube(4);
        List<String> words = new ArrayList<>();
        words.add("one");
        words.add("two");
        total = box.area() + shape.area();
        int s = sum(numbers);
        total = twice(s);
        int d = deep(3);
        careless(null);
        Greeter g = new Greeter();
        g.greet(words.get(0));
        g.greet(words.get(1));
        locks();
        System.out.println(total + d + done);
        System.out.println(args.length);
        System.exit(3);
    }
}
