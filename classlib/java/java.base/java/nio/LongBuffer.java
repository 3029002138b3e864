// SPDX-License-Identifier: MIT
package java.nio;

import java.util.Objects;

/** A buffer of values of type long. Where they stand is a subclass's business: at and set. */
public abstract class LongBuffer extends Buffer implements Comparable<LongBuffer> {
    LongBuffer(int mark, int pos, int lim, int cap) {
        super(mark, pos, lim, cap);
    }

    /** The value in slot i, which has been checked. */
    abstract long at(int i);

    abstract void set(int i, long v);

    /** A buffer over the slots from off on. */
    abstract LongBuffer view(int off, int mark, int pos, int lim, int cap, boolean readOnly);

    public static LongBuffer allocate(int capacity) {
        if (capacity < 0) throw new IllegalArgumentException("capacity < 0: (" + capacity + " < 0)");
        return new HeapLongBuffer(new long[capacity], 0, -1, 0, capacity, capacity, false);
    }

    public static LongBuffer wrap(long[] array, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, array.length);
        return new HeapLongBuffer(array, 0, -1, offset, offset + length, array.length, false);
    }

    public static LongBuffer wrap(long[] array) {
        return new HeapLongBuffer(array, 0, -1, 0, array.length, array.length, false);
    }

    public LongBuffer slice() {
        int n = remaining();
        return view(position, -1, 0, n, n, readOnly);
    }

    public LongBuffer slice(int index, int length) {
        Objects.checkFromIndexSize(index, length, limit);
        return view(index, -1, 0, length, length, readOnly);
    }

    public LongBuffer duplicate() {
        return view(0, markValue(), position, limit, capacity(), readOnly);
    }

    public LongBuffer asReadOnlyBuffer() {
        return view(0, markValue(), position, limit, capacity(), true);
    }

    public long get() {
        return at(take(1));
    }

    public LongBuffer put(long v) {
        checkWritable();
        set(give(1), v);
        return this;
    }

    public long get(int index) {
        return at(check(index));
    }

    public LongBuffer put(int index, long v) {
        checkWritable();
        set(check(index), v);
        return this;
    }

    void copyOut(int from, long[] dst, int offset, int length) {
        for (int i = 0; i < length; i++) dst[offset + i] = at(from + i);
    }

    void copyIn(int to, long[] src, int offset, int length) {
        for (int i = 0; i < length; i++) set(to + i, src[offset + i]);
    }

    public LongBuffer get(long[] dst, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, dst.length);
        copyOut(take(length), dst, offset, length);
        return this;
    }

    public LongBuffer get(long[] dst) {
        return get(dst, 0, dst.length);
    }

    public LongBuffer get(int index, long[] dst, int offset, int length) {
        Objects.checkFromIndexSize(index, length, limit);
        Objects.checkFromIndexSize(offset, length, dst.length);
        copyOut(index, dst, offset, length);
        return this;
    }

    public LongBuffer get(int index, long[] dst) {
        return get(index, dst, 0, dst.length);
    }

    public LongBuffer put(LongBuffer src) {
        if (src == this) throw new IllegalArgumentException("The source buffer is this buffer");
        checkWritable();
        int n = src.remaining();
        if (n > remaining()) throw new BufferOverflowException();
        move(src, src.take(n), give(n), n);
        return this;
    }

    public LongBuffer put(int index, LongBuffer src, int offset, int length) {
        Objects.checkFromIndexSize(index, length, limit);
        Objects.checkFromIndexSize(offset, length, src.limit);
        checkWritable();
        move(src, offset, index, length);
        return this;
    }

    /** Through an array, since both may share their memory. */
    private void move(LongBuffer src, int from, int to, int n) {
        long[] a = new long[n];
        src.copyOut(from, a, 0, n);
        copyIn(to, a, 0, n);
    }

    public LongBuffer put(long[] src, int offset, int length) {
        checkWritable();
        Objects.checkFromIndexSize(offset, length, src.length);
        copyIn(give(length), src, offset, length);
        return this;
    }

    public final LongBuffer put(long[] src) {
        return put(src, 0, src.length);
    }

    public LongBuffer put(int index, long[] src, int offset, int length) {
        Objects.checkFromIndexSize(index, length, limit);
        Objects.checkFromIndexSize(offset, length, src.length);
        checkWritable();
        copyIn(index, src, offset, length);
        return this;
    }

    public LongBuffer put(int index, long[] src) {
        return put(index, src, 0, src.length);
    }

    /** The array behind a heap buffer, or null. */
    long[] backing() {
        return null;
    }

    public final boolean hasArray() {
        return backing() != null && !readOnly;
    }

    public final long[] array() {
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

    public LongBuffer compact() {
        checkWritable();
        int n = remaining();
        long[] a = new long[n];
        copyOut(position, a, 0, n);
        copyIn(0, a, 0, n);
        position = n;
        limit = capacity();
        discardMark();
        return this;
    }

    @Override
    public final LongBuffer position(int newPosition) {
        super.position(newPosition);
        return this;
    }

    @Override
    public final LongBuffer limit(int newLimit) {
        super.limit(newLimit);
        return this;
    }

    @Override
    public final LongBuffer mark() {
        super.mark();
        return this;
    }

    @Override
    public final LongBuffer reset() {
        super.reset();
        return this;
    }

    @Override
    public final LongBuffer clear() {
        super.clear();
        return this;
    }

    @Override
    public final LongBuffer flip() {
        super.flip();
        return this;
    }

    @Override
    public final LongBuffer rewind() {
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
        if (!(o instanceof LongBuffer)) return false;
        LongBuffer b = (LongBuffer) o;
        return remaining() == b.remaining() && mismatch(b) < 0;
    }

    public int compareTo(LongBuffer that) {
        int n = Math.min(remaining(), that.remaining());
        for (int i = 0; i < n; i++) {
            int c = Long.compare(at(position + i), that.at(that.position + i));
            if (c != 0) return c;
        }
        return remaining() - that.remaining();
    }

    public int mismatch(LongBuffer that) {
        int n = Math.min(remaining(), that.remaining());
        for (int i = 0; i < n; i++) if (Long.compare(at(position + i), that.at(that.position + i)) != 0) return i;
        return remaining() == that.remaining() ? -1 : n;
    }

    public ByteOrder order() {
        return ByteOrder.nativeOrder();
    }
}
