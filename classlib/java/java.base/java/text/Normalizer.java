// SPDX-License-Identifier: MIT
package java.text;

import java.util.Objects;

/**
 * The four normal forms of Unicode. What is known of characters stands in Decompositions, which is loaded for the
 * first text above U+00BF.
 */
public final class Normalizer {
    private Normalizer() {
    }

    /** Decomposed or composed, by canonical or also by compatible parts. */
    public enum Form {
        NFD, NFC, NFKD, NFKC
    }

    public static String normalize(CharSequence src, Form form) {
        Objects.requireNonNull(form);
        String s = src.toString();
        return isPlain(s, form) ? s : convert(s, form);
    }

    public static boolean isNormalized(CharSequence src, Form form) {
        Objects.requireNonNull(form);
        String s = src.toString();
        return isPlain(s, form) || convert(s, form).equals(s);
    }

    /** Below U+00C0 nothing is canonically composed, below U+0300 nothing can compose. */
    private static boolean isPlain(String s, Form form) {
        int limit = form == Form.NFC ? 0x300 : form == Form.NFD ? 0xc0 : 0xa0;
        for (int i = 0; i < s.length(); i++) if (s.charAt(i) >= limit) return false;
        return true;
    }

    private static String convert(String s, Form form) {
        boolean compatible = form == Form.NFKD || form == Form.NFKC;
        int[] parts = new int[s.length() + 16];
        int n = 0;
        for (int i = 0; i < s.length();) {
            int c = s.codePointAt(i);
            i += Character.charCount(c);
            int[] all = Decompositions.of(c, compatible);
            int count = all == null ? 1 : all.length;
            if (n + count > parts.length) parts = java.util.Arrays.copyOf(parts, (n + count) * 2);
            if (all == null) parts[n] = c;
            else System.arraycopy(all, 0, parts, n, count);
            n += count;
        }
        order(parts, n);
        if (form == Form.NFC || form == Form.NFKC) n = compose(parts, n);
        StringBuilder sb = new StringBuilder(n);
        for (int i = 0; i < n; i++) sb.appendCodePoint(parts[i]);
        return sb.toString();
    }

    /** Marks on one letter in the order of their ranks; those of the same rank stay as they are. */
    private static void order(int[] a, int n) {
        for (int i = 1; i < n; i++) {
            int rank = Decompositions.rank(a[i]), c = a[i], k = i;
            if (rank == 0) continue;
            while (k > 0 && Decompositions.rank(a[k - 1]) > rank) {
                a[k] = a[k - 1];
                k--;
            }
            a[k] = c;
        }
    }

    /** Each letter takes the marks after it that compose with it and that no mark of the same rank keeps away. */
    private static int compose(int[] a, int n) {
        int to = 0, starter = -1, lastRank = 0;
        for (int i = 0; i < n; i++) {
            int c = a[i], rank = Decompositions.rank(c);
            boolean near = starter >= 0 && (to == starter + 1 || lastRank < rank && lastRank != 0);
            int both = near ? Decompositions.compose(a[starter], c) : 0;
            if (both != 0) {
                a[starter] = both;
                continue;
            }
            if (rank == 0) starter = to;
            lastRank = rank;
            a[to++] = c;
        }
        return to;
    }
}
