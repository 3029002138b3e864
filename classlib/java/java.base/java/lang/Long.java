package java.lang;

import java.lang.constant.Constable;
import java.lang.constant.ConstantDesc;
import java.lang.invoke.MethodHandles;
import java.util.Optional;

/** The box of a long, and what can be done with longs. The boxes of -128 to 127 are shared. */
public final class Long extends Number implements Comparable<Long>, Constable, ConstantDesc {
    private static final long serialVersionUID = 4290774380558885855L;
    public static final long MIN_VALUE = 0x8000000000000000L;
    public static final long MAX_VALUE = 0x7fffffffffffffffL;
    public static final int SIZE = 64;
    public static final int BYTES = 8;
    public static final Class<Long> TYPE = (Class<Long>) Class.getPrimitiveClass('J');

    private final long value;

    @Deprecated(since = "9", forRemoval = true)
    public Long(long value) {
        this.value = value;
    }

    @Deprecated(since = "9", forRemoval = true)
    public Long(String s) throws NumberFormatException {
        value = parseLong(s, 10);
    }

    private static final class Cache {
        static final Long[] SMALL = new Long[256];

        static {
            for (int i = 0; i < 256; i++) {
                SMALL[i] = new Long(i - 128);
            }
        }
    }

    public static Long valueOf(long l) {
        return l >= -128 && l <= 127 ? Cache.SMALL[(int) l + 128] : new Long(l);
    }

    public static Long valueOf(String s, int radix) throws NumberFormatException {
        return valueOf(parseLong(s, radix));
    }

    public static Long valueOf(String s) throws NumberFormatException {
        return valueOf(parseLong(s, 10));
    }

    // Text to number

    public static long parseLong(String s) throws NumberFormatException {
        return parseLong(s, 10);
    }

    public static long parseLong(String s, int radix) throws NumberFormatException {
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
        long limit = negative ? MIN_VALUE : -MAX_VALUE;
        long floor = limit / radix;
        long result = 0;
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

    public static long parseLong(CharSequence s, int beginIndex, int endIndex, int radix)
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
        long limit = negative ? MIN_VALUE : -MAX_VALUE;
        long floor = limit / radix;
        long result = 0;
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

    public static long parseUnsignedLong(String s) throws NumberFormatException {
        return parseUnsignedLong(s, 10);
    }

    public static long parseUnsignedLong(String s, int radix) throws NumberFormatException {
        if (s == null) {
            throw new NumberFormatException("Cannot parse null string");
        }
        if (s.isEmpty()) {
            throw NumberFormatException.of(s, radix);
        }
        if (s.charAt(0) == '-') {
            throw new NumberFormatException("Illegal leading minus sign on unsigned string " + s + ".");
        }
        NumberFormatException.checkRadix(radix);
        int n = s.length();
        int i = s.charAt(0) == '+' ? 1 : 0;
        if (i == n) {
            throw NumberFormatException.of(s, radix);
        }
        long result = 0;
        long ceiling = divideUnsigned(-1L, radix);
        boolean over = false;
        for (; i < n; i++) {
            int digit = Character.digit(s.charAt(i), radix);
            if (digit < 0) {
                throw NumberFormatException.of(s, radix);
            }
            over |= compareUnsigned(result, ceiling) > 0;
            long next = result * radix + digit;
            over |= compareUnsigned(next, digit) < 0;
            result = next;
        }
        if (over) {
            throw new NumberFormatException("String value " + s + " exceeds range of unsigned long.");
        }
        return result;
    }

    public static long parseUnsignedLong(CharSequence s, int beginIndex, int endIndex, int radix)
            throws NumberFormatException {
        if (beginIndex < 0 || beginIndex > endIndex || endIndex > s.length()) {
            throw new IndexOutOfBoundsException();
        }
        return parseUnsignedLong(s.subSequence(beginIndex, endIndex).toString(), radix);
    }

    /** Reads an optional sign, an optional radix prefix (0x, 0X, #: 16; 0: 8) and digits. */
    public static Long decode(String nm) throws NumberFormatException {
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
        return valueOf(parseLong(negative ? "-" + digits : digits, radix));
    }

    // Number to text

    @Override
    public String toString() {
        return toString(value);
    }

    public static native String toString(long l);

    public static String toString(long l, int radix) {
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
            radix = 10;
        }
        if (radix == 10) {
            return toString(l);
        }
        char[] buf = new char[SIZE + 1];
        int at = buf.length;
        long rest = l < 0 ? l : -l;
        do {
            buf[--at] = Character.forDigit((int) -(rest % radix), radix);
            rest /= radix;
        } while (rest != 0);
        if (l < 0) {
            buf[--at] = '-';
        }
        return new String(buf, at, buf.length - at);
    }

