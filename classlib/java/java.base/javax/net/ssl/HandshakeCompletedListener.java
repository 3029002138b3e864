// SPDX-License-Identifier: MIT
package javax.net.ssl;

import java.util.EventListener;

/** Told when a handshake is done. */
public interface HandshakeCompletedListener extends EventListener {
    void handshakeCompleted(HandshakeCompletedEvent event);
}
