package java.lang;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Growing text: what StringBuilder and StringBuffer share.
 *
 * <p>The text is value[0 .. count-1]; the rest of the array is free room. The VM knows both fields: the natives are
 * intrinsics. Subclasses give the methods their own return type, and StringBuffer its lock.
 */
abstract class AbstractStringBuilder implements Appendable, CharSequence {
    char[] value;
    int count;

    /** For a subclass that is read from an object stream. */
    AbstractStringBuilder() {
        value = new char[0];
    }

    AbstractStringBuilder(int capacity) {
        value = new char[capacity];
    }

    // Growth and appending, intrinsics: null is appended as "null".

    final native void add(String s);

    final native void add(char c);

    final native void add(int i);

    /** Makes room for extra more chars. */
    final void room(int extra) {
        int need = count + extra;
        if (need < 0) {
            throw new OutOfMemoryError("Required length exceeds implementation limit");
        }
        if (need > value.length) {
            grow(need);
        }
    }

    private void grow(int need) {
        int twice = value.length * 2 + 2;
        if (twice < 0) {
            twice = Integer.MAX_VALUE - 8;
        }
        value = Arrays.copyOf(value, Math.max(twice, need));
    }

    final void add(AbstractStringBuilder sb) {
        if (sb == null) {
            add("null");
            return;
        }
        int n = sb.count;
        room(n);
        System.arraycopy(sb.value, 0, value, count, n);
        count += n;
    }

    final void add(CharSequence s) {
        if (s instanceof AbstractStringBuilder) {
            add((AbstractStringBuilder) s);
        } else {
            add(s == null ? "null" : s.toString());
        }
    }

    final void add(CharSequence s, int start, int end) {
        if (s == null) {
            s = "null";
        }
        checkRange(start, end, s.length());
        int n = end - start;
        room(n);
        if (s instanceof String) {
            ((String) s).getChars(start, end, value, count);
        } else {
            for (int i = start, j = count; i < end; i++) {
                value[j++] = s.charAt(i);
            }
        }
        count += n;
    }

    final void add(char[] chars, int offset, int len) {
        checkRange(offset, offset + len, chars.length);
        room(len);
        System.arraycopy(chars, offset, value, count, len);
        count += len;
    }

    final void addCodePoint(int cp) {
        room(2);
        count += Character.toChars(cp, value, count);
    }

    // Bounds: one method for each form of message

    static void checkRange(int start, int end, int len) {
        if (start < 0 || start > end || end > len) {
            throw new IndexOutOfBoundsException("start " + start + ", end " + end + ", length " + len);
        }
    }

    static void checkRangeString(int start, int end, int len) {
        if (start < 0 || start > end || end > len) {
            throw new StringIndexOutOfBoundsException("start " + start + ", end " + end + ", length " + len);
        }
    }

    // Reading

    @Override
    public int length() {
        return count;
    }

    public int capacity() {
        return value.length;
    }

    public void ensureCapacity(int minimumCapacity) {
        if (minimumCapacity > value.length) {
            grow(minimumCapacity);
        }
    }

    public void trimToSize() {
        if (count < value.length) {
            value = Arrays.copyOf(value, count);
        }
    }

    public void setLength(int newLength) {
        if (newLength < 0) {
            throw new StringIndexOutOfBoundsException(newLength);
        }
        if (newLength > count) {
            room(newLength - count);
            Arrays.fill(value, count, newLength, '\0');
        }
        count = newLength;
    }

    @Override
    public char charAt(int index) {
        String.checkIndex(index, count);
        return value[index];
    }

    public int codePointAt(int index) {
        String.checkIndex(index, count);
        return Character.codePointIn(value, index, count);
    }

    public int codePointBefore(int index) {
        int i = index - 1;
        if (i < 0 || i >= count) {
            throw new StringIndexOutOfBoundsException(index);
        }
        return Character.codePointEnding(value, index, 0);
    }

    public int codePointCount(int beginIndex, int endIndex) {
        if (beginIndex < 0 || endIndex > count || beginIndex > endIndex) {
            throw new IndexOutOfBoundsException();
        }
        return Character.codePointsIn(value, beginIndex, endIndex);
    }

