// SPDX-License-Identifier: MIT
package java.nio;

import java.util.Objects;

/** A buffer of values of type int. Where they stand is a subclass's business: at and set. */
public abstract class IntBuffer extends Buffer implements Comparable<IntBuffer> {
    IntBuffer(int mark, int pos, int lim, int cap) {
        super(mark, pos, lim, cap);
    }

    /** The value in slot i, which has been checked. */
    abstract int at(int i);

    abstract void set(int i, int v);

    /** A buffer over the slots from off on. */
    abstract IntBuffer view(int off, int mark, int pos, int lim, int cap, boolean readOnly);

    public static IntBuffer allocate(int capacity) {
        if (capacity < 0) throw new IllegalArgumentException("capacity < 0: (" + capacity + " < 0)");
        return new HeapIntBuffer(new int[capacity], 0, -1, 0, capacity, capacity, false);
    }

    public static IntBuffer wrap(int[] array, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, array.length);
        return new HeapIntBuffer(array, 0, -1, offset, offset + length, array.length, false);
    }

    public static IntBuffer wrap(int[] array) {
        return new HeapIntBuffer(array, 0, -1, 0, array.length, array.length, false);
    }

    public IntBuffer slice() {
        int n = remaining();
        return view(position, -1, 0, n, n, readOnly);
    }

    public IntBuffer slice(int index, int length) {
        Objects.checkFromIndexSize(index, length, limit);
        return view(index, -1, 0, length, length, readOnly);
    }

    public IntBuffer duplicate() {
        return view(0, markValue(), position, limit, capacity(), readOnly);
    }

    public IntBuffer asReadOnlyBuffer() {
        return view(0, markValue(), position, limit, capacity(), true);
    }

    public int get() {
        return at(take(1));
    }

    public IntBuffer put(int v) {
        checkWritable();
        set(give(1), v);
        return this;
    }

    public int get(int index) {
        return at(check(index));
    }

    public IntBuffer put(int index, int v) {
        checkWritable();
        set(check(index), v);
        return this;
    }

    void copyOut(int from, int[] dst, int offset, int length) {
        for (int i = 0; i < length; i++) dst[offset + i] = at(from + i);
    }

    void copyIn(int to, int[] src, int offset, int length) {
        for (int i = 0; i < length; i++) set(to + i, src[offset + i]);
    }

    public IntBuffer get(int[] dst, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, dst.length);
        copyOut(take(length), dst, offset, length);
        return this;
    }

    public IntBuffer get(int[] dst) {
        return get(dst, 0, dst.length);
    }

    public IntBuffer get(int index, int[] dst, int offset, int length) {
        Objects.checkFromIndexSize(index, length, limit);
        Objects.checkFromIndexSize(offset, length, dst.length);
        copyOut(index, dst, offset, length);
        return this;
    }

    public IntBuffer get(int index, int[] dst) {
        return get(index, dst, 0, dst.length);
    }

    public IntBuffer put(IntBuffer src) {
        if (src == this) throw new IllegalArgumentException("The source buffer is this buffer");
        checkWritable();
        int n = src.remaining();
        if (n > remaining()) throw new BufferOverflowException();
        move(src, src.take(n), give(n), n);
        return this;
    }

    public IntBuffer put(int index, IntBuffer src, int offset, int length) {
        Objects.checkFromIndexSize(index, length, limit);
        Objects.checkFromIndexSize(offset, length, src.limit);
        checkWritable();
        move(src, offset, index, length);
        return this;
    }

    /** Through an array, since both may share their memory. */
    private void move(IntBuffer src, int from, int to, int n) {
        int[] a = new int[n];
        src.copyOut(from, a, 0, n);
        copyIn(to, a, 0, n);
    }

    public IntBuffer put(int[] src, int offset, int length) {
        checkWritable();
        Objects.checkFromIndexSize(offset, length, src.length);
        copyIn(give(length), src, offset, length);
        return this;
    }

    public final IntBuffer put(int[] src) {
        return put(src, 0, src.length);
    }

    public IntBuffer put(int index, int[] src, int offset, int length) {
        Objects.checkFromIndexSize(index, length, limit);
        Objects.checkFromIndexSize(offset, length, src.length);
        checkWritable();
        copyIn(index, src, offset, length);
        return this;
    }

    public IntBuffer put(int index, int[] src) {
        return put(index, src, 0, src.length);
    }

    /** The array behind a heap buffer, or null. */
    int[] backing() {
        return null;
    }

    public final boolean hasArray() {
        return backing() != null && !readOnly;
    }

    public final int[] array() {
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

    public IntBuffer compact() {
        checkWritable();
        int n = remaining();
        int[] a = new int[n];
        copyOut(position, a, 0, n);
        copyIn(0, a, 0, n);
        position = n;
        limit = capacity();
        discardMark();
        return this;
    }

    @Override
    public final IntBuffer position(int newPosition) {
        super.position(newPosition);
        return this;
    }

    @Override
    public final IntBuffer limit(int newLimit) {
        super.limit(newLimit);
        return this;
    }

    @Override
    public final IntBuffer mark() {
        super.mark();
        return this;
    }

    @Override
    public final IntBuffer reset() {
        super.reset();
        return this;
    }

    @Override
    public final IntBuffer clear() {
        super.clear();
        return this;
    }

    @Override
    public final IntBuffer flip() {
        super.flip();
        return this;
    }

    @Override
    public final IntBuffer rewind() {
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
        if (!(o instanceof IntBuffer)) return false;
        IntBuffer b = (IntBuffer) o;
        return remaining() == b.remaining() && mismatch(b) < 0;
    }

    public int compareTo(IntBuffer that) {
        int n = Math.min(remaining(), that.remaining());
        for (int i = 0; i < n; i++) {
            int c = Integer.compare(at(position + i), that.at(that.position + i));
            if (c != 0) return c;
        }
        return remaining() - that.remaining();
    }

    public int mismatch(IntBuffer that) {
        int n = Math.min(remaining(), that.remaining());
        for (int i = 0; i < n; i++) if (Integer.compare(at(position + i), that.at(that.position + i)) != 0) return i;
        return remaining() == that.remaining() ? -1 : n;
    }

    public ByteOrder order() {
        return ByteOrder.nativeOrder();
    }
}
