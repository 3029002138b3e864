// SPDX-License-Identifier: MIT
package java.util.zip;

import java.lang.ref.Cleaner;
import java.nio.ByteBuffer;

/** Deflates data. */
public class Deflater implements AutoCloseable {
    public static final int DEFLATED = 8;
    public static final int NO_COMPRESSION = 0;
    public static final int BEST_SPEED = 1;
    public static final int BEST_COMPRESSION = 9;
    public static final int DEFAULT_COMPRESSION = -1;
    public static final int FILTERED = 1;
    public static final int HUFFMAN_ONLY = 2;
    public static final int DEFAULT_STRATEGY = 0;
    public static final int NO_FLUSH = 0;
    public static final int SYNC_FLUSH = 2;
    public static final int FULL_FLUSH = 3;
    private static final int FINISH = 4;
    private static final byte[] NONE = new byte[0];

    private long z;
    private final Cleaner.Cleanable ender;
    private byte[] input = NONE;
    private int off, len, level, strategy;
    private ByteBuffer inputBuffer;
    private boolean finish, finished, newParams;
    private long read, written;
    private final int[] counts = new int[2];

    public Deflater(int level, boolean nowrap) {
        if (level < -1 || level > 9) throw new IllegalArgumentException();
        this.level = level;
        z = Zlib.deflateInit(level, DEFAULT_STRATEGY, nowrap);
        ender = Zlib.Ender.register(this, z, true);
    }

    public Deflater(int level) {
        this(level, false);
    }

    public Deflater() {
        this(DEFAULT_COMPRESSION, false);
    }

    private void ensureOpen() {
        if (z == 0) throw new NullPointerException("Deflater has been closed");
    }

    public synchronized void setInput(byte[] input, int off, int len) {
        if (off < 0 || len < 0 || off > input.length - len) throw new ArrayIndexOutOfBoundsException();
        this.input = input;
        this.off = off;
        this.len = len;
        inputBuffer = null;
    }

    public void setInput(byte[] input) {
        setInput(input, 0, input.length);
    }

    public synchronized void setInput(ByteBuffer input) {
        byte[] b = new byte[input.remaining()];
        input.duplicate().get(b);
        setInput(b, 0, b.length);
        inputBuffer = input;
    }

    public synchronized void setDictionary(byte[] dictionary, int off, int len) {
        if (off < 0 || len < 0 || off > dictionary.length - len) throw new ArrayIndexOutOfBoundsException();
        ensureOpen();
        if (Zlib.setDictionary(z, true, dictionary, off, len) != Zlib.OK) throw new IllegalArgumentException();
    }

    public void setDictionary(byte[] dictionary) {
        setDictionary(dictionary, 0, dictionary.length);
    }

    public synchronized void setStrategy(int strategy) {
        if (strategy < 0 || strategy > 2) throw new IllegalArgumentException();
        if (this.strategy != strategy) newParams = true;
        this.strategy = strategy;
    }

    public synchronized void setLevel(int level) {
        if (level < -1 || level > 9) throw new IllegalArgumentException("invalid compression level");
        if (this.level != level) newParams = true;
        this.level = level;
    }

    public synchronized boolean needsInput() {
        return len <= 0;
    }

    public synchronized void finish() {
        finish = true;
    }

    public synchronized boolean finished() {
        return finished;
    }

    public int deflate(byte[] output, int off, int len) {
        return deflate(output, off, len, NO_FLUSH);
    }

    public int deflate(byte[] output) {
        return deflate(output, 0, output.length, NO_FLUSH);
    }

    public int deflate(ByteBuffer output) {
        return deflate(output, NO_FLUSH);
    }

    public int deflate(ByteBuffer output, int flush) {
        byte[] b = new byte[output.remaining()];
        int n = deflate(b, 0, b.length, flush);
        output.put(b, 0, n);
        return n;
    }

    public synchronized int deflate(byte[] output, int off, int len, int flush) {
        if (off < 0 || len < 0 || off > output.length - len) throw new ArrayIndexOutOfBoundsException();
        if (flush != NO_FLUSH && flush != SYNC_FLUSH && flush != FULL_FLUSH) throw new IllegalArgumentException();
        ensureOpen();
        int n = 0;
        if (newParams) {
            if (Zlib.params(z, level, strategy, output, off, len, counts) == Zlib.OK) newParams = false;
            n = counts[1];
            written += n;
        }
        int r = Zlib.deflate(z, input, this.off, this.len, output, off + n, len - n, finish ? FINISH : flush, counts);
        this.off += counts[0];
        this.len -= counts[0];
        if (inputBuffer != null) inputBuffer.position(inputBuffer.position() + counts[0]);
        read += counts[0];
        written += counts[1];
        if (r == Zlib.STREAM_END) finished = true;
        else if (r != Zlib.OK && r != Zlib.BUF_ERROR) throw new InternalError(Zlib.message(z));
        return n + counts[1];
    }

    public synchronized int getAdler() {
        ensureOpen();
        return Zlib.adler(z);
    }

    public int getTotalIn() {
        return (int) getBytesRead();
    }

    public synchronized long getBytesRead() {
        ensureOpen();
        return read;
    }

    public int getTotalOut() {
        return (int) getBytesWritten();
    }

    public synchronized long getBytesWritten() {
        ensureOpen();
        return written;
    }

    public synchronized void reset() {
        ensureOpen();
        Zlib.reset(z, true);
        finish = finished = false;
        input = NONE;
        inputBuffer = null;
        off = len = 0;
        read = written = 0;
    }

    public synchronized void end() {
        z = 0;
        input = NONE;
        ender.clean();
    }

    /** The same as end. */
    @Override
    public void close() {
        end();
    }

    public void setDictionary(java.nio.ByteBuffer dictionary) {
        byte[] b = new byte[dictionary.remaining()];
        dictionary.get(b);
        setDictionary(b);
    }
}
