// SPDX-License-Identifier: MIT
package java.nio.file;

/** The file system exists already. */
public class FileSystemAlreadyExistsException extends RuntimeException {
    public FileSystemAlreadyExistsException() {
    }

    public FileSystemAlreadyExistsException(String message) {
        super(message);
    }
}
