// SPDX-License-Identifier: MIT
package java.io;

import java.nio.channels.FileChannel;
import java.util.Arrays;
import jdk.internal.io.Posix;

/** Reads the bytes of a file. */
public class FileInputStream extends InputStream {
    private final FileDescriptor fd;
    private final String path;
    private FileChannel channel;

    public FileInputStream(String name) throws FileNotFoundException {
        path = name == null ? null : name;
        if (name == null) throw new NullPointerException();
        fd = FileDescriptor.open(name, Posix.READ);
    }

    public FileInputStream(File file) throws FileNotFoundException {
        this(file.getPath());
    }

    public FileInputStream(FileDescriptor fdObj) {
        if (fdObj == null) throw new NullPointerException();
        fd = fdObj;
        path = null;
    }

    @Override
    public int read() throws IOException {
        byte[] b = new byte[1];
        return fd.read(b, 0, 1) < 0 ? -1 : b[0] & 255;
    }

    @Override
    public int read(byte[] b) throws IOException {
        return fd.read(b, 0, b.length);
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        return fd.read(b, off, len);
    }

    @Override
    public byte[] readAllBytes() throws IOException {
        int guess = fd.available();
        byte[] buf = new byte[guess > 0 && guess < Integer.MAX_VALUE - 8 ? guess + 1 : 8192];
        int n = 0;
        for (int got; (got = fd.read(buf, n, buf.length - n)) >= 0;) {
            n += got;
            if (n == buf.length) buf = Arrays.copyOf(buf, (int) Math.min(n * 2L, Integer.MAX_VALUE - 8));
        }
        return n == buf.length ? buf : Arrays.copyOf(buf, n);
    }

    @Override
    public long skip(long n) throws IOException {
        long here = fd.seek(0, 1);
        return fd.seek(n, 1) - here;
    }

    @Override
    public int available() throws IOException {
        return fd.available();
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
