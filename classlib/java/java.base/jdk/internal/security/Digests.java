package jdk.internal.security;

import java.security.MessageDigest;
import java.util.Arrays;

/**
 * The message digests. All of them cut the message into blocks, pad it with a one bit, zeros and its length in bits,
 * and mix each block into a state; they differ in the mixing (RFC 1321, FIPS 180-4).
 */
public final class Digests {
    private Digests() {
    }

    /** A fresh digest, or null for an unknown name. */
    public static MessageDigest make(String name) {
        switch (name.toUpperCase(java.util.Locale.ROOT)) {
            case "MD5":
                return new Md5();
            case "SHA":
            case "SHA1":
            case "SHA-1":
                return new Sha1(name);
            case "SHA-224":
                return new Sha256(name, 28, SHA224);
            case "SHA-256":
                return new Sha256(name, 32, SHA256);
            case "SHA-384":
                return new Sha512(name, 48, SHA384);
            case "SHA-512":
                return new Sha512(name, 64, SHA512);
            case "SHA-512/224":
                return new Sha512(name, 28, ofLength(224));
            case "SHA-512/256":
                return new Sha512(name, 32, ofLength(256));
            default:
                return null;
        }
    }

    /** Where SHA-512 of t bits begins: the digest of its name by one that begins elsewhere (FIPS 180-4, 5.3.6). */
    private static long[] ofLength(int t) {
        long[] other = SHA512.clone();
        for (int i = 0; i < 8; i++) {
            other[i] ^= 0xa5a5a5a5a5a5a5a5L;
        }
        Sha512 d = new Sha512("SHA-512", 64, other);
        d.update(("SHA-512/" + t).getBytes());
        byte[] b = d.digest();
        long[] h = new long[8];
        for (int i = 0; i < 8; i++) {
            h[i] = bigLong(b, i * 8);
        }
        return h;
    }

    /** Blocks and padding. */
    private abstract static class Blocks extends MessageDigest implements Cloneable {
        private byte[] block;
        private int filled;
        private long length;
        private final int size;

        Blocks(String name, int blockSize, int size) {
            super(name);
            block = new byte[blockSize];
            this.size = size;
        }

        abstract void mix(byte[] b, int at);

        abstract void start();

        /** Writes the state, most significant byte first unless the digest says otherwise. */
        abstract void write(byte[] out);

        boolean littleEndian() {
            return false;
        }

        @Override
        protected int engineGetDigestLength() {
            return size;
        }

        @Override
        protected void engineUpdate(byte input) {
            engineUpdate(new byte[] {input}, 0, 1);
        }

        @Override
        protected void engineUpdate(byte[] input, int offset, int len) {
            length += len;
            while (len > 0) {
                if (filled == 0 && len >= block.length) {
                    mix(input, offset);
                    offset += block.length;
                    len -= block.length;
                    continue;
                }
                int n = Math.min(len, block.length - filled);
                System.arraycopy(input, offset, block, filled, n);
                filled += n;
                offset += n;
                len -= n;
                if (filled == block.length) {
                    mix(block, 0);
                    filled = 0;
                }
            }
        }

        @Override
        protected byte[] engineDigest() {
            long bits = length * 8;
            int tail = block.length / 8;
            int pad = (filled < block.length - tail ? block.length : 2 * block.length) - filled;
            byte[] end = new byte[pad];
            end[0] = (byte) 0x80;
            for (int i = 0; i < 8; i++) {
                end[littleEndian() ? pad - 8 + i : pad - 1 - i] = (byte) (bits >>> 8 * i);
            }
            engineUpdate(end, 0, pad);
            byte[] out = new byte[64];
            write(out);
            engineReset();
            return Arrays.copyOf(out, size);
        }

        @Override
        protected void engineReset() {
            filled = 0;
            length = 0;
            start();
        }

        @Override
        public Object clone() throws CloneNotSupportedException {
            Blocks copy = (Blocks) super.clone();
            copy.block = block.clone();
            return copy;
        }
    }

    private static int bigInt(byte[] b, int at) {
        return b[at] << 24 | (b[at + 1] & 0xff) << 16 | (b[at + 2] & 0xff) << 8 | b[at + 3] & 0xff;
    }

    private static long bigLong(byte[] b, int at) {
        return (long) bigInt(b, at) << 32 | bigInt(b, at + 4) & 0xffffffffL;
    }

    private static void putInt(byte[] b, int at, int x) {
        b[at] = (byte) (x >> 24);
        b[at + 1] = (byte) (x >> 16);
        b[at + 2] = (byte) (x >> 8);
        b[at + 3] = (byte) x;
    }

    private static final class Md5 extends Blocks {
        private static final int[] K = new int[64];
        private static final int[] SHIFT = {7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21};
        private int[] h = new int[4];