    public int offsetByCodePoints(int index, int codePointOffset) {
        if (index < 0 || index > count) {
            throw new IndexOutOfBoundsException();
        }
        return Character.moved(value, 0, count, index, codePointOffset);
    }

    public void getChars(int srcBegin, int srcEnd, char[] dst, int dstBegin) {
        checkRangeString(srcBegin, srcEnd, count);
        int n = srcEnd - srcBegin;
        checkRange(dstBegin, dstBegin + n, dst.length);
        System.arraycopy(value, srcBegin, dst, dstBegin, n);
    }

    public void setCharAt(int index, char ch) {
        String.checkIndex(index, count);
        value[index] = ch;
    }

    public String substring(int start) {
        return substring(start, count);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return substring(start, end);
    }

    public String substring(int start, int end) {
        checkRangeString(start, end, count);
        return new String(value, start, end - start);
    }

    public int indexOf(String str) {
        return indexOf(str, 0);
    }

    public int indexOf(String str, int fromIndex) {
        return toString().indexOf(str, fromIndex);
    }

    public int lastIndexOf(String str) {
        return lastIndexOf(str, count);
    }

    public int lastIndexOf(String str, int fromIndex) {
        return toString().lastIndexOf(str, fromIndex);
    }

    @Override
    public IntStream chars() {
        return toString().chars();
    }

    @Override
    public IntStream codePoints() {
        return toString().codePoints();
    }

    @Override
    public abstract String toString();

    final int compare(AbstractStringBuilder other) {
        if (this == other) {
            return 0;
        }
        int n = Math.min(count, other.count);
        for (int i = 0; i < n; i++) {
            if (value[i] != other.value[i]) {
                return value[i] - other.value[i];
            }
        }
        return count - other.count;
    }

    // Changes in the middle

    final void remove(int start, int end) {
        if (end > count) {
            end = count;
        }
        checkRangeString(start, end, count);
        System.arraycopy(value, end, value, start, count - end);
        count -= end - start;
    }

    final void removeAt(int index) {
        String.checkIndex(index, count);
        System.arraycopy(value, index + 1, value, index, count - index - 1);
        count--;
    }

    final void put(int start, int end, String str) {
        if (end > count) {
            end = count;
        }
        checkRangeString(start, end, count);
        int n = str.length();
        room(Math.max(n - (end - start), 0));
        System.arraycopy(value, end, value, start + n, count - end);
        str.copyTo(value, start);
        count += n - (end - start);
    }

    /** Opens a gap of n chars at offset, which was checked. */
    private void gap(int offset, int n) {
        room(n);
        System.arraycopy(value, offset, value, offset + n, count - offset);
        count += n;
    }

    final void putString(int offset, String str) {
        String.checkOffset(offset, count);
        if (str == null) {
            str = "null";
        }
        gap(offset, str.length());
        str.copyTo(value, offset);
    }

    final void putChar(int offset, char c) {
        String.checkOffset(offset, count);
        gap(offset, 1);
        value[offset] = c;
    }

    final void putChars(int offset, char[] chars, int from, int len) {
        String.checkOffset(offset, count);
        checkRangeString(from, from + len, chars.length);
        gap(offset, len);
        System.arraycopy(chars, from, value, offset, len);
    }

    final void putSequence(int offset, CharSequence s, int start, int end) {
        if (s == null) {
            s = "null";
        }
        String.checkOffset(offset, count);
        checkRange(start, end, s.length());
        putString(offset, s.subSequence(start, end).toString());
    }

    /** Reverses by code points: surrogate pairs stay in order. */
    final void turn() {
        boolean surrogates = false;
        for (int i = 0, j = count - 1; i <= j; i++, j--) {
            char a = value[i];
            char b = value[j];
            value[i] = b;
            value[j] = a;
            surrogates |= Character.isSurrogate(a) || Character.isSurrogate(b);
        }
        if (!surrogates) {
            return;
        }
        for (int i = 0; i < count - 1; i++) {
            char a = value[i];
            char b = value[i + 1];
            if (Character.isLowSurrogate(a) && Character.isHighSurrogate(b)) {
                value[i++] = b;
                value[i] = a;
            }
        }
    }
}
