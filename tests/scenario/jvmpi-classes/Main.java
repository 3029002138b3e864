import java.io.InputStream;

/** Loads classes with members of all kinds, one that the profiler changes, and one in a loader that goes away. */
public class Main {
    interface Shape {
        int SIDES = Integer.parseInt("4");

        double area();
    }

    static class Square implements Shape, Runnable {
        static int count;
        static Object last;
        private double side = 2;
        byte small;
        int[] numbers;

        public double area() {
            return side * side;
        }

        public void run() {
            count++;
        }

        static int loops(int n) {
            for (;; n++) {
                if (n > 3) {
                    return n;
                }
                n += 2;
            }
        }
    }

    static class Changed {
        static String text() {
            return "as it was";
        }
    }

    static class Away {
        static int n = 1;
    }

    static native void look(Class<?> c);

    static native void collect();

    static class Own extends ClassLoader {
        Class<?> define(String name) throws Exception {
            try (InputStream in = Main.class.getResourceAsStream(name.concat(".class"))) {
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            }
        }
    }

    static void loadAndForget() throws Exception {
        Class<?> c = new Own().define("Main$Away");
        c.getDeclaredField("n").setAccessible(true);
        c.getDeclaredConstructor().setAccessible(true);
        Class.forName("Main$Away", true, c.getClassLoader());
    }

    public static void main(String[] args) throws Exception {
        System.loadLibrary("profiler");
        Square s = new Square();
        s.run();
        System.out.println(Shape.SIDES);
        System.out.println(Changed.text());
        look(Square.class);
        look(Shape.class);
        look(int[].class);
        loadAndForget();
        for (int i = 0; i < 20; i++) {
            collect();
        }
        look(Main.class);
    }
}
