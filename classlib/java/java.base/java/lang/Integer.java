package java.lang;

import java.lang.constant.Constable;
import java.lang.constant.ConstantDesc;
import java.lang.invoke.MethodHandles;
import java.util.Optional;

/** The box of an int, and what can be done with ints. The boxes of -128 to 127 are shared. */
public final class Integer extends Number implements Comparable<Integer>, Constable, ConstantDesc {
    private static final long serialVersionUID = 1360826667806852920L;
    public static final int MIN_VALUE = 0x80000000;
    public static final int MAX_VALUE = 0x7fffffff;
    public static final int SIZE = 32;
    public static final int BYTES = 4;
    public static final Class<Integer> TYPE = (Class<Integer>) Class.getPrimitiveClass('I');

    private final int value;

    @Deprecated(since = "9", forRemoval = true)
    public Integer(int value) {
        this.value = value;
    }

    @Deprecated(since = "9", forRemoval = true)
    public Integer(String s) throws NumberFormatException {
        value = parseInt(s, 10);
    }

    private static final class Cache {
        static final Integer[] SMALL = new Integer[256];

        static {
            for (int i = 0; i < 256; i++) {
                SMALL[i] = new Integer(i - 128);
            }
        }
    }

    public static Integer valueOf(int i) {
        return i >= -128 && i <= 127 ? Cache.SMALL[i + 128] : new Integer(i);
    }

    public static Integer valueOf(String s, int radix) throws NumberFormatException {
        return valueOf(parseInt(s, radix));
    }

    public static Integer valueOf(String s) throws NumberFormatException {
        return valueOf(parseInt(s, 10));
    }

    // Text to number

    public static int parseInt(String s) throws NumberFormatException {
        return parseInt(s, 10);
    }

    public static int parseInt(String s, int radix) throws NumberFormatException {
        if (s == null) {
            throw new NumberFormatException("Cannot parse null string");
        }
        NumberFormatException.checkRadix(radix);
        int n = s.length();
        int i = 0;
        boolean negative = false;
        if (n > 0) {
            char c = s.charAt(0);
            if (c == '-' || c == '+') {
                negative = c == '-';
                i = 1;
            }
        }
        if (i == n) {
            throw NumberFormatException.of(s, radix);
        }
        int limit = negative ? MIN_VALUE : -MAX_VALUE;
        int floor = limit / radix;
        int result = 0;
        while (i < n) {
            char c = s.charAt(i++);
            int digit = c <= '9' && c >= '0' ? c - '0' : Character.digit(c, 36);
            if (digit < 0 || digit >= radix || result < floor) {
                throw NumberFormatException.of(s, radix);
            }
            result *= radix;
            if (result < limit + digit) {
                throw NumberFormatException.of(s, radix);
            }
            result -= digit;
        }
        return negative ? result : -result;
    }

    public static int parseInt(CharSequence s, int beginIndex, int endIndex, int radix)
            throws NumberFormatException {
        if (beginIndex < 0 || beginIndex > endIndex || endIndex > s.length()) {
            throw new IndexOutOfBoundsException();
        }
        NumberFormatException.checkRadix(radix);
        if (beginIndex == endIndex) {
            throw new NumberFormatException("");
        }
        int i = beginIndex;
        char first = s.charAt(i);
        boolean negative = first == '-';
        if (negative || first == '+') {
            i++;
            if (i == endIndex) {
                throw NumberFormatException.at(0, s, beginIndex, endIndex);
            }
        }
        int limit = negative ? MIN_VALUE : -MAX_VALUE;
        int floor = limit / radix;
        int result = 0;
        while (i < endIndex) {
            int digit = Character.digit(s.charAt(i), radix);
            if (digit < 0 || result < floor || result * radix < limit + digit) {
                throw NumberFormatException.at(i - beginIndex, s, beginIndex, endIndex);
            }
            result = result * radix - digit;
            i++;
        }
        return negative ? result : -result;
    }

    public static int parseUnsignedInt(String s) throws NumberFormatException {
        return parseUnsignedInt(s, 10);
    }

