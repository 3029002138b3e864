// SPDX-License-Identifier: MIT
package jdk.internal.io;

import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;

/** A door into java.nio for the library: a hidden class there implements it and sets it here. */
public abstract class BufferAccess {
    private static BufferAccess instance;

    protected BufferAccess() {
    }

    public static synchronized void set(BufferAccess access) {
        instance = access;
    }

    public static synchronized BufferAccess get() {
        if (instance == null) {
            try {
                Class.forName("java.nio.DirectBuffers");
            } catch (ClassNotFoundException e) {
                throw new NoClassDefFoundError(e.getMessage());
            }
        }
        return instance;
    }

    /** A buffer over a mapped file. */
    public abstract MappedByteBuffer over(Mapping m, int size, boolean readOnly);

    /** Frees the memory of an allocated direct buffer now; IllegalArgumentException for a view or a mapped one. */
    public abstract void free(ByteBuffer direct);
}
