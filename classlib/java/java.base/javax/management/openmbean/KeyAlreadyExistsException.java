// SPDX-License-Identifier: MIT
package javax.management.openmbean;

/** A table has a row with this index already. */
public class KeyAlreadyExistsException extends IllegalArgumentException {
    private static final long serialVersionUID = 1845183636745282866L;

    public KeyAlreadyExistsException() {
    }

    public KeyAlreadyExistsException(String msg) {
        super(msg);
    }
}
