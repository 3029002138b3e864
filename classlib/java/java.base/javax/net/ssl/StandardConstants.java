// SPDX-License-Identifier: MIT
package javax.net.ssl;

/** Numbers of the protocol. */
public final class StandardConstants {
    /** The kind of a server name that is a host's (RFC 6066, 3). */
    public static final int SNI_HOST_NAME = 0;

    private StandardConstants() {
    }
}
