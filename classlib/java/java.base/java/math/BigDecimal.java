package java.math;

/** Decimal numbers of any precision: intVal * 10^-scale. Immutable. */
public class BigDecimal extends Number implements Comparable<BigDecimal> {
    private static final long serialVersionUID = 6108874887143696463L;
    public static final BigDecimal ZERO = new BigDecimal(BigInteger.ZERO, 0);
    public static final BigDecimal ONE = new BigDecimal(BigInteger.ONE, 0);
    public static final BigDecimal TWO = new BigDecimal(BigInteger.TWO, 0);
    public static final BigDecimal TEN = new BigDecimal(BigInteger.TEN, 0);

    @Deprecated
    public static final int ROUND_UP = 0;
    @Deprecated
    public static final int ROUND_DOWN = 1;
    @Deprecated
    public static final int ROUND_CEILING = 2;
    @Deprecated
    public static final int ROUND_FLOOR = 3;
    @Deprecated
    public static final int ROUND_HALF_UP = 4;
    @Deprecated
    public static final int ROUND_HALF_DOWN = 5;
    @Deprecated
    public static final int ROUND_HALF_EVEN = 6;
    @Deprecated
    public static final int ROUND_UNNECESSARY = 7;

    private final BigInteger intVal;
    private final int scale;

    public BigDecimal(BigInteger unscaledVal, int scale) {
        this.intVal = unscaledVal;
        this.scale = scale;
    }

    public BigDecimal(BigInteger val) {
        this(val, 0);
    }

    public BigDecimal(BigInteger unscaledVal, int scale, MathContext mc) {
        this(new BigDecimal(unscaledVal, scale).round(mc));
    }

    private BigDecimal(BigDecimal other) {
        this(other.intVal, other.scale);
    }

    public BigDecimal(int val) {
        this(BigInteger.valueOf(val), 0);
    }

    public BigDecimal(long val) {
        this(BigInteger.valueOf(val), 0);
    }

    public BigDecimal(int val, MathContext mc) {
        this(new BigDecimal(val).round(mc));
    }

    public BigDecimal(long val, MathContext mc) {
        this(new BigDecimal(val).round(mc));
    }

    /** The exact value of a double. */
    public BigDecimal(double val) {
        this(ofDouble(val));
    }

    public BigDecimal(double val, MathContext mc) {
        this(ofDouble(val).round(mc));
    }

    public BigDecimal(char[] in) {
        this(new String(in));
    }

    public BigDecimal(String val, MathContext mc) {
        this(new BigDecimal(val).round(mc));
    }

    public BigDecimal(String val) {
        int e = val.indexOf('e') >= 0 ? val.indexOf('e') : val.indexOf('E');
        String digits = e < 0 ? val : val.substring(0, e);
        long exponent = 0;
        if (e >= 0) {
            exponent = Integer.parseInt(val.substring(e + 1));
        }
        int point = digits.indexOf('.');
        if (point >= 0) {
            exponent -= digits.length() - point - 1;
            digits = digits.substring(0, point) + digits.substring(point + 1);
        }
        int first = digits.startsWith("-") || digits.startsWith("+") ? 1 : 0;
        if (digits.length() == first) {
            throw new NumberFormatException(val.isEmpty() ? "Index 0 out of bounds for length 0" : "No digits found.");
        }
        for (int i = first; i < digits.length(); i++) {
            if (!Character.isDigit(digits.charAt(i))) {
                throw new NumberFormatException("Character " + digits.charAt(i)
                        + " is neither a decimal digit number, decimal point, nor \"e\" notation exponential mark.");
            }
        }
        intVal = new BigInteger(digits);
        scale = scaleOf(-exponent);
    }

