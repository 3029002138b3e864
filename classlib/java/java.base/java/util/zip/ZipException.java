// SPDX-License-Identifier: MIT
package java.util.zip;

import java.io.IOException;

/** A zip file is malformed. */
public class ZipException extends IOException {
    public ZipException() {
    }

    public ZipException(String message) {
        super(message);
    }
}
