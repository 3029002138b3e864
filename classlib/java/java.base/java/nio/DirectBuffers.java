// SPDX-License-Identifier: MIT
package java.nio;

import jdk.internal.io.BufferAccess;
import jdk.internal.io.Mapping;

/** Makes and frees direct buffers for the rest of the library. */
final class DirectBuffers extends BufferAccess {
    static {
        set(new DirectBuffers());
    }

    private DirectBuffers() {
    }

    @Override
    public MappedByteBuffer over(Mapping m, int size, boolean readOnly) {
        return new DirectByteBuffer(m.address(), m, -1, 0, size, size, readOnly);
    }

    @Override
    public void free(ByteBuffer direct) {
        ((DirectByteBuffer) direct).free();
    }
}
