// SPDX-License-Identifier: MIT
package java.util;

/** A stable merge sort. Short runs are sorted by insertion; halves that are in order already are not merged. */
final class ObjectSort {
    private static final int SHORT = 8;

    private ObjectSort() {
    }

    /** Without an order c, the elements' own. */
    static void sort(Object[] a, int from, int to, Comparator<Object> c) {
        if (to - from > 1) sort(a, from, to, c, to - from > SHORT ? new Object[to - from >> 1] : null);
    }

    @SuppressWarnings("unchecked")
    private static boolean greater(Object x, Object y, Comparator<Object> c) {
        return c != null ? c.compare(x, y) > 0 : ((Comparable<Object>) x).compareTo(y) > 0;
    }

    private static void sort(Object[] a, int from, int to, Comparator<Object> c, Object[] spare) {
        if (to - from <= SHORT) {
            for (int i = from + 1; i < to; i++) {
                Object x = a[i];
                int j = i;
                while (j > from && greater(a[j - 1], x, c)) {
                    a[j] = a[j - 1];
                    j--;
                }
                a[j] = x;
            }
            return;
        }
        int mid = from + to >>> 1;
        sort(a, from, mid, c, spare);
        sort(a, mid, to, c, spare);
        if (!greater(a[mid - 1], a[mid], c)) return;
        int n = mid - from;
        System.arraycopy(a, from, spare, 0, n);
        int i = 0, j = mid, k = from;
        while (i < n && j < to) a[k++] = greater(spare[i], a[j], c) ? a[j++] : spare[i++];
        System.arraycopy(spare, i, a, k, n - i);
    }
}
