// SPDX-License-Identifier: MIT
package java.nio.file;

/** The file system does not exist. */
public class FileSystemNotFoundException extends RuntimeException {
    public FileSystemNotFoundException() {
    }

    public FileSystemNotFoundException(String message) {
        super(message);
    }
}
