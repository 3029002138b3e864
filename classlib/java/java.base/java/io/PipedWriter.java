// SPDX-License-Identifier: MIT
package java.io;

/** The writing end of a pipe of characters between two threads. */
public class PipedWriter extends Writer {
    private PipedReader sink;
    private boolean closed;

    public PipedWriter(PipedReader snk) throws IOException {
        connect(snk);
    }

    public PipedWriter() {
    }

    public synchronized void connect(PipedReader snk) throws IOException {
        if (snk == null) throw new NullPointerException();
        if (sink != null || snk.isConnected()) throw new IOException("Already connected");
        if (closed) throw new IOException("Pipe closed");
        sink = snk;
        snk.setConnected();
    }

    private PipedReader sink() throws IOException {
        if (sink == null) throw new IOException("Pipe not connected");
        return sink;
    }

    public void write(int c) throws IOException {
        sink().receive(c);
    }

    public void write(char[] cbuf, int off, int len) throws IOException {
        PipedReader s = sink();
        java.util.Objects.checkFromIndexSize(off, len, cbuf.length);
        for (int i = 0; i < len; i++) s.receive(cbuf[off + i]);
    }

    public synchronized void flush() throws IOException {
        if (sink == null) return;
        if (closed) throw new IOException("Pipe closed");
        synchronized (sink) {
            sink.notifyAll();
        }
    }

    public void close() throws IOException {
        closed = true;
        if (sink != null) sink.receivedLast();
    }
}