    private static BigDecimal ofDouble(double val) {
        if (Double.isInfinite(val) || Double.isNaN(val)) {
            throw new NumberFormatException("Infinite or NaN");
        }
        long bits = Double.doubleToRawLongBits(val);
        int exponent = (int) (bits >> 52 & 0x7ff);
        long fraction = bits & (1L << 52) - 1;
        long m = exponent == 0 ? fraction << 1 : fraction | 1L << 52;
        if (m == 0) {
            return ZERO;
        }
        exponent -= 1075;
        while ((m & 1) == 0) {
            m >>= 1;
            exponent++;
        }
        BigInteger n = BigInteger.valueOf(bits < 0 ? -m : m);
        if (exponent >= 0) {
            return new BigDecimal(n.shiftLeft(exponent), 0);
        }
        return new BigDecimal(n.multiply(BigInteger.valueOf(5).pow(-exponent)), -exponent);
    }

    public static BigDecimal valueOf(long unscaledVal, int scale) {
        return new BigDecimal(BigInteger.valueOf(unscaledVal), scale);
    }

    public static BigDecimal valueOf(long val) {
        return valueOf(val, 0);
    }

    public static BigDecimal valueOf(double val) {
        return new BigDecimal(Double.toString(val));
    }

    private static int scaleOf(long scale) {
        if (scale != (int) scale) {
            throw new ArithmeticException(scale > 0 ? "Underflow" : "Overflow");
        }
        return (int) scale;
    }

    private static final long MOST_ZEROS = 646_456_993; // 10 to a greater power has more than 2^31-1 bits

    private static BigInteger tenTo(long n) {
        if (n > MOST_ZEROS) throw new ArithmeticException("BigInteger would overflow supported range");
        return BigInteger.TEN.pow((int) n);
    }

    /** The intVal value at a scale that is not smaller. */
    private BigInteger at(int newScale) {
        return newScale == scale ? intVal : intVal.multiply(tenTo((long) newScale - scale));
    }

    // Arithmetic

    public BigDecimal add(BigDecimal augend) {
        int s = Math.max(scale, augend.scale);
        return new BigDecimal(at(s).add(augend.at(s)), s);
    }

    /** What lies too far below to be more than a sign that something is there does not make the sum long. */
    public BigDecimal add(BigDecimal augend, MathContext mc) {
        if (mc.getPrecision() == 0) return add(augend);
        if (signum() == 0 || augend.signum() == 0) return addZero(augend, mc);
        boolean isLess = topDigit() < augend.topDigit();
        BigDecimal big = isLess ? augend : this, small = isLess ? this : augend;
        long cut = Math.min(-(long) big.scale, big.topDigit() - mc.getPrecision() + 1) - 2;
        if (small.topDigit() < cut) small = new BigDecimal(BigInteger.valueOf(small.signum()), scaleOf(1 - cut));
        return big.add(small).round(mc);
    }

    /** The power of ten of the first digit. */
    private long topDigit() {
        return precision() - 1 - (long) scale;
    }

    /** One of the two is zero: the other, with as many zeros behind as the larger scale and the precision allow. */
    private BigDecimal addZero(BigDecimal augend, MathContext mc) {
        int wanted = Math.max(scale, augend.scale);
        if (signum() == 0 && augend.signum() == 0) return new BigDecimal(BigInteger.ZERO, wanted);
        BigDecimal r = (signum() == 0 ? augend : this).round(mc);
        long most = (long) r.scale + mc.getPrecision() - r.precision();
        return Math.min(wanted, most) > r.scale ? r.setScale((int) Math.min(wanted, most)) : r;
    }

    public BigDecimal subtract(BigDecimal subtrahend) {
        return add(subtrahend.negate());
    }

    public BigDecimal subtract(BigDecimal subtrahend, MathContext mc) {
        return add(subtrahend.negate(), mc);
    }

    public BigDecimal multiply(BigDecimal multiplicand) {
        return new BigDecimal(intVal.multiply(multiplicand.intVal), scaleOf((long) scale + multiplicand.scale));
    }

    public BigDecimal multiply(BigDecimal multiplicand, MathContext mc) {
        return multiply(multiplicand).round(mc);
    }

