// SPDX-License-Identifier: MIT
package java.io;

/** A descriptor could not be synchronised with its device. */
public class SyncFailedException extends IOException {
    public SyncFailedException(String message) {
        super(message);
    }
}
