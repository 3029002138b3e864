// SPDX-License-Identifier: MIT
package javax.naming;

/** A limit of the user or the system was met. */
public class LimitExceededException extends NamingException {
    private static final long serialVersionUID = -776898738660207856L;

    public LimitExceededException() {
        super();
    }

    public LimitExceededException(String explanation) {
        super(explanation);
    }
}
