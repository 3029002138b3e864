package java.math;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Arithmetic on magnitudes of many words, for which the schoolbook takes too long: the multiplication of Karatsuba and
 * Ofman (1962), the recursive division of Burnikel and Ziegler (1998), and conversion of radices by halves (Knuth,
 * volume 2, section 4.4).
 */
final class Large {
    /** From so many words on it pays; measured. */
    static final int MULTIPLY = 32, DIVIDE = 60;
    private static final int CONVERT = 24;

    private Large() {
    }

    private static int[] low(int[] a, int words) {
        return Magnitude.trim(a, Math.min(words, a.length));
    }

    private static int[] high(int[] a, int words) {
        return a.length <= words ? Magnitude.ZERO : Arrays.copyOfRange(a, words, a.length);
    }

    /** high * 2^(32 * words) + low, which has no more words than that. */
    private static int[] join(int[] high, int[] low, int words) {
        if (high.length == 0) {
            return low;
        }
        int[] r = new int[words + high.length];
        System.arraycopy(low, 0, r, 0, low.length);
        System.arraycopy(high, 0, r, words, high.length);
        return r;
    }

    /** Three products of halves instead of four; a may be b, and is squared then. */
    static int[] multiply(int[] a, int[] b) {
        int half = Math.max(a.length, b.length) + 1 >> 1;
        int[] a0 = low(a, half), a1 = high(a, half);
        int[] b0 = a == b ? a0 : low(b, half), b1 = a == b ? a1 : high(b, half);
        int[] sumA = Magnitude.add(a0, a1), sumB = a == b ? sumA : Magnitude.add(b0, b1);
        int[] lower = Magnitude.multiply(a0, b0), upper = Magnitude.multiply(a1, b1);
        int[] crossed = Magnitude.subtract(Magnitude.subtract(Magnitude.multiply(sumA, sumB), lower), upper);
        return Magnitude.add(join(upper, lower, 2 * half), join(crossed, Magnitude.ZERO, half));
    }

    /** The longer one, a, in pieces as long as b. */
    static int[] multiplyByPieces(int[] a, int[] b) {
        int[] r = new int[a.length + b.length];
        for (int at = 0; at < a.length; at += b.length) {
            int[] piece = Magnitude.trim(Arrays.copyOfRange(a, at, Math.min(a.length, at + b.length)),
                Math.min(b.length, a.length - at));
            addAt(r, Magnitude.multiply(piece, b), at);
        }
        return Magnitude.trim(r, r.length);
    }

    private static void addAt(int[] to, int[] a, int at) {
        long carry = 0;
        for (int i = 0; i < a.length || carry != 0; i++) {
            carry += (to[at + i] & 0xffffffffL) + (i < a.length ? a[i] & 0xffffffffL : 0);
            to[at + i] = (int) carry;
            carry >>>= 32;
        }
    }

    // Division

    /** {quotient, remainder}: a in blocks as long as b, which is made longer: it can be halved, its top bit is set. */
    static int[][] divide(int[] a, int[] b) {
        int halvings = 0;
        while (b.length >> halvings >= DIVIDE) {
            halvings++;
        }
        int n = (b.length - 1 >> halvings) + 1 << halvings;
        int shift = 32 * n - Magnitude.bitLength(b);
        int[] v = Magnitude.shiftLeft(b, shift), u = Magnitude.shiftLeft(a, shift);
        int blocks = Math.max(2, Magnitude.bitLength(u) / (32 * n) + 1);
        int[] rest = high(u, (blocks - 1) * n), quotient = Magnitude.ZERO;
        for (int i = blocks - 2; i >= 0; i--) {
            int[][] step = divideTwoByOne(join(rest, low(high(u, i * n), n), n), v, n);
            quotient = join(quotient, step[0], n);
            rest = step[1];
        }
        return new int[][] {quotient, Magnitude.shiftRight(rest, shift)};
    }

    /** a of up to 2n words by b of n, the quotient having at most n. */
    private static int[][] divideTwoByOne(int[] a, int[] b, int n) {
        if (n < DIVIDE) {
            return Magnitude.divide(a, b);
        }
        int half = n / 2;
        int[][] upper = divideThreeByTwo(high(a, half), b, half);
        int[][] lower = divideThreeByTwo(join(upper[1], low(a, half), half), b, half);
        return new int[][] {join(upper[0], lower[0], half), lower[1]};
    }

