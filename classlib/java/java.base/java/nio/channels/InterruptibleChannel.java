// SPDX-License-Identifier: MIT
package java.nio.channels;

import java.io.IOException;

/** A channel that can be closed while another thread uses it. */
public interface InterruptibleChannel extends Channel {
    void close() throws IOException;
}
