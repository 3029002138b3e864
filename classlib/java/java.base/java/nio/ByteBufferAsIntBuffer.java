// SPDX-License-Identifier: MIT
package java.nio;

/** A byte buffer's bytes, from offset on, as values of type int in one byte order. */
final class ByteBufferAsIntBuffer extends IntBuffer {
    private final ByteBuffer bytes;
    private final int offset;
    private final boolean little;

    ByteBufferAsIntBuffer(ByteBuffer bytes, int offset, boolean little, int mark, int pos, int lim, int cap,
            boolean readOnly) {
        super(mark, pos, lim, cap);
        this.bytes = bytes;
        this.offset = offset;
        this.little = little;
        this.readOnly = readOnly;
        if (bytes.isDirect()) address = bytes.address + offset;
    }

    @Override
    int at(int i) {
        return (int) bytes.number(offset + i * 4, 4, little);
    }

    @Override
    void set(int i, int v) {
        bytes.setNumber(offset + i * 4, 4, v, little);
    }

    @Override
    public boolean isDirect() {
        return bytes.isDirect();
    }

    @Override
    public ByteOrder order() {
        return little ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN;
    }

    @Override
    IntBuffer view(int off, int mark, int pos, int lim, int cap, boolean readOnly) {
        return new ByteBufferAsIntBuffer(bytes, offset + off * 4, little, mark, pos, lim, cap, readOnly);
    }
}
