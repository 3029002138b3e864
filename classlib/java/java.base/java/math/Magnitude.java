package java.math;

/**
 * Arithmetic on magnitudes: int arrays, least significant word first, no zero word at the top (zero is the empty
 * array). The schoolbook methods; Large takes over where there are many words. All functions leave their arguments
 * alone.
 */
final class Magnitude {
    static final int[] ZERO = {};
    private static final long MASK = 0xffffffffL;

    private Magnitude() {
    }

    static int[] of(long v) {
        if (v == 0) {
            return ZERO;
        }
        return v >>> 32 == 0 ? new int[] {(int) v} : new int[] {(int) v, (int) (v >>> 32)};
    }

    /** Without zero words at the top. */
    static int[] trim(int[] a, int length) {
        while (length > 0 && a[length - 1] == 0) {
            length--;
        }
        if (length == a.length) {
            return a;
        }
        int[] r = new int[length];
        System.arraycopy(a, 0, r, 0, length);
        return r;
    }

    static int compare(int[] a, int[] b) {
        if (a.length != b.length) {
            return a.length < b.length ? -1 : 1;
        }
        for (int i = a.length - 1; i >= 0; i--) {
            if (a[i] != b[i]) {
                return (a[i] & MASK) < (b[i] & MASK) ? -1 : 1;
            }
        }
        return 0;
    }

    static int[] add(int[] a, int[] b) {
        if (a.length < b.length) {
            int[] swap = a;
            a = b;
            b = swap;
        }
        int[] r = new int[a.length + 1];
        long carry = 0;
        for (int i = 0; i < a.length; i++) {
            carry += (a[i] & MASK) + (i < b.length ? b[i] & MASK : 0);
            r[i] = (int) carry;
            carry >>>= 32;
        }
        r[a.length] = (int) carry;
        return trim(r, r.length);
    }

    /** a - b, a not less than b. */
    static int[] subtract(int[] a, int[] b) {
        int[] r = new int[a.length];
        long borrow = 0;
        for (int i = 0; i < a.length; i++) {
            long d = (a[i] & MASK) - (i < b.length ? b[i] & MASK : 0) + borrow;
            r[i] = (int) d;
            borrow = d >> 32;
        }
        return trim(r, r.length);
    }

    static int[] multiply(int[] a, int[] b) {
        int n = Math.max(a.length, b.length), least = Math.min(a.length, b.length);
        if (least >= Large.MULTIPLY) {
            return 2 * least > n + 1 ? Large.multiply(a, b) : a.length == n ? Large.multiplyByPieces(a, b)
                : Large.multiplyByPieces(b, a);
        }
        if (a == b) {
            return square(a);
        }
        int[] r = new int[a.length + b.length];
        for (int i = 0; i < a.length; i++) {
            long carry = 0;
            long x = a[i] & MASK;
            for (int j = 0; j < b.length; j++) {
                carry += x * (b[j] & MASK) + (r[i + j] & MASK);
                r[i + j] = (int) carry;
                carry >>>= 32;
            }
            r[i + b.length] = (int) carry;
        }
        return trim(r, r.length);
    }

    /** The products of two different words count twice. */
    private static int[] square(int[] a) {
        int n = a.length;
        int[] r = new int[2 * n];
        for (int i = 0; i < n; i++) {
            long x = a[i] & MASK, carry = 0;
            for (int j = i + 1; j < n; j++) {
                carry += x * (a[j] & MASK) + (r[i + j] & MASK);
                r[i + j] = (int) carry;
                carry >>>= 32;
            }
            r[i + n] = (int) carry;
        }
        long carry = 0;
        for (int i = 0; i < n; i++) {
            long x = a[i] & MASK, own = x * x;
            carry += 2 * (r[2 * i] & MASK) + (own & MASK);
            r[2 * i] = (int) carry;
            carry = (carry >>> 32) + 2 * (r[2 * i + 1] & MASK) + (own >>> 32);
            r[2 * i + 1] = (int) carry;
            carry >>>= 32;
        }
        return trim(r, r.length);
    }

    /** a * factor + addend, small numbers. */
    static int[] multiplyAdd(int[] a, int factor, int addend) {
        int[] r = new int[a.length + 1];
        long carry = addend & MASK;
        for (int i = 0; i < a.length; i++) {
            carry += (a[i] & MASK) * (factor & MASK);
            r[i] = (int) carry;
            carry >>>= 32;
        }
        r[a.length] = (int) carry;
        return trim(r, r.length);
    }

