// SPDX-License-Identifier: MIT
package java.io;

import java.nio.channels.FileChannel;
import jdk.internal.io.Posix;

/** Writes bytes to a file. */
public class FileOutputStream extends OutputStream {
    private final FileDescriptor fd;
    private final String path;
    private FileChannel channel;

    public FileOutputStream(String name) throws FileNotFoundException {
        this(name, false);
    }

    public FileOutputStream(String name, boolean append) throws FileNotFoundException {
        if (name == null) throw new NullPointerException();
        path = name;
        fd = FileDescriptor.open(name, Posix.WRITE | Posix.CREATE | (append ? Posix.APPEND : Posix.TRUNCATE));
    }

    public FileOutputStream(File file) throws FileNotFoundException {
        this(file.getPath(), false);
    }

    public FileOutputStream(File file, boolean append) throws FileNotFoundException {
        this(file.getPath(), append);
    }

    public FileOutputStream(FileDescriptor fdObj) {
        if (fdObj == null) throw new NullPointerException();
        fd = fdObj;
        path = null;
    }

    @Override
    public void write(int b) throws IOException {
        fd.write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] b) throws IOException {
        fd.write(b, 0, b.length);
    }

    @Override
    public void write(byte[] b, int off, int len) throws IOException {
        fd.write(b, off, len);
    }

    @Override
    public void close() throws IOException {
        fd.close();
        if (channel != null) channel.close();
    }

    public final FileDescriptor getFD() throws IOException {
        return fd;
    }

    public FileChannel getChannel() {
        synchronized (fd) {
            if (channel == null) channel = FileChannels.of(fd, path, false, true, false, this);
            return channel;
        }
    }
}
