// SPDX-License-Identifier: MIT
package javax.crypto;

/** The result has no room in the buffer. */
public class ShortBufferException extends java.security.GeneralSecurityException {
    private static final long serialVersionUID = 8427718640832943747L;

    public ShortBufferException() {
    }

    public ShortBufferException(String message) {
        super(message);
    }
}
