// SPDX-License-Identifier: MIT
package javax.crypto;

/** An exemption mechanism failed. */
public class ExemptionMechanismException extends java.security.GeneralSecurityException {
    private static final long serialVersionUID = 1572699429277957109L;

    public ExemptionMechanismException() {
    }

    public ExemptionMechanismException(String message) {
        super(message);
    }
}
