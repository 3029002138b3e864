// SPDX-License-Identifier: MIT
package javax.management;

/** What goes wrong unchecked in the management of beans. */
public class JMRuntimeException extends RuntimeException {
    private static final long serialVersionUID = 6573344628407841861L;

    public JMRuntimeException() {
    }

    public JMRuntimeException(String message) {
        super(message);
    }
}
