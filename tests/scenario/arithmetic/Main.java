public class Main {
    static int zero = 0;

    /* The bits of a number: how its digits are chosen is not the subject here. */
    static String hex(double d) {
        return Long.toHexString(Double.doubleToLongBits(d));
    }

    static int[] ints = { 0, 1, -1, 7, -7, Integer.MAX_VALUE, Integer.MIN_VALUE };
    static long[] longs = { 0, 1, -1, 13, -13, Long.MAX_VALUE, Long.MIN_VALUE, 1L << 40 };
    static double[] doubles = { 0.0, -0.0, 1.5, -2.5, 1e300, -1e-300, Double.NaN, Double.POSITIVE_INFINITY,
        Double.NEGATIVE_INFINITY, 2147483648.0, -9.3e18, 0.1 };

    public static void main(String[] args) {
        for (int a : ints) {
            for (int b : ints) {
                int d = b == 0 ? 99 : a / b, r = b == 0 ? 99 : a % b;
                Say.line(a, " ", b, ": ", a + b, " ", a - b, " ", a * b, " ", d, " ", r, " ", a << b, " ", a >> b, " ",
                         a >>> b, " ", a & b, " ", a | b, " ", a ^ b);
            }
        }
        for (long a : longs) {
            for (long b : longs) {
                long d = b == 0 ? 99 : a / b, r = b == 0 ? 99 : a % b;
                int s = (int) b;
                Say.line(a, " ", b, ": ", a + b, " ", a - b, " ", a * b, " ", d, " ", r, " ", a << s, " ", a >> s, " ",
                         a >>> s, " ", a < b, a == b);
            }
            Say.line(-a, " ", ~a, " ", (int) a, " ", (short) a, " ", (byte) a, " ", (int) (char) a, " ",
                     Float.floatToIntBits((float) a), " ",
                     (double) a);
        }
        for (double a : doubles) {
            Say.line(a, ": ", (int) a, " ", (long) a, " ", hex((float) a), " ", (byte) a, " ", -a, " ", Math.floor(a),
                     " ",
                     Math.round(a), " ", Math.abs(a));
            for (double b : doubles) {
                Say.line("  ", b, ": ", hex(a + b), " ", hex(a - b), " ", hex(a * b), " ", hex(a / b), " ",
                         hex(a % b), " ",
                         a < b, " ", a > b, " ", a <= b, " ", a == b, " ", Double.compare(a, b), " ", Math.min(a, b),
                         " ", Math.max(a, b));
            }
        }
        float f = 16777216f;
        Say.line(f + 1f, " ", f * 2f, " ", 1f / 3f, " ", 5.5f % 2f, " ", (int) Float.NaN, " ", (long) 1e30f, " ",
                 Float.MIN_VALUE / 2);
        try {
            Say.line(1 / zero);
        } catch (ArithmeticException e) {
            Say.line(e.getMessage());
        }
        try {
            Say.line(1L % zero);
        } catch (ArithmeticException e) {
            Say.line(e.getMessage());
        }
        Say.line(1.0 / zero, " ", 0.0 / zero, " ", 1.0 % zero);
        byte b = (byte) 127;
        b++;
        short s = (short) 32767;
        s += 1;
        char c = 0;
        c--;
        int i = 'a' + 1;
        i += 3.7;
        long l = 5;
        l <<= 62;
        l >>>= 3;
        Say.line(b, " ", s, " ", (int) c, " ", i, " ", l);
        Say.line(Math.floorMod(-7, 3), " ", Math.floorDiv(-7, 3), " ", Math.sqrt(2), " ", Math.pow(2, 0.5), " ",
                 Math.ceil(-0.5), " ", Math.rint(2.5), " ", Math.signum(-3.0), " ", Math.hypot(3, 4));
        Say.line(Integer.bitCount(255), " ", Long.numberOfTrailingZeros(8), " ", Integer.reverse(1), " ",
                 Long.highestOneBit(100), " ", Integer.rotateLeft(1, 33), " ", Long.bitCount(-1), " ",
                 Integer.numberOfLeadingZeros(1));
        Say.line(Double.doubleToLongBits(1.0), " ", Float.floatToIntBits(1f), " ", Double.longBitsToDouble(1), " ",
                 Float.intBitsToFloat(0x7f800001), " ", Double.doubleToRawLongBits(-0.0));
        try {
            Math.addExact(Integer.MAX_VALUE, 1);
        } catch (ArithmeticException e) {
            Say.line(e.getMessage());
        }
    }
}
