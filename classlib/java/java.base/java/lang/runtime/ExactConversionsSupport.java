package java.lang.runtime;

/** Does a value survive the conversion to another primitive type (JLS 5.7.2)? Asked by patterns of primitive types. */
public final class ExactConversionsSupport {
    private static final float INT_END = 0x1p31f;   // the first values beyond
    private static final float LONG_END = 0x1p63f;

    private ExactConversionsSupport() {
    }

    /** Whole numbers have no negative zero. */
    private static boolean isNegativeZero(double n) {
        return n == 0 && Double.doubleToRawLongBits(n) != 0;
    }

    public static boolean isIntToByteExact(int n) {
        return n == (byte) n;
    }

    public static boolean isIntToShortExact(int n) {
        return n == (short) n;
    }

    public static boolean isIntToCharExact(int n) {
        return n == (char) n;
    }

    public static boolean isIntToFloatExact(int n) {
        return n == (double) (float) n;
    }

    public static boolean isLongToByteExact(long n) {
        return n == (byte) n;
    }

    public static boolean isLongToShortExact(long n) {
        return n == (short) n;
    }

    public static boolean isLongToCharExact(long n) {
        return n == (char) n;
    }

    public static boolean isLongToIntExact(long n) {
        return n == (int) n;
    }

    public static boolean isLongToFloatExact(long n) {
        return (float) n != LONG_END && n == (long) (float) n;
    }

    public static boolean isLongToDoubleExact(long n) {
        return (double) n != LONG_END && n == (long) (double) n;
    }

    public static boolean isFloatToByteExact(float n) {
        return isDoubleToByteExact(n);
    }

    public static boolean isFloatToShortExact(float n) {
        return isDoubleToShortExact(n);
    }

    public static boolean isFloatToCharExact(float n) {
        return isDoubleToCharExact(n);
    }

    public static boolean isFloatToIntExact(float n) {
        return isDoubleToIntExact(n);
    }

    public static boolean isFloatToLongExact(float n) {
        return isDoubleToLongExact(n);
    }

    public static boolean isDoubleToByteExact(double n) {
        return n == (byte) n && !isNegativeZero(n);
    }

    public static boolean isDoubleToShortExact(double n) {
        return n == (short) n && !isNegativeZero(n);
    }

    public static boolean isDoubleToCharExact(double n) {
        return n == (char) n && !isNegativeZero(n);
    }

    public static boolean isDoubleToIntExact(double n) {
        return n == (int) n && n != INT_END && !isNegativeZero(n);
    }

    public static boolean isDoubleToLongExact(double n) {
        return n == (long) n && n != LONG_END && !isNegativeZero(n);
    }

    /** Not a number stays not a number. */
    public static boolean isDoubleToFloatExact(double n) {
        return n == (float) n || n != n;
    }
}
