// SPDX-License-Identifier: MIT
package java.nio;

/** A buffer of values of type byte in an array, from offset on. */
final class HeapByteBuffer extends ByteBuffer {
    private final byte[] array;
    private final int offset;

    HeapByteBuffer(byte[] array, int offset, int mark, int pos, int lim, int cap, boolean readOnly) {
        super(mark, pos, lim, cap);
        this.array = array;
        this.offset = offset;
        this.readOnly = readOnly;
    }

    @Override
    byte at(int i) {
        return array[offset + i];
    }

    @Override
    void set(int i, byte v) {
        array[offset + i] = v;
    }

    @Override
    public byte get() {
        int p = position;
        if (p >= limit) throw new BufferUnderflowException();
        position = p + 1;
        return array[offset + p];
    }

    @Override
    void copyOut(int from, byte[] dst, int off, int length) {
        System.arraycopy(array, offset + from, dst, off, length);
    }

    @Override
    void copyIn(int to, byte[] src, int off, int length) {
        System.arraycopy(src, off, array, offset + to, length);
    }

    @Override
    byte[] backing() {
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
    ByteBuffer view(int off, int mark, int pos, int lim, int cap, boolean readOnly) {
        return new HeapByteBuffer(array, offset + off, mark, pos, lim, cap, readOnly);
    }
}
