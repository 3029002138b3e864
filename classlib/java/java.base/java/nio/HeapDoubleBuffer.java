// SPDX-License-Identifier: MIT
package java.nio;

/** A buffer of values of type double in an array, from offset on. */
final class HeapDoubleBuffer extends DoubleBuffer {
    private final double[] array;
    private final int offset;

    HeapDoubleBuffer(double[] array, int offset, int mark, int pos, int lim, int cap, boolean readOnly) {
        super(mark, pos, lim, cap);
        this.array = array;
        this.offset = offset;
        this.readOnly = readOnly;
    }

    @Override
    double at(int i) {
        return array[offset + i];
    }

    @Override
    void set(int i, double v) {
        array[offset + i] = v;
    }

    @Override
    public double get() {
        int p = position;
        if (p >= limit) throw new BufferUnderflowException();
        position = p + 1;
        return array[offset + p];
    }

    @Override
    void copyOut(int from, double[] dst, int off, int length) {
        System.arraycopy(array, offset + from, dst, off, length);
    }

    @Override
    void copyIn(int to, double[] src, int off, int length) {
        System.arraycopy(src, off, array, offset + to, length);
    }

    @Override
    double[] backing() {
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
    DoubleBuffer view(int off, int mark, int pos, int lim, int cap, boolean readOnly) {
        return new HeapDoubleBuffer(array, offset + off, mark, pos, lim, cap, readOnly);
    }
}
