// SPDX-License-Identifier: MIT
package java.io;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.util.Objects;

/** Encodes characters into the bytes of a stream. A high surrogate that ends one write waits for the next one. */
public class OutputStreamWriter extends Writer {
    private final OutputStream out;
    private final CharsetEncoder encoder;
    private final ByteBuffer bytes;
    private boolean closed;
    private char high;

    public OutputStreamWriter(OutputStream out, String charsetName) throws UnsupportedEncodingException {
        this(out, Charsets.named(charsetName));
    }

    public OutputStreamWriter(OutputStream out) {
        this(out, Charset.defaultCharset());
    }

    public OutputStreamWriter(OutputStream out, Charset cs) {
        this(out, Objects.requireNonNull(cs, "charset").newEncoder().onMalformedInput(CodingErrorAction.REPLACE)
                .onUnmappableCharacter(CodingErrorAction.REPLACE));
    }

    public OutputStreamWriter(OutputStream out, CharsetEncoder enc) {
        super(out);
        if (enc == null) throw new NullPointerException("charset encoder");
        this.out = out;
        encoder = enc;
        bytes = ByteBuffer.allocate(8192);
    }

    public String getEncoding() {
        return closed ? null : Charsets.historicalName(encoder.charset());
    }

    private void ensureOpen() throws IOException {
        if (closed) throw new IOException("Stream closed");
    }

    private void drain() throws IOException {
        if (bytes.position() > 0) out.write(bytes.array(), 0, bytes.position());
        bytes.clear();
    }

    private void encode(CharBuffer in, boolean end) throws IOException {
        while (true) {
            CoderResult r = encoder.encode(in, bytes, end);
            if (r.isUnderflow()) return;
            if (r.isError()) r.throwException();
            drain();
        }
    }

    void flushBuffer() throws IOException {
        synchronized (lock) {
            ensureOpen();
            drain();
        }
    }

    public void write(int c) throws IOException {
        write(new char[] {(char) c}, 0, 1);
    }

    public void write(char[] buf, int off, int len) throws IOException {
        synchronized (lock) {
            ensureOpen();
            Objects.checkFromIndexSize(off, len, buf.length);
            if (len == 0) return;
            if (high != 0) {
                char[] joined = new char[len + 1];
                joined[0] = high;
                System.arraycopy(buf, off, joined, 1, len);
                high = 0;
                buf = joined;
                off = 0;
                len++;
            }
            if (Character.isHighSurrogate(buf[off + len - 1])) high = buf[off + --len];
            encode(CharBuffer.wrap(buf, off, len), false);
        }
    }

    public void write(String s, int off, int len) throws IOException {
        if (len < 0) throw new IndexOutOfBoundsException();
        char[] buf = new char[len];
        s.getChars(off, off + len, buf, 0);
        write(buf, 0, len);
    }

    public Writer append(CharSequence s, int start, int end) throws IOException {
        if (s == null) s = "null";
        return append(s.subSequence(start, end));
    }

    public Writer append(CharSequence s) throws IOException {
        write(String.valueOf(s));
        return this;
    }

    public void flush() throws IOException {
        synchronized (lock) {
            ensureOpen();
            drain();
            out.flush();
        }
    }

    public void close() throws IOException {
        synchronized (lock) {
            if (closed) return;
            try {
                encode(high == 0 ? CharBuffer.allocate(0) : CharBuffer.wrap(new char[] {high}), true);
                while (encoder.flush(bytes).isOverflow()) drain();
                drain();
                out.flush();
            } finally {
                closed = true;
                out.close();
            }
        }
    }
}
