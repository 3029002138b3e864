// SPDX-License-Identifier: MIT
package javax.management.openmbean;

/** A key is not one of the type. */
public class InvalidKeyException extends IllegalArgumentException {
    private static final long serialVersionUID = 4224269443946322062L;

    public InvalidKeyException() {
    }

    public InvalidKeyException(String msg) {
        super(msg);
    }
}
