/** What calls.c calls. */
public class Calls {
    static int sum;
    final long made;

    interface Face {
        default int byDefault() {
            return 12;
        }
    }

    Calls() {
        made = 1;
    }

    Calls(long n, String s) {
        if (n < 0) {
            throw new IllegalArgumentException(s);
        }
        made = n;
    }

    void add(int a, long b) {
        sum += a + (int) b;
    }

    static void addStill(int a, long b) {
        sum += a + (int) b;
    }

    static int thrower() {
        throw new IllegalStateException();
    }

    private int hidden() {
        return 1;
    }

    static class Lazy {
        static {
            sum = 5;
        }

        void x() {
        }
    }

    static boolean whole(int i, double d) {
        return i == 7 && d == 0.5;
    }

    boolean same(boolean x, int i, double d) {
        return whole(i, d) ? x : false;
    }

    static boolean still(boolean x, int i, double d) {
        return whole(i, d) ? x : false;
    }

    byte same(byte x, int i, double d) {
        return whole(i, d) ? x : (byte) 0;
    }

    static byte still(byte x, int i, double d) {
        return whole(i, d) ? x : (byte) 0;
    }

    char same(char x, int i, double d) {
        return whole(i, d) ? x : (char) 0;
    }

    static char still(char x, int i, double d) {
        return whole(i, d) ? x : (char) 0;
    }

    short same(short x, int i, double d) {
        return whole(i, d) ? x : (short) 0;
    }

    static short still(short x, int i, double d) {
        return whole(i, d) ? x : (short) 0;
    }

    int same(int x, int i, double d) {
        return whole(i, d) ? x : 0;
    }

    static int still(int x, int i, double d) {
        return whole(i, d) ? x : 0;
    }

    long same(long x, int i, double d) {
        return whole(i, d) ? x : 0;
    }

    static long still(long x, int i, double d) {
        return whole(i, d) ? x : 0;
    }

    float same(float x, int i, double d) {
        return whole(i, d) ? x : 0;
    }

    static float still(float x, int i, double d) {
        return whole(i, d) ? x : 0;
    }

    double same(double x, int i, double d) {
        return whole(i, d) ? x : 0;
    }

    static double still(double x, int i, double d) {
        return whole(i, d) ? x : 0;
    }

    Object same(Object x, int i, double d) {
        return whole(i, d) ? x : null;
    }

    static Object still(Object x, int i, double d) {
        return whole(i, d) ? x : null;
    }

    static class Sub extends Calls implements Runnable, Face {
        public void run() {
            sum = 99;
        }

        private int hidden() {
            return 2;
        }

        void add(int a, long b) {
            sum -= a + (int) b;
        }

        boolean same(boolean x, int i, double d) {
            return false;
        }

        byte same(byte x, int i, double d) {
            return 0;
        }

        char same(char x, int i, double d) {
            return 0;
        }

        short same(short x, int i, double d) {
            return 0;
        }

        int same(int x, int i, double d) {
            return 0;
        }

        long same(long x, int i, double d) {
            return 0;
        }

        float same(float x, int i, double d) {
            return 0;
        }

        double same(double x, int i, double d) {
            return 0;
        }

        Object same(Object x, int i, double d) {
            return null;
        }
    }
}
