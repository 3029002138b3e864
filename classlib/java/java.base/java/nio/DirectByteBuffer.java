// SPDX-License-Identifier: MIT
package java.nio;

import jdk.internal.misc.Unsafe;

/** A buffer over memory outside of the heap. Whoever allocated the memory frees it: for allocate, a cleaner. */
final class DirectByteBuffer extends MappedByteBuffer {
    private static final Unsafe U = Unsafe.getUnsafe();

    private final Object owner;                  // keeps the memory alive
    private boolean isView;

    /** Over memory that native code owns. */
    private DirectByteBuffer(long address, int capacity) {
        this(address, null, -1, 0, capacity, capacity, false);
    }

    DirectByteBuffer(long address, Object owner, int mark, int pos, int lim, int cap, boolean readOnly) {
        super(mark, pos, lim, cap);
        this.address = address;
        this.owner = owner;
        this.readOnly = readOnly;
    }

    static ByteBuffer create(int capacity) {
        if (capacity < 0) throw new IllegalArgumentException("capacity < 0: (" + capacity + " < 0)");
        DirectMemory.Owner owner = new DirectMemory.Owner();
        return new DirectByteBuffer(DirectMemory.allocate(capacity, owner), owner, -1, 0, capacity, capacity, false);
    }

    /** Frees the memory now, once. Only for the buffer that was allocated, not for a view of it. */
    void free() {
        if (isView || !(owner instanceof DirectMemory.Owner)) throw new IllegalArgumentException("duplicate or slice");
        ((DirectMemory.Owner) owner).free();
    }

    @Override
    byte at(int i) {
        return U.getByte(null, address + i);
    }

    @Override
    void set(int i, byte v) {
        U.putByte(null, address + i, v);
    }

    @Override
    void copyOut(int from, byte[] dst, int offset, int length) {
        U.copyMemory(null, address + from, dst, Unsafe.ARRAY_BYTE_BASE_OFFSET + offset, length);
    }

    @Override
    void copyIn(int to, byte[] src, int offset, int length) {
        U.copyMemory(src, Unsafe.ARRAY_BYTE_BASE_OFFSET + offset, null, address + to, length);
    }

    @Override
    public boolean isDirect() {
        return true;
    }

    @Override
    void sync(int index, int length) {
        if (owner instanceof jdk.internal.io.Mapping) ((jdk.internal.io.Mapping) owner).sync();
    }

    @Override
    ByteBuffer view(int off, int mark, int pos, int lim, int cap, boolean readOnly) {
        DirectByteBuffer view = new DirectByteBuffer(address + off, owner, mark, pos, lim, cap, readOnly);
        view.isView = true;
        return view;
    }
}
