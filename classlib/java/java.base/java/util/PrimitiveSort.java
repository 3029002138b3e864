// SPDX-License-Identifier: MIT
package java.util;

/**
 * Quick sort, with insertion for short parts and heap sort when the parts do not get short fast enough. Floating-point
 * values are sorted as integers of the same order: -0.0 before 0.0, NaN last.
 */
final class PrimitiveSort {
    private static final int SHORT = 24;

    private PrimitiveSort() {
    }

    static void sort(byte[] a, int from, int to) {
        sort(a, from, to, 2 * (32 - Integer.numberOfLeadingZeros(to - from)));
    }

    private static void sort(byte[] a, int from, int to, int depth) {
        while (to - from > SHORT) {
            if (depth-- == 0) {
                heapSort(a, from, to);
                return;
            }
            byte x = a[from], y = a[from + to >>> 1], z = a[to - 1];
            byte pivot = x < y ? (y < z ? y : x < z ? z : x) : x < z ? x : y < z ? z : y;
            int i = from, j = to - 1;
            while (i <= j) {
                while (a[i] < pivot) i++;
                while (a[j] > pivot) j--;
                if (i > j) break;
                byte t = a[i];
                a[i++] = a[j];
                a[j--] = t;
            }
            if (j + 1 - from < to - i) {
                sort(a, from, j + 1, depth);
                from = i;
            } else {
                sort(a, i, to, depth);
                to = j + 1;
            }
        }
        for (int i = from + 1; i < to; i++) {
            byte x = a[i];
            int j = i;
            while (j > from && a[j - 1] > x) {
                a[j] = a[j - 1];
                j--;
            }
            a[j] = x;
        }
    }

    private static void heapSort(byte[] a, int from, int to) {
        int n = to - from;
        for (int i = n / 2 - 1; i >= 0; i--) sink(a, from, i, n);
        for (int i = n - 1; i > 0; i--) {
            byte t = a[from];
            a[from] = a[from + i];
            a[from + i] = t;
            sink(a, from, 0, i);
        }
    }

    private static void sink(byte[] a, int from, int i, int n) {
        byte x = a[from + i];
        for (int child; (child = 2 * i + 1) < n; i = child) {
            if (child + 1 < n && a[from + child + 1] > a[from + child]) child++;
            if (a[from + child] <= x) break;
            a[from + i] = a[from + child];
        }
        a[from + i] = x;
    }

    static void sort(short[] a, int from, int to) {
        sort(a, from, to, 2 * (32 - Integer.numberOfLeadingZeros(to - from)));
    }

    private static void sort(short[] a, int from, int to, int depth) {
        while (to - from > SHORT) {
            if (depth-- == 0) {
                heapSort(a, from, to);
                return;
            }
            short x = a[from], y = a[from + to >>> 1], z = a[to - 1];
            short pivot = x < y ? (y < z ? y : x < z ? z : x) : x < z ? x : y < z ? z : y;
            int i = from, j = to - 1;
            while (i <= j) {
                while (a[i] < pivot) i++;
                while (a[j] > pivot) j--;
                if (i > j) break;
                short t = a[i];
                a[i++] = a[j];
                a[j--] = t;
            }
            if (j + 1 - from < to - i) {
                sort(a, from, j + 1, depth);
                from = i;
            } else {
                sort(a, i, to, depth);
                to = j + 1;
            }
        }
        for (int i = from + 1; i < to; i++) {
            short x = a[i];
            int j = i;
            while (j > from && a[j - 1] > x) {
                a[j] = a[j - 1];
                j--;
            }
            a[j] = x;
        }
    }

    private static void heapSort(short[] a, int from, int to) {
        int n = to - from;
        for (int i = n / 2 - 1; i >= 0; i--) sink(a, from, i, n);
        for (int i = n - 1; i > 0; i--) {
            short t = a[from];
            a[from] = a[from + i];
            a[from + i] = t;
            sink(a, from, 0, i);
        }
    }

    private static void sink(short[] a, int from, int i, int n) {
        short x = a[from + i];
        for (int child; (child = 2 * i + 1) < n; i = child) {
            if (child + 1 < n && a[from + child + 1] > a[from + child]) child++;
            if (a[from + child] <= x) break;
            a[from + i] = a[from + child];
        }
        a[from + i] = x;
    }

    static void sort(char[] a, int from, int to) {
        sort(a, from, to, 2 * (32 - Integer.numberOfLeadingZeros(to - from)));
    }

    private static void sort(char[] a, int from, int to, int depth) {
        while (to - from > SHORT) {
            if (depth-- == 0) {
                heapSort(a, from, to);
                return;
            }
            char x = a[from], y = a[from + to >>> 1], z = a[to - 1];
            char pivot = x < y ? (y < z ? y : x < z ? z : x) : x < z ? x : y < z ? z : y;
            int i = from, j = to - 1;
            while (i <= j) {
                while (a[i] < pivot) i++;
                while (a[j] > pivot) j--;
                if (i > j) break;
                char t = a[i];
                a[i++] = a[j];
                a[j--] = t;
            }
            if (j + 1 - from < to - i) {
                sort(a, from, j + 1, depth);
                from = i;
            } else {
                sort(a, i, to, depth);
                to = j + 1;
            }
        }
        for (int i = from + 1; i < to; i++) {
            char x = a[i];
            int j = i;
            while (j > from && a[j - 1] > x) {
                a[j] = a[j - 1];
                j--;
            }
            a[j] = x;
        }
    }

