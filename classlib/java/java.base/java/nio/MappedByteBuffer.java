// SPDX-License-Identifier: MIT
package java.nio;

/** A direct buffer; one that a file channel mapped shows the file. */
public abstract class MappedByteBuffer extends ByteBuffer {
    MappedByteBuffer(int mark, int pos, int lim, int cap) {
        super(mark, pos, lim, cap);
    }

    /** Writes changes through to the file; nothing happens for memory that is no file's. */
    public final MappedByteBuffer force() {
        return force(0, capacity());
    }

    public final MappedByteBuffer force(int index, int length) {
        java.util.Objects.checkFromIndexSize(index, length, capacity());
        sync(index, length);
        return this;
    }

    abstract void sync(int index, int length);

    public final boolean isLoaded() {
        return true;
    }

    public final MappedByteBuffer load() {
        for (int i = 0; i < capacity(); i += 4096) at(i);
        return this;
    }

    @Override
    public final MappedByteBuffer position(int newPosition) {
        super.position(newPosition);
        return this;
    }

    @Override
    public final MappedByteBuffer limit(int newLimit) {
        super.limit(newLimit);
        return this;
    }

    @Override
    public final MappedByteBuffer mark() {
        super.mark();
        return this;
    }

    @Override
    public final MappedByteBuffer reset() {
        super.reset();
        return this;
    }

    @Override
    public final MappedByteBuffer clear() {
        super.clear();
        return this;
    }

    @Override
    public final MappedByteBuffer flip() {
        super.flip();
        return this;
    }

    @Override
    public final MappedByteBuffer rewind() {
        super.rewind();
        return this;
    }

    @Override
    public MappedByteBuffer slice() {
        return (MappedByteBuffer) super.slice();
    }

    @Override
    public MappedByteBuffer slice(int index, int length) {
        return (MappedByteBuffer) super.slice(index, length);
    }

    @Override
    public MappedByteBuffer duplicate() {
        return (MappedByteBuffer) super.duplicate();
    }

    @Override
    public MappedByteBuffer compact() {
        super.compact();
        return this;
    }
}
