// SPDX-License-Identifier: MIT
package java.io;

import java.nio.channels.FileChannel;
import jdk.internal.io.FileChannelImpl;

/** Makes the channels of file streams. */
final class FileChannels {
    private FileChannels() {
    }

    static FileChannel of(FileDescriptor fd, String path, boolean read, boolean write, boolean append,
            Closeable parent) {
        int n = -1;
        try {
            n = fd.number();
        } catch (IOException closed) {
            // The channel of a closed stream is a closed one.
            n = -1;
        }
        FileChannelImpl c = new FileChannelImpl(n, read, write, append, parent);
        if (n < 0) {
            try {
                c.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return c;
    }
}
