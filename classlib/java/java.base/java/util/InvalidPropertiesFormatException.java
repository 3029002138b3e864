// SPDX-License-Identifier: MIT
package java.util;

import java.io.IOException;

/** Properties XML is malformed. */
public class InvalidPropertiesFormatException extends IOException {
    public InvalidPropertiesFormatException(Throwable cause) {
        super(cause == null ? null : cause.toString());
        initCause(cause);
    }

    public InvalidPropertiesFormatException(String message) {
        super(message);
    }
}
