// SPDX-License-Identifier: MIT
package javax.xml.datatype;

/** What is wanted can not be had. */
public class DatatypeConfigurationException extends Exception {
    public DatatypeConfigurationException() {
        super();
    }

    public DatatypeConfigurationException(String message) {
        super(message);
    }

    public DatatypeConfigurationException(String message, Throwable cause) {
        super(message, cause);
    }

    public DatatypeConfigurationException(Throwable cause) {
        super(cause);
    }
}
