// SPDX-License-Identifier: MIT
package javax.naming;

/** This context can not do that. */
public class OperationNotSupportedException extends NamingException {
    private static final long serialVersionUID = 5493232822427682064L;

    public OperationNotSupportedException() {
        super();
    }

    public OperationNotSupportedException(String explanation) {
        super(explanation);
    }
}
