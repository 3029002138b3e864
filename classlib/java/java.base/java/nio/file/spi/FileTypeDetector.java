// SPDX-License-Identifier: MIT
package java.nio.file.spi;

import java.io.IOException;
import java.nio.file.Path;

/** A service that tells what kind of data a file has. */
public abstract class FileTypeDetector {
    protected FileTypeDetector() {
    }

    /** null if it can't tell. */
    public abstract String probeContentType(Path path) throws IOException;
}
