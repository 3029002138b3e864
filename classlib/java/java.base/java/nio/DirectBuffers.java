// SPDX-License-Identifier: MIT
package java.nio;

import jdk.internal.io.Mapping;

/** Makes direct buffers for file channels. */
public final class DirectBuffers {
    private DirectBuffers() {
    }

    public static MappedByteBuffer of(Mapping m, int size, boolean readOnly) {
        return new DirectByteBuffer(m.address(), m, -1, 0, size, size, readOnly);
    }
}