    public static int parseUnsignedInt(String s, int radix) throws NumberFormatException {
        if (s == null) {
            throw new NumberFormatException("Cannot parse null string");
        }
        if (s.isEmpty()) {
            throw NumberFormatException.of(s, radix);
        }
        if (s.charAt(0) == '-') {
            throw new NumberFormatException("Illegal leading minus sign on unsigned string " + s + ".");
        }
        long wide = Long.parseLong(s, radix);
        if (wide >>> 32 != 0) {
            throw new NumberFormatException("String value " + s + " exceeds range of unsigned int.");
        }
        return (int) wide;
    }

    public static int parseUnsignedInt(CharSequence s, int beginIndex, int endIndex, int radix)
            throws NumberFormatException {
        if (beginIndex < 0 || beginIndex > endIndex || endIndex > s.length()) {
            throw new IndexOutOfBoundsException();
        }
        return parseUnsignedInt(s.subSequence(beginIndex, endIndex).toString(), radix);
    }

    /** For the smaller types. */
    static int parseWithin(String s, int radix, int least, int most) {
        int i = parseInt(s, radix);
        if (least <= i && i <= most) {
            return i;
        }
        throw new NumberFormatException("Value out of range. Value:\"" + s + "\" Radix:" + radix);
    }

    static int decodeWithin(String s, int least, int most) {
        int i = decode(s);
        if (least <= i && i <= most) {
            return i;
        }
        throw new NumberFormatException("Value " + i + " out of range from input " + s);
    }

    /** Reads an optional sign, an optional radix prefix (0x, 0X, #: 16; 0: 8) and digits. */
    public static Integer decode(String nm) throws NumberFormatException {
        if (nm.isEmpty()) {
            throw new NumberFormatException("Zero length string");
        }
        int i = 0;
        int radix = 10;
        boolean negative = nm.charAt(0) == '-';
        if (negative || nm.charAt(0) == '+') {
            i++;
        }
        if (nm.startsWith("0x", i) || nm.startsWith("0X", i)) {
            i += 2;
            radix = 16;
        } else if (nm.startsWith("#", i)) {
            i++;
            radix = 16;
        } else if (nm.startsWith("0", i) && nm.length() > i + 1) {
            i++;
            radix = 8;
        }
        if (nm.startsWith("-", i) || nm.startsWith("+", i)) {
            throw new NumberFormatException("Sign character in wrong position");
        }
        String digits = nm.substring(i);
        return valueOf(parseInt(negative ? "-" + digits : digits, radix));
    }

    // Number to text

    @Override
    public String toString() {
        return toString(value);
    }

    public static native String toString(int i);

