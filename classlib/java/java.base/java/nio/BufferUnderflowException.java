// SPDX-License-Identifier: MIT
package java.nio;

/** A get went past a buffer's limit. */
public class BufferUnderflowException extends RuntimeException {
    public BufferUnderflowException() {
    }
}
