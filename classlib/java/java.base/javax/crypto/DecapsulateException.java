// SPDX-License-Identifier: MIT
package javax.crypto;

import java.security.GeneralSecurityException;

/** No key comes out of what was received. */
public class DecapsulateException extends GeneralSecurityException {
    private static final long serialVersionUID = 21L;

    public DecapsulateException(String message) {
        super(message);
    }

    public DecapsulateException(String message, Throwable cause) {
        super(message, cause);
    }
}
