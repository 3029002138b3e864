// SPDX-License-Identifier: MIT
package javax.crypto;

/** The length of the data is no multiple of the block. */
public class IllegalBlockSizeException extends java.security.GeneralSecurityException {
    private static final long serialVersionUID = -1965144811953540392L;

    public IllegalBlockSizeException() {
    }

    public IllegalBlockSizeException(String message) {
        super(message);
    }
}