    /** Divides by one word; the remainder goes to rest[0]. */
    static int[] divideWord(int[] a, int divisor, int[] rest) {
        int[] q = new int[a.length];
        long d = divisor & MASK;
        long r = 0;
        int i = a.length - 1;
        for (; i >= 0 && divisor > 0; i--) {
            long n = r << 32 | a[i] & MASK;
            long word = n / d;
            q[i] = (int) word;
            r = n - word * d;
        }
        for (; i >= 0; i--) {
            long n = r << 32 | a[i] & MASK;
            q[i] = (int) Long.divideUnsigned(n, d);
            r = Long.remainderUnsigned(n, d);
        }
        rest[0] = (int) r;
        return trim(q, q.length);
    }

    /** {quotient, remainder}, b not zero: long division word by word on normalised operands. */
    static int[][] divide(int[] a, int[] b) {
        if (compare(a, b) < 0) {
            return new int[][] {ZERO, a};
        }
        if (b.length == 1) {
            int[] rest = new int[1];
            int[] q = divideWord(a, b[0], rest);
            return new int[][] {q, trim(rest, 1)};
        }
        if (b.length >= Large.DIVIDE && a.length - b.length >= Large.DIVIDE / 2) {
            return Large.divide(a, b);
        }
        int shift = Integer.numberOfLeadingZeros(b[b.length - 1]);
        int[] v = shiftLeft(b, shift);
        int[] shifted = shiftLeft(a, shift);
        int[] u = new int[a.length + 1];
        System.arraycopy(shifted, 0, u, 0, shifted.length);
        int n = v.length;
        int[] q = new int[u.length - n];
        for (int j = q.length - 1; j >= 0; j--) {
            q[j] = divideStep(u, v, j);
        }
        return new int[][] {trim(q, q.length), shiftRight(trim(u, n), shift)};
    }

    /** One quotient word: u[j .. j+n] minus word * v, the estimate corrected at most twice. */
    private static int divideStep(int[] u, int[] v, int j) {
        int n = v.length;
        long top = (u[j + n] & MASK) << 32 | u[j + n - 1] & MASK;
        long d = v[n - 1] & MASK;
        long word;
        long r;
        if ((u[j + n] & MASK) >= d) {
            word = MASK;
            r = top - word * d;
        } else {
            word = Long.divideUnsigned(top, d);
            r = Long.remainderUnsigned(top, d);
        }
        long second = v[n - 2] & MASK;
        while (r >>> 32 == 0 && Long.compareUnsigned(word * second, r << 32 | u[j + n - 2] & MASK) > 0) {
            word--;
            r += d;
        }
        long borrow = 0;
        long carry = 0;
        for (int i = 0; i < n; i++) {
            carry += word * (v[i] & MASK);
            long x = (u[i + j] & MASK) - (carry & MASK) + borrow;
            u[i + j] = (int) x;
            borrow = x >> 32;
            carry >>>= 32;
        }
        long x = (u[j + n] & MASK) - carry + borrow;
        u[j + n] = (int) x;
        if (x < 0) {
            word--;
            carry = 0;
            for (int i = 0; i < n; i++) {
                carry += (u[i + j] & MASK) + (v[i] & MASK);
                u[i + j] = (int) carry;
                carry >>>= 32;
            }
            u[j + n] += (int) carry;
        }
        return (int) word;
    }

    static int[] shiftLeft(int[] a, int n) {
        int words = n >>> 5;
        int bits = n & 31;
        int[] r = new int[a.length + words + 1];
        for (int i = 0; i < a.length; i++) {
            long x = (a[i] & MASK) << bits;
            r[i + words] |= (int) x;
            r[i + words + 1] = (int) (x >>> 32);
        }
        return trim(r, r.length);
    }

    /** Rounds towards zero. */
    static int[] shiftRight(int[] a, int n) {
        int words = n >>> 5;
        int bits = n & 31;
        if (words >= a.length) {
            return ZERO;
        }
        int[] r = new int[a.length - words];
        for (int i = 0; i < r.length; i++) {
            long high = i + words + 1 < a.length ? (a[i + words + 1] & MASK) << 32 : 0;
            r[i] = (int) ((high | a[i + words] & MASK) >>> bits);
        }
        return trim(r, r.length);
    }

    static int bitLength(int[] a) {
        return a.length == 0 ? 0 : a.length * 32 - Integer.numberOfLeadingZeros(a[a.length - 1]);
    }

    /** Any of the lowest n bits is set. */
    static boolean hasBitsBelow(int[] a, int n) {
        for (int i = 0; i < a.length && i * 32 < n; i++) {
            int left = n - i * 32;
            if ((left >= 32 ? a[i] : a[i] & (1 << left) - 1) != 0) {
                return true;
            }
        }
        return false;
    }
}
