// SPDX-License-Identifier: MIT
package java.util.zip;

import java.lang.ref.Cleaner;
import java.nio.ByteBuffer;

/** Takes deflated data apart. */
public class Inflater implements AutoCloseable {
    private static final byte[] NONE = new byte[0];

    private long z;
    private final Cleaner.Cleanable ender;
    private byte[] input = NONE;
    private int off, len;
    private ByteBuffer inputBuffer;
    private boolean finished, needDict;
    private long read, written;
    private final int[] counts = new int[2];

    public Inflater(boolean nowrap) {
        z = Zlib.inflateInit(nowrap);
        ender = Zlib.Ender.register(this, z, false);
    }

    public Inflater() {
        this(false);
    }

    private void ensureOpen() {
        if (z == 0) throw new NullPointerException("Inflater has been closed");
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
        if (Zlib.setDictionary(z, false, dictionary, off, len) != Zlib.OK) throw new IllegalArgumentException();
        needDict = false;
    }

    public void setDictionary(byte[] dictionary) {
        setDictionary(dictionary, 0, dictionary.length);
    }

    public synchronized int getRemaining() {
        return len;
    }

    public synchronized boolean needsInput() {
        return len <= 0;
    }

    public synchronized boolean needsDictionary() {
        return needDict;
    }

    public synchronized boolean finished() {
        return finished;
    }

    public synchronized int inflate(byte[] output, int off, int len) throws DataFormatException {
        if (off < 0 || len < 0 || off > output.length - len) throw new ArrayIndexOutOfBoundsException();
        ensureOpen();
        if (finished) return 0;
        int r = Zlib.inflate(z, input, this.off, this.len, output, off, len, counts);
        this.off += counts[0];
        this.len -= counts[0];
        if (inputBuffer != null) inputBuffer.position(inputBuffer.position() + counts[0]);
        read += counts[0];
        written += counts[1];
        if (r == Zlib.STREAM_END) finished = true;
        else if (r == Zlib.NEED_DICT) needDict = true;
        else if (r != Zlib.OK && r != Zlib.BUF_ERROR) throw new DataFormatException(Zlib.message(z));
        return counts[1];
    }

    public int inflate(byte[] output) throws DataFormatException {
        return inflate(output, 0, output.length);
    }

    public int inflate(ByteBuffer output) throws DataFormatException {
        byte[] b = new byte[output.remaining()];
        int n = inflate(b, 0, b.length);
        output.put(b, 0, n);
        return n;
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
        Zlib.reset(z, false);
        input = NONE;
        inputBuffer = null;
        off = len = 0;
        finished = needDict = false;
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
