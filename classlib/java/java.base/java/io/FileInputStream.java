// SPDX-License-Identifier: MIT
package java.io;

import java.nio.channels.FileChannel;
import java.util.Arrays;

/**
 * Reads the bytes of a file. Opening and reading go through native methods of this class, which call the methods of
 * FileDescriptor: agents put functions of their own before natives of these names.
 */
public class FileInputStream extends InputStream {
    private final FileDescriptor fd;
    private final String path;
    private FileChannel channel;

    public FileInputStream(String name) throws FileNotFoundException {
        this(new File(name));
    }

    /** The one that opens, as agents that watch for open files expect. */
    public FileInputStream(File file) throws FileNotFoundException {
        path = file.getPath();
        fd = new FileDescriptor();
        open0(path);
    }

    public FileInputStream(FileDescriptor fdObj) {
        if (fdObj == null) throw new NullPointerException();
        fd = fdObj;
        path = null;
    }

    private native void open0(String name) throws FileNotFoundException;

    private native int read0() throws IOException;

    private native int readBytes(byte[] b, int off, int len) throws IOException;

    private native long skip0(long n) throws IOException;

    private native int available0() throws IOException;

    @Override
    public int read() throws IOException {
        return read0();
    }

    @Override
    public int read(byte[] b) throws IOException {
        return readBytes(b, 0, b.length);
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        return readBytes(b, off, len);
    }

    @Override
    public byte[] readAllBytes() throws IOException {
        int guess = available0();
        byte[] buf = new byte[guess > 0 && guess < Integer.MAX_VALUE - 8 ? guess + 1 : 8192];
        int n = 0;
        for (int got; (got = readBytes(buf, n, buf.length - n)) >= 0;) {
            n += got;
            if (n == buf.length) buf = Arrays.copyOf(buf, (int) Math.min(n * 2L, Integer.MAX_VALUE - 8));
        }
        return n == buf.length ? buf : Arrays.copyOf(buf, n);
    }

    @Override
    public long skip(long n) throws IOException {
        return skip0(n);
    }

    @Override
    public int available() throws IOException {
        return available0();
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
            if (channel == null) channel = FileChannels.of(fd, path, true, false, false, this);
            return channel;
        }
    }
}
