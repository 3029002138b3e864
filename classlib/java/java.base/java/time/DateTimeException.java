// SPDX-License-Identifier: MIT
package java.time;

/** A calculation over dates or times failed. */
public class DateTimeException extends RuntimeException {
    public DateTimeException(String message) {
        super(message);
    }

    public DateTimeException(String message, Throwable cause) {
        super(message, cause);
    }
}
