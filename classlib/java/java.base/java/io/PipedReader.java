// SPDX-License-Identifier: MIT
package java.io;

/** The reading end of a pipe of characters between two threads; in is the write, out the read position of a ring. */
public class PipedReader extends Reader {
    private final char[] buffer;
    private int in = -1, out;
    private boolean closedByWriter, closedByReader, connected;
    private Thread readSide, writeSide;

    public PipedReader(PipedWriter src) throws IOException {
        this(src, 1024);
    }

    public PipedReader(PipedWriter src, int pipeSize) throws IOException {
        this(pipeSize);
        connect(src);
    }

    public PipedReader() {
        this(1024);
    }

    public PipedReader(int pipeSize) {
        if (pipeSize <= 0) throw new IllegalArgumentException("Pipe size <= 0");
        buffer = new char[pipeSize];
    }

    public void connect(PipedWriter src) throws IOException {
        src.connect(this);
    }

    boolean isConnected() {
        return connected;
    }

    void setConnected() {
        connected = true;
        in = -1;
        out = 0;
    }

    private void pause() throws IOException {
        notifyAll();
        try {
            wait(1000);
        } catch (InterruptedException e) {
            throw new InterruptedIOException();
        }
    }

    synchronized void receive(int c) throws IOException {
        checkWrite();
        writeSide = Thread.currentThread();
        while (in == out) {
            checkWrite();
            pause();
        }
        if (in < 0) in = out = 0;
        buffer[in++] = (char) c;
        if (in >= buffer.length) in = 0;
    }

    private void checkWrite() throws IOException {
        if (!connected) throw new IOException("Pipe not connected");
        if (closedByWriter || closedByReader) throw new IOException("Pipe closed");
        if (readSide != null && !readSide.isAlive()) throw new IOException("Read end dead");
    }

    synchronized void receivedLast() {
        closedByWriter = true;
        notifyAll();
    }

    private void checkRead() throws IOException {
        if (!connected) throw new IOException("Pipe not connected");
        if (closedByReader) throw new IOException("Pipe closed");
        if (writeSide != null && !writeSide.isAlive() && !closedByWriter && in < 0)
            throw new IOException("Write end dead");
    }

    public synchronized int read() throws IOException {
        checkRead();
        readSide = Thread.currentThread();
        int trials = 2;
        while (in < 0) {
            if (closedByWriter) return -1;
            if (writeSide != null && !writeSide.isAlive() && --trials < 0) throw new IOException("Pipe broken");
            pause();
        }
        int c = buffer[out++];
        if (out >= buffer.length) out = 0;
        if (in == out) in = -1;
        return c;
    }

    public synchronized int read(char[] cbuf, int off, int len) throws IOException {
        checkRead();
        java.util.Objects.checkFromIndexSize(off, len, cbuf.length);
        if (len == 0) return 0;
        int c = read();
        if (c < 0) return -1;
        cbuf[off] = (char) c;
        int n = 1;
        while (in >= 0 && n < len) cbuf[off + n++] = (char) read();
        return n;
    }

    public synchronized boolean ready() throws IOException {
        checkRead();
        return in >= 0;
    }

    public void close() throws IOException {
        closedByReader = true;
        synchronized (this) {
            in = -1;
        }
    }
}
