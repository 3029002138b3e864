// SPDX-License-Identifier: MIT
package javax.crypto;

/** What was decrypted does not end in padding. */
public class BadPaddingException extends java.security.GeneralSecurityException {
    private static final long serialVersionUID = -5292939945914255955L;

    public BadPaddingException() {
    }

    public BadPaddingException(String message) {
        super(message);
    }
}
