// SPDX-License-Identifier: MIT
package javax.management.openmbean;

/** A type or a value is not valid open data. */
public class OpenDataException extends javax.management.JMException {
    private static final long serialVersionUID = 8346311255433349870L;

    public OpenDataException() {
    }

    public OpenDataException(String msg) {
        super(msg);
    }
}
