package java.lang;

import java.lang.constant.Constable;
import java.lang.constant.ConstantDesc;
import java.lang.invoke.MethodHandles;
import java.util.Optional;
import jdk.internal.math.FloatingText;

/** The box of a double. */
public final class Double extends Number implements Comparable<Double>, Constable, ConstantDesc {
    private static final long serialVersionUID = -9172774392245257468L;
    public static final double POSITIVE_INFINITY = 1.0 / 0.0;
    public static final double NEGATIVE_INFINITY = -1.0 / 0.0;
    public static final double NaN = 0.0d / 0.0;
    public static final double MAX_VALUE = 0x1.fffffffffffffP+1023;
    public static final double MIN_NORMAL = 0x1.0p-1022;
    public static final double MIN_VALUE = 0x0.0000000000001P-1022;
    public static final int MAX_EXPONENT = 1023;
    public static final int MIN_EXPONENT = -1022;
    public static final int PRECISION = 53;
    public static final int SIZE = 64;
    public static final int BYTES = 8;
    public static final Class<Double> TYPE = (Class<Double>) Class.getPrimitiveClass('D');

    private final double value;

    @Deprecated(since = "9", forRemoval = true)
    public Double(double value) {
        this.value = value;
    }

    @Deprecated(since = "9", forRemoval = true)
    public Double(String s) throws NumberFormatException {
        value = parseDouble(s);
    }

    public static Double valueOf(double d) {
        return new Double(d);
    }

    public static Double valueOf(String s) throws NumberFormatException {
        return new Double(parseDouble(s));
    }

    public static double parseDouble(String s) throws NumberFormatException {
        return FloatingText.parseDouble(s);
    }

    @Override
    public String toString() {
        return FloatingText.toString(value);
    }

    public static String toString(double d) {
        return FloatingText.toString(d);
    }

    public static String toHexString(double d) {
        return FloatingText.toHexString(d);
    }

    public static boolean isNaN(double v) {
        return v != v;
    }

    public static boolean isInfinite(double v) {
        return v == POSITIVE_INFINITY || v == NEGATIVE_INFINITY;
    }

    public static boolean isFinite(double d) {
        return Math.abs(d) <= MAX_VALUE;
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

    public static int hashCode(double value) {
        return Long.hashCode(doubleToLongBits(value));
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Double && doubleToLongBits(((Double) obj).value) == doubleToLongBits(value);
    }

    /** The bits; every NaN gives the one canonical NaN's. */
    public static long doubleToLongBits(double value) {
        return value == value ? doubleToRawLongBits(value) : 0x7ff8000000000000L;
    }

    public static native long doubleToRawLongBits(double value);

    public static native double longBitsToDouble(long bits);

    @Override
    public int compareTo(Double other) {
        return compare(value, other.value);
    }

    /** Numerical order, with -0.0 below 0.0 and NaN above everything. */
    public static int compare(double a, double b) {
        if (a < b) {
            return -1;
        }
        if (a > b) {
            return 1;
        }
        return Long.compare(doubleToLongBits(a), doubleToLongBits(b));
    }

    public static double sum(double a, double b) {
        return a + b;
    }

    public static double max(double a, double b) {
        return Math.max(a, b);
    }

    public static double min(double a, double b) {
        return Math.min(a, b);
    }

    @Override
    public Optional<Double> describeConstable() {
        return Optional.of(this);
    }

    @Override
    public Double resolveConstantDesc(MethodHandles.Lookup lookup) {
        return this;
    }
}
