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
}
