// SPDX-License-Identifier: MIT
package java.nio.channels;

import java.io.IOException;

/** A channel whose operations go on while the caller does something else. */
public interface AsynchronousChannel extends Channel {
    @Override
    void close() throws IOException;
}
