// SPDX-License-Identifier: MIT
package java.nio.file;

/** Symbolic links go in a circle. */
public class FileSystemLoopException extends FileSystemException {
    public FileSystemLoopException(String file) {
        super(file);
    }
}
