package java.lang;

import java.lang.constant.Constable;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DynamicConstantDesc;
import java.util.Optional;

/** The box of a byte. The boxes of -128 to 127 are shared. */
public final class Byte extends Number implements Comparable<Byte>, Constable {
    private static final long serialVersionUID = -7183698231559129828L;
    public static final byte MIN_VALUE = -128;
    public static final byte MAX_VALUE = 127;
    public static final int SIZE = 8;
    public static final int BYTES = 1;
    public static final Class<Byte> TYPE = (Class<Byte>) Class.getPrimitiveClass('B');

    private final byte value;

    @Deprecated(since = "9", forRemoval = true)
    public Byte(byte value) {
        this.value = value;
    }

    @Deprecated(since = "9", forRemoval = true)
    public Byte(String s) throws NumberFormatException {
        value = parseByte(s, 10);
    }

    private static final class Cache {
        static final Byte[] ALL = new Byte[256];

        static {
            for (int i = 0; i < 256; i++) {
                ALL[i] = new Byte((byte) (i - 128));
            }
        }
    }

    public static Byte valueOf(byte b) {
        return Cache.ALL[b + 128];
    }

    public static Byte valueOf(String s, int radix) throws NumberFormatException {
        return valueOf(parseByte(s, radix));
    }

    public static Byte valueOf(String s) throws NumberFormatException {
        return valueOf(parseByte(s, 10));
    }

    public static byte parseByte(String s) throws NumberFormatException {
        return parseByte(s, 10);
    }

    public static byte parseByte(String s, int radix) throws NumberFormatException {
        return (byte) Integer.parseWithin(s, radix, MIN_VALUE, MAX_VALUE);
    }

    public static Byte decode(String nm) throws NumberFormatException {
        return valueOf((byte) Integer.decodeWithin(nm, MIN_VALUE, MAX_VALUE));
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

    public static String toString(byte x) {
        return Integer.toString(x);
    }

    @Override
    public int hashCode() {
        return value;
    }

    public static int hashCode(byte value) {
        return value;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Byte && value == ((Byte) obj).value;
    }

    @Override
    public int compareTo(Byte other) {
        return value - other.value;
    }

    public static int compare(byte x, byte y) {
        return x - y;
    }

    public static int toUnsignedInt(byte x) {
        return x & 0xff;
    }

    public static long toUnsignedLong(byte x) {
        return x & 0xffL;
    }

    public static int compareUnsigned(byte x, byte y) {
        return toUnsignedInt(x) - toUnsignedInt(y);
    }

    @Override
    public Optional<DynamicConstantDesc<Byte>> describeConstable() {
        return Optional.of(DynamicConstantDesc.ofNamed(ConstantDescs.BSM_EXPLICIT_CAST,
                ConstantDescs.DEFAULT_NAME, ConstantDescs.CD_byte, (int) value));
    }
}
