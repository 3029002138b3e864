// SPDX-License-Identifier: MIT
package java.lang;

import jdk.internal.util.Tables;

/**
 * Names of characters, from the table unicode-names.dat: groups of lines, the first with its code point and whole
 * name, each other
 * one with how far its code point is from the one before, how many leading words it has of it, and the rest. Both
 * questions
 * read lines: name() those of one group, codePoint() all of them, but without making strings.
 */
final class CharacterNames {
    private static final byte[] TEXT = Tables.read(CharacterNames.class, "unicode-names.dat");
    /** First code points of the groups, and where they stand. */
    private static final int[] FIRST, PLACE;

    static {
        int n = 0;
        int[] first = new int[1024], place = new int[1024];
        boolean lineStart = true;
        for (int i = 0; i < TEXT.length; i++) {
            if (lineStart && TEXT[i] == '=') {
                if (n == first.length) {
                    first = java.util.Arrays.copyOf(first, n * 2);
                    place = java.util.Arrays.copyOf(place, n * 2);
                }
                first[n] = number(i + 1, 16);
                place[n++] = i;
            }
            lineStart = TEXT[i] == '\n';
        }
        FIRST = java.util.Arrays.copyOf(first, n);
        PLACE = java.util.Arrays.copyOf(place, n);
    }

    private CharacterNames() {
    }

    private static int number(int at, int radix) {
        int n = 0;
        for (int d; (d = Character.digit((char) TEXT[at], radix)) >= 0; at++) n = n * radix + d;
        return n;
    }

    private static int space(int at) {
        while (TEXT[at] != ' ') at++;
        return at;
    }

    private static int lineEnd(int at) {
        while (TEXT[at] != '\n') at++;
        return at;
    }

    private static String text(int from, int to) {
        return new String(TEXT, 0, from, to - from);
    }

    /** Where the n-th word of a name ends; 0 words end at 0, otherwise after the space. */
    private static int words(String name, int n) {
        int at = 0;
        for (; n > 0; n--) {
            at = name.indexOf(' ', at) + 1;
            if (at == 0) return name.length();
        }
        return at;
    }

    static String name(int wanted) {
        int g = java.util.Arrays.binarySearch(FIRST, wanted);
        if (g < 0) g = -g - 2;
        if (g < 0) return null;
        int at = PLACE[g], end = lineEnd(at), c = FIRST[g];
        String name = text(space(at) + 1, end);
        int limit = g + 1 < PLACE.length ? PLACE[g + 1] : TEXT.length;
        while (c < wanted && end + 1 < limit) {
            at = end + 1;
            end = lineEnd(at);
            int step = 1;
            if (TEXT[at] == '+') {
                step = number(at + 1, 10);
                at = space(at) + 1;
            }
            c += step;
            int same = TEXT[at] - 'A';
            String kept = name.substring(0, words(name, same)), rest = text(at + 1, end);
            name = rest.isEmpty() ? kept.trim() : kept.isEmpty() || kept.endsWith(" ") ? kept + rest : kept + " "
                    + rest;
        }
        return c == wanted ? name : null;
    }

    /** The code point of a name, or -1. `matched` words of the name before are those of the wanted one. */
    static int codePoint(String wanted) {
        int count = 1;
        for (int i = 0; i < wanted.length(); i++) if (wanted.charAt(i) == ' ') count++;
        int[] start = new int[count + 1];       // where each word of the wanted name begins
        for (int i = 0, n = 1; i < wanted.length(); i++) if (wanted.charAt(i) == ' ') start[n++] = i + 1;
        start[count] = wanted.length() + 1;
        int c = 0, matched = 0, total = 0;
        for (int at = 0; at < TEXT.length;) {
            int same = 0;
            if (TEXT[at] == '=') {
                c = number(at + 1, 16);
                at = space(at) + 1;
            } else {
                int step = 1;
                if (TEXT[at] == '+') {
                    step = number(at + 1, 10);
                    at = space(at) + 1;
                }
                c += step;
                same = TEXT[at++] - 'A';
            }
            if (same <= matched) {
                matched = same;
                total = same;
                boolean equal = true;
                while (TEXT[at] != '\n') {
                    int end = at;
                    if (equal && matched < count) {
                        int k = start[matched];
                        while (end < TEXT.length && TEXT[end] > ' ' && k < wanted.length()
                                && TEXT[end] == wanted.charAt(k)) {
                            end++;
                            k++;
                        }
                        equal = TEXT[end] <= ' ' && k == start[matched + 1] - 1;
                        if (equal) matched++;
                    }
                    while (TEXT[end] > ' ') end++;
                    total++;
                    at = TEXT[end] == ' ' ? end + 1 : end;
                }
                if (matched == count && total == count) return c;
            } else {
                at = lineEnd(at);
            }
            at++;
        }
        return -1;
    }
}
