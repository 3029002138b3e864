package java.lang;

import java.util.Random;

/** Arithmetic and elementary functions. The natives are VM intrinsics over the C library. */
public final class Math {
    public static final double E = 2.718281828459045;
    public static final double PI = 3.141592653589793;
    public static final double TAU = 2.0 * PI;

    private Math() {
    }

    public static native double sin(double a);

    public static native double cos(double a);

    public static native double tan(double a);

    public static native double asin(double a);

    public static native double acos(double a);

    public static native double atan(double a);

    public static native double exp(double a);

    public static native double log(double a);

    public static native double log10(double a);

    public static native double sqrt(double a);

    public static native double cbrt(double a);

    public static native double sinh(double a);

    public static native double cosh(double a);

    public static native double tanh(double a);

    public static native double expm1(double a);

    public static native double log1p(double a);

    public static native double ceil(double a);

    public static native double floor(double a);

    public static native double rint(double a);

    public static native double atan2(double y, double x);

    public static native double pow(double a, double b);

    public static native double hypot(double x, double y);

    public static native double IEEEremainder(double f1, double f2);

    public static double toRadians(double angdeg) {
        return angdeg * 0.017453292519943295;
    }

    public static double toDegrees(double angrad) {
        return angrad * 57.29577951308232;
    }

    /** The nearest int, ties towards positive infinity. */
    public static int round(float a) {
        if (a != a) {
            return 0;
        }
        return (int) floor((double) a + 0.5);
    }

    /** The nearest long, ties towards positive infinity. */
    public static long round(double a) {
        if (a != a) {
            return 0;
        }
        double f = floor(a);
        return (long) (a - f >= 0.5 ? f + 1 : f);
    }

    private static final class Randoms {
        static final Random GENERATOR = new Random();
    }

    public static double random() {
        return Randoms.GENERATOR.nextDouble();
    }

    // Exact arithmetic

    private static ArithmeticException overflow(String type) {
        return new ArithmeticException(type + " overflow");
    }

    public static int addExact(int x, int y) {
        int r = x + y;
        if (((x ^ r) & (y ^ r)) < 0) {
            throw overflow("integer");
        }
        return r;
    }

    public static int subtractExact(int x, int y) {
        int r = x - y;
        if (((x ^ y) & (x ^ r)) < 0) {
            throw overflow("integer");
        }
        return r;
    }

    public static int multiplyExact(int x, int y) {
        long r = (long) x * (long) y;
        if ((int) r != r) {
            throw overflow("integer");
        }
        return (int) r;
    }

    public static int divideExact(int x, int y) {
        if ((x & y & x / y) < 0) {
            throw overflow("integer");
        }
        return x / y;
    }

    public static int floorDivExact(int x, int y) {
        divideExact(x, y);
        return floorDiv(x, y);
    }

    public static int ceilDivExact(int x, int y) {
        divideExact(x, y);
        return ceilDiv(x, y);
    }

    public static int incrementExact(int a) {
        if (a == Integer.MAX_VALUE) {
            throw overflow("integer");
        }
        return a + 1;
    }

    public static int decrementExact(int a) {
        if (a == Integer.MIN_VALUE) {
            throw overflow("integer");
        }
        return a - 1;
    }

    public static int negateExact(int a) {
        if (a == Integer.MIN_VALUE) {
            throw overflow("integer");
        }
        return -a;
    }

    public static int absExact(int a) {
        if (a == Integer.MIN_VALUE) {
            throw new ArithmeticException("Overflow to represent absolute value of Integer.MIN_VALUE");
        }
        return abs(a);
    }

    public static int floorDiv(int x, int y) {
        int q = x / y;
        return (x ^ y) < 0 && q * y != x ? q - 1 : q;
    }

    public static int floorMod(int x, int y) {
        int m = x % y;
        return (m ^ y) < 0 && m != 0 ? m + y : m;
    }

    public static int ceilDiv(int x, int y) {
        int q = x / y;
        return (x ^ y) >= 0 && q * y != x ? q + 1 : q;
    }

    public static int ceilMod(int x, int y) {
        int m = x % y;
        return (m ^ y) >= 0 && m != 0 ? m - y : m;
    }

    public static int abs(int a) {
        return a < 0 ? -a : a;
    }

    public static int max(int a, int b) {
        return a >= b ? a : b;
    }

    public static int min(int a, int b) {
        return a <= b ? a : b;
    }

    public static long addExact(long x, long y) {
        long r = x + y;
        if (((x ^ r) & (y ^ r)) < 0) {
            throw overflow("long");
        }
        return r;
    }

    public static long subtractExact(long x, long y) {
        long r = x - y;
        if (((x ^ y) & (x ^ r)) < 0) {
            throw overflow("long");
        }
        return r;
    }

    public static long multiplyExact(long x, int y) {
        return multiplyExact(x, (long) y);
    }

    public static long multiplyExact(long x, long y) {
        long r = x * y;
        if (multiplyHigh(x, y) != r >> 63) {
            throw overflow("long");
        }
        return r;
    }

