// SPDX-License-Identifier: MIT
package java.net;

/** Where a socket is. */
public abstract class SocketAddress implements java.io.Serializable {
    public SocketAddress() {
    }
}
