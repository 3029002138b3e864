// SPDX-License-Identifier: MIT
package java.util;

/** A unicast event source has its listener already. */
public class TooManyListenersException extends Exception {
    public TooManyListenersException() {
    }

    public TooManyListenersException(String message) {
        super(message);
    }
}
