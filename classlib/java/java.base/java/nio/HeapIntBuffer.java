// SPDX-License-Identifier: MIT
package java.nio;

/** A buffer of values of type int in an array, from offset on. */
final class HeapIntBuffer extends IntBuffer {
    private final int[] array;
    private final int offset;

    HeapIntBuffer(int[] array, int offset, int mark, int pos, int lim, int cap, boolean readOnly) {
        super(mark, pos, lim, cap);
        this.array = array;
        this.offset = offset;
        this.readOnly = readOnly;
    }

    @Override
    int at(int i) {
        return array[offset + i];
    }

    @Override
    void set(int i, int v) {
        array[offset + i] = v;
    }

    @Override
    public int get() {
        int p = position;
        if (p >= limit) throw new BufferUnderflowException();
        position = p + 1;
        return array[offset + p];
    }

    @Override
    void copyOut(int from, int[] dst, int off, int length) {
        System.arraycopy(array, offset + from, dst, off, length);
    }

    @Override
    void copyIn(int to, int[] src, int off, int length) {
        System.arraycopy(src, off, array, offset + to, length);
    }

    @Override
    int[] backing() {
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
    IntBuffer view(int off, int mark, int pos, int lim, int cap, boolean readOnly) {
        return new HeapIntBuffer(array, offset + off, mark, pos, lim, cap, readOnly);
    }
}
