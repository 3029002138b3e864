// SPDX-License-Identifier: MIT
package java.nio;

import java.util.Objects;

/** A buffer of values of type short. Where they stand is a subclass's business: at and set. */
public abstract class ShortBuffer extends Buffer implements Comparable<ShortBuffer> {
    ShortBuffer(int mark, int pos, int lim, int cap) {
        super(mark, pos, lim, cap);
    }

    /** The value in slot i, which has been checked. */
    abstract short at(int i);

    abstract void set(int i, short v);

    /** A buffer over the slots from off on. */
    abstract ShortBuffer view(int off, int mark, int pos, int lim, int cap, boolean readOnly);

    public static ShortBuffer allocate(int capacity) {
        if (capacity < 0) throw new IllegalArgumentException("capacity < 0: (" + capacity + " < 0)");
        return new HeapShortBuffer(new short[capacity], 0, -1, 0, capacity, capacity, false);
    }

    public static ShortBuffer wrap(short[] array, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, array.length);
        return new HeapShortBuffer(array, 0, -1, offset, offset + length, array.length, false);
    }

    public static ShortBuffer wrap(short[] array) {
        return new HeapShortBuffer(array, 0, -1, 0, array.length, array.length, false);
    }

    public ShortBuffer slice() {
        int n = remaining();
        return view(position, -1, 0, n, n, readOnly);
    }

    public ShortBuffer slice(int index, int length) {
        Objects.checkFromIndexSize(index, length, limit);
        return view(index, -1, 0, length, length, readOnly);
    }

    public ShortBuffer duplicate() {
        return view(0, markValue(), position, limit, capacity(), readOnly);
    }

    public ShortBuffer asReadOnlyBuffer() {
        return view(0, markValue(), position, limit, capacity(), true);
    }

    public short get() {
        return at(take(1));
    }

    public ShortBuffer put(short v) {
        checkWritable();
        set(give(1), v);
        return this;
    }

    public short get(int index) {
        return at(check(index));
    }

    public ShortBuffer put(int index, short v) {
        checkWritable();
        set(check(index), v);
        return this;
    }

    void copyOut(int from, short[] dst, int offset, int length) {
        for (int i = 0; i < length; i++) dst[offset + i] = at(from + i);
    }

    void copyIn(int to, short[] src, int offset, int length) {
        for (int i = 0; i < length; i++) set(to + i, src[offset + i]);
    }

    public ShortBuffer get(short[] dst, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, dst.length);
        copyOut(take(length), dst, offset, length);
        return this;
    }

    public ShortBuffer get(short[] dst) {
        return get(dst, 0, dst.length);
    }

    public ShortBuffer get(int index, short[] dst, int offset, int length) {
        Objects.checkFromIndexSize(index, length, limit);
        Objects.checkFromIndexSize(offset, length, dst.length);
        copyOut(index, dst, offset, length);
        return this;
    }

    public ShortBuffer get(int index, short[] dst) {
        return get(index, dst, 0, dst.length);
    }

    public ShortBuffer put(ShortBuffer src) {
        if (src == this) throw new IllegalArgumentException("The source buffer is this buffer");
        checkWritable();
        int n = src.remaining();
        if (n > remaining()) throw new BufferOverflowException();
        move(src, src.take(n), give(n), n);
        return this;
    }

    public ShortBuffer put(int index, ShortBuffer src, int offset, int length) {
        Objects.checkFromIndexSize(index, length, limit);
        Objects.checkFromIndexSize(offset, length, src.limit);
        checkWritable();
        move(src, offset, index, length);
        return this;
    }

    /** Through an array, since both may share their memory. */
    private void move(ShortBuffer src, int from, int to, int n) {
        short[] a = new short[n];
        src.copyOut(from, a, 0, n);
        copyIn(to, a, 0, n);
    }

    public ShortBuffer put(short[] src, int offset, int length) {
        checkWritable();
        Objects.checkFromIndexSize(offset, length, src.length);
        copyIn(give(length), src, offset, length);
        return this;
    }

    public final ShortBuffer put(short[] src) {
        return put(src, 0, src.length);
    }

    public ShortBuffer put(int index, short[] src, int offset, int length) {
        Objects.checkFromIndexSize(index, length, limit);
        Objects.checkFromIndexSize(offset, length, src.length);
        checkWritable();
        copyIn(index, src, offset, length);
        return this;
    }

    public ShortBuffer put(int index, short[] src) {
        return put(index, src, 0, src.length);
    }

    /** The array behind a heap buffer, or null. */
    short[] backing() {
        return null;
    }

    public final boolean hasArray() {
        return backing() != null && !readOnly;
    }

    public final short[] array() {
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

    public ShortBuffer compact() {
        checkWritable();
        int n = remaining();
        short[] a = new short[n];
        copyOut(position, a, 0, n);
        copyIn(0, a, 0, n);
        position = n;
        limit = capacity();
        discardMark();
        return this;
    }

    @Override
    public final ShortBuffer position(int newPosition) {
        super.position(newPosition);
        return this;
    }

    @Override
    public final ShortBuffer limit(int newLimit) {
        super.limit(newLimit);
        return this;
    }

    @Override
    public final ShortBuffer mark() {
        super.mark();
        return this;
    }

    @Override
    public final ShortBuffer reset() {
        super.reset();
        return this;
    }

    @Override
    public final ShortBuffer clear() {
        super.clear();
        return this;
    }

    @Override
    public final ShortBuffer flip() {
        super.flip();
        return this;
    }

    @Override
    public final ShortBuffer rewind() {
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
        if (!(o instanceof ShortBuffer)) return false;
        ShortBuffer b = (ShortBuffer) o;
        return remaining() == b.remaining() && mismatch(b) < 0;
    }

    public int compareTo(ShortBuffer that) {
        int n = Math.min(remaining(), that.remaining());
        for (int i = 0; i < n; i++) {
            int c = Short.compare(at(position + i), that.at(that.position + i));
            if (c != 0) return c;
        }
        return remaining() - that.remaining();
    }

    public int mismatch(ShortBuffer that) {
        int n = Math.min(remaining(), that.remaining());
        for (int i = 0; i < n; i++) if (Short.compare(at(position + i), that.at(that.position + i)) != 0) return i;
        return remaining() == that.remaining() ? -1 : n;
    }

    public ByteOrder order() {
        return ByteOrder.nativeOrder();
    }
}
