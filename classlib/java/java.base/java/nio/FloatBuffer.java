// SPDX-License-Identifier: MIT
package java.nio;

import java.util.Objects;

/** A buffer of values of type float. Where they stand is a subclass's business: at and set. */
public abstract class FloatBuffer extends Buffer implements Comparable<FloatBuffer> {
    FloatBuffer(int mark, int pos, int lim, int cap) {
        super(mark, pos, lim, cap);
    }

    /** The value in slot i, which has been checked. */
    abstract float at(int i);

    abstract void set(int i, float v);

    /** A buffer over the slots from off on. */
    abstract FloatBuffer view(int off, int mark, int pos, int lim, int cap, boolean readOnly);

    public static FloatBuffer allocate(int capacity) {
        if (capacity < 0) throw new IllegalArgumentException("capacity < 0: (" + capacity + " < 0)");
        return new HeapFloatBuffer(new float[capacity], 0, -1, 0, capacity, capacity, false);
    }

    public static FloatBuffer wrap(float[] array, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, array.length);
        return new HeapFloatBuffer(array, 0, -1, offset, offset + length, array.length, false);
    }

    public static FloatBuffer wrap(float[] array) {
        return new HeapFloatBuffer(array, 0, -1, 0, array.length, array.length, false);
    }

    public FloatBuffer slice() {
        int n = remaining();
        return view(position, -1, 0, n, n, readOnly);
    }

    public FloatBuffer slice(int index, int length) {
        Objects.checkFromIndexSize(index, length, limit);
        return view(index, -1, 0, length, length, readOnly);
    }

    public FloatBuffer duplicate() {
        return view(0, markValue(), position, limit, capacity(), readOnly);
    }

    public FloatBuffer asReadOnlyBuffer() {
        return view(0, markValue(), position, limit, capacity(), true);
    }

    public float get() {
        return at(take(1));
    }

    public FloatBuffer put(float v) {
        checkWritable();
        set(give(1), v);
        return this;
    }

    public float get(int index) {
        return at(check(index));
    }

    public FloatBuffer put(int index, float v) {
        checkWritable();
        set(check(index), v);
        return this;
    }

    void copyOut(int from, float[] dst, int offset, int length) {
        for (int i = 0; i < length; i++) dst[offset + i] = at(from + i);
    }

    void copyIn(int to, float[] src, int offset, int length) {
        for (int i = 0; i < length; i++) set(to + i, src[offset + i]);
    }

    public FloatBuffer get(float[] dst, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, dst.length);
        copyOut(take(length), dst, offset, length);
        return this;
    }

    public FloatBuffer get(float[] dst) {
        return get(dst, 0, dst.length);
    }

    public FloatBuffer get(int index, float[] dst, int offset, int length) {
        Objects.checkFromIndexSize(index, length, limit);
        Objects.checkFromIndexSize(offset, length, dst.length);
        copyOut(index, dst, offset, length);
        return this;
    }

    public FloatBuffer get(int index, float[] dst) {
        return get(index, dst, 0, dst.length);
    }

    public FloatBuffer put(FloatBuffer src) {
        if (src == this) throw new IllegalArgumentException("The source buffer is this buffer");
        checkWritable();
        int n = src.remaining();
        if (n > remaining()) throw new BufferOverflowException();
        move(src, src.take(n), give(n), n);
        return this;
    }

    public FloatBuffer put(int index, FloatBuffer src, int offset, int length) {
        Objects.checkFromIndexSize(index, length, limit);
        Objects.checkFromIndexSize(offset, length, src.limit);
        checkWritable();
        move(src, offset, index, length);
        return this;
    }

    /** Through an array, since both may share their memory. */
    private void move(FloatBuffer src, int from, int to, int n) {
        float[] a = new float[n];
        src.copyOut(from, a, 0, n);
        copyIn(to, a, 0, n);
    }

    public FloatBuffer put(float[] src, int offset, int length) {
        checkWritable();
        Objects.checkFromIndexSize(offset, length, src.length);
        copyIn(give(length), src, offset, length);
        return this;
    }

    public final FloatBuffer put(float[] src) {
        return put(src, 0, src.length);
    }

    public FloatBuffer put(int index, float[] src, int offset, int length) {
        Objects.checkFromIndexSize(index, length, limit);
        Objects.checkFromIndexSize(offset, length, src.length);
        checkWritable();
        copyIn(index, src, offset, length);
        return this;
    }

    public FloatBuffer put(int index, float[] src) {
        return put(index, src, 0, src.length);
    }

    /** The array behind a heap buffer, or null. */
    float[] backing() {
        return null;
    }

    public final boolean hasArray() {
        return backing() != null && !readOnly;
    }

    public final float[] array() {
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

    public FloatBuffer compact() {
        checkWritable();
        int n = remaining();
        float[] a = new float[n];
        copyOut(position, a, 0, n);
        copyIn(0, a, 0, n);
        position = n;
        limit = capacity();
        discardMark();
        return this;
    }

    @Override
    public final FloatBuffer position(int newPosition) {
        super.position(newPosition);
        return this;
    }

    @Override
    public final FloatBuffer limit(int newLimit) {
        super.limit(newLimit);
        return this;
    }

    @Override
    public final FloatBuffer mark() {
        super.mark();
        return this;
    }

    @Override
    public final FloatBuffer reset() {
        super.reset();
        return this;
    }

    @Override
    public final FloatBuffer clear() {
        super.clear();
        return this;
    }

    @Override
    public final FloatBuffer flip() {
        super.flip();
        return this;
    }

    @Override
    public final FloatBuffer rewind() {
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
        if (!(o instanceof FloatBuffer)) return false;
        FloatBuffer b = (FloatBuffer) o;
        return remaining() == b.remaining() && mismatch(b) < 0;
    }

    /** Like the order of numbers, but NaN equals itself and comes last; both zeros are equal. */
    private static int cmp(float a, float b) {
        return a < b ? -1 : a > b ? 1 : a == b ? 0 : Boolean.compare(a != a, b != b);
    }

    public int compareTo(FloatBuffer that) {
        int n = Math.min(remaining(), that.remaining());
        for (int i = 0; i < n; i++) {
            int c = cmp(at(position + i), that.at(that.position + i));
            if (c != 0) return c;
        }
        return remaining() - that.remaining();
    }

    public int mismatch(FloatBuffer that) {
        int n = Math.min(remaining(), that.remaining());
        for (int i = 0; i < n; i++) if (cmp(at(position + i), that.at(that.position + i)) != 0) return i;
        return remaining() == that.remaining() ? -1 : n;
    }

    public ByteOrder order() {
        return ByteOrder.nativeOrder();
    }
}