    public static long divideExact(long x, long y) {
        if ((x & y & x / y) < 0) {
            throw overflow("long");
        }
        return x / y;
    }

    public static long floorDivExact(long x, long y) {
        divideExact(x, y);
        return floorDiv(x, y);
    }

    public static long ceilDivExact(long x, long y) {
        divideExact(x, y);
        return ceilDiv(x, y);
    }

    public static long incrementExact(long a) {
        if (a == Long.MAX_VALUE) {
            throw overflow("long");
        }
        return a + 1;
    }

    public static long decrementExact(long a) {
        if (a == Long.MIN_VALUE) {
            throw overflow("long");
        }
        return a - 1;
    }

    public static long negateExact(long a) {
        if (a == Long.MIN_VALUE) {
            throw overflow("long");
        }
        return -a;
    }

    public static long absExact(long a) {
        if (a == Long.MIN_VALUE) {
            throw new ArithmeticException("Overflow to represent absolute value of Long.MIN_VALUE");
        }
        return abs(a);
    }

    public static long floorDiv(long x, long y) {
        long q = x / y;
        return (x ^ y) < 0 && q * y != x ? q - 1 : q;
    }

    public static long floorMod(long x, long y) {
        long m = x % y;
        return (m ^ y) < 0 && m != 0 ? m + y : m;
    }

    public static long ceilDiv(long x, long y) {
        long q = x / y;
        return (x ^ y) >= 0 && q * y != x ? q + 1 : q;
    }

    public static long ceilMod(long x, long y) {
        long m = x % y;
        return (m ^ y) >= 0 && m != 0 ? m - y : m;
    }

    public static long abs(long a) {
        return a < 0 ? -a : a;
    }

    public static long max(long a, long b) {
        return a >= b ? a : b;
    }

    public static long min(long a, long b) {
        return a <= b ? a : b;
    }

    public static long floorDiv(long x, int y) {
        return floorDiv(x, (long) y);
    }

    public static int floorMod(long x, int y) {
        return (int) floorMod(x, (long) y);
    }

    public static long ceilDiv(long x, int y) {
        return ceilDiv(x, (long) y);
    }

    public static int ceilMod(long x, int y) {
        return (int) ceilMod(x, (long) y);
    }

    public static int toIntExact(long value) {
        if ((int) value != value) {
            throw overflow("integer");
        }
        return (int) value;
    }

    public static long multiplyFull(int x, int y) {
        return (long) x * (long) y;
    }

    /** The upper half of the 128-bit product. */
    public static long multiplyHigh(long x, long y) {
        long x1 = x >> 32;
        long x0 = x & 0xffffffffL;
        long y1 = y >> 32;
        long y0 = y & 0xffffffffL;
        long low = x0 * y0;
        long t = x1 * y0 + (low >>> 32);
        long m = x0 * y1 + (t & 0xffffffffL);
        return x1 * y1 + (t >> 32) + (m >> 32);
    }

    public static long unsignedMultiplyHigh(long x, long y) {
        return multiplyHigh(x, y) + (x >> 63 & y) + (y >> 63 & x);
    }

    // Floating point

    public static float abs(float a) {
        return Float.intBitsToFloat(Float.floatToRawIntBits(a) & 0x7fffffff);
    }

    public static double abs(double a) {
        return Double.longBitsToDouble(Double.doubleToRawLongBits(a) & 0x7fffffffffffffffL);
    }

    // Where neither is the greater they are equal, zeros of two signs among them, or the sum is not a number as one of
    // them is none.

    public static float max(float a, float b) {
        if (a > b) {
            return a;
        }
        if (a < b || a == 0 && Float.floatToRawIntBits(a) != 0) {
            return b;
        }
        return a == b ? a : a + b;
    }

    public static double max(double a, double b) {
        if (a > b) {
            return a;
        }
        if (a < b || a == 0 && Double.doubleToRawLongBits(a) != 0) {
            return b;
        }
        return a == b ? a : a + b;
    }

    public static float min(float a, float b) {
        if (a < b) {
            return a;
        }
        if (a > b || a == 0 && Float.floatToRawIntBits(a) == 0) {
            return b;
        }
        return a == b ? a : a + b;
    }

    public static double min(double a, double b) {
        if (a < b) {
            return a;
        }
        if (a > b || a == 0 && Double.doubleToRawLongBits(a) == 0) {
            return b;
        }
        return a == b ? a : a + b;
    }

    public static int clamp(long value, int min, int max) {
        if (min > max) {
            throw new IllegalArgumentException(min + " > " + max);
        }
        return (int) min(max, max(value, min));
    }

    public static long clamp(long value, long min, long max) {
        if (min > max) {
            throw new IllegalArgumentException(min + " > " + max);
        }
        return min(max, max(value, min));
    }

    public static double clamp(double value, double min, double max) {
        if (!(min < max) && Double.compare(min, max) != 0) {
            throw new IllegalArgumentException(min != min ? "min is NaN" : max != max ? "max is NaN"
                    : min + " > " + max);
        }
        return min(max, max(value, min));
    }

