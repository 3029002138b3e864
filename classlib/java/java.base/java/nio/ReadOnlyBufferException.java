// SPDX-License-Identifier: MIT
package java.nio;

/** A buffer may not be written to. */
public class ReadOnlyBufferException extends UnsupportedOperationException {
    public ReadOnlyBufferException() {
    }
}
