// SPDX-License-Identifier: MIT
package java.io;

import java.util.Objects;

/**
 * The reading end of a pipe between two threads. Between the ends lies a ring of bytes: `out` is where the next one is
 * taken, `in` where the next one goes; `in` below zero says that it is empty, and both alike that it is full.
 */
public class PipedInputStream extends InputStream {
    protected static final int PIPE_SIZE = 1024;

    protected byte[] buffer;
    protected int in = -1;
    protected int out = 0;
    private final PipeEnds ends = new PipeEnds(this);

    public PipedInputStream() {
        this(PIPE_SIZE);
    }

    public PipedInputStream(int pipeSize) {
        buffer = new byte[PipeEnds.checkedSize(pipeSize)];
    }

    public PipedInputStream(PipedOutputStream src) throws IOException {
        this(src, PIPE_SIZE);
    }

    public PipedInputStream(PipedOutputStream src, int pipeSize) throws IOException {
        this(pipeSize);
        connect(src);
    }

    public void connect(PipedOutputStream src) throws IOException {
        src.connect(this);
    }

    /** Connects this end, which is empty then; false if it was connected before. */
    boolean claim() {
        if (ends.connected) return false;
        in = -1;
        out = 0;
        return ends.connected = true;
    }

    protected synchronized void receive(int b) throws IOException {
        ends.beginWrite();
        while (in == out) ends.awaitRoom();
        if (in < 0) {
            in = 0;
            out = 0;
        }
        buffer[in] = (byte) b;
        in = in + 1 < buffer.length ? in + 1 : 0;
        ends.changed();
    }

    /** As many bytes at a time as there is room for without a bend. */
    synchronized void receive(byte[] b, int off, int len) throws IOException {
        ends.beginWrite();
        for (int done = 0; done < len; ) {
            while (in == out) ends.awaitRoom();
            if (in < 0) {
                in = 0;
                out = 0;
            }
            int room = (in < out ? out : buffer.length) - in;
            int n = Math.min(room, len - done);
            System.arraycopy(b, off + done, buffer, in, n);
            done += n;
            in = in + n == buffer.length ? 0 : in + n;
            ends.changed();
        }
    }

    /** The writing end was closed. */
    synchronized void receivedLast() {
        ends.writingOver = true;
        notifyAll();
    }

    /** False at the end of the data. */
    private boolean awaitBytes() throws IOException {
        ends.beginRead(in < 0);
        while (in < 0) {
            if (ends.writingOver) return false;
            ends.awaitData();
            ends.checkRead(false);
        }
        return true;
    }

    /** The bytes up to `out + n` are taken. */
    private void take(int n) {
        out = out + n == buffer.length ? 0 : out + n;
        if (out == in) in = -1;
        ends.changed();
    }

    @Override
    public synchronized int read() throws IOException {
        if (!awaitBytes()) return -1;
        int b = buffer[out] & 0xff;
        take(1);
        return b;
    }

    @Override
    public synchronized int read(byte[] b, int off, int len) throws IOException {
        Objects.checkFromIndexSize(off, len, b.length);
        if (len == 0) return 0;
        if (!awaitBytes()) return -1;
        int done = 0;
        while (done < len && in >= 0) {
            int there = (out < in ? in : buffer.length) - out;
            int n = Math.min(there, len - done);
            System.arraycopy(buffer, out, b, off + done, n);
            done += n;
            take(n);
        }
        return done;
    }

    @Override
    public synchronized int available() throws IOException {
        if (in < 0) return 0;
        return out < in ? in - out : buffer.length - out + in;
    }

    /** What was written and not read is lost. */
    @Override
    public void close() throws IOException {
        ends.readingOver = true;
        synchronized (this) {
            in = -1;
            notifyAll();
        }
    }
}
