// SPDX-License-Identifier: MIT
package java.io;

/** Something that holds a resource and can be closed, any number of times. */
public interface Closeable extends AutoCloseable {
    void close() throws IOException;
}