    private static void heapSort(char[] a, int from, int to) {
        int n = to - from;
        for (int i = n / 2 - 1; i >= 0; i--) sink(a, from, i, n);
        for (int i = n - 1; i > 0; i--) {
            char t = a[from];
            a[from] = a[from + i];
            a[from + i] = t;
            sink(a, from, 0, i);
        }
    }

    private static void sink(char[] a, int from, int i, int n) {
        char x = a[from + i];
        for (int child; (child = 2 * i + 1) < n; i = child) {
            if (child + 1 < n && a[from + child + 1] > a[from + child]) child++;
            if (a[from + child] <= x) break;
            a[from + i] = a[from + child];
        }
        a[from + i] = x;
    }

    static void sort(int[] a, int from, int to) {
        sort(a, from, to, 2 * (32 - Integer.numberOfLeadingZeros(to - from)));
    }

    private static void sort(int[] a, int from, int to, int depth) {
        while (to - from > SHORT) {
            if (depth-- == 0) {
                heapSort(a, from, to);
                return;
            }
            int x = a[from], y = a[from + to >>> 1], z = a[to - 1];
            int pivot = x < y ? (y < z ? y : x < z ? z : x) : x < z ? x : y < z ? z : y;
            int i = from, j = to - 1;
            while (i <= j) {
                while (a[i] < pivot) i++;
                while (a[j] > pivot) j--;
                if (i > j) break;
                int t = a[i];
                a[i++] = a[j];
                a[j--] = t;
            }
            if (j + 1 - from < to - i) {
                sort(a, from, j + 1, depth);
                from = i;
            } else {
                sort(a, i, to, depth);
                to = j + 1;
            }
        }
        for (int i = from + 1; i < to; i++) {
            int x = a[i];
            int j = i;
            while (j > from && a[j - 1] > x) {
                a[j] = a[j - 1];
                j--;
            }
            a[j] = x;
        }
    }

    private static void heapSort(int[] a, int from, int to) {
        int n = to - from;
        for (int i = n / 2 - 1; i >= 0; i--) sink(a, from, i, n);
        for (int i = n - 1; i > 0; i--) {
            int t = a[from];
            a[from] = a[from + i];
            a[from + i] = t;
            sink(a, from, 0, i);
        }
    }

    private static void sink(int[] a, int from, int i, int n) {
        int x = a[from + i];
        for (int child; (child = 2 * i + 1) < n; i = child) {
            if (child + 1 < n && a[from + child + 1] > a[from + child]) child++;
            if (a[from + child] <= x) break;
            a[from + i] = a[from + child];
        }
        a[from + i] = x;
    }

    static void sort(long[] a, int from, int to) {
        sort(a, from, to, 2 * (32 - Integer.numberOfLeadingZeros(to - from)));
    }

    private static void sort(long[] a, int from, int to, int depth) {
        while (to - from > SHORT) {
            if (depth-- == 0) {
                heapSort(a, from, to);
                return;
            }
            long x = a[from], y = a[from + to >>> 1], z = a[to - 1];
            long pivot = x < y ? (y < z ? y : x < z ? z : x) : x < z ? x : y < z ? z : y;
            int i = from, j = to - 1;
            while (i <= j) {
                while (a[i] < pivot) i++;
                while (a[j] > pivot) j--;
                if (i > j) break;
                long t = a[i];
                a[i++] = a[j];
                a[j--] = t;
            }
            if (j + 1 - from < to - i) {
                sort(a, from, j + 1, depth);
                from = i;
            } else {
                sort(a, i, to, depth);
                to = j + 1;
            }
        }
        for (int i = from + 1; i < to; i++) {
            long x = a[i];
            int j = i;
            while (j > from && a[j - 1] > x) {
                a[j] = a[j - 1];
                j--;
            }
            a[j] = x;
        }
    }

    private static void heapSort(long[] a, int from, int to) {
        int n = to - from;
        for (int i = n / 2 - 1; i >= 0; i--) sink(a, from, i, n);
        for (int i = n - 1; i > 0; i--) {
            long t = a[from];
            a[from] = a[from + i];
            a[from + i] = t;
            sink(a, from, 0, i);
        }
    }

    private static void sink(long[] a, int from, int i, int n) {
        long x = a[from + i];
        for (int child; (child = 2 * i + 1) < n; i = child) {
            if (child + 1 < n && a[from + child + 1] > a[from + child]) child++;
            if (a[from + child] <= x) break;
            a[from + i] = a[from + child];
        }
        a[from + i] = x;
    }

    static void sort(float[] a, int from, int to) {
        int[] bits = new int[to - from];
        for (int k = 0; k < bits.length; k++) {
            int b = Float.floatToIntBits(a[from + k]);
            bits[k] = b < 0 ? b ^ Integer.MAX_VALUE : b;
        }
        sort(bits, 0, bits.length);
        for (int k = 0; k < bits.length; k++) {
            int b = bits[k];
            a[from + k] = Float.intBitsToFloat(b < 0 ? b ^ Integer.MAX_VALUE : b);
        }
    }

    static void sort(double[] a, int from, int to) {
        long[] bits = new long[to - from];
        for (int k = 0; k < bits.length; k++) {
            long b = Double.doubleToLongBits(a[from + k]);
            bits[k] = b < 0 ? b ^ Long.MAX_VALUE : b;
        }
        sort(bits, 0, bits.length);
        for (int k = 0; k < bits.length; k++) {
            long b = bits[k];
            a[from + k] = Double.longBitsToDouble(b < 0 ? b ^ Long.MAX_VALUE : b);
        }
    }
}
