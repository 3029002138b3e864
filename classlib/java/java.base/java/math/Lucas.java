package java.math;

/**
 * The strong test of Lucas with Q = 1, as Grantham (2001) has it: with P the first of 3, 4, 5, ... for which
 * (P*P - 4 | n) = -1 and n + 1 = d * 2^s, V(0) = 2, V(1) = P, V(i + 1) = P * V(i) - V(i - 1) modulo a prime n have
 * V(d) = 2 or -2, or V(d * 2^r) = 0 for an r < s - 1.
 */
final class Lucas {
    private Lucas() {
    }

    /** n is odd, longer than an int, and has no very small divisor. */
    static boolean passes(BigInteger n) {
        int p = 3;
        for (;; p++) {
            int j = jacobi(p * p - 4, n);
            if (j == 0) {
                return false; // a common divisor, which is less than n
            }
            if (j < 0) {
                break;
            }
            if (p == 30 && isSquare(n)) {
                return false; // no P would ever be found
            }
        }
        int twos = n.add(BigInteger.ONE).getLowestSetBit();
        BigInteger v = value(p, n.add(BigInteger.ONE).shiftRight(twos), n);
        boolean passed = v.equals(BigInteger.TWO) || v.equals(n.subtract(BigInteger.TWO));
        for (int r = 0; !passed && r < twos - 1; r++) {
            passed = v.signum() == 0;
            v = v.multiply(v).subtract(BigInteger.TWO).mod(n);
        }
        return passed;
    }

    private static boolean isSquare(BigInteger n) {
        BigInteger root = n.sqrt();
        return root.multiply(root).equals(n);
    }

    /** V(k) modulo n: from V(i) and V(i + 1) to those of 2i, or of 2i + 1, for each bit of k. */
    private static BigInteger value(int p, BigInteger k, BigInteger n) {
        BigInteger first = BigInteger.valueOf(p), v = BigInteger.TWO, next = first;
        for (int i = k.bitLength() - 1; i >= 0; i--) {
            BigInteger between = v.multiply(next).subtract(first).mod(n);
            if (k.testBit(i)) {
                v = between;
                next = next.multiply(next).subtract(BigInteger.TWO).mod(n);
            } else {
                next = between;
                v = v.multiply(v).subtract(BigInteger.TWO).mod(n);
            }
        }
        return v;
    }

    /** The symbol of Jacobi, a > 0, n odd. */
    static int jacobi(int a, BigInteger n) {
        int twos = Integer.numberOfTrailingZeros(a), low = n.intValue() & 7;
        int sign = (twos & 1) != 0 && (low == 3 || low == 5) ? -1 : 1;
        a >>= twos;
        if (a == 1) {
            return sign;
        }
        if ((a & 3) == 3 && (low & 3) == 3) {
            sign = -sign;
        }
        BigInteger modulus = BigInteger.valueOf(a);
        int rest = n.mod(modulus).intValue();
        return rest == 0 ? 0 : sign * jacobi(rest, modulus);
    }
}
