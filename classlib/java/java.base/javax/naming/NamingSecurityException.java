// SPDX-License-Identifier: MIT
package javax.naming;

/** Something about who may do what. */
public abstract class NamingSecurityException extends NamingException {
    private static final long serialVersionUID = 5855287647294685775L;

    public NamingSecurityException(String explanation) {
        super(explanation);
    }

    public NamingSecurityException() {
    }
}
