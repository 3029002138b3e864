package java.lang;

import java.lang.constant.Constable;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DynamicConstantDesc;
import java.util.Optional;

/** The box of a short. The boxes of -128 to 127 are shared. */
public final class Short extends Number implements Comparable<Short>, Constable {
    private static final long serialVersionUID = 7515723908773894738L;
    public static final short MIN_VALUE = -32768;
    public static final short MAX_VALUE = 32767;
    public static final int SIZE = 16;
    public static final int BYTES = 2;
    public static final Class<Short> TYPE = (Class<Short>) Class.getPrimitiveClass('S');

    private final short value;

    @Deprecated(since = "9", forRemoval = true)
    public Short(short value) {
        this.value = value;
    }

    @Deprecated(since = "9", forRemoval = true)
    public Short(String s) throws NumberFormatException {
        value = parseShort(s, 10);
    }

    private static final class Cache {
        static final Short[] ALL = new Short[256];

        static {
            for (int i = 0; i < 256; i++) {
                ALL[i] = new Short((short) (i - 128));
            }
        }
    }

    public static Short valueOf(short s) {
        return s >= -128 && s <= 127 ? Cache.ALL[s + 128] : new Short(s);
    }

    public static Short valueOf(String s, int radix) throws NumberFormatException {
        return valueOf(parseShort(s, radix));
    }

    public static Short valueOf(String s) throws NumberFormatException {
        return valueOf(parseShort(s, 10));
    }

    public static short parseShort(String s) throws NumberFormatException {
        return parseShort(s, 10);
    }

    public static short parseShort(String s, int radix) throws NumberFormatException {
        return (short) Integer.parseWithin(s, radix, MIN_VALUE, MAX_VALUE);
    }

    public static Short decode(String nm) throws NumberFormatException {
        return valueOf((short) Integer.decodeWithin(nm, MIN_VALUE, MAX_VALUE));
    }

    @Override
    public byte byteValue() {
        return (byte) value;
    }

    @Override
    public short shortValue() {
        return value;
    }

    @Override
    public int intValue() {
        return value;
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
    public String toString() {
        return Integer.toString(value);
    }

    public static String toString(short x) {
        return Integer.toString(x);
    }

    @Override
    public int hashCode() {
        return value;
    }

    public static int hashCode(short value) {
        return value;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Short && value == ((Short) obj).value;
    }

    @Override
    public int compareTo(Short other) {
        return value - other.value;
    }

    public static int compare(short x, short y) {
        return x - y;
    }

    public static int toUnsignedInt(short x) {
        return x & 0xffff;
    }

    public static long toUnsignedLong(short x) {
        return x & 0xffffL;
    }

    public static int compareUnsigned(short x, short y) {
        return toUnsignedInt(x) - toUnsignedInt(y);
    }

    public static short reverseBytes(short i) {
        return (short) (i >> 8 & 0xff | i << 8);
    }

    @Override
    public Optional<DynamicConstantDesc<Short>> describeConstable() {
        return Optional.of(DynamicConstantDesc.ofNamed(ConstantDescs.BSM_EXPLICIT_CAST,
                ConstantDescs.DEFAULT_NAME, ConstantDescs.CD_short, (int) value));
    }
}
