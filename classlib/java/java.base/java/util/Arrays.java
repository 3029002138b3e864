// SPDX-License-Identifier: MIT
package java.util;

import java.lang.reflect.Array;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.UnaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Operations on arrays. The sorts of primitive values stand in {@link PrimitiveSort}. */
public final class Arrays {
    private Arrays() {
    }

    static void rangeCheck(int length, int fromIndex, int toIndex) {
        if (fromIndex > toIndex)
            throw new IllegalArgumentException("fromIndex(" + fromIndex + ") > toIndex(" + toIndex + ")");
        if (fromIndex < 0) throw new ArrayIndexOutOfBoundsException(fromIndex);
        if (toIndex > length) throw new ArrayIndexOutOfBoundsException(toIndex);
    }

    private static int rangeLength(int from, int to) {
        if (from > to) throw new IllegalArgumentException(from + " > " + to);
        return to - from;
    }

    public static void sort(byte[] a) {
        PrimitiveSort.sort(a, 0, a.length);
    }

    public static void sort(byte[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        PrimitiveSort.sort(a, fromIndex, toIndex);
    }

    public static void parallelSort(byte[] a) {
        sort(a);
    }

    public static void parallelSort(byte[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    public static int binarySearch(byte[] a, byte key) {
        return binarySearch(a, 0, a.length, key);
    }

    public static int binarySearch(byte[] a, int fromIndex, int toIndex, byte key) {
        rangeCheck(a.length, fromIndex, toIndex);
        int low = fromIndex, high = toIndex - 1;
        while (low <= high) {
            int mid = low + high >>> 1;
            int c = Byte.compare(a[mid], key);
            if (c == 0) return mid;
            if (c < 0) low = mid + 1;
            else high = mid - 1;
        }
        return -(low + 1);
    }

    public static boolean equals(byte[] a, byte[] b) {
        if (a == b) return true;
        return a != null && b != null && a.length == b.length && mismatch(a, b) < 0;
    }

    public static boolean equals(byte[] a, int aFromIndex, int aToIndex, byte[] b, int bFromIndex, int bToIndex) {
        return mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) < 0;
    }

    public static int mismatch(byte[] a, byte[] b) {
        int n = Math.min(a.length, b.length);
        if (a == b) return -1;
        for (int i = 0; i < n; i++) if (!(a[i] == b[i])) return i;
        return a.length == b.length ? -1 : n;
    }

    public static int mismatch(byte[] a, int aFromIndex, int aToIndex, byte[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int an = aToIndex - aFromIndex, bn = bToIndex - bFromIndex, n = Math.min(an, bn);
        for (int i = 0; i < n; i++) if (Byte.compare(a[aFromIndex + i], b[bFromIndex + i]) != 0) return i;
        return an == bn ? -1 : n;
    }

    public static int compare(byte[] a, byte[] b) {
        if (a == b) return 0;
        if (a == null || b == null) return a == null ? -1 : 1;
        int i = mismatch(a, b);
        return i >= 0 && i < Math.min(a.length, b.length) ? Byte.compare(a[i], b[i]) : a.length - b.length;
    }

    public static int compare(byte[] a, int aFromIndex, int aToIndex, byte[] b, int bFromIndex, int bToIndex) {
        int i = mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
        int an = aToIndex - aFromIndex, bn = bToIndex - bFromIndex;
        return i >= 0 && i < Math.min(an, bn) ? Byte.compare(a[aFromIndex + i], b[bFromIndex + i]) : an - bn;
    }

    public static void fill(byte[] a, byte val) {
        for (int i = 0, n = a.length; i < n; i++) a[i] = val;
    }

    public static void fill(byte[] a, int fromIndex, int toIndex, byte val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) a[i] = val;
    }

    public static byte[] copyOf(byte[] original, int newLength) {
        byte[] copy = new byte[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static byte[] copyOfRange(byte[] original, int from, int to) {
        int n = rangeLength(from, to);
        byte[] copy = new byte[n];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, n));
        return copy;
    }

    public static int hashCode(byte[] a) {
        if (a == null) return 0;
        int h = 1;
        for (int i = 0, n = a.length; i < n; i++) h = 31 * h + a[i];
        return h;
    }

    public static String toString(byte[] a) {
        if (a == null) return "null";
        if (a.length == 0) return "[]";
        StringBuilder sb = new StringBuilder();
        sb.append('[').append(a[0]);
        for (int i = 1; i < a.length; i++) sb.append(", ").append(a[i]);
        return sb.append(']').toString();
    }

    public static int compareUnsigned(byte[] a, byte[] b) {
        if (a == b) return 0;
        if (a == null || b == null) return a == null ? -1 : 1;
        int i = mismatch(a, b);
        return i >= 0 && i < Math.min(a.length, b.length) ? Byte.compareUnsigned(a[i], b[i]) : a.length - b.length;
    }

    public static int compareUnsigned(byte[] a, int aFromIndex, int aToIndex, byte[] b, int bFromIndex,
            int bToIndex) {
        int i = mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
        int an = aToIndex - aFromIndex, bn = bToIndex - bFromIndex;
        return i >= 0 && i < Math.min(an, bn) ? Byte.compareUnsigned(a[aFromIndex + i], b[bFromIndex + i]) : an - bn;
    }

    public static void sort(short[] a) {
        PrimitiveSort.sort(a, 0, a.length);
    }

    public static void sort(short[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        PrimitiveSort.sort(a, fromIndex, toIndex);
    }

    public static void parallelSort(short[] a) {
        sort(a);
    }

    public static void parallelSort(short[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    public static int binarySearch(short[] a, short key) {
        return binarySearch(a, 0, a.length, key);
    }

    public static int binarySearch(short[] a, int fromIndex, int toIndex, short key) {
        rangeCheck(a.length, fromIndex, toIndex);
        int low = fromIndex, high = toIndex - 1;
        while (low <= high) {
            int mid = low + high >>> 1;
            int c = Short.compare(a[mid], key);
            if (c == 0) return mid;
            if (c < 0) low = mid + 1;
            else high = mid - 1;
        }
        return -(low + 1);
    }

    public static boolean equals(short[] a, short[] b) {
        if (a == b) return true;
        return a != null && b != null && a.length == b.length && mismatch(a, b) < 0;
    }

    public static boolean equals(short[] a, int aFromIndex, int aToIndex, short[] b, int bFromIndex, int bToIndex) {
        return mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) < 0;
    }

    public static int mismatch(short[] a, short[] b) {
        int n = Math.min(a.length, b.length);
        if (a == b) return -1;
        for (int i = 0; i < n; i++) if (!(a[i] == b[i])) return i;
        return a.length == b.length ? -1 : n;
    }

    public static int mismatch(short[] a, int aFromIndex, int aToIndex, short[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int an = aToIndex - aFromIndex, bn = bToIndex - bFromIndex, n = Math.min(an, bn);
        for (int i = 0; i < n; i++) if (Short.compare(a[aFromIndex + i], b[bFromIndex + i]) != 0) return i;
        return an == bn ? -1 : n;
    }

    public static int compare(short[] a, short[] b) {
        if (a == b) return 0;
        if (a == null || b == null) return a == null ? -1 : 1;
        int i = mismatch(a, b);
        return i >= 0 && i < Math.min(a.length, b.length) ? Short.compare(a[i], b[i]) : a.length - b.length;
    }

    public static int compare(short[] a, int aFromIndex, int aToIndex, short[] b, int bFromIndex, int bToIndex) {
        int i = mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
        int an = aToIndex - aFromIndex, bn = bToIndex - bFromIndex;
        return i >= 0 && i < Math.min(an, bn) ? Short.compare(a[aFromIndex + i], b[bFromIndex + i]) : an - bn;
    }

    public static void fill(short[] a, short val) {
        for (int i = 0, n = a.length; i < n; i++) a[i] = val;
    }

    public static void fill(short[] a, int fromIndex, int toIndex, short val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) a[i] = val;
    }

    public static short[] copyOf(short[] original, int newLength) {
        short[] copy = new short[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static short[] copyOfRange(short[] original, int from, int to) {
        int n = rangeLength(from, to);
        short[] copy = new short[n];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, n));
        return copy;
    }

    public static int hashCode(short[] a) {
        if (a == null) return 0;
        int h = 1;
        for (int i = 0, n = a.length; i < n; i++) h = 31 * h + a[i];
        return h;
    }

    public static String toString(short[] a) {
        if (a == null) return "null";
        if (a.length == 0) return "[]";
        StringBuilder sb = new StringBuilder();
        sb.append('[').append(a[0]);
        for (int i = 1; i < a.length; i++) sb.append(", ").append(a[i]);
        return sb.append(']').toString();
    }

    public static int compareUnsigned(short[] a, short[] b) {
        if (a == b) return 0;
        if (a == null || b == null) return a == null ? -1 : 1;
        int i = mismatch(a, b);
        return i >= 0 && i < Math.min(a.length, b.length) ? Short.compareUnsigned(a[i], b[i]) : a.length - b.length;
    }

    public static int compareUnsigned(short[] a, int aFromIndex, int aToIndex, short[] b, int bFromIndex,
            int bToIndex) {
        int i = mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
        int an = aToIndex - aFromIndex, bn = bToIndex - bFromIndex;
        return i >= 0 && i < Math.min(an, bn) ? Short.compareUnsigned(a[aFromIndex + i], b[bFromIndex + i]) : an - bn;
    }

    public static void sort(char[] a) {
        PrimitiveSort.sort(a, 0, a.length);
    }

    public static void sort(char[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        PrimitiveSort.sort(a, fromIndex, toIndex);
    }

    public static void parallelSort(char[] a) {
        sort(a);
    }

    public static void parallelSort(char[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    public static int binarySearch(char[] a, char key) {
        return binarySearch(a, 0, a.length, key);
    }

    public static int binarySearch(char[] a, int fromIndex, int toIndex, char key) {
        rangeCheck(a.length, fromIndex, toIndex);
        int low = fromIndex, high = toIndex - 1;
        while (low <= high) {
            int mid = low + high >>> 1;
            int c = Character.compare(a[mid], key);
            if (c == 0) return mid;
            if (c < 0) low = mid + 1;
            else high = mid - 1;
        }
        return -(low + 1);
    }

    public static boolean equals(char[] a, char[] b) {
        if (a == b) return true;
        return a != null && b != null && a.length == b.length && mismatch(a, b) < 0;
    }

    public static boolean equals(char[] a, int aFromIndex, int aToIndex, char[] b, int bFromIndex, int bToIndex) {
        return mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) < 0;
    }

    public static int mismatch(char[] a, char[] b) {
        int n = Math.min(a.length, b.length);
        if (a == b) return -1;
        for (int i = 0; i < n; i++) if (!(a[i] == b[i])) return i;
        return a.length == b.length ? -1 : n;
    }

    public static int mismatch(char[] a, int aFromIndex, int aToIndex, char[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int an = aToIndex - aFromIndex, bn = bToIndex - bFromIndex, n = Math.min(an, bn);
        for (int i = 0; i < n; i++) if (Character.compare(a[aFromIndex + i], b[bFromIndex + i]) != 0) return i;
        return an == bn ? -1 : n;
    }

    public static int compare(char[] a, char[] b) {
        if (a == b) return 0;
        if (a == null || b == null) return a == null ? -1 : 1;
        int i = mismatch(a, b);
        return i >= 0 && i < Math.min(a.length, b.length) ? Character.compare(a[i], b[i]) : a.length - b.length;
    }

    public static int compare(char[] a, int aFromIndex, int aToIndex, char[] b, int bFromIndex, int bToIndex) {
        int i = mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
        int an = aToIndex - aFromIndex, bn = bToIndex - bFromIndex;
        return i >= 0 && i < Math.min(an, bn) ? Character.compare(a[aFromIndex + i], b[bFromIndex + i]) : an - bn;
    }

    public static void fill(char[] a, char val) {
        for (int i = 0, n = a.length; i < n; i++) a[i] = val;
    }

    public static void fill(char[] a, int fromIndex, int toIndex, char val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) a[i] = val;
    }

    public static char[] copyOf(char[] original, int newLength) {
        char[] copy = new char[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static char[] copyOfRange(char[] original, int from, int to) {
        int n = rangeLength(from, to);
        char[] copy = new char[n];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, n));
        return copy;
    }

    public static int hashCode(char[] a) {
        if (a == null) return 0;
        int h = 1;
        for (int i = 0, n = a.length; i < n; i++) h = 31 * h + a[i];
        return h;
    }

    public static String toString(char[] a) {
        if (a == null) return "null";
        if (a.length == 0) return "[]";
        StringBuilder sb = new StringBuilder();
        sb.append('[').append(a[0]);
        for (int i = 1; i < a.length; i++) sb.append(", ").append(a[i]);
        return sb.append(']').toString();
    }

    public static void sort(int[] a) {
        PrimitiveSort.sort(a, 0, a.length);
    }

    public static void sort(int[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        PrimitiveSort.sort(a, fromIndex, toIndex);
    }

    public static void parallelSort(int[] a) {
        sort(a);
    }

    public static void parallelSort(int[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    public static int binarySearch(int[] a, int key) {
        return binarySearch(a, 0, a.length, key);
    }

    public static int binarySearch(int[] a, int fromIndex, int toIndex, int key) {
        rangeCheck(a.length, fromIndex, toIndex);
        int low = fromIndex, high = toIndex - 1;
        while (low <= high) {
            int mid = low + high >>> 1;
            int c = Integer.compare(a[mid], key);
            if (c == 0) return mid;
            if (c < 0) low = mid + 1;
            else high = mid - 1;
        }
        return -(low + 1);
    }

    public static boolean equals(int[] a, int[] b) {
        if (a == b) return true;
        return a != null && b != null && a.length == b.length && mismatch(a, b) < 0;
    }

    public static boolean equals(int[] a, int aFromIndex, int aToIndex, int[] b, int bFromIndex, int bToIndex) {
        return mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) < 0;
    }

    public static int mismatch(int[] a, int[] b) {
        int n = Math.min(a.length, b.length);
        if (a == b) return -1;
        for (int i = 0; i < n; i++) if (!(a[i] == b[i])) return i;
        return a.length == b.length ? -1 : n;
    }

    public static int mismatch(int[] a, int aFromIndex, int aToIndex, int[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int an = aToIndex - aFromIndex, bn = bToIndex - bFromIndex, n = Math.min(an, bn);
        for (int i = 0; i < n; i++) if (Integer.compare(a[aFromIndex + i], b[bFromIndex + i]) != 0) return i;
        return an == bn ? -1 : n;
    }

    public static int compare(int[] a, int[] b) {
        if (a == b) return 0;
        if (a == null || b == null) return a == null ? -1 : 1;
        int i = mismatch(a, b);
        return i >= 0 && i < Math.min(a.length, b.length) ? Integer.compare(a[i], b[i]) : a.length - b.length;
    }

    public static int compare(int[] a, int aFromIndex, int aToIndex, int[] b, int bFromIndex, int bToIndex) {
        int i = mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
        int an = aToIndex - aFromIndex, bn = bToIndex - bFromIndex;
        return i >= 0 && i < Math.min(an, bn) ? Integer.compare(a[aFromIndex + i], b[bFromIndex + i]) : an - bn;
    }

    public static void fill(int[] a, int val) {
        for (int i = 0, n = a.length; i < n; i++) a[i] = val;
    }

    public static void fill(int[] a, int fromIndex, int toIndex, int val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) a[i] = val;
    }

    public static int[] copyOf(int[] original, int newLength) {
        int[] copy = new int[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static int[] copyOfRange(int[] original, int from, int to) {
        int n = rangeLength(from, to);
        int[] copy = new int[n];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, n));
        return copy;
    }

    public static int hashCode(int[] a) {
        if (a == null) return 0;
        int h = 1;
        for (int i = 0, n = a.length; i < n; i++) h = 31 * h + a[i];
        return h;
    }

    public static String toString(int[] a) {
        if (a == null) return "null";
        if (a.length == 0) return "[]";
        StringBuilder sb = new StringBuilder();
        sb.append('[').append(a[0]);
        for (int i = 1; i < a.length; i++) sb.append(", ").append(a[i]);
        return sb.append(']').toString();
    }

    public static int compareUnsigned(int[] a, int[] b) {
        if (a == b) return 0;
        if (a == null || b == null) return a == null ? -1 : 1;
        int i = mismatch(a, b);
        return i >= 0 && i < Math.min(a.length, b.length) ? Integer.compareUnsigned(a[i], b[i]) : a.length - b.length;
    }

    public static int compareUnsigned(int[] a, int aFromIndex, int aToIndex, int[] b, int bFromIndex,
            int bToIndex) {
        int i = mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
        int an = aToIndex - aFromIndex, bn = bToIndex - bFromIndex;
        return i >= 0 && i < Math.min(an, bn) ? Integer.compareUnsigned(a[aFromIndex + i], b[bFromIndex + i]) : an - bn;
    }

    public static void setAll(int[] array, IntUnaryOperator generator) {
        Objects.requireNonNull(generator);
        for (int i = 0; i < array.length; i++) array[i] = generator.applyAsInt(i);
    }

    public static void parallelSetAll(int[] array, IntUnaryOperator generator) {
        setAll(array, generator);
    }

    public static void parallelPrefix(int[] array, IntBinaryOperator op) {
        parallelPrefix(array, 0, array.length, op);
    }

    public static void parallelPrefix(int[] array, int fromIndex, int toIndex, IntBinaryOperator op) {
        Objects.requireNonNull(op);
        rangeCheck(array.length, fromIndex, toIndex);
        for (int i = fromIndex + 1; i < toIndex; i++) array[i] = op.applyAsInt(array[i - 1], array[i]);
    }

    public static Spliterator.OfInt spliterator(int[] array) {
        return Spliterators.spliterator(array, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static Spliterator.OfInt spliterator(int[] array, int startInclusive, int endExclusive) {
        return Spliterators.spliterator(array, startInclusive, endExclusive,
                Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static IntStream stream(int[] array) {
        return stream(array, 0, array.length);
    }

    public static IntStream stream(int[] array, int startInclusive, int endExclusive) {
        return StreamSupport.intStream(spliterator(array, startInclusive, endExclusive), false);
    }

    public static void sort(long[] a) {
        PrimitiveSort.sort(a, 0, a.length);
    }

    public static void sort(long[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        PrimitiveSort.sort(a, fromIndex, toIndex);
    }

    public static void parallelSort(long[] a) {
        sort(a);
    }

    public static void parallelSort(long[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    public static int binarySearch(long[] a, long key) {
        return binarySearch(a, 0, a.length, key);
    }

    public static int binarySearch(long[] a, int fromIndex, int toIndex, long key) {
        rangeCheck(a.length, fromIndex, toIndex);
        int low = fromIndex, high = toIndex - 1;
        while (low <= high) {
            int mid = low + high >>> 1;
            int c = Long.compare(a[mid], key);
            if (c == 0) return mid;
            if (c < 0) low = mid + 1;
            else high = mid - 1;
        }
        return -(low + 1);
    }

    public static boolean equals(long[] a, long[] b) {
        if (a == b) return true;
        return a != null && b != null && a.length == b.length && mismatch(a, b) < 0;
    }

    public static boolean equals(long[] a, int aFromIndex, int aToIndex, long[] b, int bFromIndex, int bToIndex) {
        return mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) < 0;
    }

    public static int mismatch(long[] a, long[] b) {
        int n = Math.min(a.length, b.length);
        if (a == b) return -1;
        for (int i = 0; i < n; i++) if (!(a[i] == b[i])) return i;
        return a.length == b.length ? -1 : n;
    }

    public static int mismatch(long[] a, int aFromIndex, int aToIndex, long[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int an = aToIndex - aFromIndex, bn = bToIndex - bFromIndex, n = Math.min(an, bn);
        for (int i = 0; i < n; i++) if (Long.compare(a[aFromIndex + i], b[bFromIndex + i]) != 0) return i;
        return an == bn ? -1 : n;
    }

    public static int compare(long[] a, long[] b) {
        if (a == b) return 0;
        if (a == null || b == null) return a == null ? -1 : 1;
        int i = mismatch(a, b);
        return i >= 0 && i < Math.min(a.length, b.length) ? Long.compare(a[i], b[i]) : a.length - b.length;
    }

    public static int compare(long[] a, int aFromIndex, int aToIndex, long[] b, int bFromIndex, int bToIndex) {
        int i = mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
        int an = aToIndex - aFromIndex, bn = bToIndex - bFromIndex;
        return i >= 0 && i < Math.min(an, bn) ? Long.compare(a[aFromIndex + i], b[bFromIndex + i]) : an - bn;
    }

    public static void fill(long[] a, long val) {
        for (int i = 0, n = a.length; i < n; i++) a[i] = val;
    }

    public static void fill(long[] a, int fromIndex, int toIndex, long val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) a[i] = val;
    }

    public static long[] copyOf(long[] original, int newLength) {
        long[] copy = new long[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static long[] copyOfRange(long[] original, int from, int to) {
        int n = rangeLength(from, to);
        long[] copy = new long[n];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, n));
        return copy;
    }

    public static int hashCode(long[] a) {
        if (a == null) return 0;
        int h = 1;
        for (int i = 0, n = a.length; i < n; i++) h = 31 * h + (int) (a[i] ^ a[i] >>> 32);
        return h;
    }

    public static String toString(long[] a) {
        if (a == null) return "null";
        if (a.length == 0) return "[]";
        StringBuilder sb = new StringBuilder();
        sb.append('[').append(a[0]);
        for (int i = 1; i < a.length; i++) sb.append(", ").append(a[i]);
        return sb.append(']').toString();
    }

    public static int compareUnsigned(long[] a, long[] b) {
        if (a == b) return 0;
        if (a == null || b == null) return a == null ? -1 : 1;
        int i = mismatch(a, b);
        return i >= 0 && i < Math.min(a.length, b.length) ? Long.compareUnsigned(a[i], b[i]) : a.length - b.length;
    }

    public static int compareUnsigned(long[] a, int aFromIndex, int aToIndex, long[] b, int bFromIndex,
            int bToIndex) {
        int i = mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
        int an = aToIndex - aFromIndex, bn = bToIndex - bFromIndex;
        return i >= 0 && i < Math.min(an, bn) ? Long.compareUnsigned(a[aFromIndex + i], b[bFromIndex + i]) : an - bn;
    }

    public static void setAll(long[] array, IntToLongFunction generator) {
        Objects.requireNonNull(generator);
        for (int i = 0; i < array.length; i++) array[i] = generator.applyAsLong(i);
    }

    public static void parallelSetAll(long[] array, IntToLongFunction generator) {
        setAll(array, generator);
    }

    public static void parallelPrefix(long[] array, LongBinaryOperator op) {
        parallelPrefix(array, 0, array.length, op);
    }

    public static void parallelPrefix(long[] array, int fromIndex, int toIndex, LongBinaryOperator op) {
        Objects.requireNonNull(op);
        rangeCheck(array.length, fromIndex, toIndex);
        for (int i = fromIndex + 1; i < toIndex; i++) array[i] = op.applyAsLong(array[i - 1], array[i]);
    }

    public static Spliterator.OfLong spliterator(long[] array) {
        return Spliterators.spliterator(array, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static Spliterator.OfLong spliterator(long[] array, int startInclusive, int endExclusive) {
        return Spliterators.spliterator(array, startInclusive, endExclusive,
                Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static LongStream stream(long[] array) {
        return stream(array, 0, array.length);
    }

    public static LongStream stream(long[] array, int startInclusive, int endExclusive) {
        return StreamSupport.longStream(spliterator(array, startInclusive, endExclusive), false);
    }

    public static void sort(float[] a) {
        PrimitiveSort.sort(a, 0, a.length);
    }

    public static void sort(float[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        PrimitiveSort.sort(a, fromIndex, toIndex);
    }

    public static void parallelSort(float[] a) {
        sort(a);
    }

    public static void parallelSort(float[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    public static int binarySearch(float[] a, float key) {
        return binarySearch(a, 0, a.length, key);
    }

    public static int binarySearch(float[] a, int fromIndex, int toIndex, float key) {
        rangeCheck(a.length, fromIndex, toIndex);
        int low = fromIndex, high = toIndex - 1;
        while (low <= high) {
            int mid = low + high >>> 1;
            int c = Float.compare(a[mid], key);
            if (c == 0) return mid;
            if (c < 0) low = mid + 1;
            else high = mid - 1;
        }
        return -(low + 1);
    }

    public static boolean equals(float[] a, float[] b) {
        if (a == b) return true;
        return a != null && b != null && a.length == b.length && mismatch(a, b) < 0;
    }

    public static boolean equals(float[] a, int aFromIndex, int aToIndex, float[] b, int bFromIndex, int bToIndex) {
        return mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) < 0;
    }

    public static int mismatch(float[] a, float[] b) {
        int n = Math.min(a.length, b.length);
        if (a == b) return -1;
        for (int i = 0; i < n; i++) if (!(Float.compare(a[i], b[i]) == 0)) return i;
        return a.length == b.length ? -1 : n;
    }

    public static int mismatch(float[] a, int aFromIndex, int aToIndex, float[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int an = aToIndex - aFromIndex, bn = bToIndex - bFromIndex, n = Math.min(an, bn);
        for (int i = 0; i < n; i++) if (Float.compare(a[aFromIndex + i], b[bFromIndex + i]) != 0) return i;
        return an == bn ? -1 : n;
    }

    public static int compare(float[] a, float[] b) {
        if (a == b) return 0;
        if (a == null || b == null) return a == null ? -1 : 1;
        int i = mismatch(a, b);
        return i >= 0 && i < Math.min(a.length, b.length) ? Float.compare(a[i], b[i]) : a.length - b.length;
    }

    public static int compare(float[] a, int aFromIndex, int aToIndex, float[] b, int bFromIndex, int bToIndex) {
        int i = mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
        int an = aToIndex - aFromIndex, bn = bToIndex - bFromIndex;
        return i >= 0 && i < Math.min(an, bn) ? Float.compare(a[aFromIndex + i], b[bFromIndex + i]) : an - bn;
    }

    public static void fill(float[] a, float val) {
        for (int i = 0, n = a.length; i < n; i++) a[i] = val;
    }

    public static void fill(float[] a, int fromIndex, int toIndex, float val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) a[i] = val;
    }

    public static float[] copyOf(float[] original, int newLength) {
        float[] copy = new float[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static float[] copyOfRange(float[] original, int from, int to) {
        int n = rangeLength(from, to);
        float[] copy = new float[n];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, n));
        return copy;
    }

    public static int hashCode(float[] a) {
        if (a == null) return 0;
        int h = 1;
        for (int i = 0, n = a.length; i < n; i++) h = 31 * h + Float.hashCode(a[i]);
        return h;
    }

    public static String toString(float[] a) {
        if (a == null) return "null";
        if (a.length == 0) return "[]";
        StringBuilder sb = new StringBuilder();
        sb.append('[').append(a[0]);
        for (int i = 1; i < a.length; i++) sb.append(", ").append(a[i]);
        return sb.append(']').toString();
    }

    public static void sort(double[] a) {
        PrimitiveSort.sort(a, 0, a.length);
    }

    public static void sort(double[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        PrimitiveSort.sort(a, fromIndex, toIndex);
    }

    public static void parallelSort(double[] a) {
        sort(a);
    }

    public static void parallelSort(double[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    public static int binarySearch(double[] a, double key) {
        return binarySearch(a, 0, a.length, key);
    }

    public static int binarySearch(double[] a, int fromIndex, int toIndex, double key) {
        rangeCheck(a.length, fromIndex, toIndex);
        int low = fromIndex, high = toIndex - 1;
        while (low <= high) {
            int mid = low + high >>> 1;
            int c = Double.compare(a[mid], key);
            if (c == 0) return mid;
            if (c < 0) low = mid + 1;
            else high = mid - 1;
        }
        return -(low + 1);
    }

    public static boolean equals(double[] a, double[] b) {
        if (a == b) return true;
        return a != null && b != null && a.length == b.length && mismatch(a, b) < 0;
    }

    public static boolean equals(double[] a, int aFromIndex, int aToIndex, double[] b, int bFromIndex, int bToIndex) {
        return mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) < 0;
    }

    public static int mismatch(double[] a, double[] b) {
        int n = Math.min(a.length, b.length);
        if (a == b) return -1;
        for (int i = 0; i < n; i++) if (!(Double.compare(a[i], b[i]) == 0)) return i;
        return a.length == b.length ? -1 : n;
    }

    public static int mismatch(double[] a, int aFromIndex, int aToIndex, double[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int an = aToIndex - aFromIndex, bn = bToIndex - bFromIndex, n = Math.min(an, bn);
        for (int i = 0; i < n; i++) if (Double.compare(a[aFromIndex + i], b[bFromIndex + i]) != 0) return i;
        return an == bn ? -1 : n;
    }

    public static int compare(double[] a, double[] b) {
        if (a == b) return 0;
        if (a == null || b == null) return a == null ? -1 : 1;
        int i = mismatch(a, b);
        return i >= 0 && i < Math.min(a.length, b.length) ? Double.compare(a[i], b[i]) : a.length - b.length;
    }

    public static int compare(double[] a, int aFromIndex, int aToIndex, double[] b, int bFromIndex, int bToIndex) {
        int i = mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
        int an = aToIndex - aFromIndex, bn = bToIndex - bFromIndex;
        return i >= 0 && i < Math.min(an, bn) ? Double.compare(a[aFromIndex + i], b[bFromIndex + i]) : an - bn;
    }

    public static void fill(double[] a, double val) {
        for (int i = 0, n = a.length; i < n; i++) a[i] = val;
    }

    public static void fill(double[] a, int fromIndex, int toIndex, double val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) a[i] = val;
    }

    public static double[] copyOf(double[] original, int newLength) {
        double[] copy = new double[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static double[] copyOfRange(double[] original, int from, int to) {
        int n = rangeLength(from, to);
        double[] copy = new double[n];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, n));
        return copy;
    }

    public static int hashCode(double[] a) {
        if (a == null) return 0;
        int h = 1;
        for (int i = 0, n = a.length; i < n; i++) h = 31 * h + Double.hashCode(a[i]);
        return h;
    }

    public static String toString(double[] a) {
        if (a == null) return "null";
        if (a.length == 0) return "[]";
        StringBuilder sb = new StringBuilder();
        sb.append('[').append(a[0]);
        for (int i = 1; i < a.length; i++) sb.append(", ").append(a[i]);
        return sb.append(']').toString();
    }

    public static void setAll(double[] array, IntToDoubleFunction generator) {
        Objects.requireNonNull(generator);
        for (int i = 0; i < array.length; i++) array[i] = generator.applyAsDouble(i);
    }

    public static void parallelSetAll(double[] array, IntToDoubleFunction generator) {
        setAll(array, generator);
    }

    public static void parallelPrefix(double[] array, DoubleBinaryOperator op) {
        parallelPrefix(array, 0, array.length, op);
    }

    public static void parallelPrefix(double[] array, int fromIndex, int toIndex, DoubleBinaryOperator op) {
        Objects.requireNonNull(op);
        rangeCheck(array.length, fromIndex, toIndex);
        for (int i = fromIndex + 1; i < toIndex; i++) array[i] = op.applyAsDouble(array[i - 1], array[i]);
    }

    public static Spliterator.OfDouble spliterator(double[] array) {
        return Spliterators.spliterator(array, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static Spliterator.OfDouble spliterator(double[] array, int startInclusive, int endExclusive) {
        return Spliterators.spliterator(array, startInclusive, endExclusive,
                Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static DoubleStream stream(double[] array) {
        return stream(array, 0, array.length);
    }

    public static DoubleStream stream(double[] array, int startInclusive, int endExclusive) {
        return StreamSupport.doubleStream(spliterator(array, startInclusive, endExclusive), false);
    }

    public static boolean equals(boolean[] a, boolean[] b) {
        if (a == b) return true;
        return a != null && b != null && a.length == b.length && mismatch(a, b) < 0;
    }

    public static boolean equals(boolean[] a, int aFromIndex, int aToIndex, boolean[] b, int bFromIndex, int bToIndex) {
        return mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) < 0;
    }

    public static int mismatch(boolean[] a, boolean[] b) {
        int n = Math.min(a.length, b.length);
        if (a == b) return -1;
        for (int i = 0; i < n; i++) if (!(a[i] == b[i])) return i;
        return a.length == b.length ? -1 : n;
    }

    public static int mismatch(boolean[] a, int aFromIndex, int aToIndex, boolean[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int an = aToIndex - aFromIndex, bn = bToIndex - bFromIndex, n = Math.min(an, bn);
        for (int i = 0; i < n; i++) if (Boolean.compare(a[aFromIndex + i], b[bFromIndex + i]) != 0) return i;
        return an == bn ? -1 : n;
    }

    public static int compare(boolean[] a, boolean[] b) {
        if (a == b) return 0;
        if (a == null || b == null) return a == null ? -1 : 1;
        int i = mismatch(a, b);
        return i >= 0 && i < Math.min(a.length, b.length) ? Boolean.compare(a[i], b[i]) : a.length - b.length;
    }

    public static int compare(boolean[] a, int aFromIndex, int aToIndex, boolean[] b, int bFromIndex, int bToIndex) {
        int i = mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
        int an = aToIndex - aFromIndex, bn = bToIndex - bFromIndex;
        return i >= 0 && i < Math.min(an, bn) ? Boolean.compare(a[aFromIndex + i], b[bFromIndex + i]) : an - bn;
    }

    public static void fill(boolean[] a, boolean val) {
        for (int i = 0, n = a.length; i < n; i++) a[i] = val;
    }

    public static void fill(boolean[] a, int fromIndex, int toIndex, boolean val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) a[i] = val;
    }

    public static boolean[] copyOf(boolean[] original, int newLength) {
        boolean[] copy = new boolean[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static boolean[] copyOfRange(boolean[] original, int from, int to) {
        int n = rangeLength(from, to);
        boolean[] copy = new boolean[n];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, n));
        return copy;
    }

    public static int hashCode(boolean[] a) {
        if (a == null) return 0;
        int h = 1;
        for (int i = 0, n = a.length; i < n; i++) h = 31 * h + (a[i] ? 1231 : 1237);
        return h;
    }

    public static String toString(boolean[] a) {
        if (a == null) return "null";
        if (a.length == 0) return "[]";
        StringBuilder sb = new StringBuilder();
        sb.append('[').append(a[0]);
        for (int i = 1; i < a.length; i++) sb.append(", ").append(a[i]);
        return sb.append(']').toString();
    }

    public static void sort(Object[] a) {
        ObjectSort.sort(a, 0, a.length, null);
    }

    public static void sort(Object[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        ObjectSort.sort(a, fromIndex, toIndex, null);
    }

    @SuppressWarnings("unchecked")
    public static <T> void sort(T[] a, Comparator<? super T> c) {
        ObjectSort.sort(a, 0, a.length, (Comparator<Object>) c);
    }

    @SuppressWarnings("unchecked")
    public static <T> void sort(T[] a, int fromIndex, int toIndex, Comparator<? super T> c) {
        rangeCheck(a.length, fromIndex, toIndex);
        ObjectSort.sort(a, fromIndex, toIndex, (Comparator<Object>) c);
    }

    public static <T extends Comparable<? super T>> void parallelSort(T[] a) {
        sort(a);
    }

    public static <T extends Comparable<? super T>> void parallelSort(T[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    public static <T> void parallelSort(T[] a, Comparator<? super T> cmp) {
        sort(a, cmp);
    }

    public static <T> void parallelSort(T[] a, int fromIndex, int toIndex, Comparator<? super T> cmp) {
        sort(a, fromIndex, toIndex, cmp);
    }

    public static int binarySearch(Object[] a, Object key) {
        return binarySearch(a, 0, a.length, key, null);
    }

    public static int binarySearch(Object[] a, int fromIndex, int toIndex, Object key) {
        return binarySearch(a, fromIndex, toIndex, key, null);
    }

    public static <T> int binarySearch(T[] a, T key, Comparator<? super T> c) {
        return binarySearch(a, 0, a.length, key, c);
    }

    @SuppressWarnings("unchecked")
    public static <T> int binarySearch(T[] a, int fromIndex, int toIndex, T key, Comparator<? super T> c) {
        rangeCheck(a.length, fromIndex, toIndex);
        int low = fromIndex, high = toIndex - 1;
        while (low <= high) {
            int mid = low + high >>> 1;
            int d = c != null ? c.compare(a[mid], key) : ((Comparable<Object>) a[mid]).compareTo(key);
            if (d == 0) return mid;
            if (d < 0) low = mid + 1;
            else high = mid - 1;
        }
        return -(low + 1);
    }

    public static boolean equals(Object[] a, Object[] b) {
        if (a == b) return true;
        return a != null && b != null && a.length == b.length && mismatch(a, b) < 0;
    }

    public static boolean equals(Object[] a, int aFromIndex, int aToIndex, Object[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        return aToIndex - aFromIndex == bToIndex - bFromIndex
                && mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) < 0;
    }

    public static <T> boolean equals(T[] a, T[] b, Comparator<? super T> cmp) {
        Objects.requireNonNull(cmp);
        if (a == b) return true;
        return a != null && b != null && a.length == b.length && mismatch(a, b, cmp) < 0;
    }

    public static <T> boolean equals(T[] a, int aFromIndex, int aToIndex, T[] b, int bFromIndex, int bToIndex,
            Comparator<? super T> cmp) {
        return mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex, cmp) < 0;
    }

    public static int mismatch(Object[] a, Object[] b) {
        int n = Math.min(a.length, b.length);
        for (int i = 0; i < n; i++) if (!Objects.equals(a[i], b[i])) return i;
        return a.length == b.length ? -1 : n;
    }

    public static int mismatch(Object[] a, int aFromIndex, int aToIndex, Object[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int an = aToIndex - aFromIndex, bn = bToIndex - bFromIndex, n = Math.min(an, bn);
        for (int i = 0; i < n; i++) if (!Objects.equals(a[aFromIndex + i], b[bFromIndex + i])) return i;
        return an == bn ? -1 : n;
    }

    public static <T> int mismatch(T[] a, T[] b, Comparator<? super T> cmp) {
        return mismatch(a, 0, a.length, b, 0, b.length, cmp);
    }

    public static <T> int mismatch(T[] a, int aFromIndex, int aToIndex, T[] b, int bFromIndex, int bToIndex,
            Comparator<? super T> cmp) {
        Objects.requireNonNull(cmp);
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int an = aToIndex - aFromIndex, bn = bToIndex - bFromIndex, n = Math.min(an, bn);
        for (int i = 0; i < n; i++) {
            T x = a[aFromIndex + i], y = b[bFromIndex + i];
            if (x != y && cmp.compare(x, y) != 0) return i;
        }
        return an == bn ? -1 : n;
    }

    public static <T extends Comparable<? super T>> int compare(T[] a, T[] b) {
        if (a == b) return 0;
        if (a == null || b == null) return a == null ? -1 : 1;
        return compare(a, 0, a.length, b, 0, b.length);
    }

    public static <T extends Comparable<? super T>> int compare(T[] a, int aFromIndex, int aToIndex, T[] b,
            int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int an = aToIndex - aFromIndex, bn = bToIndex - bFromIndex, n = Math.min(an, bn);
        for (int i = 0; i < n; i++) {
            T x = a[aFromIndex + i], y = b[bFromIndex + i];
            if (x == y) continue;
            if (x == null || y == null) return x == null ? -1 : 1;
            int c = x.compareTo(y);
            if (c != 0) return c;
        }
        return an - bn;
    }

    public static <T> int compare(T[] a, T[] b, Comparator<? super T> cmp) {
        Objects.requireNonNull(cmp);
        if (a == b) return 0;
        if (a == null || b == null) return a == null ? -1 : 1;
        return compare(a, 0, a.length, b, 0, b.length, cmp);
    }

    public static <T> int compare(T[] a, int aFromIndex, int aToIndex, T[] b, int bFromIndex, int bToIndex,
            Comparator<? super T> cmp) {
        int i = mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex, cmp);
        int an = aToIndex - aFromIndex, bn = bToIndex - bFromIndex;
        return i >= 0 && i < Math.min(an, bn) ? cmp.compare(a[aFromIndex + i], b[bFromIndex + i]) : an - bn;
    }

    public static void fill(Object[] a, Object val) {
        for (int i = 0, n = a.length; i < n; i++) a[i] = val;
    }

    public static void fill(Object[] a, int fromIndex, int toIndex, Object val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) a[i] = val;
    }

    @SuppressWarnings("unchecked")
    public static <T> T[] copyOf(T[] original, int newLength) {
        return (T[]) copyOf(original, newLength, original.getClass());
    }

    /** What toArray(to) of a collection does whose n elements stand in an array. */
    @SuppressWarnings("unchecked")
    static <T> T[] copyTo(Object[] from, int n, T[] to) {
        if (to.length < n) return copyOf(from, n, (Class<? extends T[]>) to.getClass());
        System.arraycopy(from, 0, to, 0, n);
        if (to.length > n) to[n] = null;
        return to;
    }

    @SuppressWarnings("unchecked")
    private static <T> T[] newArray(Class<?> type, int n) {
        return type == Object[].class ? (T[]) new Object[n] : (T[]) Array.newInstance(type.getComponentType(), n);
    }

    public static <T, U> T[] copyOf(U[] original, int newLength, Class<? extends T[]> newType) {
        T[] copy = newArray(newType, newLength);
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    @SuppressWarnings("unchecked")
    public static <T> T[] copyOfRange(T[] original, int from, int to) {
        return (T[]) copyOfRange(original, from, to, original.getClass());
    }

    public static <T, U> T[] copyOfRange(U[] original, int from, int to, Class<? extends T[]> newType) {
        int n = rangeLength(from, to);
        T[] copy = newArray(newType, n);
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, n));
        return copy;
    }

    public static int hashCode(Object[] a) {
        if (a == null) return 0;
        int h = 1;
        for (int i = 0; i < a.length; i++) h = 31 * h + (a[i] == null ? 0 : a[i].hashCode());
        return h;
    }

    public static String toString(Object[] a) {
        if (a == null) return "null";
        if (a.length == 0) return "[]";
        StringBuilder sb = new StringBuilder();
        sb.append('[').append(String.valueOf(a[0]));
        for (int i = 1; i < a.length; i++) sb.append(", ").append(String.valueOf(a[i]));
        return sb.append(']').toString();
    }

    public static int deepHashCode(Object[] a) {
        if (a == null) return 0;
        int h = 1;
        for (int i = 0; i < a.length; i++) h = 31 * h + deepHash(a[i]);
        return h;
    }

    private static int deepHash(Object o) {
        if (o == null) return 0;
        if (o instanceof Object[]) return deepHashCode((Object[]) o);
        if (o instanceof byte[]) return hashCode((byte[]) o);
        if (o instanceof short[]) return hashCode((short[]) o);
        if (o instanceof char[]) return hashCode((char[]) o);
        if (o instanceof int[]) return hashCode((int[]) o);
        if (o instanceof long[]) return hashCode((long[]) o);
        if (o instanceof float[]) return hashCode((float[]) o);
        if (o instanceof double[]) return hashCode((double[]) o);
        if (o instanceof boolean[]) return hashCode((boolean[]) o);
        return o.hashCode();
    }

    public static boolean deepEquals(Object[] a, Object[] b) {
        if (a == b) return true;
        if (a == null || b == null || a.length != b.length) return false;
        for (int i = 0; i < a.length; i++) if (!deepSame(a[i], b[i])) return false;
        return true;
    }

    private static boolean deepSame(Object a, Object b) {
        if (a == b) return true;
        if (a == null || b == null) return false;
        if (a instanceof Object[] && b instanceof Object[]) return deepEquals((Object[]) a, (Object[]) b);
        if (a instanceof byte[] && b instanceof byte[]) return equals((byte[]) a, (byte[]) b);
        if (a instanceof short[] && b instanceof short[]) return equals((short[]) a, (short[]) b);
        if (a instanceof char[] && b instanceof char[]) return equals((char[]) a, (char[]) b);
        if (a instanceof int[] && b instanceof int[]) return equals((int[]) a, (int[]) b);
        if (a instanceof long[] && b instanceof long[]) return equals((long[]) a, (long[]) b);
        if (a instanceof float[] && b instanceof float[]) return equals((float[]) a, (float[]) b);
        if (a instanceof double[] && b instanceof double[]) return equals((double[]) a, (double[]) b);
        if (a instanceof boolean[] && b instanceof boolean[]) return equals((boolean[]) a, (boolean[]) b);
        return a.equals(b);
    }

    public static String deepToString(Object[] a) {
        if (a == null) return "null";
        StringBuilder sb = new StringBuilder();
        deepAppend(a, sb, new java.util.ArrayList<Object[]>());
        return sb.toString();
    }

    /** outer: the arrays that a stands in; one that holds itself shows as [...]. */
    private static void deepAppend(Object[] a, StringBuilder sb, java.util.ArrayList<Object[]> outer) {
        for (int i = 0; i < outer.size(); i++) {
            if (outer.get(i) == a) {
                sb.append("[...]");
                return;
            }
        }
        outer.add(a);
        sb.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) sb.append(", ");
            Object o = a[i];
            if (o instanceof Object[]) deepAppend((Object[]) o, sb, outer);
            else sb.append(flatText(o));
        }
        sb.append(']');
        outer.remove(outer.size() - 1);
    }

    private static String flatText(Object o) {
        if (o instanceof byte[]) return toString((byte[]) o);
        if (o instanceof short[]) return toString((short[]) o);
        if (o instanceof char[]) return toString((char[]) o);
        if (o instanceof int[]) return toString((int[]) o);
        if (o instanceof long[]) return toString((long[]) o);
        if (o instanceof float[]) return toString((float[]) o);
        if (o instanceof double[]) return toString((double[]) o);
        if (o instanceof boolean[]) return toString((boolean[]) o);
        return String.valueOf(o);
    }

    @SafeVarargs
    @SuppressWarnings("varargs")
    public static <T> List<T> asList(T... a) {
        return new ArrayList<T>(a);
    }

    /** A list that writes through to its array. */
    private static final class ArrayList<E> extends AbstractList<E> implements RandomAccess, java.io.Serializable {
        private static final long serialVersionUID = -2764017481108945198L;
        private final E[] a;

        ArrayList(E[] array) {
            a = Objects.requireNonNull(array);
        }

        @Override
        public int size() {
            return a.length;
        }

        @Override
        public Object[] toArray() {
            return Arrays.copyOf(a, a.length, Object[].class);
        }

        @Override
        @SuppressWarnings("unchecked")
        public <T> T[] toArray(T[] to) {
            return copyTo(a, a.length, to);
        }

        @Override
        public E get(int index) {
            return a[index];
        }

        @Override
        public E set(int index, E element) {
            E old = a[index];
            a[index] = element;
            return old;
        }

        @Override
        public int indexOf(Object o) {
            for (int i = 0; i < a.length; i++) if (o == null ? a[i] == null : o.equals(a[i])) return i;
            return -1;
        }

        @Override
        public boolean contains(Object o) {
            return indexOf(o) >= 0;
        }

        @Override
        public Spliterator<E> spliterator() {
            return Spliterators.spliterator(a, Spliterator.ORDERED);
        }

        @Override
        public void forEach(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            for (int i = 0; i < a.length; i++) action.accept(a[i]);
        }

        @Override
        public void replaceAll(UnaryOperator<E> operator) {
            Objects.requireNonNull(operator);
            for (int i = 0; i < a.length; i++) a[i] = operator.apply(a[i]);
        }

        @Override
        public void sort(Comparator<? super E> c) {
            Arrays.sort(a, c);
        }

        @Override
        public Iterator<E> iterator() {
            return new Iterator<E>() {
                private int at;

                public boolean hasNext() {
                    return at < a.length;
                }

                public E next() {
                    if (at >= a.length) throw new NoSuchElementException();
                    return a[at++];
                }
            };
        }
    }

    public static <T> void setAll(T[] array, IntFunction<? extends T> generator) {
        Objects.requireNonNull(generator);
        for (int i = 0; i < array.length; i++) array[i] = generator.apply(i);
    }

    public static <T> void parallelSetAll(T[] array, IntFunction<? extends T> generator) {
        setAll(array, generator);
    }

    public static <T> void parallelPrefix(T[] array, BinaryOperator<T> op) {
        parallelPrefix(array, 0, array.length, op);
    }

    public static <T> void parallelPrefix(T[] array, int fromIndex, int toIndex, BinaryOperator<T> op) {
        Objects.requireNonNull(op);
        rangeCheck(array.length, fromIndex, toIndex);
        for (int i = fromIndex + 1; i < toIndex; i++) array[i] = op.apply(array[i - 1], array[i]);
    }

    public static <T> Spliterator<T> spliterator(T[] array) {
        return Spliterators.spliterator(array, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static <T> Spliterator<T> spliterator(T[] array, int startInclusive, int endExclusive) {
        return Spliterators.spliterator(array, startInclusive, endExclusive,
                Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static <T> Stream<T> stream(T[] array) {
        return stream(array, 0, array.length);
    }

    public static <T> Stream<T> stream(T[] array, int startInclusive, int endExclusive) {
        return StreamSupport.stream(spliterator(array, startInclusive, endExclusive), false);
    }
}