        static {
            for (int i = 0; i < 64; i++) {
                K[i] = (int) (long) (Math.abs(Math.sin(i + 1)) * 0x1p32);
            }
        }

        Md5() {
            super("MD5", 64, 16);
            start();
        }

        @Override
        boolean littleEndian() {
            return true;
        }

        @Override
        void start() {
            h = new int[] {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476};
        }

        @Override
        void mix(byte[] block, int at) {
            int[] m = new int[16];
            for (int i = 0; i < 16; i++) {
                m[i] = Integer.reverseBytes(bigInt(block, at + i * 4));
            }
            int a = h[0];
            int b = h[1];
            int c = h[2];
            int d = h[3];
            for (int i = 0; i < 64; i++) {
                int f;
                int g;
                switch (i >> 4) {
                    case 0:
                        f = b & c | ~b & d;
                        g = i;
                        break;
                    case 1:
                        f = d & b | ~d & c;
                        g = 5 * i + 1 & 15;
                        break;
                    case 2:
                        f = b ^ c ^ d;
                        g = 3 * i + 5 & 15;
                        break;
                    default:
                        f = c ^ (b | ~d);
                        g = 7 * i & 15;
                }
                int t = d;
                d = c;
                c = b;
                b += Integer.rotateLeft(a + f + K[i] + m[g], SHIFT[(i >> 4) * 4 + (i & 3)]);
                a = t;
            }
            h[0] += a;
            h[1] += b;
            h[2] += c;
            h[3] += d;
        }

        @Override
        void write(byte[] out) {
            for (int i = 0; i < 4; i++) {
                putInt(out, i * 4, Integer.reverseBytes(h[i]));
            }
        }

        @Override
        public Object clone() throws CloneNotSupportedException {
            Md5 copy = (Md5) super.clone();
            copy.h = h.clone();
            return copy;
        }
    }

    private static final class Sha1 extends Blocks {
        private int[] h;

        Sha1(String name) {
            super(name, 64, 20);
            start();
        }

        @Override
        void start() {
            h = new int[] {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0};
        }

        @Override
        void mix(byte[] block, int at) {
            int[] w = new int[80];
            for (int i = 0; i < 80; i++) {
                w[i] = i < 16 ? bigInt(block, at + i * 4)
                        : Integer.rotateLeft(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
            }
            int a = h[0];
            int b = h[1];
            int c = h[2];
            int d = h[3];
            int e = h[4];
            for (int i = 0; i < 80; i++) {
                int f = i < 20 ? (b & c | ~b & d) + 0x5a827999 : i < 40 ? (b ^ c ^ d) + 0x6ed9eba1
                        : i < 60 ? (b & c | b & d | c & d) + 0x8f1bbcdc : (b ^ c ^ d) + 0xca62c1d6;
                int t = Integer.rotateLeft(a, 5) + f + e + w[i];
                e = d;
                d = c;
                c = Integer.rotateLeft(b, 30);
                b = a;
                a = t;
            }
            h[0] += a;
            h[1] += b;
            h[2] += c;
            h[3] += d;
            h[4] += e;
        }

        @Override
        void write(byte[] out) {
            for (int i = 0; i < 5; i++) {
                putInt(out, i * 4, h[i]);
            }
        }

        @Override
        public Object clone() throws CloneNotSupportedException {
            Sha1 copy = (Sha1) super.clone();
            copy.h = h.clone();
            return copy;
        }
    }

    /**
     * The round constants of SHA-2: the first bits of the fractional parts of the cube roots of the first 80 primes.
     * Found by exact integer arithmetic.
     */
    private static final class Rounds {
        static final long[] K = new long[80];

        static {
            int n = 0;
            for (int p = 2; n < 80; p++) {
                boolean prime = true;
                for (int d = 2; d * d <= p; d++) {
                    prime &= p % d != 0;
                }
                if (prime) {
                    K[n++] = cubeRoot(p);
                }
            }
        }

        /**
         * Bits 63 .. 0 after the point of the cube root of p: the largest r with r*r*r at most p * 2^192, low 64 bits.
         */
        private static long cubeRoot(int p) {
            java.math.BigInteger goal = java.math.BigInteger.valueOf(p).shiftLeft(192);
            java.math.BigInteger r = java.math.BigInteger.ZERO;
            for (int bit = 66; bit >= 0; bit--) {
                java.math.BigInteger t = r.setBit(bit);
                if (t.multiply(t).multiply(t).compareTo(goal) <= 0) {
                    r = t;
                }
            }
            return r.longValue();
        }
    }

