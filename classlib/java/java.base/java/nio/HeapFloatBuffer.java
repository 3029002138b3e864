// SPDX-License-Identifier: MIT
package java.nio;

/** A buffer of values of type float in an array, from offset on. */
final class HeapFloatBuffer extends FloatBuffer {
    private final float[] array;
    private final int offset;

    HeapFloatBuffer(float[] array, int offset, int mark, int pos, int lim, int cap, boolean readOnly) {
        super(mark, pos, lim, cap);
        this.array = array;
        this.offset = offset;
        this.readOnly = readOnly;
    }

    @Override
    float at(int i) {
        return array[offset + i];
    }

    @Override
    void set(int i, float v) {
        array[offset + i] = v;
    }

    @Override
    public float get() {
        int p = position;
        if (p >= limit) throw new BufferUnderflowException();
        position = p + 1;
        return array[offset + p];
    }

    @Override
    void copyOut(int from, float[] dst, int off, int length) {
        System.arraycopy(array, offset + from, dst, off, length);
    }

    @Override
    void copyIn(int to, float[] src, int off, int length) {
        System.arraycopy(src, off, array, offset + to, length);
    }

    @Override
    float[] backing() {
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
    FloatBuffer view(int off, int mark, int pos, int lim, int cap, boolean readOnly) {
        return new HeapFloatBuffer(array, offset + off, mark, pos, lim, cap, readOnly);
    }
}
