// SPDX-License-Identifier: MIT
package java.text;

import jdk.internal.util.Tables;

/**
 * What characters are made of, from the table normalizer.dat (tools/UnicodeTables.java says how it is written).
 * Hangul syllables
 * are computed. Three maps, open addressing over powers of two: code point to parts, code point to rank, pair to
 * composed character.
 */
final class Decompositions {
    private static final int CANONICAL = 8192, COMPATIBLE = 8192, PAIRS = 4096, RANKS = 4096;
    private static final int S = 0xac00, L = 0x1100, V = 0x1161, T = 0x11a7, VS = 21, TS = 28, SYLLABLES = 11172;

    private static final int[] keys = new int[CANONICAL + COMPATIBLE];      // first half canonical; 0 = free
    private static final int[][] parts = new int[CANONICAL + COMPATIBLE][];
    private static final long[] pairs = new long[PAIRS];
    private static final int[] composed = new int[PAIRS];
    private static final int[] rankKeys = new int[RANKS];
    private static final byte[] ranks = new byte[RANKS];

    private static byte[] text;
    private static int at;

    static {
        text = Tables.read(Decompositions.class, "normalizer.dat");
        int c = 0;
        while (at < text.length) {
            if (text[at] == '@') {
                at++;
                readRanks();
                continue;
            }
            c += hex();
            readParts(c, text[at++]);
        }
        text = null;
    }

    private Decompositions() {
    }

    private static int hex() {
        int n = 0;
        for (;; at++) {
            int d = text[at];
            if (d >= '0' && d <= '9') n = n * 16 + d - '0';
            else if (d >= 'a' && d <= 'f') n = n * 16 + d - 'a' + 10;
            else return n;
        }
    }

    private static void readRanks() {
        int rank = 0;
        while (text[at] != ' ') rank = rank * 10 + text[at++] - '0';
        while (text[at] == ' ') {
            at++;
            int from = hex(), to = from;
            if (text[at] == '-') {
                at++;
                to = hex();
            }
            for (int c = from; c <= to; c++) {
                int k = hash(c) & RANKS - 1;
                while (rankKeys[k] != 0) k = k + 1 & RANKS - 1;
                rankKeys[k] = c;
                ranks[k] = (byte) rank;
            }
        }
        at++;
    }

    private static void readParts(int c, int kind) {
        int[] buffer = new int[20];
        int n = 0;
        do {
            if (n > 0) at++;
            buffer[n++] = hex();
        } while (text[at] == ' ');
        at++;
        int base = kind == '~' ? CANONICAL : 0, k = hash(c) & CANONICAL - 1;
        while (keys[base + k] != 0) k = k + 1 & CANONICAL - 1;
        keys[base + k] = c;
        parts[base + k] = java.util.Arrays.copyOf(buffer, n);
        if (kind != '=') return;
        long pair = (long) buffer[0] << 32 | buffer[1];
        k = hash(buffer[0] * 31 + buffer[1]) & PAIRS - 1;
        while (pairs[k] != 0) k = k + 1 & PAIRS - 1;
        pairs[k] = pair;
        composed[k] = c;
    }

    private static int hash(int c) {
        return c * 0x9e3779b1 >>> 16;
    }

    /** The order of a mark among the marks of a letter; 0 for what is no such mark. */
    static int rank(int c) {
        if (c < 0x300) return 0;
        for (int k = hash(c) & RANKS - 1; rankKeys[k] != 0; k = k + 1 & RANKS - 1)
            if (rankKeys[k] == c) return ranks[k];
        return 0;
    }

    private static int[] entry(int base, int c) {
        for (int k = hash(c) & CANONICAL - 1; keys[base + k] != 0; k = k + 1 & CANONICAL - 1)
            if (keys[base + k] == c) return parts[base + k];
        return null;
    }

    /** All that a character is made of, or null if it is only itself. Callers must not change the array. */
    static int[] of(int c, boolean compatible) {
        if (c < 0xa0) return null;
        if (c >= S && c < S + SYLLABLES) {
            int i = c - S, t = i % TS;
            int l = L + i / TS / VS, v = V + i / TS % VS;
            return t == 0 ? new int[] {l, v} : new int[] {l, v, T + t};
        }
        int[] p = compatible ? entry(CANONICAL, c) : null;
        if (p != null) return p;
        p = entry(0, c);
        if (p == null) return null;
        int[] first = of(p[0], compatible), second = p.length > 1 ? of(p[1], compatible) : null;
        if (first == null && second == null) return p;
        int[] all = new int[20];
        int n = 0;
        for (int i = 0; i < p.length; i++) {
            int[] more = of(p[i], compatible);
            if (more == null) {
                all[n++] = p[i];
            } else {
                System.arraycopy(more, 0, all, n, more.length);
                n += more.length;
            }
        }
        return java.util.Arrays.copyOf(all, n);
    }

    /** The character that is made of a and b, or 0. */
    static int compose(int a, int b) {
        if (a >= L && a < L + 19 && b >= V && b < V + VS) return S + ((a - L) * VS + b - V) * TS;
        if (a >= S && a < S + SYLLABLES && (a - S) % TS == 0 && b > T && b < T + TS) return a + b - T;
        long pair = (long) a << 32 | b;
        for (int k = hash(a * 31 + b) & PAIRS - 1; pairs[k] != 0; k = k + 1 & PAIRS - 1)
            if (pairs[k] == pair) return composed[k];
        return 0;
    }
}