    /** a of up to three halves by b of two: the upper half of b tells the quotient, which is at most two too large. */
    private static int[][] divideThreeByTwo(int[] a, int[] b, int half) {
        int[] upper = high(a, half), b1 = high(b, half);
        int[] q, rest;
        if (Magnitude.compare(high(upper, half), b1) < 0) {
            int[][] estimate = divideTwoByOne(upper, b1, half);
            q = estimate[0];
            rest = estimate[1];
        } else {
            q = new int[half];
            Arrays.fill(q, -1);
            rest = Magnitude.subtract(Magnitude.add(upper, b1), join(b1, Magnitude.ZERO, half));
        }
        int[] product = Magnitude.multiply(q, low(b, half));
        rest = join(rest, low(a, half), half);
        while (Magnitude.compare(rest, product) < 0) {
            rest = Magnitude.add(rest, b);
            q = Magnitude.subtract(q, new int[] {1});
        }
        return new int[][] {q, Magnitude.subtract(rest, product)};
    }

    // Conversion

    /** Numbers in a radix, in words of as many digits as an int can hold; powers.get(i) has 2^i times as many zeros. */
    static final class Radix {
        private final int radix;
        private int digits = 1, word;
        private final List<int[]> powers = new ArrayList<>();

        Radix(int radix) {
            this.radix = radix;
            for (word = radix; (long) word * radix <= Integer.MAX_VALUE; word *= radix) {
                digits++;
            }
            powers.add(new int[] {word});
        }

        private int[] power(int i) {
            while (powers.size() <= i) {
                int[] last = powers.get(powers.size() - 1);
                powers.add(Magnitude.multiply(last, last));
            }
            return powers.get(i);
        }

        void write(StringBuilder to, int[] m) {
            int level = 0;
            while (m.length > CONVERT && power(level).length * 2 - 1 <= m.length) {
                level++;
            }
            write(to, m, level, to.length());
        }

        /** m is less than the square of the power of its level; there are zeros before it if something else is. */
        private void write(StringBuilder to, int[] m, int level, int start) {
            if (m.length <= CONVERT || level == 0) {
                String s = write(m);
                boolean first = to.length() == start;
                for (int i = first ? s.length() : digits << level + 1; i > s.length(); i--) {
                    to.append('0');
                }
                to.append(s);
                return;
            }
            int[][] halves = Magnitude.divide(m, power(level));
            if (halves[0].length > 0 || to.length() > start) {
                write(to, halves[0], level - 1, start);
            }
            write(to, halves[1], level - 1, start);
        }

        private String write(int[] m) {
            char[] text = new char[digits * (m.length * 2 + 1)];
            int at = text.length;
            int[] rest = new int[1];
            while (m.length > 0) {
                m = Magnitude.divideWord(m, word, rest);
                int r = rest[0];
                for (int i = 0; i < digits && (m.length > 0 || r != 0); i++) {
                    text[--at] = Character.forDigit(r % radix, radix);
                    r /= radix;
                }
            }
            return new String(text, at, text.length - at);
        }

        int[] read(String s, int from, int to) {
            if (to - from <= CONVERT * digits) {
                return readWords(s, from, to);
            }
            int level = 0;
            while ((long) digits << level + 1 < to - from) {
                level++;
            }
            int middle = to - (digits << level);
            int[] upper = Magnitude.multiply(read(s, from, middle), power(level));
            return Magnitude.add(upper, read(s, middle, to));
        }

        private int[] readWords(String s, int from, int to) {
            int[] m = Magnitude.ZERO;
            int value = 0, factor = 1;
            for (int i = from; i < to; i++) {
                value = value * radix + digit(s, i);
                factor *= radix;
                if (factor == word || i == to - 1) {
                    m = Magnitude.multiplyAdd(m, factor, value);
                    value = 0;
                    factor = 1;
                }
            }
            return m;
        }

        private int digit(String s, int i) {
            int digit = Character.digit(s.charAt(i), radix);
            if (digit >= 0) {
                return digit;
            }
            boolean sign = s.charAt(i) == '-' || s.charAt(i) == '+';
            throw new NumberFormatException(
                sign ? "Illegal embedded sign character" : "For input string: \"" + s + "\"");
        }
    }
}