    public static String toHexString(long l) {
        return toPowerString(l, 4);
    }

    public static String toOctalString(long l) {
        return toPowerString(l, 3);
    }

    public static String toBinaryString(long l) {
        return toPowerString(l, 1);
    }

    /** Unsigned text in radix 2 to the power of shift. */
    private static String toPowerString(long x, int shift) {
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

    public static String toUnsignedString(long l, int radix) {
        if (l >= 0) {
            return toString(l, radix);
        }
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
            radix = 10;
        }
        return toString(divideUnsigned(l, radix), radix)
                + Character.forDigit((int) remainderUnsigned(l, radix), radix);
    }

    public static String toUnsignedString(long l) {
        return toUnsignedString(l, 10);
    }

    // Unsigned arithmetic

    public static long divideUnsigned(long dividend, long divisor) {
        if (divisor < 0) {
            return compareUnsigned(dividend, divisor) < 0 ? 0 : 1;
        }
        if (dividend >= 0) {
            return dividend / divisor;
        }
        long q = (dividend >>> 1) / divisor << 1;
        long r = dividend - q * divisor;
        return compareUnsigned(r, divisor) >= 0 ? q + 1 : q;
    }

    public static long remainderUnsigned(long dividend, long divisor) {
        return dividend - divideUnsigned(dividend, divisor) * divisor;
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

    public static int hashCode(long value) {
        return (int) (value ^ value >>> 32);
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Long && value == ((Long) obj).value;
    }

    @Override
    public int compareTo(Long other) {
        return compare(value, other.value);
    }

    public static int compare(long x, long y) {
        return x < y ? -1 : x == y ? 0 : 1;
    }

    public static int compareUnsigned(long x, long y) {
        return compare(x + MIN_VALUE, y + MIN_VALUE);
    }

    public static long sum(long a, long b) {
        return a + b;
    }

    public static long max(long a, long b) {
        return a >= b ? a : b;
    }

    public static long min(long a, long b) {
        return a <= b ? a : b;
    }

    public static int signum(long l) {
        return l > 0 ? 1 : l < 0 ? -1 : 0;
    }

    // System properties

    public static Long getLong(String nm) {
        return getLong(nm, null);
    }

    public static Long getLong(String nm, long val) {
        Long result = getLong(nm, null);
        return result == null ? valueOf(val) : result;
    }

    public static Long getLong(String nm, Long val) {
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

    public static long highestOneBit(long l) {
        return l & MIN_VALUE >>> numberOfLeadingZeros(l);
    }

    public static long lowestOneBit(long l) {
        return l & -l;
    }

    public static native int numberOfLeadingZeros(long l);

    public static native int numberOfTrailingZeros(long l);

    public static native int bitCount(long l);

    public static long rotateLeft(long l, int distance) {
        return l << distance | l >>> -distance;
    }

    public static long rotateRight(long l, int distance) {
        return l >>> distance | l << -distance;
    }

    public static long reverse(long i) {
        return (long) Integer.reverse((int) i) << 32 | Integer.toUnsignedLong(Integer.reverse((int) (i >>> 32)));
    }

    public static long reverseBytes(long i) {
        return (long) Integer.reverseBytes((int) i) << 32
                | Integer.toUnsignedLong(Integer.reverseBytes((int) (i >>> 32)));
    }

    /** Collects the bits of i that mask selects at the low end. */
    public static long compress(long i, long mask) {
        long result = 0;
        for (int at = 0; mask != 0; mask &= mask - 1) {
            if ((i & mask & -mask) != 0) {
                result |= 1L << at;
            }
            at++;
        }
        return result;
    }

    /** Spreads the low bits of i over the bits that mask selects. */
    public static long expand(long i, long mask) {
        long result = 0;
        for (; mask != 0; mask &= mask - 1) {
            if ((i & 1) != 0) {
                result |= mask & -mask;
            }
            i >>>= 1;
        }
        return result;
    }

    @Override
    public Optional<Long> describeConstable() {
        return Optional.of(this);
    }

    @Override
    public Long resolveConstantDesc(MethodHandles.Lookup lookup) {
        return this;
    }
}
