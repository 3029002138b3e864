import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** Some of everything that has branches; not all of it runs. */
public class Main {
    enum Colour {
        RED, GREEN, BLUE
    }

    interface Shape {
        double area();

        default String tell() {
            return getClass().getSimpleName() + (area() > 4 ? " large" : " small");
        }
    }

    record Square(double side) implements Shape {
        Square {
            if (side < 0) {
                throw new IllegalArgumentException("negative");
            }
        }

        @Override
        public double area() {
            return side * side;
        }
    }

    record Circle(double radius) implements Shape {
        @Override
        public double area() {
            return Math.PI * radius * radius;
        }
    }

    static int count(int[] numbers, IntPredicate p) {
        int n = 0;
        for (int i : numbers) {
            if (p.test(i)) {
                n++;
            }
        }
        return n;
    }

    static String colour(Colour c) {
        return switch (c) {
            case RED -> "red";
            case GREEN -> "green";
            default -> "other";
        };
    }

    static int text(String s) {
        switch (s) {
        case "one":
            return 1;
        case "two":
            return 2;
        default:
            return s.isEmpty() ? 0 : -1;
        }
    }

    static int caught(String s) {
        try {
            return Integer.parseInt(s);
        } catch (NumberFormatException e) {
            return -1;
        } finally {
            tries++;
        }
    }

    static int tries;

    static synchronized void never(List<String> list) {
        for (String s : list) {
            System.out.println(s);
        }
    }

    static class Unused {
        int x = 7;
    }

    static class Counter implements Runnable {
        private final List<Integer> seen = new ArrayList<>();

        @Override
        public void run() {
            for (int i = 0; i < 10; i++) {
                synchronized (seen) {
                    if (i % 3 == 0 && i > 0 || i == 7) {
                        seen.add(i);
                    }
                }
            }
        }
    }

    public static void main(String[] args) throws Exception {
        int[] numbers = {1, 2, 3, 4, 5};
        System.out.println("even " + count(numbers, i -> i % 2 == 0) + ", colour " + colour(Colour.GREEN));
        System.out.println("text " + text("two") + text("x") + ", caught " + caught("12") + caught("no") + tries);
        for (Shape s : new Shape[] {new Square(1), new Square(3), new Circle(1)}) {
            System.out.println(s.tell());
        }
        Counter c = new Counter();
        Thread t = new Thread(c);
        t.start();
        t.join();
        System.out.println("counted " + c.seen + ", assertion " + (numbers.length == 5 ? "holds" : "fails"));
        if (args.length > 0) {
            while (!new File(args[0]).exists()) {
                Thread.sleep(10);
            }
            System.out.println("released by " + args[0]);
        }
    }
}
