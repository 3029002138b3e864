// SPDX-License-Identifier: MIT
package javax.naming;

/** The name has an object already. */
public class NameAlreadyBoundException extends NamingException {
    private static final long serialVersionUID = -8491441000356780586L;

    public NameAlreadyBoundException(String explanation) {
        super(explanation);
    }

    public NameAlreadyBoundException() {
        super();
    }
}
