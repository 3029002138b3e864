// SPDX-License-Identifier: MIT
package java.io;

/**
 * The two ends of a pipe, of bytes or of characters: who reads, who writes, and what is over. A pipe is broken when
 * the thread that used the other end last has ended and did not close it. Everything happens under the monitor of the
 * reading stream, `pipe`; a thread that has to wait does so there, and looks up every second, for nobody tells it that
 * the thread at the other end has ended.
 */
final class PipeEnds {
    private static final long LOOK_UP = 1000;

    private final Object pipe;
    private Thread reader;
    private Thread writer;
    private int waiting;
    boolean connected;
    volatile boolean readingOver;
    boolean writingOver;

    PipeEnds(Object pipe) {
        this.pipe = pipe;
    }

    static int checkedSize(int size) {
        if (size < 1) throw new IllegalArgumentException(size + " is no size of a pipe");
        return size;
    }

    private void checkConnected() throws IOException {
        if (!connected) throw new IOException("Pipe not connected");
    }

    private static boolean isGone(Thread t) {
        return t != null && !t.isAlive();
    }

    /** Before something is written: nothing may be when an end is closed or nobody reads any more. */
    void beginWrite() throws IOException {
        checkConnected();
        if (readingOver || writingOver) throw new IOException("Pipe closed");
        if (isGone(reader)) throw new IOException("Read end dead");
        writer = Thread.currentThread();
    }

    /** May one go on waiting for data, or say that there are none? */
    void checkRead(boolean empty) throws IOException {
        checkConnected();
        if (readingOver) throw new IOException("Pipe closed");
        if (empty && !writingOver && isGone(writer)) throw new IOException("Write end dead");
    }

    void beginRead(boolean empty) throws IOException {
        checkRead(empty);
        reader = Thread.currentThread();
    }

    /** For the reader of an empty pipe, for a moment. */
    void awaitData() throws IOException {
        pause();
        if (!writingOver && !readingOver && isGone(writer)) throw new IOException("Pipe broken");
    }

    /** For the writer of a full pipe, for a moment. */
    void awaitRoom() throws IOException {
        pause();
        beginWrite();
    }

    private void pause() throws IOException {
        waiting++;
        pipe.notifyAll();
        try {
            pipe.wait(LOOK_UP);
        } catch (InterruptedException e) {
            throw new InterruptedIOException();
        } finally {
            waiting--;
        }
    }

    /** Something was put in or taken out. */
    void changed() {
        if (waiting > 0) pipe.notifyAll();
    }
}
