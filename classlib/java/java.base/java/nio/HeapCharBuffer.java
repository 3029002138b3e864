// SPDX-License-Identifier: MIT
package java.nio;

/** A buffer of values of type char in an array, from offset on. */
final class HeapCharBuffer extends CharBuffer {
    private final char[] array;
    private final int offset;

    HeapCharBuffer(char[] array, int offset, int mark, int pos, int lim, int cap, boolean readOnly) {
        super(mark, pos, lim, cap);
        this.array = array;
        this.offset = offset;
        this.readOnly = readOnly;
    }

    @Override
    char at(int i) {
        return array[offset + i];
    }

    @Override
    void set(int i, char v) {
        array[offset + i] = v;
    }

    @Override
    public char get() {
        int p = position;
        if (p >= limit) throw new BufferUnderflowException();
        position = p + 1;
        return array[offset + p];
    }

    @Override
    void copyOut(int from, char[] dst, int off, int length) {
        System.arraycopy(array, offset + from, dst, off, length);
    }

    @Override
    void copyIn(int to, char[] src, int off, int length) {
        System.arraycopy(src, off, array, offset + to, length);
    }

    @Override
    char[] backing() {
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
    CharBuffer view(int off, int mark, int pos, int lim, int cap, boolean readOnly) {
        return new HeapCharBuffer(array, offset + off, mark, pos, lim, cap, readOnly);
    }
}
