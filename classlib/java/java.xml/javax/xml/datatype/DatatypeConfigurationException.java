// SPDX-License-Identifier: MIT
package javax.xml.datatype;

/** What is wanted can not be had. */
public class DatatypeConfigurationException extends Exception {
    public DatatypeConfigurationException() {
        super();
    }

    public DatatypeConfigurationException(String name) {
        super(name);
    }

    public DatatypeConfigurationException(String name, Throwable throwable) {
        super(name, throwable);
    }

    public DatatypeConfigurationException(Throwable throwable) {
        super(throwable);
    }
}
