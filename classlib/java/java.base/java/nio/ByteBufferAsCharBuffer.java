// SPDX-License-Identifier: MIT
package java.nio;

/** A byte buffer's bytes, from offset on, as values of type char in one byte order. */
final class ByteBufferAsCharBuffer extends CharBuffer {
    private final ByteBuffer bytes;
    private final int offset;
    private final boolean little;

    ByteBufferAsCharBuffer(ByteBuffer bytes, int offset, boolean little, int mark, int pos, int lim, int cap,
            boolean readOnly) {
        super(mark, pos, lim, cap);
        this.bytes = bytes;
        this.offset = offset;
        this.little = little;
        this.readOnly = readOnly;
        if (bytes.isDirect()) address = bytes.address + offset;
    }

    @Override
    char at(int i) {
        return (char) bytes.number(offset + i * 2, 2, little);
    }

    @Override
    void set(int i, char v) {
        bytes.setNumber(offset + i * 2, 2, v, little);
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
    CharBuffer view(int off, int mark, int pos, int lim, int cap, boolean readOnly) {
        return new ByteBufferAsCharBuffer(bytes, offset + off * 2, little, mark, pos, lim, cap, readOnly);
    }
}
