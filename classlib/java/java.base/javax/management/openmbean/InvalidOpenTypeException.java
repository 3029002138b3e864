// SPDX-License-Identifier: MIT
package javax.management.openmbean;

/** The open type of a value is not the one that is wanted. */
public class InvalidOpenTypeException extends IllegalArgumentException {
    private static final long serialVersionUID = -2837312755412327534L;

    public InvalidOpenTypeException() {
    }

    public InvalidOpenTypeException(String msg) {
        super(msg);
    }
}
