package java.math;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.io.StreamCorruptedException;
import java.util.Random;
import jdk.internal.io.FinalField;

/** Integers of any size: a sign and a magnitude (see Magnitude). Immutable. */
public class BigInteger extends Number implements Comparable<BigInteger> {
    private static final long serialVersionUID = -8287574255936472291L;
    private static final ObjectStreamField[] serialPersistentFields = {
        new ObjectStreamField("signum", int.class),
        new ObjectStreamField("magnitude", byte[].class),
        new ObjectStreamField("bitCount", int.class),
        new ObjectStreamField("bitLength", int.class),
        new ObjectStreamField("firstNonzeroByteNum", int.class),
        new ObjectStreamField("lowestSetBit", int.class),
    };

    public static final BigInteger ZERO = new BigInteger(0, Magnitude.ZERO);
    public static final BigInteger ONE = valueOf(1);
    public static final BigInteger TWO = valueOf(2);
    public static final BigInteger TEN = valueOf(10);

    final int signum;
    final transient int[] mag;

    private BigInteger(int signum, int[] mag) {
        this.signum = mag.length == 0 ? 0 : signum;
        this.mag = mag;
    }

    public BigInteger(String val) {
        this(val, 10);
    }

    public BigInteger(String val, int radix) {
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
            throw new NumberFormatException("Radix out of range");
        }
        int n = val.length();
        if (n == 0) {
            throw new NumberFormatException("Zero length BigInteger");
        }
        boolean signed = val.charAt(0) == '-' || val.charAt(0) == '+';
        if (signed && n == 1) {
            throw new NumberFormatException("Zero length BigInteger");
        }
        mag = new Large.Radix(radix).read(val, signed ? 1 : 0, n);
        signum = mag.length == 0 ? 0 : val.charAt(0) == '-' ? -1 : 1;
    }

    public BigInteger(byte[] val) {
        this(val, 0, val.length);
    }

    /** Two's complement, most significant byte first. */
    public BigInteger(byte[] val, int off, int len) {
        if (val.length == 0 || len == 0) {
            throw new NumberFormatException("Zero length BigInteger");
        }
        boolean negative = val[off] < 0;
        int[] m = words(val, off, len, negative ? 0xff : 0);
        mag = negative ? Magnitude.add(m, new int[] {1}) : m;
        signum = mag.length == 0 ? 0 : negative ? -1 : 1;
    }

    public BigInteger(int signum, byte[] magnitude) {
        this(signum, magnitude, 0, magnitude.length);
    }

    public BigInteger(int signum, byte[] magnitude, int off, int len) {
        if (signum < -1 || signum > 1) {
            throw new NumberFormatException("Invalid signum value");
        }
        mag = words(magnitude, off, len, 0);
        if (signum == 0 && mag.length != 0) {
            throw new NumberFormatException("signum-magnitude mismatch");
        }
        this.signum = mag.length == 0 ? 0 : signum;
    }

    public BigInteger(int numBits, Random rnd) {
        if (numBits < 0) {
            throw new IllegalArgumentException("numBits must be non-negative");
        }
        byte[] b = new byte[(numBits + 7) / 8];
        rnd.nextBytes(b);
        if (b.length > 0) {
            b[0] &= (byte) ((1 << 8 - (b.length * 8 - numBits)) - 1);
        }
        mag = words(b, 0, b.length, 0);
        signum = mag.length == 0 ? 0 : 1;
    }

    public BigInteger(int bitLength, int certainty, Random rnd) {
        BigInteger p = probablePrime(bitLength, rnd);
        mag = p.mag;
        signum = p.signum;
    }

    /** Bytes, each exclusive-ored with flip, as a magnitude. */
    private static int[] words(byte[] b, int off, int len, int flip) {
        int[] r = new int[(len + 3) / 4];
        for (int i = 0; i < len; i++) {
            r[i / 4] |= ((b[off + len - 1 - i] ^ flip) & 0xff) << i % 4 * 8;
        }
        return Magnitude.trim(r, r.length);
    }

    public static BigInteger valueOf(long val) {
        return new BigInteger(val < 0 ? -1 : 1, Magnitude.of(val < 0 ? -val : val));
    }

    // Arithmetic

    public BigInteger add(BigInteger val) {
        if (signum == val.signum) {
            return new BigInteger(signum, Magnitude.add(mag, val.mag));
        }
        int c = Magnitude.compare(mag, val.mag);
        return c >= 0 ? new BigInteger(signum == 0 ? val.signum : signum, Magnitude.subtract(mag, val.mag))
                : new BigInteger(val.signum, Magnitude.subtract(val.mag, mag));
    }

    public BigInteger subtract(BigInteger val) {
        return add(val.negate());
    }

    public BigInteger multiply(BigInteger val) {
        return new BigInteger(signum * val.signum, Magnitude.multiply(mag, val.mag));
    }

    public BigInteger[] divideAndRemainder(BigInteger val) {
        if (val.signum == 0) {
            throw new ArithmeticException("BigInteger divide by zero");
        }
        int[][] r = Magnitude.divide(mag, val.mag);
        return new BigInteger[] {new BigInteger(signum * val.signum, r[0]), new BigInteger(signum, r[1])};
    }

    public BigInteger divide(BigInteger val) {
        return divideAndRemainder(val)[0];
    }

    public BigInteger remainder(BigInteger val) {
        return divideAndRemainder(val)[1];
    }

    public BigInteger mod(BigInteger m) {
        if (m.signum <= 0) {
            throw new ArithmeticException("BigInteger: modulus not positive");
        }
        BigInteger r = remainder(m);
        return r.signum < 0 ? r.add(m) : r;
    }

    public BigInteger pow(int exponent) {
        if (exponent < 0) {
            throw new ArithmeticException("Negative exponent");
        }
        BigInteger r = ONE;
        BigInteger square = this;
        for (int e = exponent; e != 0; e >>>= 1) {
            if ((e & 1) != 0) {
                r = r.multiply(square);
            }
            if (e > 1) {
                square = square.multiply(square);
            }
        }
        return r;
    }

    public BigInteger modPow(BigInteger exponent, BigInteger m) {
        if (m.signum <= 0) {
            throw new ArithmeticException("BigInteger: modulus not positive");
        }
        BigInteger base = exponent.signum < 0 ? modInverse(m) : mod(m);
        BigInteger e = exponent.abs();
        int bits = e.bitLength();
        int window = bits < 24 ? 1 : bits < 240 ? 3 : 4;
        BigInteger[] powers = new BigInteger[1 << window];
        powers[0] = ONE.mod(m);
        for (int i = 1; i < powers.length; i++) {
            powers[i] = powers[i - 1].multiply(base).mod(m);
        }
        BigInteger r = powers[0];
        for (int at = (bits + window - 1) / window * window; at > 0;) {
            int digit = 0;
            for (int k = 0; k < window; k++) {
                r = r.multiply(r).mod(m);
                digit = digit << 1 | (e.testBit(--at) ? 1 : 0);
            }
            if (digit != 0) {
                r = r.multiply(powers[digit]).mod(m);
            }
        }
        return r;
    }

    public BigInteger modInverse(BigInteger m) {
        if (m.signum <= 0) {
            throw new ArithmeticException("BigInteger: modulus not positive");
        }
        BigInteger a = mod(m);
        BigInteger b = m;
        BigInteger x = ONE;
        BigInteger y = ZERO;
        while (a.signum != 0) {
            BigInteger[] qr = b.divideAndRemainder(a);
            BigInteger next = y.subtract(qr[0].multiply(x));
            y = x;
            x = next;
            b = a;
            a = qr[1];
        }
        if (!b.equals(ONE)) {
            throw new ArithmeticException("BigInteger not invertible.");
        }
        return y.mod(m);
    }

    public BigInteger gcd(BigInteger val) {
        BigInteger a = abs();
        BigInteger b = val.abs();
        while (b.signum != 0) {
            BigInteger r = a.remainder(b);
            a = b;
            b = r;
        }
        return a;
    }

    public BigInteger abs() {
        return signum < 0 ? negate() : this;
    }

    public BigInteger negate() {
        return new BigInteger(-signum, mag);
    }

    public int signum() {
        return signum;
    }

    /** The largest integer whose square is not greater. */
    public BigInteger sqrt() {
        if (signum < 0) {
            throw new ArithmeticException("Negative BigInteger");
        }
        if (signum == 0) {
            return this;
        }
        BigInteger x = ONE.shiftLeft((bitLength() + 1) / 2);
        while (true) {
            BigInteger y = x.add(divide(x)).shiftRight(1);
            if (y.compareTo(x) >= 0) {
                return x;
            }
            x = y;
        }
    }

    public BigInteger[] sqrtAndRemainder() {
        BigInteger s = sqrt();
        return new BigInteger[] {s, subtract(s.multiply(s))};
    }

    // Bits, in two's complement

    public BigInteger shiftLeft(int n) {
        if (n < 0) return shiftRight(-n);
        if (signum != 0 && bitLength() + (long) n > Integer.MAX_VALUE)
            throw new ArithmeticException("BigInteger would overflow supported range");
        return new BigInteger(signum, Magnitude.shiftLeft(mag, n));
    }

    public BigInteger shiftRight(int n) {
        if (n < 0) {
            return shiftLeft(-n);
        }
        int[] r = Magnitude.shiftRight(mag, n);
        if (signum < 0 && Magnitude.hasBitsBelow(mag, n)) {
            r = Magnitude.add(r, new int[] {1});
        }
        return new BigInteger(signum, r);
    }

    /** Word i of the infinite two's complement form. */
    private int word(int i) {
        int w = i < mag.length ? mag[i] : 0;
        if (signum >= 0) {
            return w;
        }
        return Magnitude.hasBitsBelow(mag, i * 32) ? ~w : -w;
    }

    /** The number with these two's complement words, the top bit being the sign. */
    private static BigInteger ofWords(int[] words) {
        boolean negative = words[words.length - 1] < 0;
        if (!negative) {
            return new BigInteger(1, Magnitude.trim(words, words.length));
        }
        int[] flipped = new int[words.length];
        for (int i = 0; i < words.length; i++) {
            flipped[i] = ~words[i];
        }
        return new BigInteger(-1, Magnitude.add(Magnitude.trim(flipped, flipped.length), new int[] {1}));
    }

    private int wordsFor(BigInteger val) {
        return Math.max(mag.length, val.mag.length) + 1;
    }

    public BigInteger and(BigInteger val) {
        int i = wordsFor(val);
        int[] r = new int[i];
        while (--i >= 0) {
            r[i] = word(i) & val.word(i);
        }
        return ofWords(r);
    }

    public BigInteger or(BigInteger val) {
        int i = wordsFor(val);
        int[] r = new int[i];
        while (--i >= 0) {
            r[i] = word(i) | val.word(i);
        }
        return ofWords(r);
    }

    public BigInteger xor(BigInteger val) {
        int i = wordsFor(val);
        int[] r = new int[i];
        while (--i >= 0) {
            r[i] = word(i) ^ val.word(i);
        }
        return ofWords(r);
    }

    public BigInteger not() {
        return negate().subtract(ONE);
    }

    public BigInteger andNot(BigInteger val) {
        return and(val.not());
    }

    public boolean testBit(int n) {
        if (n < 0) {
            throw new ArithmeticException("Negative bit address");
        }
        return (word(n >>> 5) & 1 << (n & 31)) != 0;
    }

    public BigInteger setBit(int n) {
        return testBit(n) ? this : flipBit(n);
    }

    public BigInteger clearBit(int n) {
        return testBit(n) ? flipBit(n) : this;
    }

    public BigInteger flipBit(int n) {
        if (n < 0) {
            throw new ArithmeticException("Negative bit address");
        }
        return xor(ONE.shiftLeft(n));
    }

    public int getLowestSetBit() {
        for (int i = 0; i < mag.length; i++) {
            if (mag[i] != 0) {
                return i * 32 + Integer.numberOfTrailingZeros(mag[i]);
            }
        }
        return -1;
    }

    public int bitLength() {
        return signum >= 0 ? Magnitude.bitLength(mag) : Magnitude.bitLength(Magnitude.subtract(mag, new int[] {1}));
    }

    public int bitCount() {
        int[] m = signum >= 0 ? mag : Magnitude.subtract(mag, new int[] {1});
        int n = 0;
        for (int w : m) {
            n += Integer.bitCount(w);
        }
        return n;
    }

    // Primes

    public boolean isProbablePrime(int certainty) {
        if (certainty <= 0) {
            return true;
        }
        BigInteger n = abs();
        if (n.compareTo(TWO) < 0) {
            return false;
        }
        int[] small = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};
        for (int p : small) {
            BigInteger q = valueOf(p);
            if (n.equals(q)) {
                return true;
            }
            if (n.remainder(q).signum == 0) {
                return false;
            }
        }
        if (n.bitLength() <= 78) {
            return !hasWitness(n, small);
        }
        return !isWitness(n, TWO) && Lucas.passes(n) && !hasWitness(n, certainty);
    }

    /** Below 2^78 the first twelve primes find every composite number (Sorenson, Webster 2017). */
    private static boolean hasWitness(BigInteger n, int[] bases) {
        for (int a : bases) {
            if (isWitness(n, valueOf(a))) {
                return true;
            }
        }
        return false;
    }

    /**
     * Of a composite number three bases in four are witnesses, and of most long ones nearly all (Damgard, Landrock,
     * Pomerance 1993). None is known that passes Miller's test to base 2 and that of Lucas, so after these few are
     * tried.
     */
    private static boolean hasWitness(BigInteger n, int certainty) {
        int bits = n.bitLength(), most = bits < 128 ? 24 : bits < 256 ? 12 : bits < 512 ? 6 : bits < 1024 ? 4 : 2;
        Random random = new Random(n.hashCode());
        for (int i = 0; i < Math.min((certainty + 1L) / 2, most); i++) {
            BigInteger a = new BigInteger(n.bitLength() - 1, random);
            if (a.compareTo(ONE) > 0 && isWitness(n, a)) {
                return true;
            }
        }
        return false;
    }

    /** a proves by Miller's test that the odd number n is composite. */
    private static boolean isWitness(BigInteger n, BigInteger a) {
        BigInteger last = n.subtract(ONE);
        int twos = last.getLowestSetBit();
        BigInteger x = a.modPow(last.shiftRight(twos), n);
        if (x.equals(ONE) || x.equals(last)) {
            return false;
        }
        for (int i = 1; i < twos; i++) {
            x = x.multiply(x).mod(n);
            if (x.equals(last)) {
                return false;
            }
        }
        return true;
    }

    public BigInteger nextProbablePrime() {
        if (signum < 0) {
            throw new ArithmeticException("start < 0: " + this);
        }
        BigInteger n = add(ONE);
        if (n.compareTo(TWO) <= 0) {
            return TWO;
        }
        if (!n.testBit(0)) {
            n = n.add(ONE);
        }
        while (!n.isProbablePrime(100)) {
            n = n.add(TWO);
        }
        return n;
    }

    public static BigInteger probablePrime(int bitLength, Random rnd) {
        if (bitLength < 2) {
            throw new ArithmeticException("bitLength < 2");
        }
        while (true) {
            BigInteger n = new BigInteger(bitLength, rnd).setBit(bitLength - 1);
            n = bitLength == 2 ? n : n.setBit(0);
            if (n.isProbablePrime(100)) {
                return n;
            }
        }
    }

    // Comparison

    @Override
    public int compareTo(BigInteger val) {
        if (signum != val.signum) {
            return signum < val.signum ? -1 : 1;
        }
        return signum * Magnitude.compare(mag, val.mag);
    }

    @Override
    public boolean equals(Object x) {
        return x instanceof BigInteger && signum == ((BigInteger) x).signum && Magnitude.compare(mag, ((BigInteger) x).mag) == 0;
    }

    public BigInteger min(BigInteger val) {
        return compareTo(val) < 0 ? this : val;
    }

    public BigInteger max(BigInteger val) {
        return compareTo(val) > 0 ? this : val;
    }

    @Override
    public int hashCode() {
        int h = 0;
        for (int i = mag.length - 1; i >= 0; i--) {
            h = 31 * h + mag[i];
        }
        return h * signum;
    }

    // Conversion

    @Override
    public String toString() {
        return toString(10);
    }

    public String toString(int radix) {
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
            radix = 10;
        }
        if (signum == 0) {
            return "0";
        }
        StringBuilder sb = new StringBuilder(signum < 0 ? "-" : "");
        new Large.Radix(radix).write(sb, mag);
        return sb.toString();
    }

    public byte[] toByteArray() {
        byte[] r = new byte[bitLength() / 8 + 1];
        for (int i = 0; i < r.length; i++) {
            r[r.length - 1 - i] = (byte) (word(i / 4) >> i % 4 * 8);
        }
        return r;
    }

    @Override
    public int intValue() {
        return word(0);
    }

    @Override
    public long longValue() {
        return (long) word(1) << 32 | word(0) & 0xffffffffL;
    }

    @Override
    public float floatValue() {
        return Float.parseFloat(toString());
    }

    @Override
    public double doubleValue() {
        return bitLength() < 64 ? (double) longValue() : Double.parseDouble(toString());
    }

    public long longValueExact() {
        if (bitLength() > 63) {
            throw new ArithmeticException("BigInteger out of long range");
        }
        return longValue();
    }

    public int intValueExact() {
        if (bitLength() > 31) {
            throw new ArithmeticException("BigInteger out of int range");
        }
        return intValue();
    }

    public short shortValueExact() {
        if (bitLength() > 15) {
            throw new ArithmeticException("BigInteger out of short range");
        }
        return shortValue();
    }

    public byte byteValueExact() {
        if (bitLength() > 7) {
            throw new ArithmeticException("BigInteger out of byte range");
        }
        return byteValue();
    }

    /** The magnitude as bytes; the other numbers were a cache once and say "not known". */
    private void writeObject(ObjectOutputStream s) throws IOException {
        byte[] bytes = abs().toByteArray();
        int zero = signum == 0 || bytes[0] == 0 ? 1 : 0;
        ObjectOutputStream.PutField f = s.putFields();
        f.put("signum", signum);
        f.put("magnitude", java.util.Arrays.copyOfRange(bytes, zero, bytes.length));
        f.put("bitCount", -1);
        f.put("bitLength", -1);
        f.put("firstNonzeroByteNum", -2);
        f.put("lowestSetBit", -2);
        s.writeFields();
    }

    private void readObject(ObjectInputStream s) throws IOException, ClassNotFoundException {
        ObjectInputStream.GetField f = s.readFields();
        int sign = f.get("signum", -2);
        byte[] bytes = (byte[]) f.get("magnitude", null);
        if (sign < -1 || sign > 1) throw new StreamCorruptedException("BigInteger: Invalid signum value");
        int[] m = words(bytes, 0, bytes.length, 0);
        if ((m.length == 0) != (sign == 0)) throw new StreamCorruptedException("BigInteger: signum-magnitude mismatch");
        FinalField.set(BigInteger.class, "signum", this, sign);
        FinalField.set(BigInteger.class, "mag", this, m);
    }

    /** The same as multiply, which is fast enough here on one thread. */
    public BigInteger parallelMultiply(BigInteger val) {
        return multiply(val);
    }

    private void readObjectNoData() throws java.io.ObjectStreamException {
        throw new java.io.InvalidObjectException("a BigInteger without data");
    }
}
