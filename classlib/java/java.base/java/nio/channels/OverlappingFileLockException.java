// SPDX-License-Identifier: MIT
package java.nio.channels;

/** This VM holds an overlapping lock. */
public class OverlappingFileLockException extends IllegalStateException {
    public OverlappingFileLockException() {
    }
}
