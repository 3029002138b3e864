// SPDX-License-Identifier: MIT
package java.nio.file;

/** A directory is not empty. */
public class DirectoryNotEmptyException extends FileSystemException {
    public DirectoryNotEmptyException(String file) {
        super(file);
    }
}
