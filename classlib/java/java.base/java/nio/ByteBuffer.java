// SPDX-License-Identifier: MIT
package java.nio;

import java.util.Objects;

/** A buffer of values of type byte. Where they stand is a subclass's business: at and set. */
public abstract class ByteBuffer extends Buffer implements Comparable<ByteBuffer> {
    ByteBuffer(int mark, int pos, int lim, int cap) {
        super(mark, pos, lim, cap);
    }

    /** The value in slot i, which has been checked. */
    abstract byte at(int i);

    abstract void set(int i, byte v);

    /** A buffer over the slots from off on. */
    abstract ByteBuffer view(int off, int mark, int pos, int lim, int cap, boolean readOnly);

    public static ByteBuffer allocate(int capacity) {
        if (capacity < 0) throw new IllegalArgumentException("capacity < 0: (" + capacity + " < 0)");
        return new HeapByteBuffer(new byte[capacity], 0, -1, 0, capacity, capacity, false);
    }

    public static ByteBuffer allocateDirect(int capacity) {
        return DirectByteBuffer.create(capacity);
    }

    public static ByteBuffer wrap(byte[] array, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, array.length);
        return new HeapByteBuffer(array, 0, -1, offset, offset + length, array.length, false);
    }

    public static ByteBuffer wrap(byte[] array) {
        return new HeapByteBuffer(array, 0, -1, 0, array.length, array.length, false);
    }

    public ByteBuffer slice() {
        int n = remaining();
        return view(position, -1, 0, n, n, readOnly);
    }

    public ByteBuffer slice(int index, int length) {
        Objects.checkFromIndexSize(index, length, limit);
        return view(index, -1, 0, length, length, readOnly);
    }

    public ByteBuffer duplicate() {
        return view(0, markValue(), position, limit, capacity(), readOnly);
    }

    public ByteBuffer asReadOnlyBuffer() {
        return view(0, markValue(), position, limit, capacity(), true);
    }

    public byte get() {
        return at(take(1));
    }

    public ByteBuffer put(byte v) {
        checkWritable();
        set(give(1), v);
        return this;
    }

    public byte get(int index) {
        return at(check(index));
    }

    public ByteBuffer put(int index, byte v) {
        checkWritable();
        set(check(index), v);
        return this;
    }

    void copyOut(int from, byte[] dst, int offset, int length) {
        for (int i = 0; i < length; i++) dst[offset + i] = at(from + i);
    }

    void copyIn(int to, byte[] src, int offset, int length) {
        for (int i = 0; i < length; i++) set(to + i, src[offset + i]);
    }

    public ByteBuffer get(byte[] dst, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, dst.length);
        copyOut(take(length), dst, offset, length);
        return this;
    }

    public ByteBuffer get(byte[] dst) {
        return get(dst, 0, dst.length);
    }

    public ByteBuffer get(int index, byte[] dst, int offset, int length) {
        Objects.checkFromIndexSize(index, length, limit);
        Objects.checkFromIndexSize(offset, length, dst.length);
        copyOut(index, dst, offset, length);
        return this;
    }

    public ByteBuffer get(int index, byte[] dst) {
        return get(index, dst, 0, dst.length);
    }

    public ByteBuffer put(ByteBuffer src) {
        if (src == this) throw new IllegalArgumentException("The source buffer is this buffer");
        checkWritable();
        int n = src.remaining();
        if (n > remaining()) throw new BufferOverflowException();
        move(src, src.take(n), give(n), n);
        return this;
    }

    public ByteBuffer put(int index, ByteBuffer src, int offset, int length) {
        Objects.checkFromIndexSize(index, length, limit);
        Objects.checkFromIndexSize(offset, length, src.limit);
        checkWritable();
        move(src, offset, index, length);
        return this;
    }

    /** Through an array, since both may share their memory. */
    private void move(ByteBuffer src, int from, int to, int n) {
        byte[] a = new byte[n];
        src.copyOut(from, a, 0, n);
        copyIn(to, a, 0, n);
    }

    public ByteBuffer put(byte[] src, int offset, int length) {
        checkWritable();
        Objects.checkFromIndexSize(offset, length, src.length);
        copyIn(give(length), src, offset, length);
        return this;
    }

    public final ByteBuffer put(byte[] src) {
        return put(src, 0, src.length);
    }

    public ByteBuffer put(int index, byte[] src, int offset, int length) {
        Objects.checkFromIndexSize(index, length, limit);
        Objects.checkFromIndexSize(offset, length, src.length);
        checkWritable();
        copyIn(index, src, offset, length);
        return this;
    }

    public ByteBuffer put(int index, byte[] src) {
        return put(index, src, 0, src.length);
    }

    /** The array behind a heap buffer, or null. */
    byte[] backing() {
        return null;
    }

    public final boolean hasArray() {
        return backing() != null && !readOnly;
    }

    public final byte[] array() {
        if (backing() == null) throw new UnsupportedOperationException();
        checkWritable();
        return backing();
    }

    int backingOffset() {
        return 0;
    }

    public final int arrayOffset() {
        if (backing() == null) throw new UnsupportedOperationException();
        checkWritable();
        return backingOffset();
    }

    public ByteBuffer compact() {
        checkWritable();
        int n = remaining();
        byte[] a = new byte[n];
        copyOut(position, a, 0, n);
        copyIn(0, a, 0, n);
        position = n;
        limit = capacity();
        discardMark();
        return this;
    }

    @Override
    public ByteBuffer position(int newPosition) {
        super.position(newPosition);
        return this;
    }

    @Override
    public ByteBuffer limit(int newLimit) {
        super.limit(newLimit);
        return this;
    }

    @Override
    public ByteBuffer mark() {
        super.mark();
        return this;
    }

    @Override
    public ByteBuffer reset() {
        super.reset();
        return this;
    }

    @Override
    public ByteBuffer clear() {
        super.clear();
        return this;
    }

    @Override
    public ByteBuffer flip() {
        super.flip();
        return this;
    }

    @Override
    public ByteBuffer rewind() {
        super.rewind();
        return this;
    }

    public boolean isReadOnly() {
        return readOnly;
    }

    public abstract boolean isDirect();

    public int hashCode() {
        int h = 1;
        for (int i = limit - 1; i >= position; i--) h = 31 * h + (int) at(i);
        return h;
    }

    public boolean equals(Object o) {
        if (this == o) return true;
        if (!(o instanceof ByteBuffer)) return false;
        ByteBuffer b = (ByteBuffer) o;
        return remaining() == b.remaining() && mismatch(b) < 0;
    }

    public int compareTo(ByteBuffer that) {
        int n = Math.min(remaining(), that.remaining());
        for (int i = 0; i < n; i++) {
            int c = Byte.compare(at(position + i), that.at(that.position + i));
            if (c != 0) return c;
        }
        return remaining() - that.remaining();
    }

    public int mismatch(ByteBuffer that) {
        int n = Math.min(remaining(), that.remaining());
        for (int i = 0; i < n; i++) if (Byte.compare(at(position + i), that.at(that.position + i)) != 0) return i;
        return remaining() == that.remaining() ? -1 : n;
    }

    boolean little;

    public final ByteOrder order() {
        return little ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN;
    }

    public final ByteBuffer order(ByteOrder bo) {
        little = bo == ByteOrder.LITTLE_ENDIAN;
        return this;
    }

    public final int alignmentOffset(int index, int unitSize) {
        if (index < 0) throw new IllegalArgumentException("Index less than zero: " + index);
        if (unitSize < 1 || (unitSize & unitSize - 1) != 0)
            throw new IllegalArgumentException("Unit size not a power of two: " + unitSize);
        if (unitSize > 8 && !isDirect())
            throw new UnsupportedOperationException("Unit size unsupported for non-direct buffer: "
                + unitSize);
        return (int) (address + index & unitSize - 1);
    }

    public final ByteBuffer alignedSlice(int unitSize) {
        int from = position, to = limit;
        int head = alignmentOffset(from, unitSize), tail = alignmentOffset(to, unitSize);
        int a = head > 0 ? from + (unitSize - head) : from, z = to - tail;
        if (from > to - tail || a > to) a = z = from;
        return view(a, -1, 0, z - a, z - a, readOnly);
    }

    /** The n bytes from slot i on as a number. */
    final long number(int i, int n, boolean little) {
        long v = 0;
        for (int k = 0; k < n; k++) v = v << 8 | at(little ? i + n - 1 - k : i + k) & 255;
        return v;
    }

    final void setNumber(int i, int n, long v, boolean little) {
        for (int k = 0; k < n; k++, v >>= 8) set(little ? i + k : i + n - 1 - k, (byte) v);
    }

    public char getChar() {
        return (char) number(take(2), 2, little);
    }

    public ByteBuffer putChar(char v) {
        checkWritable();
        setNumber(give(2), 2, v, little);
        return this;
    }

    public char getChar(int index) {
        return (char) number(check(index, 2), 2, little);
    }

    public ByteBuffer putChar(int index, char v) {
        checkWritable();
        setNumber(check(index, 2), 2, v, little);
        return this;
    }

    public CharBuffer asCharBuffer() {
        int n = remaining() / 2;
        return new ByteBufferAsCharBuffer(view(0, -1, 0, capacity(), capacity(), readOnly), position, little, -1, 0,
                n, n, readOnly);
    }

    public short getShort() {
        return (short) number(take(2), 2, little);
    }

    public ByteBuffer putShort(short v) {
        checkWritable();
        setNumber(give(2), 2, v, little);
        return this;
    }

    public short getShort(int index) {
        return (short) number(check(index, 2), 2, little);
    }

    public ByteBuffer putShort(int index, short v) {
        checkWritable();
        setNumber(check(index, 2), 2, v, little);
        return this;
    }

    public ShortBuffer asShortBuffer() {
        int n = remaining() / 2;
        return new ByteBufferAsShortBuffer(view(0, -1, 0, capacity(), capacity(), readOnly), position, little, -1, 0,
                n, n, readOnly);
    }

    public int getInt() {
        return (int) number(take(4), 4, little);
    }

    public ByteBuffer putInt(int v) {
        checkWritable();
        setNumber(give(4), 4, v, little);
        return this;
    }

    public int getInt(int index) {
        return (int) number(check(index, 4), 4, little);
    }

    public ByteBuffer putInt(int index, int v) {
        checkWritable();
        setNumber(check(index, 4), 4, v, little);
        return this;
    }

    public IntBuffer asIntBuffer() {
        int n = remaining() / 4;
        return new ByteBufferAsIntBuffer(view(0, -1, 0, capacity(), capacity(), readOnly), position, little, -1, 0,
                n, n, readOnly);
    }

    public long getLong() {
        return number(take(8), 8, little);
    }

    public ByteBuffer putLong(long v) {
        checkWritable();
        setNumber(give(8), 8, v, little);
        return this;
    }

    public long getLong(int index) {
        return number(check(index, 8), 8, little);
    }

    public ByteBuffer putLong(int index, long v) {
        checkWritable();
        setNumber(check(index, 8), 8, v, little);
        return this;
    }

    public LongBuffer asLongBuffer() {
        int n = remaining() / 8;
        return new ByteBufferAsLongBuffer(view(0, -1, 0, capacity(), capacity(), readOnly), position, little, -1, 0,
                n, n, readOnly);
    }

    public float getFloat() {
        return Float.intBitsToFloat((int) number(take(4), 4, little));
    }

    public ByteBuffer putFloat(float v) {
        checkWritable();
        setNumber(give(4), 4, Float.floatToRawIntBits(v), little);
        return this;
    }

    public float getFloat(int index) {
        return Float.intBitsToFloat((int) number(check(index, 4), 4, little));
    }

    public ByteBuffer putFloat(int index, float v) {
        checkWritable();
        setNumber(check(index, 4), 4, Float.floatToRawIntBits(v), little);
        return this;
    }

    public FloatBuffer asFloatBuffer() {
        int n = remaining() / 4;
        return new ByteBufferAsFloatBuffer(view(0, -1, 0, capacity(), capacity(), readOnly), position, little, -1, 0,
                n, n, readOnly);
    }

    public double getDouble() {
        return Double.longBitsToDouble(number(take(8), 8, little));
    }

    public ByteBuffer putDouble(double v) {
        checkWritable();
        setNumber(give(8), 8, Double.doubleToRawLongBits(v), little);
        return this;
    }

    public double getDouble(int index) {
        return Double.longBitsToDouble(number(check(index, 8), 8, little));
    }

    public ByteBuffer putDouble(int index, double v) {
        checkWritable();
        setNumber(check(index, 8), 8, Double.doubleToRawLongBits(v), little);
        return this;
    }

    public DoubleBuffer asDoubleBuffer() {
        int n = remaining() / 8;
        return new ByteBufferAsDoubleBuffer(view(0, -1, 0, capacity(), capacity(), readOnly), position, little, -1,
                0, n, n, readOnly);
    }
}
