// SPDX-License-Identifier: MIT
package java.nio.file;

/** A file is no directory. */
public class NotDirectoryException extends FileSystemException {
    private static final long serialVersionUID = -9011457427178200199L;

    public NotDirectoryException(String file) {
        super(file);
    }
}
