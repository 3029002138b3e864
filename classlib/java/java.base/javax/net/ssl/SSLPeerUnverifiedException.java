// SPDX-License-Identifier: MIT
package javax.net.ssl;

/** The other side's identity is not known. */
public class SSLPeerUnverifiedException extends SSLException {
    private static final long serialVersionUID = -8919512675000600547L;

    public SSLPeerUnverifiedException(String message) {
        super(message);
    }

    public SSLPeerUnverifiedException(String message, Throwable cause) {
        super(message, cause);
    }
}
