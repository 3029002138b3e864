// SPDX-License-Identifier: MIT
package java.nio.file;

/** The file system is closed. */
public class ClosedFileSystemException extends IllegalStateException {
    public ClosedFileSystemException() {
    }
}
