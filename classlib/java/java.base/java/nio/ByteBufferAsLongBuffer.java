// SPDX-License-Identifier: MIT
package java.nio;

/** A byte buffer's bytes, from offset on, as values of type long in one byte order. */
final class ByteBufferAsLongBuffer extends LongBuffer {
    private final ByteBuffer bytes;
    private final int offset;
    private final boolean little;

    ByteBufferAsLongBuffer(ByteBuffer bytes, int offset, boolean little, int mark, int pos, int lim, int cap,
            boolean readOnly) {
        super(mark, pos, lim, cap);
        this.bytes = bytes;
        this.offset = offset;
        this.little = little;
        this.readOnly = readOnly;
        if (bytes.isDirect()) address = bytes.address + offset;
    }

    @Override
    long at(int i) {
        return bytes.number(offset + i * 8, 8, little);
    }

    @Override
    void set(int i, long v) {
        bytes.setNumber(offset + i * 8, 8, v, little);
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
    LongBuffer view(int off, int mark, int pos, int lim, int cap, boolean readOnly) {
        return new ByteBufferAsLongBuffer(bytes, offset + off * 8, little, mark, pos, lim, cap, readOnly);
    }
}
