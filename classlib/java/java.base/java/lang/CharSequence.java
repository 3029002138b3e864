package java.lang;

import java.util.Arrays;
import java.util.Objects;
import java.util.stream.IntStream;

/** A readable sequence of chars. */
public interface CharSequence {
    int length();

    default void getChars(int srcBegin, int srcEnd, char[] dst, int dstBegin) {
        java.util.Objects.checkFromToIndex(srcBegin, srcEnd, length());
        java.util.Objects.checkIndex(dstBegin, dst.length - (srcEnd - srcBegin) + 1);
        while (srcBegin < srcEnd) dst[dstBegin++] = charAt(srcBegin++);
    }

    char charAt(int index);

    default boolean isEmpty() {
        return length() == 0;
    }

    CharSequence subSequence(int start, int end);

    String toString();

    default IntStream chars() {
        int n = length();
        int[] units = new int[n];
        for (int i = 0; i < n; i++) {
            units[i] = charAt(i);
        }
        return Arrays.stream(units);
    }

    default IntStream codePoints() {
        int n = length();
        int[] points = new int[n];
        int count = 0;
        for (int i = 0; i < n; count++) {
            int cp = Character.codePointAt(this, i);
            points[count] = cp;
            i += Character.charCount(cp);
        }
        return Arrays.stream(points, 0, count);
    }

    static int compare(CharSequence a, CharSequence b) {
        if (Objects.requireNonNull(a) == Objects.requireNonNull(b)) {
            return 0;
        }
        int n = Math.min(a.length(), b.length());
        for (int i = 0; i < n; i++) {
            char x = a.charAt(i);
            char y = b.charAt(i);
            if (x != y) {
                return x - y;
            }
        }
        return a.length() - b.length();
    }
}
