// SPDX-License-Identifier: MIT
package java.io;

import java.util.Objects;

/** The writing end of a pipe between two threads. */
public class PipedOutputStream extends OutputStream {
    private volatile PipedInputStream sink;

    public PipedOutputStream(PipedInputStream snk) throws IOException {
        connect(snk);
    }

    public PipedOutputStream() {
    }

    public synchronized void connect(PipedInputStream snk) throws IOException {
        Objects.requireNonNull(snk);
        if (sink != null || !snk.claim()) throw new IOException("Already connected");
        sink = snk;
    }

    private PipedInputStream sink() throws IOException {
        PipedInputStream s = sink;
        if (s == null) throw new IOException("Pipe not connected");
        return s;
    }

    @Override
    public void write(int b) throws IOException {
        sink().receive(b);
    }

    @Override
    public void write(byte[] b, int off, int len) throws IOException {
        PipedInputStream s = sink();
        Objects.checkFromIndexSize(off, len, b.length);
        if (len != 0) s.receive(b, off, len);
    }

    @Override
    public synchronized void flush() throws IOException {
        PipedInputStream s = sink;
        if (s != null)
            synchronized (s) {
                s.notifyAll();
            }
    }

    @Override
    public void close() throws IOException {
        PipedInputStream s = sink;
        if (s != null) s.receivedLast();
    }
}