    /** n / d, rounded to an integer. */
    private static BigInteger divideRounded(BigInteger n, BigInteger d, RoundingMode mode) {
        BigInteger[] qr = n.divideAndRemainder(d);
        int sign = n.signum() * d.signum();
        int half = qr[1].abs().shiftLeft(1).compareTo(d.abs());
        boolean up = mode.goesUp(sign, qr[0].testBit(0), half, qr[1].signum() == 0);
        return up ? qr[0].add(BigInteger.valueOf(sign)) : qr[0];
    }

    public BigDecimal divide(BigDecimal divisor, int scale, RoundingMode roundingMode) {
        checkDivisor(divisor);
        long shift = (long) scale - this.scale + divisor.scale;
        BigInteger n = shift > 0 ? intVal.multiply(tenTo(shift)) : intVal;
        BigInteger d = shift < 0 ? divisor.intVal.multiply(tenTo(-shift)) : divisor.intVal;
        return new BigDecimal(divideRounded(n, d, roundingMode), scale);
    }

    @Deprecated
    public BigDecimal divide(BigDecimal divisor, int scale, int roundingMode) {
        return divide(divisor, scale, RoundingMode.valueOf(roundingMode));
    }

    public BigDecimal divide(BigDecimal divisor, RoundingMode roundingMode) {
        return divide(divisor, scale, roundingMode);
    }

    private void checkDivisor(BigDecimal divisor) {
        if (divisor.signum() == 0) {
            throw new ArithmeticException(signum() == 0 ? "Division undefined" : "Division by zero");
        }
    }

