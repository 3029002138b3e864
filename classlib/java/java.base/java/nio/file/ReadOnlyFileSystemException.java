// SPDX-License-Identifier: MIT
package java.nio.file;

/** The file system is read-only. */
public class ReadOnlyFileSystemException extends UnsupportedOperationException {
    private static final long serialVersionUID = -6822409595617487197L;

    public ReadOnlyFileSystemException() {
    }
}
