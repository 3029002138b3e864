// SPDX-License-Identifier: MIT
package java.nio;

import java.io.IOException;
import java.util.Objects;
import java.util.stream.IntStream;

/** A buffer of values of type char. Where they stand is a subclass's business: at and set. */
public abstract class CharBuffer extends Buffer implements Comparable<CharBuffer>, Appendable, CharSequence, Readable {
    CharBuffer(int mark, int pos, int lim, int cap) {
        super(mark, pos, lim, cap);
    }

    /** The value in slot i, which has been checked. */
    abstract char at(int i);

    abstract void set(int i, char v);

    /** A buffer over the slots from off on. */
    abstract CharBuffer view(int off, int mark, int pos, int lim, int cap, boolean readOnly);

    public static CharBuffer allocate(int capacity) {
        if (capacity < 0) throw new IllegalArgumentException("capacity < 0: (" + capacity + " < 0)");
        return new HeapCharBuffer(new char[capacity], 0, -1, 0, capacity, capacity, false);
    }

    public static CharBuffer wrap(char[] array, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, array.length);
        return new HeapCharBuffer(array, 0, -1, offset, offset + length, array.length, false);
    }

    public static CharBuffer wrap(CharSequence csq, int start, int end) {
        Objects.checkFromToIndex(start, end, csq.length());
        return new StringCharBuffer(csq, 0, -1, start, end, csq.length());
    }

    public static CharBuffer wrap(CharSequence csq) {
        return wrap(csq, 0, csq.length());
    }

    public static CharBuffer wrap(char[] array) {
        return new HeapCharBuffer(array, 0, -1, 0, array.length, array.length, false);
    }

    public CharBuffer slice() {
        int n = remaining();
        return view(position, -1, 0, n, n, readOnly);
    }

    public CharBuffer slice(int index, int length) {
        Objects.checkFromIndexSize(index, length, limit);
        return view(index, -1, 0, length, length, readOnly);
    }

    public CharBuffer duplicate() {
        return view(0, markValue(), position, limit, capacity(), readOnly);
    }

    public CharBuffer asReadOnlyBuffer() {
        return view(0, markValue(), position, limit, capacity(), true);
    }

    public char get() {
        return at(take(1));
    }

    public CharBuffer put(char v) {
        checkWritable();
        set(give(1), v);
        return this;
    }

    public char get(int index) {
        return at(check(index));
    }

    public CharBuffer put(int index, char v) {
        checkWritable();
        set(check(index), v);
        return this;
    }

    void copyOut(int from, char[] dst, int offset, int length) {
        for (int i = 0; i < length; i++) dst[offset + i] = at(from + i);
    }

    void copyIn(int to, char[] src, int offset, int length) {
        for (int i = 0; i < length; i++) set(to + i, src[offset + i]);
    }

    public CharBuffer get(char[] dst, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, dst.length);
        copyOut(take(length), dst, offset, length);
        return this;
    }

    public CharBuffer get(char[] dst) {
        return get(dst, 0, dst.length);
    }

    public CharBuffer get(int index, char[] dst, int offset, int length) {
        Objects.checkFromIndexSize(index, length, limit);
        Objects.checkFromIndexSize(offset, length, dst.length);
        copyOut(index, dst, offset, length);
        return this;
    }

    public CharBuffer get(int index, char[] dst) {
        return get(index, dst, 0, dst.length);
    }

    public CharBuffer put(CharBuffer src) {
        if (src == this) throw new IllegalArgumentException("The source buffer is this buffer");
        checkWritable();
        int n = src.remaining();
        if (n > remaining()) throw new BufferOverflowException();
        move(src, src.take(n), give(n), n);
        return this;
    }

    public CharBuffer put(int index, CharBuffer src, int offset, int length) {
        Objects.checkFromIndexSize(index, length, limit);
        Objects.checkFromIndexSize(offset, length, src.limit);
        checkWritable();
        move(src, offset, index, length);
        return this;
    }

    /** Through an array, since both may share their memory. */
    private void move(CharBuffer src, int from, int to, int n) {
        char[] a = new char[n];
        src.copyOut(from, a, 0, n);
        copyIn(to, a, 0, n);
    }

    public CharBuffer put(char[] src, int offset, int length) {
        checkWritable();
        Objects.checkFromIndexSize(offset, length, src.length);
        copyIn(give(length), src, offset, length);
        return this;
    }

    public final CharBuffer put(char[] src) {
        return put(src, 0, src.length);
    }

    public CharBuffer put(int index, char[] src, int offset, int length) {
        Objects.checkFromIndexSize(index, length, limit);
        Objects.checkFromIndexSize(offset, length, src.length);
        checkWritable();
        copyIn(index, src, offset, length);
        return this;
    }

    public CharBuffer put(int index, char[] src) {
        return put(index, src, 0, src.length);
    }

    /** The array behind a heap buffer, or null. */
    char[] backing() {
        return null;
    }

    public final boolean hasArray() {
        return backing() != null && !readOnly;
    }

    public final char[] array() {
        if (backing() == null) throw new UnsupportedOperationException();
        checkWritable();
        return backing();
    }

    int backingOffset() {
        return 0;
    }

    public final int arrayOffset() {
        if (backing() == null) throw new UnsupportedOperationException();
        checkWritable();
        return backingOffset();
    }

    public CharBuffer compact() {
        checkWritable();
        int n = remaining();
        char[] a = new char[n];
        copyOut(position, a, 0, n);
        copyIn(0, a, 0, n);
        position = n;
        limit = capacity();
        discardMark();
        return this;
    }

    @Override
    public final CharBuffer position(int newPosition) {
        super.position(newPosition);
        return this;
    }

    @Override
    public final CharBuffer limit(int newLimit) {
        super.limit(newLimit);
        return this;
    }

    @Override
    public final CharBuffer mark() {
        super.mark();
        return this;
    }

    @Override
    public final CharBuffer reset() {
        super.reset();
        return this;
    }

    @Override
    public final CharBuffer clear() {
        super.clear();
        return this;
    }

    @Override
    public final CharBuffer flip() {
        super.flip();
        return this;
    }

    @Override
    public final CharBuffer rewind() {
        super.rewind();
        return this;
    }

    public boolean isReadOnly() {
        return readOnly;
    }

    public abstract boolean isDirect();

    public int hashCode() {
        int h = 1;
        for (int i = limit - 1; i >= position; i--) h = 31 * h + (int) at(i);
        return h;
    }

    public boolean equals(Object o) {
        if (this == o) return true;
        if (!(o instanceof CharBuffer)) return false;
        CharBuffer b = (CharBuffer) o;
        return remaining() == b.remaining() && mismatch(b) < 0;
    }

    public int compareTo(CharBuffer that) {
        int n = Math.min(remaining(), that.remaining());
        for (int i = 0; i < n; i++) {
            int c = Character.compare(at(position + i), that.at(that.position + i));
            if (c != 0) return c;
        }
        return remaining() - that.remaining();
    }

    public int mismatch(CharBuffer that) {
        int n = Math.min(remaining(), that.remaining());
        for (int i = 0; i < n; i++) if (Character.compare(at(position + i), that.at(that.position + i)) != 0) return i;
        return remaining() == that.remaining() ? -1 : n;
    }

    public int read(CharBuffer target) throws IOException {
        int have = remaining(), room = target.remaining();
        if (target == this) throw new IllegalArgumentException();
        target.checkWritable();
        if (have == 0) return -1;
        int n = Math.min(have, room);
        for (int i = 0; i < n; i++) target.put(get());
        return n;
    }

    public CharBuffer put(String src, int start, int end) {
        checkWritable();
        Objects.checkFromToIndex(start, end, src.length());
        int p = give(end - start);
        for (int i = start; i < end; i++) set(p++, src.charAt(i));
        return this;
    }

    public final CharBuffer put(String src) {
        return put(src, 0, src.length());
    }

    public String toString() {
        char[] a = new char[remaining()];
        copyOut(position, a, 0, a.length);
        return new String(a);
    }

    public final int length() {
        return remaining();
    }

    public final boolean isEmpty() {
        return remaining() == 0;
    }

    public final char charAt(int index) {
        return at(position + Objects.checkIndex(index, remaining()));
    }

    public CharBuffer subSequence(int start, int end) {
        Objects.checkFromToIndex(start, end, remaining());
        return view(0, -1, position + start, position + end, capacity(), readOnly);
    }

    public CharBuffer append(CharSequence csq) {
        return put(String.valueOf(csq));
    }

    public CharBuffer append(CharSequence csq, int start, int end) {
        return put((csq == null ? "null" : csq).subSequence(start, end).toString());
    }

    public CharBuffer append(char c) {
        return put(c);
    }

    public IntStream chars() {
        return toString().chars();
    }

    public ByteOrder order() {
        return ByteOrder.nativeOrder();
    }
}
