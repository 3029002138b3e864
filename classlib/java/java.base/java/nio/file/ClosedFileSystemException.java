// SPDX-License-Identifier: MIT
package java.nio.file;

/** The file system is closed. */
public class ClosedFileSystemException extends IllegalStateException {
    private static final long serialVersionUID = -8158336077256193488L;

    public ClosedFileSystemException() {
    }
}
