// SPDX-License-Identifier: MIT
package javax.naming;

/** A name against the rules of its name space. */
public class InvalidNameException extends NamingException {
    private static final long serialVersionUID = -8370672380823801105L;

    public InvalidNameException(String explanation) {
        super(explanation);
    }

    public InvalidNameException() {
        super();
    }
}
