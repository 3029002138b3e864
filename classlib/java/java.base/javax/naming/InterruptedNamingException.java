// SPDX-License-Identifier: MIT
package javax.naming;

/** The operation was interrupted. */
public class InterruptedNamingException extends NamingException {
    private static final long serialVersionUID = 6404516648893194728L;

    public InterruptedNamingException(String explanation) {
        super(explanation);
    }

    public InterruptedNamingException() {
        super();
    }
}