    public static String toString(int i, int radix) {
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
            radix = 10;
        }
        if (radix == 10) {
            return toString(i);
        }
        char[] buf = new char[SIZE + 1];
        int at = buf.length;
        int rest = i < 0 ? i : -i;
        do {
            buf[--at] = Character.forDigit((int) -(rest % radix), radix);
            rest /= radix;
        } while (rest != 0);
        if (i < 0) {
            buf[--at] = '-';
        }
        return new String(buf, at, buf.length - at);
    }

    public static String toHexString(int i) {
        return toPowerString(i, 4);
    }

    public static String toOctalString(int i) {
        return toPowerString(i, 3);
    }

    public static String toBinaryString(int i) {
        return toPowerString(i, 1);
    }

    /** Unsigned text in radix 2 to the power of shift. */
    private static String toPowerString(int x, int shift) {
        int n = Math.max((SIZE - numberOfLeadingZeros(x) + shift - 1) / shift, 1);
        char[] buf = new char[n];
        int mask = (1 << shift) - 1;
        while (--n >= 0) {
            int d = (int) x & mask;
            buf[n] = (char) (d < 10 ? '0' + d : 'a' - 10 + d);
            x >>>= shift;
        }
        return new String(buf, true);
    }

    public static String toUnsignedString(int i, int radix) {
        return Long.toString(toUnsignedLong(i), radix);
    }

    public static String toUnsignedString(int i) {
        return Long.toString(toUnsignedLong(i));
    }

    // Unsigned arithmetic

    public static long toUnsignedLong(int x) {
        return x & 0xffffffffL;
    }

    public static int divideUnsigned(int dividend, int divisor) {
        return (int) (toUnsignedLong(dividend) / toUnsignedLong(divisor));
    }

    public static int remainderUnsigned(int dividend, int divisor) {
        return (int) (toUnsignedLong(dividend) % toUnsignedLong(divisor));
    }

    // The box

    @Override
    public byte byteValue() {
        return (byte) value;
    }

    @Override
    public short shortValue() {
        return (short) value;
    }

    @Override
    public int intValue() {
        return (int) value;
    }

    @Override
    public long longValue() {
        return value;
    }

    @Override
    public float floatValue() {
        return value;
    }

    @Override
    public double doubleValue() {
        return value;
    }

    @Override
    public int hashCode() {
        return hashCode(value);
    }

    public static int hashCode(int value) {
        return value;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Integer && value == ((Integer) obj).value;
    }

    @Override
    public int compareTo(Integer other) {
        return compare(value, other.value);
    }

    public static int compare(int x, int y) {
        return x < y ? -1 : x == y ? 0 : 1;
    }

    public static int compareUnsigned(int x, int y) {
        return compare(x + MIN_VALUE, y + MIN_VALUE);
    }

    public static int sum(int a, int b) {
        return a + b;
    }

    public static int max(int a, int b) {
        return a >= b ? a : b;
    }

    public static int min(int a, int b) {
        return a <= b ? a : b;
    }

    public static int signum(int i) {
        return i > 0 ? 1 : i < 0 ? -1 : 0;
    }

    // System properties

    public static Integer getInteger(String nm) {
        return getInteger(nm, null);
    }

    public static Integer getInteger(String nm, int val) {
        Integer result = getInteger(nm, null);
        return result == null ? valueOf(val) : result;
    }

    public static Integer getInteger(String nm, Integer val) {
        String text = nm == null || nm.isEmpty() ? null : System.getProperty(nm);
        if (text != null) {
            try {
                return decode(text);
            } catch (NumberFormatException e) {
                return val;
            }
        }
        return val;
    }

    // Bits

    public static int highestOneBit(int i) {
        return i & MIN_VALUE >>> numberOfLeadingZeros(i);
    }

    public static int lowestOneBit(int i) {
        return i & -i;
    }

    public static native int numberOfLeadingZeros(int i);

    public static native int numberOfTrailingZeros(int i);

    public static native int bitCount(int i);

    public static int rotateLeft(int i, int distance) {
        return i << distance | i >>> -distance;
    }

    public static int rotateRight(int i, int distance) {
        return i >>> distance | i << -distance;
    }

    public static int reverse(int i) {
        i = (i & 0x55555555) << 1 | i >>> 1 & 0x55555555;
        i = (i & 0x33333333) << 2 | i >>> 2 & 0x33333333;
        i = (i & 0x0f0f0f0f) << 4 | i >>> 4 & 0x0f0f0f0f;
        return reverseBytes(i);
    }

    public static int reverseBytes(int i) {
        return i << 24 | (i & 0xff00) << 8 | i >>> 8 & 0xff00 | i >>> 24;
    }

    /** Collects the bits of i that mask selects at the low end. */
    public static int compress(int i, int mask) {
        int result = 0;
        for (int at = 0; mask != 0; mask &= mask - 1) {
            if ((i & mask & -mask) != 0) {
                result |= 1 << at;
            }
            at++;
        }
        return result;
    }

    /** Spreads the low bits of i over the bits that mask selects. */
    public static int expand(int i, int mask) {
        int result = 0;
        for (; mask != 0; mask &= mask - 1) {
            if ((i & 1) != 0) {
                result |= mask & -mask;
            }
            i >>>= 1;
        }
        return result;
    }

    @Override
    public Optional<Integer> describeConstable() {
        return Optional.of(this);
    }

    @Override
    public Integer resolveConstantDesc(MethodHandles.Lookup lookup) {
        return this;
    }
}
