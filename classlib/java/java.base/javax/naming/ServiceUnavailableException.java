// SPDX-License-Identifier: MIT
package javax.naming;

/** The service is not there at the moment. */
public class ServiceUnavailableException extends NamingException {
    private static final long serialVersionUID = -4996964726566773444L;

    public ServiceUnavailableException(String explanation) {
        super(explanation);
    }

    public ServiceUnavailableException() {
        super();
    }
}
