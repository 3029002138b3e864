// SPDX-License-Identifier: MIT
package java.nio;

/** A buffer of values of type long in an array, from offset on. */
final class HeapLongBuffer extends LongBuffer {
    private final long[] array;
    private final int offset;

    HeapLongBuffer(long[] array, int offset, int mark, int pos, int lim, int cap, boolean readOnly) {
        super(mark, pos, lim, cap);
        this.array = array;
        this.offset = offset;
        this.readOnly = readOnly;
    }

    @Override
    long at(int i) {
        return array[offset + i];
    }

    @Override
    void set(int i, long v) {
        array[offset + i] = v;
    }

    @Override
    public long get() {
        int p = position;
        if (p >= limit) throw new BufferUnderflowException();
        position = p + 1;
        return array[offset + p];
    }

    @Override
    void copyOut(int from, long[] dst, int off, int length) {
        System.arraycopy(array, offset + from, dst, off, length);
    }

    @Override
    void copyIn(int to, long[] src, int off, int length) {
        System.arraycopy(src, off, array, offset + to, length);
    }

    @Override
    long[] backing() {
        return array;
    }

    @Override
    int backingOffset() {
        return offset;
    }

    @Override
    public boolean isDirect() {
        return false;
    }

    @Override
    LongBuffer view(int off, int mark, int pos, int lim, int cap, boolean readOnly) {
        return new HeapLongBuffer(array, offset + off, mark, pos, lim, cap, readOnly);
    }
}
