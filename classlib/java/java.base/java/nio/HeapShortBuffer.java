// SPDX-License-Identifier: MIT
package java.nio;

/** A buffer of values of type short in an array, from offset on. */
final class HeapShortBuffer extends ShortBuffer {
    private final short[] array;
    private final int offset;

    HeapShortBuffer(short[] array, int offset, int mark, int pos, int lim, int cap, boolean readOnly) {
        super(mark, pos, lim, cap);
        this.array = array;
        this.offset = offset;
        this.readOnly = readOnly;
    }

    @Override
    short at(int i) {
        return array[offset + i];
    }

    @Override
    void set(int i, short v) {
        array[offset + i] = v;
    }

    @Override
    public short get() {
        int p = position;
        if (p >= limit) throw new BufferUnderflowException();
        position = p + 1;
        return array[offset + p];
    }

    @Override
    void copyOut(int from, short[] dst, int off, int length) {
        System.arraycopy(array, offset + from, dst, off, length);
    }

    @Override
    void copyIn(int to, short[] src, int off, int length) {
        System.arraycopy(src, off, array, offset + to, length);
    }

    @Override
    short[] backing() {
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
    ShortBuffer view(int off, int mark, int pos, int lim, int cap, boolean readOnly) {
        return new HeapShortBuffer(array, offset + off, mark, pos, lim, cap, readOnly);
    }
}
