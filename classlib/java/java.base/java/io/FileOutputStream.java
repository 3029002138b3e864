// SPDX-License-Identifier: MIT
package java.io;

import java.nio.channels.FileChannel;

/** Writes bytes to a file; natives as in FileInputStream. */
public class FileOutputStream extends OutputStream {
    private final FileDescriptor fd;
    private final String path;
    private final boolean append;
    private FileChannel channel;

    public FileOutputStream(String name) throws FileNotFoundException {
        this(new File(name), false);
    }

    public FileOutputStream(String name, boolean append) throws FileNotFoundException {
        this(new File(name), append);
    }

    public FileOutputStream(File file) throws FileNotFoundException {
        this(file, false);
    }

    /** The one that opens, as agents that watch for open files expect. */
    public FileOutputStream(File file, boolean append) throws FileNotFoundException {
        path = file.getPath();
        fd = new FileDescriptor();
        this.append = append;
        open0(path, append);
    }

    public FileOutputStream(FileDescriptor fdObj) {
        if (fdObj == null) throw new NullPointerException();
        fd = fdObj;
        path = null;
        append = false;
    }

    private native void open0(String name, boolean append) throws FileNotFoundException;

    private native void write(int b, boolean append) throws IOException;

    private native void writeBytes(byte[] b, int off, int len, boolean append) throws IOException;

    @Override
    public void write(int b) throws IOException {
        write(b, append);
    }

    @Override
    public void write(byte[] b) throws IOException {
        writeBytes(b, 0, b.length, append);
    }

    @Override
    public void write(byte[] b, int off, int len) throws IOException {
        writeBytes(b, off, len, append);
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
