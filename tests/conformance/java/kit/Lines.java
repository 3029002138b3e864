package kit;
/** The line numbers of this file are part of the checks: the body of three() begins in line 5. */
public class Lines {
    static int three(int n) {
        int a = n + 1;
        int b = a * 2;
        return a + b;
    }

    long wide(long l, double d, int i) {
        long sum = l + (long) d + i;
        return sum;
    }

    static int calls(int n) {
        return three(n) + 1;
    }

    static int branches(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum += i;
        }
        return sum;
    }

    static int throwing(int n) {
        try {
            thrower(n);
            return 0;
        } catch (IllegalStateException e) {
            return 1;
        }
    }

    static void thrower(int n) {
        if (n > 0) throw new IllegalStateException("thrown");
    }

    static int nativeThrow(int n) {
        try {
            new int[] {1}.clone();
            Object o = "text";
            Integer i = (Integer) o;
            return i;
        } catch (ClassCastException e) {
            return 2;
        }
    }

    static int divide(int n) {
        try {
            return 10 / (n - n);
        } catch (ArithmeticException e) {
            return 3;
        }
    }

    static native int natively(int n);

    static int callsNative(int n) {
        return natively(n) + 1;
    }

    static void empty() {
    }

    static int thrower2(int n) {
        thrower(n);
        return 0;
    }
}
