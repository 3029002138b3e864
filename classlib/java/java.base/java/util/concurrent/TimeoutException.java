// SPDX-License-Identifier: MIT
package java.util.concurrent;

/** A blocking operation took too long. */
public class TimeoutException extends Exception {
    public TimeoutException() {
    }

    public TimeoutException(String message) {
        super(message);
    }
}
