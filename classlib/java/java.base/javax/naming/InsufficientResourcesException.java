// SPDX-License-Identifier: MIT
package javax.naming;

/** There is too little of something. */
public class InsufficientResourcesException extends NamingException {
    private static final long serialVersionUID = 6227672693037844532L;

    public InsufficientResourcesException(String explanation) {
        super(explanation);
    }

    public InsufficientResourcesException() {
        super();
    }
}