    private static final long[] SHA512 = {
        0x6a09e667f3bcc908L, 0xbb67ae8584caa73bL, 0x3c6ef372fe94f82bL, 0xa54ff53a5f1d36f1L,
        0x510e527fade682d1L, 0x9b05688c2b3e6c1fL, 0x1f83d9abfb41bd6bL, 0x5be0cd19137e2179L
    };
    private static final long[] SHA384 = {
        0xcbbb9d5dc1059ed8L, 0x629a292a367cd507L, 0x9159015a3070dd17L, 0x152fecd8f70e5939L,
        0x67332667ffc00b31L, 0x8eb44a8768581511L, 0xdb0c2e0d64f98fa7L, 0x47b5481dbefa4fa4L
    };
    private static final int[] SHA256 = {
        0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
    };
    private static final int[] SHA224 = {
        0xc1059ed8, 0x367cd507, 0x3070dd17, 0xf70e5939, 0xffc00b31, 0x68581511, 0x64f98fa7, 0xbefa4fa4
    };

    private static final class Sha256 extends Blocks {
        private final int[] initial;
        private int[] h;

        Sha256(String name, int size, int[] initial) {
            super(name, 64, size);
            this.initial = initial;
            start();
        }

        @Override
        void start() {
            h = initial.clone();
        }

        @Override
        void mix(byte[] block, int at) {
            int[] w = new int[64];
            for (int i = 0; i < 64; i++) {
                if (i < 16) {
                    w[i] = bigInt(block, at + i * 4);
                } else {
                    int x = w[i - 15];
                    int y = w[i - 2];
                    w[i] = w[i - 16] + (Integer.rotateRight(x, 7) ^ Integer.rotateRight(x, 18) ^ x >>> 3) + w[i - 7]
                            + (Integer.rotateRight(y, 17) ^ Integer.rotateRight(y, 19) ^ y >>> 10);
                }
            }
            int[] s = h.clone();
            for (int i = 0; i < 64; i++) {
                int a = s[0];
                int e = s[4];
                int t1 = s[7] + (Integer.rotateRight(e, 6) ^ Integer.rotateRight(e, 11) ^ Integer.rotateRight(e, 25))
                        + (e & s[5] ^ ~e & s[6]) + (int) (Rounds.K[i] >>> 32) + w[i];
                int t2 = (Integer.rotateRight(a, 2) ^ Integer.rotateRight(a, 13) ^ Integer.rotateRight(a, 22))
                        + (a & s[1] ^ a & s[2] ^ s[1] & s[2]);
                System.arraycopy(s, 0, s, 1, 7);
                s[4] += t1;
                s[0] = t1 + t2;
            }
            for (int i = 0; i < 8; i++) {
                h[i] += s[i];
            }
        }

        @Override
        void write(byte[] out) {
            for (int i = 0; i < 8; i++) {
                putInt(out, i * 4, h[i]);
            }
        }

        @Override
        public Object clone() throws CloneNotSupportedException {
            Sha256 copy = (Sha256) super.clone();
            copy.h = h.clone();
            return copy;
        }
    }

    private static final class Sha512 extends Blocks {
        private final long[] initial;
        private long[] h;

        Sha512(String name, int size, long[] initial) {
            super(name, 128, size);
            this.initial = initial;
            start();
        }

        @Override
        void start() {
            h = initial.clone();
        }

        @Override
        void mix(byte[] block, int at) {
            long[] w = new long[80];
            for (int i = 0; i < 80; i++) {
                if (i < 16) {
                    w[i] = bigLong(block, at + i * 8);
                } else {
                    long x = w[i - 15];
                    long y = w[i - 2];
                    w[i] = w[i - 16] + (Long.rotateRight(x, 1) ^ Long.rotateRight(x, 8) ^ x >>> 7) + w[i - 7]
                            + (Long.rotateRight(y, 19) ^ Long.rotateRight(y, 61) ^ y >>> 6);
                }
            }
            long[] s = h.clone();
            for (int i = 0; i < 80; i++) {
                long a = s[0];
                long e = s[4];
                long t1 = s[7] + (Long.rotateRight(e, 14) ^ Long.rotateRight(e, 18) ^ Long.rotateRight(e, 41))
                        + (e & s[5] ^ ~e & s[6]) + Rounds.K[i] + w[i];
                long t2 = (Long.rotateRight(a, 28) ^ Long.rotateRight(a, 34) ^ Long.rotateRight(a, 39))
                        + (a & s[1] ^ a & s[2] ^ s[1] & s[2]);
                System.arraycopy(s, 0, s, 1, 7);
                s[4] += t1;
                s[0] = t1 + t2;
            }
            for (int i = 0; i < 8; i++) {
                h[i] += s[i];
            }
        }

        @Override
        void write(byte[] out) {
            for (int i = 0; i < 8; i++) {
                putInt(out, i * 8, (int) (h[i] >>> 32));
                putInt(out, i * 8 + 4, (int) h[i]);
            }
        }

        @Override
        public Object clone() throws CloneNotSupportedException {
            Sha512 copy = (Sha512) super.clone();
            copy.h = h.clone();
            return copy;
        }
    }
}
