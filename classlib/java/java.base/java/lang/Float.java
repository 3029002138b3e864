package java.lang;

import java.lang.constant.Constable;
import java.lang.constant.ConstantDesc;
import java.lang.invoke.MethodHandles;
import java.util.Optional;
import jdk.internal.math.FloatingText;

/** The box of a float. */
public final class Float extends Number implements Comparable<Float>, Constable, ConstantDesc {
    private static final long serialVersionUID = -2671257302660747028L;
    public static final float POSITIVE_INFINITY = 1.0f / 0.0f;
    public static final float NEGATIVE_INFINITY = -1.0f / 0.0f;
    public static final float NaN = 0.0f / 0.0f;
    public static final float MAX_VALUE = 0x1.fffffeP+127f;
    public static final float MIN_NORMAL = 0x1.0p-126f;
    public static final float MIN_VALUE = 0x0.000002P-126f;
    public static final int MAX_EXPONENT = 127;
    public static final int MIN_EXPONENT = -126;
    public static final int PRECISION = 24;
    public static final int SIZE = 32;
    public static final int BYTES = 4;
    public static final Class<Float> TYPE = (Class<Float>) Class.getPrimitiveClass('F');

    private final float value;

    @Deprecated(since = "9", forRemoval = true)
    public Float(float value) {
        this.value = value;
    }

    @Deprecated(since = "9", forRemoval = true)
    public Float(double value) {
        this.value = (float) value;
    }

    @Deprecated(since = "9", forRemoval = true)
    public Float(String s) throws NumberFormatException {
        value = parseFloat(s);
    }

    public static Float valueOf(float f) {
        return new Float(f);
    }

    public static Float valueOf(String s) throws NumberFormatException {
        return new Float(parseFloat(s));
    }

    public static float parseFloat(String s) throws NumberFormatException {
        return FloatingText.parseFloat(s);
    }

    @Override
    public String toString() {
        return FloatingText.toString(value);
    }

    public static String toString(float f) {
        return FloatingText.toString(f);
    }

    public static String toHexString(float f) {
        return FloatingText.toHexString(f);
    }

    public static boolean isNaN(float v) {
        return v != v;
    }

    public static boolean isInfinite(float v) {
        return v == POSITIVE_INFINITY || v == NEGATIVE_INFINITY;
    }

    public static boolean isFinite(float f) {
        return Math.abs(f) <= MAX_VALUE;
    }

    public boolean isNaN() {
        return value != value;
    }

    public boolean isInfinite() {
        return isInfinite(value);
    }

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
        return (long) value;
    }

    @Override
    public float floatValue() {
        return (float) value;
    }

    @Override
    public double doubleValue() {
        return value;
    }

    @Override
    public int hashCode() {
        return hashCode(value);
    }

    public static int hashCode(float value) {
        return floatToIntBits(value);
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Float && floatToIntBits(((Float) obj).value) == floatToIntBits(value);
    }

    /** The bits; every NaN gives the one canonical NaN's. */
    public static int floatToIntBits(float value) {
        return value == value ? floatToRawIntBits(value) : 0x7fc00000;
    }

    public static native int floatToRawIntBits(float value);

    public static native float intBitsToFloat(int bits);

    @Override
    public int compareTo(Float other) {
        return compare(value, other.value);
    }

    /** Numerical order, with -0.0 below 0.0 and NaN above everything. */
    public static int compare(float a, float b) {
        if (a < b) {
            return -1;
        }
        if (a > b) {
            return 1;
        }
        return Integer.compare(floatToIntBits(a), floatToIntBits(b));
    }

    public static float sum(float a, float b) {
        return a + b;
    }

    public static float max(float a, float b) {
        return Math.max(a, b);
    }

    public static float min(float a, float b) {
        return Math.min(a, b);
    }

    /** The float nearest to a binary16 value. */
    public static float float16ToFloat(short floatBinary16) {
        int exponent = floatBinary16 >> 10 & 31;
        int fraction = floatBinary16 & 0x3ff;
        int sign = floatBinary16 & 0x8000;
        if (exponent == 31) {
            return intBitsToFloat(sign << 16 | 0x7f800000 | fraction << 13);
        }
        float magnitude = exponent == 0 ? fraction * 0x1p-24f : (1024 + fraction) * 0x1p-25f * (1 << exponent);
        return sign != 0 ? -magnitude : magnitude;
    }

    /** The binary16 value nearest to a float, ties to even. */
    public static short floatToFloat16(float f) {
        int bits = floatToRawIntBits(f);
        int sign = bits >>> 16 & 0x8000;
        if (f != f) {
            return (short) (sign | 0x7c00 | (bits & 0x7fe000) >> 13 | (bits & 0x1ff0) >> 4 | bits & 0xf | 0x200);
        }
        float magnitude = Math.abs(f);
        if (magnitude >= 65520.0f) {
            return (short) (sign | 0x7c00);
        }
        int exponent = Math.max(Math.getExponent(magnitude), -14);
        int units = (int) Math.rint(Math.scalb((double) magnitude, 10 - exponent));
        return (short) (sign | (exponent + 14 << 10) + units);
    }

    @Override
    public Optional<Float> describeConstable() {
        return Optional.of(this);
    }

    @Override
    public Float resolveConstantDesc(MethodHandles.Lookup lookup) {
        return this;
    }
}
