// SPDX-License-Identifier: MIT
package java.io;

/** Something whose buffered output can be pushed on. */
public interface Flushable {
    void flush() throws IOException;
}
