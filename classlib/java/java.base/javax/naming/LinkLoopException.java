// SPDX-License-Identifier: MIT
package javax.naming;

/** Following links came back to where it was, or took more steps than allowed. */
public class LinkLoopException extends LinkException {
    private static final long serialVersionUID = -3119189944325198009L;

    public LinkLoopException(String explanation) {
        super(explanation);
    }

    public LinkLoopException() {
        super();
    }
}
