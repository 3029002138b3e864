// SPDX-License-Identifier: MIT
package javax.naming;

/** A part of the answer only. */
public class PartialResultException extends NamingException {
    private static final long serialVersionUID = 2572144970049426786L;

    public PartialResultException(String explanation) {
        super(explanation);
    }

    public PartialResultException() {
        super();
    }
}
