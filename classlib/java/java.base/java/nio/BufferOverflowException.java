// SPDX-License-Identifier: MIT
package java.nio;

/** A put went past a buffer's limit. */
public class BufferOverflowException extends RuntimeException {
    public BufferOverflowException() {
    }
}
