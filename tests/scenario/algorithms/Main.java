import java.util.Arrays;
import java.util.Random;

public class Main {
    /* SHA-256 of FIPS 180-4; its constants are the first bits of cube and square roots of primes. */
    static class Sha256 {
        static final int[] K = new int[64];
        static final int[] START = new int[8];

        static {
            int n = 0;
            for (int p = 2; n < 64; p++) {
                if (prime(p)) {
                    if (n < 8) {
                        START[n] = fraction(Math.sqrt(p));
                    }
                    K[n++] = fraction(Math.cbrt(p));
                }
            }
        }

        static boolean prime(int p) {
            for (int d = 2; d * d <= p; d++) {
                if (p % d == 0) {
                    return false;
                }
            }
            return true;
        }

        static int fraction(double x) {
            return (int) (long) ((x - Math.floor(x)) * 4294967296.0);
        }

        static String hash(byte[] message) {
            int blocks = (message.length + 8) / 64 + 1;
            byte[] padded = Arrays.copyOf(message, blocks * 64);
            padded[message.length] = (byte) 0x80;
            long bits = message.length * 8L;
            for (int i = 0; i < 8; i++) {
                padded[padded.length - 1 - i] = (byte) (bits >>> 8 * i);
            }
            int[] h = START.clone();
            for (int b = 0; b < blocks; b++) {
                block(h, padded, b * 64);
            }
            StringBuilder out = new StringBuilder();
            for (int x : h) {
                String hex = Integer.toHexString(x);
                out.append("00000000".substring(hex.length())).append(hex);
            }
            return out.toString();
        }

        static void block(int[] h, byte[] m, int at) {
            int[] w = new int[64];
            for (int i = 0; i < 16; i++) {
                w[i] = m[at + 4 * i] << 24 | (m[at + 4 * i + 1] & 255) << 16 | (m[at + 4 * i + 2] & 255) << 8
                    | m[at + 4 * i + 3] & 255;
            }
            for (int i = 16; i < 64; i++) {
                int a = w[i - 15], b = w[i - 2];
                w[i] = w[i - 16] + w[i - 7] + (Integer.rotateRight(a, 7) ^ Integer.rotateRight(a, 18) ^ a >>> 3)
                    + (Integer.rotateRight(b, 17) ^ Integer.rotateRight(b, 19) ^ b >>> 10);
            }
            int[] v = h.clone();
            for (int i = 0; i < 64; i++) {
                int s1 = Integer.rotateRight(v[4], 6) ^ Integer.rotateRight(v[4], 11) ^ Integer.rotateRight(v[4], 25);
                int t1 = v[7] + s1 + (v[4] & v[5] ^ ~v[4] & v[6]) + K[i] + w[i];
                int s0 = Integer.rotateRight(v[0], 2) ^ Integer.rotateRight(v[0], 13) ^ Integer.rotateRight(v[0], 22);
                int t2 = s0 + (v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]);
                System.arraycopy(v, 0, v, 1, 7);
                v[4] += t1;
                v[0] = t1 + t2;
            }
            for (int i = 0; i < 8; i++) {
                h[i] += v[i];
            }
        }
    }

    static int queens(int n, int row, int columns, int left, int right) {
        if (row == n) {
            return 1;
        }
        int count = 0;
        for (int free = ~(columns | left | right) & (1 << n) - 1; free != 0; free &= free - 1) {
            int bit = free & -free;
            count += queens(n, row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1);
        }
        return count;
    }

    static void quicksort(int[] a, int low, int high) {
        while (low < high) {
            int pivot = a[(low + high) >>> 1], i = low, j = high;
            while (i <= j) {
                while (a[i] < pivot) {
                    i++;
                }
                while (a[j] > pivot) {
                    j--;
                }
                if (i <= j) {
                    int t = a[i];
                    a[i++] = a[j];
                    a[j--] = t;
                }
            }
            quicksort(a, low, j);
            low = i;
        }
    }

    static String life(int steps) {
        boolean[][] w = new boolean[24][24];
        int[] glider = { 1, 0, 2, 1, 0, 2, 1, 2, 2, 2 };
        for (int i = 0; i < 10; i += 2) {
            w[glider[i]][glider[i + 1]] = true;
        }
        for (int s = 0; s < steps; s++) {
            boolean[][] next = new boolean[24][24];
            for (int y = 0; y < 24; y++) {
                for (int x = 0; x < 24; x++) {
                    int n = 0;
                    for (int d = 0; d < 9; d++) {
                        if (d != 4 && w[(y + d / 3 + 23) % 24][(x + d % 3 + 23) % 24]) {
                            n++;
                        }
                    }
                    next[y][x] = n == 3 || n == 2 && w[y][x];
                }
            }
            w = next;
        }
        StringBuilder b = new StringBuilder();
        for (int y = 0; y < 24; y++) {
            for (int x = 0; x < 24; x++) {
                if (w[y][x]) {
                    b.append(y).append(',').append(x).append(' ');
                }
            }
        }
        return b.toString().trim();
    }

    static String squeeze(String s) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < s.length(); ) {
            int best = 0, where = 0;
            for (int j = Math.max(0, i - 200); j < i; j++) {
                int n = 0;
                while (i + n < s.length() && s.charAt(j + n) == s.charAt(i + n) && n < 50) {
                    n++;
                }
                if (n > best) {
                    best = n;
                    where = i - j;
                }
            }
            if (best > 3) {
                out.append('<').append(where).append(':').append(best).append('>');
                i += best;
            } else {
                out.append(s.charAt(i++));
            }
        }
        return out.toString();
    }

    static String digits(int factorial) {
        int[] d = { 1 };
        for (int k = 2; k <= factorial; k++) {
            int carry = 0;
            int[] next = new int[d.length + 3];
            for (int i = 0; i < next.length; i++) {
                int v = carry + (i < d.length ? d[i] * k : 0);
                next[i] = v % 10;
                carry = v / 10;
            }
            int n = next.length;
            while (next[n - 1] == 0) {
                n--;
            }
            d = Arrays.copyOf(next, n);
        }
        StringBuilder b = new StringBuilder();
        for (int x : d) {
            b.append(x);
        }
        return b.reverse().toString();
    }

    public static void main(String[] args) throws Exception {
        Say.line(Sha256.hash("abc".getBytes("US-ASCII")));
        byte[] big = new byte[10000];
        Arrays.fill(big, (byte) 'a');
        Say.line(Sha256.hash(big));
        Say.line(queens(8, 0, 0, 0, 0));
        int[] a = new int[20000];
        Random r = new Random(7);
        long sum = 0;
        for (int i = 0; i < a.length; i++) {
            a[i] = r.nextInt();
            sum += a[i];
        }
        quicksort(a, 0, a.length - 1);
        for (int i = 0; i < a.length; i++) {
            sum -= a[i];
            if (i > 0 && a[i - 1] > a[i]) {
                Say.line("out of order at ", i);
            }
        }
        Say.line(sum, " ", a[0], " ", a[a.length - 1]);
        Say.line(life(96));
        Say.line(squeeze("the cat sat on the mat, the cat sat on the hat, the cat sat on the bat"));
        Say.line(digits(60));
    }
}
