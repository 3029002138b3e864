// SPDX-License-Identifier: MIT
package javax.management;

/** What goes wrong in the management of beans. */
public class JMException extends Exception {
    private static final long serialVersionUID = 350520924977331825L;

    public JMException() {
    }

    public JMException(String message) {
        super(message);
    }
}
