// SPDX-License-Identifier: MIT
package java.nio;

/** A byte buffer's bytes, from offset on, as values of type float in one byte order. */
final class ByteBufferAsFloatBuffer extends FloatBuffer {
    private final ByteBuffer bytes;
    private final int offset;
    private final boolean little;

    ByteBufferAsFloatBuffer(ByteBuffer bytes, int offset, boolean little, int mark, int pos, int lim, int cap,
            boolean readOnly) {
        super(mark, pos, lim, cap);
        this.bytes = bytes;
        this.offset = offset;
        this.little = little;
        this.readOnly = readOnly;
        if (bytes.isDirect()) address = bytes.address + offset;
    }

    @Override
    float at(int i) {
        return Float.intBitsToFloat((int) bytes.number(offset + i * 4, 4, little));
    }

    @Override
    void set(int i, float v) {
        bytes.setNumber(offset + i * 4, 4, Float.floatToRawIntBits(v), little);
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
    FloatBuffer view(int off, int mark, int pos, int lim, int cap, boolean readOnly) {
        return new ByteBufferAsFloatBuffer(bytes, offset + off * 4, little, mark, pos, lim, cap, readOnly);
    }
}
