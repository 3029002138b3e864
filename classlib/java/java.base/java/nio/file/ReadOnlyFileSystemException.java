// SPDX-License-Identifier: MIT
package java.nio.file;

/** The file system is read-only. */
public class ReadOnlyFileSystemException extends UnsupportedOperationException {
    public ReadOnlyFileSystemException() {
    }
}
