// SPDX-License-Identifier: MIT
package javax.naming;

/** The name service can not be reached. */
public class CommunicationException extends NamingException {
    private static final long serialVersionUID = 3618507780299986611L;

    public CommunicationException(String explanation) {
        super(explanation);
    }

    public CommunicationException() {
        super();
    }
}
