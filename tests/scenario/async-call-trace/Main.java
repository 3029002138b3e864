public class Main {
    static native void start();

    static native boolean enough();

    static native void interruptHere();

    static native void report();

    static long sum;

    static long inner(int n) {
        long s = 0;
        for (int i = 0; i < n; i++) {
            s += i ^ (s << 1);
        }
        return s;
    }

    static void outer() {
        for (int i = 0; i < 50; i++) {
            sum += inner(2000);
        }
    }

    static void inNative() {
        interruptHere();
    }

    public static void main(String[] args) {
        start();
        while (!enough()) {
            outer();
        }
        inNative();
        report();
    }
}
