// SPDX-License-Identifier: MIT
package javax.naming;

/** A context that has names can not be destroyed. */
public class ContextNotEmptyException extends NamingException {
    private static final long serialVersionUID = 1090963683348219877L;

    public ContextNotEmptyException(String explanation) {
        super(explanation);
    }

    public ContextNotEmptyException() {
        super();
    }
}
