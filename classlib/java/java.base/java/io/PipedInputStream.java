// SPDX-License-Identifier: MIT
package java.io;

/** The reading end of a pipe between two threads; a ring of bytes with out as its read and in as its write position. */
public class PipedInputStream extends InputStream {
    protected static final int PIPE_SIZE = 1024;
    protected byte[] buffer;
    protected int in = -1;
    protected int out = 0;
    private boolean closedByWriter, connected;
    private volatile boolean closedByReader;
    private Thread readSide, writeSide;

    public PipedInputStream(PipedOutputStream src) throws IOException {
        this(src, PIPE_SIZE);
    }

    public PipedInputStream(PipedOutputStream src, int pipeSize) throws IOException {
        this(pipeSize);
        connect(src);
    }

    public PipedInputStream() {
        this(PIPE_SIZE);
    }

    public PipedInputStream(int pipeSize) {
        if (pipeSize <= 0) throw new IllegalArgumentException("Pipe Size <= 0");
        buffer = new byte[pipeSize];
    }

    public void connect(PipedOutputStream src) throws IOException {
        src.connect(this);
    }

    boolean isConnected() {
        return connected;
    }

    void setConnected() {
        connected = true;
    }

    private void checkWrite() throws IOException {
        if (!connected) throw new IOException("Pipe not connected");
        if (closedByWriter || closedByReader) throw new IOException("Pipe closed");
        if (readSide != null && !readSide.isAlive()) throw new IOException("Read end dead");
    }

    protected synchronized void receive(int b) throws IOException {
        checkWrite();
        writeSide = Thread.currentThread();
        while (in == out) {
            checkWrite();
            pause();
        }
        if (in < 0) in = out = 0;
        buffer[in++] = (byte) b;
        if (in >= buffer.length) in = 0;
    }

    synchronized void receive(byte[] b, int off, int len) throws IOException {
        for (int i = 0; i < len; i++) receive(b[off + i]);
    }

    private void pause() throws IOException {
        notifyAll();
        try {
            wait(1000);
        } catch (InterruptedException e) {
            throw new InterruptedIOException();
        }
    }

    synchronized void receivedLast() {
        closedByWriter = true;
        notifyAll();
    }

    @Override
    public synchronized int read() throws IOException {
        if (!connected) throw new IOException("Pipe not connected");
        if (closedByReader) throw new IOException("Pipe closed");
        if (writeSide != null && !writeSide.isAlive() && !closedByWriter && in < 0)
            throw new IOException("Write end dead");
        readSide = Thread.currentThread();
        int trials = 2;
        while (in < 0) {
            if (closedByWriter) return -1;
            if (writeSide != null && !writeSide.isAlive() && --trials < 0) throw new IOException("Pipe broken");
            pause();
        }
        int c = buffer[out++] & 255;
        if (out >= buffer.length) out = 0;
        if (in == out) in = -1;
        return c;
    }

    @Override
    public synchronized int read(byte[] b, int off, int len) throws IOException {
        java.util.Objects.checkFromIndexSize(off, len, b.length);
        if (len == 0) return 0;
        int c = read();
        if (c < 0) return -1;
        b[off] = (byte) c;
        int n = 1;
        while (in >= 0 && n < len) b[off + n++] = (byte) read();
        return n;
    }

    @Override
    public synchronized int available() throws IOException {
        return in < 0 ? 0 : in > out ? in - out : in + buffer.length - out;
    }

    @Override
    public void close() throws IOException {
        closedByReader = true;
        synchronized (this) {
            in = -1;
        }
    }
}
