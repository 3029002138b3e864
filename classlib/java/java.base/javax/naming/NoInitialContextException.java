// SPDX-License-Identifier: MIT
package javax.naming;

/** There is nowhere to begin. */
public class NoInitialContextException extends NamingException {
    private static final long serialVersionUID = -3413733186901258623L;

    public NoInitialContextException() {
        super();
    }

    public NoInitialContextException(String explanation) {
        super(explanation);
    }
}
