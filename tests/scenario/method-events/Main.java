public class Main {
    static int integer(int n) {
        return n + 1;
    }

    static long wide() {
        return 1L << 40;
    }

    static double real() {
        return 0.5;
    }

    static float small() {
        return -1.5f;
    }

    static boolean truth() {
        return true;
    }

    static char letter() {
        return 'x';
    }

    static String text() {
        return "returned";
    }

    static Object nothing() {
        return null;
    }

    void instance() {
        System.out.println("in instance()");
    }

    static void thrower() {
        throw new IllegalStateException();
    }

    static void passes() {
        thrower();
    }

    static int catches() {
        try {
            passes();
        } catch (IllegalStateException e) {
            return 1;
        }
        return 0;
    }

    static synchronized int fib(int n) {
        return n < 2 ? n : fib(n - 1) + fib(n - 2);
    }

    public static void main(String[] args) {
        integer(41);
        wide();
        real();
        small();
        truth();
        letter();
        text();
        nothing();
        new Main().instance();
        catches();
        fib(3);
    }
}