    public static float clamp(float value, float min, float max) {
        if (!(min < max) && Float.compare(min, max) != 0) {
            throw new IllegalArgumentException(min != min ? "min is NaN" : max != max ? "max is NaN"
                    : min + " > " + max);
        }
        return min(max, max(value, min));
    }

    public static double signum(double d) {
        return d == 0.0 || d != d ? d : copySign(1.0, d);
    }

    public static float signum(float f) {
        return f == 0.0f || f != f ? f : copySign(1.0f, f);
    }

    public static double copySign(double magnitude, double sign) {
        return Double.longBitsToDouble(Double.doubleToRawLongBits(sign) & 0x8000000000000000L
                | Double.doubleToRawLongBits(magnitude) & 0x7fffffffffffffffL);
    }

    public static float copySign(float magnitude, float sign) {
        return Float.intBitsToFloat(Float.floatToRawIntBits(sign) & 0x80000000
                | Float.floatToRawIntBits(magnitude) & 0x7fffffff);
    }

    public static int getExponent(double d) {
        return (int) (Double.doubleToRawLongBits(d) >> 52 & 0x7ff) - 1023;
    }

    public static int getExponent(float f) {
        return (Float.floatToRawIntBits(f) >> 23 & 0xff) - 127;
    }

    public static double ulp(double d) {
        d = abs(d);
        if (!(d < Double.POSITIVE_INFINITY)) {
            return d;
        }
        return d == Double.MAX_VALUE ? 0x1p971 : nextUp(d) - d;
    }

    public static float ulp(float f) {
        f = abs(f);
        if (!(f < Float.POSITIVE_INFINITY)) {
            return f;
        }
        return f == Float.MAX_VALUE ? 0x1p104f : nextUp(f) - f;
    }

    public static double nextUp(double d) {
        if (!(d < Double.POSITIVE_INFINITY)) {
            return d;
        }
        long bits = Double.doubleToRawLongBits(d + 0.0);
        return Double.longBitsToDouble(bits + (bits >= 0 ? 1 : -1));
    }

    public static float nextUp(float f) {
        if (!(f < Float.POSITIVE_INFINITY)) {
            return f;
        }
        int bits = Float.floatToRawIntBits(f + 0.0f);
        return Float.intBitsToFloat(bits + (bits >= 0 ? 1 : -1));
    }

    public static double nextDown(double d) {
        return -nextUp(-d);
    }

    public static float nextDown(float f) {
        return -nextUp(-f);
    }

    public static double nextAfter(double start, double direction) {
        if (start != start || direction != direction) {
            return start + direction;
        }
        return start == direction ? direction : direction > start ? nextUp(start) : nextDown(start);
    }

    public static float nextAfter(float start, double direction) {
        if (start != start || direction != direction) {
            return start + (float) direction;
        }
        return start == direction ? (float) direction : direction > start ? nextUp(start) : nextDown(start);
    }

    public static native double scalb(double d, int scaleFactor);

    public static float scalb(float f, int scaleFactor) {
        return (float) ((double) f * powerOfTwo(max(min(scaleFactor, 278), -278)));
    }

    private static double powerOfTwo(int n) {
        return Double.longBitsToDouble((long) (n + 1023) << 52);
    }

    public static native double fma(double a, double b, double c);

    public static native float fma(float a, float b, float c);

    public static int unsignedMultiplyExact(int x, int y) {
        long r = (x & 0xffffffffL) * (y & 0xffffffffL);
        if (r >>> 32 != 0) throw new ArithmeticException("unsigned integer overflow");
        return (int) r;
    }

    public static long unsignedMultiplyExact(long x, int y) {
        return unsignedMultiplyExact(x, y & 0xffffffffL);
    }

    public static long unsignedMultiplyExact(long x, long y) {
        if (unsignedMultiplyHigh(x, y) != 0) throw new ArithmeticException("unsigned long overflow");
        return x * y;
    }

    private static void checkExponent(int n) {
        if (n < 0) throw new ArithmeticException("negative exponent");
    }

    public static int powExact(int x, int n) {
        checkExponent(n);
        int r = 1;
        while (true) {
            if ((n & 1) != 0) r = multiplyExact(r, x);
            if ((n >>>= 1) == 0) return r;
            x = multiplyExact(x, x);
        }
    }

    public static int unsignedPowExact(int x, int n) {
        checkExponent(n);
        int r = 1;
        while (true) {
            if ((n & 1) != 0) r = unsignedMultiplyExact(r, x);
            if ((n >>>= 1) == 0) return r;
            x = unsignedMultiplyExact(x, x);
        }
    }

    public static long powExact(long x, int n) {
        checkExponent(n);
        long r = 1;
        while (true) {
            if ((n & 1) != 0) r = multiplyExact(r, x);
            if ((n >>>= 1) == 0) return r;
            x = multiplyExact(x, x);
        }
    }

    public static long unsignedPowExact(long x, int n) {
        checkExponent(n);
        long r = 1;
        while (true) {
            if ((n & 1) != 0) r = unsignedMultiplyExact(r, x);
            if ((n >>>= 1) == 0) return r;
            x = unsignedMultiplyExact(x, x);
        }
    }
}
