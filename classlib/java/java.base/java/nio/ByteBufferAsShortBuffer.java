// SPDX-License-Identifier: MIT
package java.nio;

/** A byte buffer's bytes, from offset on, as values of type short in one byte order. */
final class ByteBufferAsShortBuffer extends ShortBuffer {
    private final ByteBuffer bytes;
    private final int offset;
    private final boolean little;

    ByteBufferAsShortBuffer(ByteBuffer bytes, int offset, boolean little, int mark, int pos, int lim, int cap,
            boolean readOnly) {
        super(mark, pos, lim, cap);
        this.bytes = bytes;
        this.offset = offset;
        this.little = little;
        this.readOnly = readOnly;
        if (bytes.isDirect()) address = bytes.address + offset;
    }

    @Override
    short at(int i) {
        return (short) bytes.number(offset + i * 2, 2, little);
    }

    @Override
    void set(int i, short v) {
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
    ShortBuffer view(int off, int mark, int pos, int lim, int cap, boolean readOnly) {
        return new ByteBufferAsShortBuffer(bytes, offset + off * 2, little, mark, pos, lim, cap, readOnly);
    }
}