    private static int clamp(long scale) {
        return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, scale));
    }

    /** The exact quotient, at the preferred scale if it can be. */
    public BigDecimal divide(BigDecimal divisor) {
        checkDivisor(divisor);
        int preferred = clamp((long) scale - divisor.scale);
        if (signum() == 0) {
            return new BigDecimal(BigInteger.ZERO, preferred);
        }
        MathContext mc = new MathContext((int) Math.min(precision() + (long) Math.ceil(10.0 * divisor.precision() / 3.0),
                Integer.MAX_VALUE), RoundingMode.UNNECESSARY);
        BigDecimal q;
        try {
            q = divide(divisor, mc);
        } catch (ArithmeticException e) {
            throw new ArithmeticException("Non-terminating decimal expansion; no exact representable decimal result.");
        }
        return preferred > q.scale ? q.setScale(preferred, RoundingMode.UNNECESSARY) : q;
    }

    public BigDecimal divide(BigDecimal divisor, MathContext mc) {
        if (mc.precision == 0) {
            return divide(divisor);
        }
        checkDivisor(divisor);
        long preferred = (long) scale - divisor.scale;
        if (signum() == 0) {
            return new BigDecimal(BigInteger.ZERO, clamp(preferred));
        }
        // enough digits that the quotient has at least the wanted precision, and a sticky digit
        long extra = (long) mc.precision + 3 + divisor.precision() - precision();
        BigInteger n = extra > 0 ? intVal.multiply(tenTo(extra)) : intVal;
        BigInteger d = extra < 0 ? divisor.intVal.multiply(tenTo(-extra)) : divisor.intVal;
        BigInteger[] qr = n.divideAndRemainder(d);
        BigInteger q = qr[0].multiply(BigInteger.TEN);
        if (qr[1].signum() != 0) {
            q = q.add(BigInteger.valueOf(n.signum() * d.signum()));
        }
        BigDecimal full = new BigDecimal(q, scaleOf(preferred + extra + 1));
        BigDecimal rounded = full.round(mc);
        boolean exact = qr[1].signum() == 0 && rounded.compareTo(full) == 0;
        return exact ? rounded.stripTo(preferred) : rounded;
    }

    /** Takes trailing zeros off down to this scale. */
    private BigDecimal stripTo(long preferred) {
        BigInteger u = intVal;
        int s = scale;
        while (s > preferred && u.signum() != 0) {
            BigInteger[] qr = u.divideAndRemainder(BigInteger.TEN);
            if (qr[1].signum() != 0) {
                break;
            }
            u = qr[0];
            s--;
        }
        return new BigDecimal(u, s);
    }

    public BigDecimal divideToIntegralValue(BigDecimal divisor) {
        checkDivisor(divisor);
        int preferred = clamp((long) scale - divisor.scale);
        BigDecimal q = divide(divisor, 0, RoundingMode.DOWN);
        if (q.signum() == 0) {
            return new BigDecimal(BigInteger.ZERO, preferred);
        }
        return preferred > 0 ? q.setScale(preferred, RoundingMode.UNNECESSARY) : q.stripTo(preferred);
    }

    public BigDecimal remainder(BigDecimal divisor) {
        return subtract(divideToIntegralValue(divisor).multiply(divisor));
    }

    public BigDecimal[] divideAndRemainder(BigDecimal divisor) {
        BigDecimal q = divideToIntegralValue(divisor);
        return new BigDecimal[] {q, subtract(q.multiply(divisor))};
    }

    public BigDecimal pow(int n) {
        if (n < 0 || n > 999999999) {
            throw new ArithmeticException("Invalid operation");
        }
        return new BigDecimal(intVal.pow(n), scaleOf((long) scale * n));
    }

    public BigDecimal pow(int n, MathContext mc) {
        if (mc.precision == 0) {
            return pow(n);
        }
        MathContext work = new MathContext(mc.precision + Integer.toString(Math.abs(n)).length() + 1, mc.roundingMode);
        BigDecimal r = ONE;
        for (int bit = 31 - Integer.numberOfLeadingZeros(Math.abs(n)); bit >= 0; bit--) {
            r = r.multiply(r, work);
            if ((Math.abs(n) & 1 << bit) != 0) {
                r = r.multiply(this, work);
            }
        }
        return n < 0 ? ONE.divide(r, work).round(mc) : r.round(mc);
    }

    public BigDecimal sqrt(MathContext mc) {
        if (signum() < 0) {
            throw new ArithmeticException("Attempted square root of negative BigDecimal");
        }
        if (signum() == 0) {
            return new BigDecimal(BigInteger.ZERO, scale / 2);
        }
        int digits = mc.precision == 0 ? precision() / 2 + 1 : mc.precision;
        long s = Math.max(0, (long) digits + 2 - (precision() - scale) / 2);
        BigInteger n = setScale(scaleOf(2 * s), RoundingMode.DOWN).intVal;
        BigInteger root = n.sqrt();
        boolean exact = new BigDecimal(root.multiply(root), scaleOf(2 * s)).compareTo(this) == 0;
        if (!exact && (mc.precision == 0 || mc.roundingMode == RoundingMode.UNNECESSARY)) {
            throw new ArithmeticException("Computed square root not exact.");
        }
        BigDecimal r = exact ? new BigDecimal(root, (int) s)
                : new BigDecimal(root.multiply(BigInteger.TEN).add(BigInteger.ONE), (int) s + 1);
        return r.round(mc).stripTo(scale / 2);
    }

    public BigDecimal abs() {
        return signum() < 0 ? negate() : this;
    }

    public BigDecimal abs(MathContext mc) {
        return abs().round(mc);
    }

    public BigDecimal negate() {
        return new BigDecimal(intVal.negate(), scale);
    }

    public BigDecimal negate(MathContext mc) {
        return negate().round(mc);
    }

    public BigDecimal plus() {
        return this;
    }

    public BigDecimal plus(MathContext mc) {
        return round(mc);
    }

    // Scale and precision

    public int signum() {
        return intVal.signum();
    }

    public int scale() {
        return scale;
    }

    public BigInteger unscaledValue() {
        return intVal;
    }

    public int precision() {
        return signum() == 0 ? 1 : intVal.abs().toString().length();
    }

    public BigDecimal round(MathContext mc) {
        BigDecimal r = this;
        while (mc.precision > 0 && r.precision() > mc.precision) {
            int drop = r.precision() - mc.precision;
            r = new BigDecimal(divideRounded(r.intVal, tenTo(drop), mc.roundingMode), scaleOf((long) r.scale - drop));
        }
        return r;
    }

    public BigDecimal setScale(int newScale, RoundingMode roundingMode) {
        if (newScale >= scale) {
            return newScale == scale ? this : new BigDecimal(at(newScale), newScale);
        }
        return new BigDecimal(divideRounded(intVal, tenTo((long) scale - newScale), roundingMode), newScale);
    }

    @Deprecated
    public BigDecimal setScale(int newScale, int roundingMode) {
        return setScale(newScale, RoundingMode.valueOf(roundingMode));
    }

    public BigDecimal setScale(int newScale) {
        return setScale(newScale, RoundingMode.UNNECESSARY);
    }

    public BigDecimal movePointLeft(int n) {
        BigDecimal r = new BigDecimal(intVal, scaleOf((long) scale + n));
        return n != 0 && r.scale < 0 ? r.setScale(0) : r;
    }

    public BigDecimal movePointRight(int n) {
        return movePointLeft(-n);
    }

    public BigDecimal scaleByPowerOfTen(int n) {
        return new BigDecimal(intVal, scaleOf((long) scale - n));
    }

    public BigDecimal stripTrailingZeros() {
        return signum() == 0 ? ZERO : stripTo(Integer.MIN_VALUE);
    }

    public BigDecimal ulp() {
        return new BigDecimal(BigInteger.ONE, scale);
    }

    // Comparison

    @Override
    public int compareTo(BigDecimal val) {
        if (signum() != val.signum()) {
            return signum() < val.signum() ? -1 : 1;
        }
        if (signum() == 0) {
            return 0;
        }
        long top = (long) precision() - scale;
        long otherTop = (long) val.precision() - val.scale;
        if (top != otherTop) {
            return top < otherTop ? -signum() : signum();
        }
        int s = Math.max(scale, val.scale);
        return at(s).compareTo(val.at(s));
    }

    @Override
    public boolean equals(Object x) {
        return x instanceof BigDecimal && scale == ((BigDecimal) x).scale && intVal.equals(((BigDecimal) x).intVal);
    }

    public BigDecimal min(BigDecimal val) {
        return compareTo(val) <= 0 ? this : val;
    }

    public BigDecimal max(BigDecimal val) {
        return compareTo(val) >= 0 ? this : val;
    }

    @Override
    public int hashCode() {
        return 31 * intVal.hashCode() + scale;
    }

    // Conversion

    @Override
    public String toString() {
        return text(false);
    }

    public String toEngineeringString() {
        return text(true);
    }

    /**
     * Plain if the scale is not negative and the number not too small, else with an exponent (a multiple of 3 if so
     * wanted).
     */
    private String text(boolean engineering) {
        String digits = intVal.abs().toString();
        String sign = signum() < 0 ? "-" : "";
        long exponent = -(long) scale + digits.length() - 1;
        if (scale >= 0 && exponent >= -6) {
            return toPlainString();
        }
        int before = 1;
        if (engineering) {
            int third = (int) Math.floorMod(exponent, 3L);
            exponent -= third;
            if (signum() == 0) {
                if (third != 0) {
                    exponent += 3;
                    digits = "0." + "0".repeat(3 - third);
                }
                return sign + digits + exponentText(exponent);
            }
            before += third;
            if (digits.length() < before) {
                digits += "0".repeat(before - digits.length());
            }
        }
        String body = digits.length() > before ? digits.substring(0, before) + "." + digits.substring(before) : digits;
        return sign + body + exponentText(exponent);
    }

    private static String exponentText(long exponent) {
        return exponent == 0 ? "" : "E" + (exponent > 0 ? "+" : "") + exponent;
    }

    public String toPlainString() {
        String digits = intVal.abs().toString();
        String sign = signum() < 0 ? "-" : "";
        if (scale == 0) {
            return sign + digits;
        }
        if (scale < 0) {
            return signum() == 0 ? "0" : sign + digits + "0".repeat(-scale);
        }
        if (digits.length() <= scale) {
            digits = "0".repeat(scale - digits.length() + 1) + digits;
        }
        int point = digits.length() - scale;
        return sign + digits.substring(0, point) + "." + digits.substring(point);
    }

    public BigInteger toBigInteger() {
        return setScale(0, RoundingMode.DOWN).intVal;
    }

    public BigInteger toBigIntegerExact() {
        return setScale(0, RoundingMode.UNNECESSARY).intVal;
    }

    @Override
    public int intValue() {
        return toBigInteger().intValue();
    }

    @Override
    public long longValue() {
        return toBigInteger().longValue();
    }

    public int intValueExact() {
        return exact(31).intValue();
    }

    public long longValueExact() {
        return exact(63).longValue();
    }

    public short shortValueExact() {
        return exact(15).shortValue();
    }

    public byte byteValueExact() {
        return exact(7).byteValue();
    }

    private BigInteger exact(int bits) {
        BigInteger n = toBigIntegerExact();
        if (n.bitLength() > bits) {
            throw new ArithmeticException("Overflow");
        }
        return n;
    }

    @Override
    public float floatValue() {
        return Float.parseFloat(toString());
    }

    @Override
    public double doubleValue() {
        return Double.parseDouble(toString());
    }

    private void writeObject(java.io.ObjectOutputStream s) throws java.io.IOException {
        s.defaultWriteObject();
    }

    private void readObject(java.io.ObjectInputStream s) throws java.io.IOException, ClassNotFoundException {
        s.defaultReadObject();
        if (intVal == null) throw new java.io.StreamCorruptedException("BigDecimal: null intVal in stream");
    }

    public BigDecimal(char[] in, int offset, int len) {
        this(new BigDecimal(text(in, offset, len)));
    }

    public BigDecimal(char[] in, int offset, int len, MathContext mc) {
        this(new BigDecimal(text(in, offset, len)).round(mc));
    }

    public BigDecimal(char[] in, MathContext mc) {
        this(in, 0, in.length, mc);
    }

    public BigDecimal(BigInteger val, MathContext mc) {
        this(new BigDecimal(val).round(mc));
    }

    private static String text(char[] in, int offset, int len) {
        if ((offset | len | in.length - len - offset) < 0) throw new NumberFormatException("Bad offset or len arguments for char[] input.");
        return new String(in, offset, len);
    }

    @Deprecated
    public BigDecimal divide(BigDecimal divisor, int roundingMode) {
        return divide(divisor, scale, roundingMode);
    }

    /** The integer part, which must fit into the precision. */
    public BigDecimal divideToIntegralValue(BigDecimal divisor, MathContext mc) {
        if (mc.precision == 0 || compareMagnitude(divisor) < 0) return divideToIntegralValue(divisor);
        int preferred = clamp((long) scale - divisor.scale);
        BigDecimal q = divide(divisor, new MathContext(mc.precision, RoundingMode.DOWN));
        if (q.scale < 0) {
            BigDecimal product = q.multiply(divisor);
            if (subtract(product).compareMagnitude(divisor) >= 0) throw new ArithmeticException("Division impossible");
        } else if (q.scale > 0) {
            q = q.setScale(0, RoundingMode.DOWN);
        }
        int free = mc.precision - q.precision();
        if (preferred > q.scale && free > 0) return q.setScale(q.scale + Math.min(free, preferred - q.scale), RoundingMode.UNNECESSARY);
        return q.stripTo(preferred);
    }

    private int compareMagnitude(BigDecimal other) {
        return abs().compareTo(other.abs());
    }

    public BigDecimal remainder(BigDecimal divisor, MathContext mc) {
        return divideAndRemainder(divisor, mc)[1];
    }

    public BigDecimal[] divideAndRemainder(BigDecimal divisor, MathContext mc) {
        if (mc.precision == 0) return divideAndRemainder(divisor);
        BigDecimal q = divideToIntegralValue(divisor, mc);
        return new BigDecimal[] {q, subtract(q.multiply(divisor))};
    }

    private void readObjectNoData() throws java.io.ObjectStreamException {
        throw new java.io.InvalidObjectException("a BigDecimal without data");
    }
}
