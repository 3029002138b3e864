// SPDX-License-Identifier: MIT
package java.util.jar;

import java.util.zip.ZipException;

/** A jar file is malformed. */
public class JarException extends ZipException {
    public JarException() {
    }

    public JarException(String message) {
        super(message);
    }
}
