// SPDX-License-Identifier: MIT
package javax.management;

/** An object is not a bean: it implements no interface for it. */
public class NotCompliantMBeanException extends OperationsException {
    private static final long serialVersionUID = 5175579583207963577L;

    public NotCompliantMBeanException() {
    }

    public NotCompliantMBeanException(String message) {
        super(message);
    }
}
