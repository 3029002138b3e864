// SPDX-License-Identifier: MIT
package java.security.cert;

import java.security.GeneralSecurityException;

/** Something is wrong with a revocation list. */
public class CRLException extends GeneralSecurityException {
    private static final long serialVersionUID = -6694728944094197147L;

    public CRLException() {
    }

    public CRLException(String message) {
        super(message);
    }

    public CRLException(Throwable cause) {
        super(cause);
    }

    public CRLException(String message, Throwable cause) {
        super(message, cause);
    }
}
