// SPDX-License-Identifier: MIT
package javax.crypto;

/** No provider has this padding. */
public class NoSuchPaddingException extends java.security.GeneralSecurityException {
    private static final long serialVersionUID = -4572885201200175466L;

    public NoSuchPaddingException() {
    }

    public NoSuchPaddingException(String message) {
        super(message);
    }
}
