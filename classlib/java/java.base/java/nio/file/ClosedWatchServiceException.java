// SPDX-License-Identifier: MIT
package java.nio.file;

/** A watch service is closed. */
public class ClosedWatchServiceException extends IllegalStateException {
    @java.io.Serial
    private static final long serialVersionUID = 1853336266231677732L;

    public ClosedWatchServiceException() {
    }
}
