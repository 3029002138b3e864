// SPDX-License-Identifier: MIT
package java.io;

import java.util.Objects;

/** The reading end of a pipe of characters between two threads: a ring that holds `count` characters from `first`. */
public class PipedReader extends Reader {
    private static final int USUAL_SIZE = 1024;

    private final char[] ring;
    private int first;
    private int count;
    private final PipeEnds ends = new PipeEnds(this);

    public PipedReader() {
        this(USUAL_SIZE);
    }

    public PipedReader(int pipeSize) {
        ring = new char[PipeEnds.checkedSize(pipeSize)];
    }

    public PipedReader(PipedWriter src) throws IOException {
        this(src, USUAL_SIZE);
    }

    public PipedReader(PipedWriter src, int pipeSize) throws IOException {
        this(pipeSize);
        connect(src);
    }

    public void connect(PipedWriter src) throws IOException {
        src.connect(this);
    }

    boolean isConnected() {
        return ends.connected;
    }

    void setConnected() {
        ends.connected = true;
    }

    private int wrapped(int place) {
        return place < ring.length ? place : place - ring.length;
    }

    synchronized void receive(int c) throws IOException {
        ends.beginWrite();
        while (count == ring.length) ends.awaitRoom();
        ring[wrapped(first + count)] = (char) c;
        count++;
        ends.changed();
    }

    synchronized void receivedLast() {
        ends.writingOver = true;
        notifyAll();
    }

    private boolean awaitCharacters() throws IOException {
        ends.beginRead(count == 0);
        while (count == 0 && !ends.writingOver) {
            ends.awaitData();
            ends.checkRead(false);
        }
        return count > 0;
    }

    private char next() {
        char c = ring[first];
        first = wrapped(first + 1);
        count--;
        return c;
    }

    @Override
    public synchronized int read() throws IOException {
        if (!awaitCharacters()) return -1;
        char c = next();
        ends.changed();
        return c;
    }

    @Override
    public synchronized int read(char[] cbuf, int off, int len) throws IOException {
        ends.checkRead(count == 0);
        Objects.checkFromIndexSize(off, len, cbuf.length);
        if (len == 0) return 0;
        if (!awaitCharacters()) return -1;
        int n = Math.min(len, count);
        for (int i = 0; i < n; i++) cbuf[off + i] = next();
        ends.changed();
        return n;
    }

    @Override
    public synchronized boolean ready() throws IOException {
        ends.checkRead(count == 0);
        return count > 0;
    }

    /** What was written and not read is lost. */
    @Override
    public void close() throws IOException {
        ends.readingOver = true;
        synchronized (this) {
            count = 0;
            notifyAll();
        }
    }
}
