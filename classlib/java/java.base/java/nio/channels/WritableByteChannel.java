// SPDX-License-Identifier: MIT
package java.nio.channels;

import java.io.IOException;
import java.nio.ByteBuffer;

/** A channel to write to. */
public interface WritableByteChannel extends Channel {
    int write(ByteBuffer src) throws IOException;
}
