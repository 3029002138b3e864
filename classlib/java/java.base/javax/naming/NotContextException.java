// SPDX-License-Identifier: MIT
package javax.naming;

/** A context is needed to go on, and there is something else. */
public class NotContextException extends NamingException {
    private static final long serialVersionUID = 849752551644540417L;

    public NotContextException(String explanation) {
        super(explanation);
    }

    public NotContextException() {
        super();
    }
}
