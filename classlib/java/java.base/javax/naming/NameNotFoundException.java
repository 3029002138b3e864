// SPDX-License-Identifier: MIT
package javax.naming;

/** A part of the name is not bound. */
public class NameNotFoundException extends NamingException {
    private static final long serialVersionUID = -8007156725367842053L;

    public NameNotFoundException(String explanation) {
        super(explanation);
    }

    public NameNotFoundException() {
        super();
    }
}
