// SPDX-License-Identifier: MIT
package jdk.internal.httpserver;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** The body of an answer, as its headers have said. Once it is closed the exchange has been answered. */
final class BodyOutput extends OutputStream {
    enum Kind { UNSENT, FIXED, CHUNKED, TO_THE_END, NOTHING }

    private final Exchange exchange;
    private final OutputStream out;
    private final byte[] chunk = new byte[4096];
    private int filled;
    private Kind kind = Kind.UNSENT;
    private long left;
    private boolean closed;

    BodyOutput(Exchange exchange, OutputStream out) {
        this.exchange = exchange;
        this.out = out;
    }

    /** The headers are out. */
    void begin(Kind kind, long length) {
        this.kind = kind;
        left = length;
    }

    boolean isBegun() {
        return kind != Kind.UNSENT;
    }

    boolean isClosed() {
        return closed;
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] b, int off, int len) throws IOException {
        Objects.checkFromIndexSize(off, len, b.length);
        if (kind == Kind.UNSENT)
            throw new IOException("response headers not sent yet");
        if (closed)
            throw new IOException("stream closed");
        switch (kind) {
        case FIXED:
            if (len > left)
                throw new IOException("too many bytes to write to stream");
            left -= len;
            out.write(b, off, len);
            break;
        case CHUNKED:
            fill(b, off, len);
            break;
        case TO_THE_END:
            out.write(b, off, len);
            break;
        default: // an answer to HEAD has no body
        }
    }

    private void fill(byte[] b, int off, int len) throws IOException {
        while (len > 0) {
            int n = Math.min(len, chunk.length - filled);
            System.arraycopy(b, off, chunk, filled, n);
            filled += n;
            off += n;
            len -= n;
            if (filled == chunk.length)
                sendChunk();
        }
    }

    private void ascii(String s) throws IOException {
        out.write(s.getBytes(StandardCharsets.US_ASCII));
    }

    private void sendChunk() throws IOException {
        if (filled == 0)
            return;
        ascii(Integer.toHexString(filled) + "\r\n");
        out.write(chunk, 0, filled);
        ascii("\r\n");
        filled = 0;
    }

    @Override
    public void flush() throws IOException {
        if (closed || kind == Kind.UNSENT)
            return;
        if (kind == Kind.CHUNKED)
            sendChunk();
        out.flush();
    }

    @Override
    public void close() throws IOException {
        if (closed)
            return;
        if (kind == Kind.UNSENT)
            throw new IOException("response headers not sent yet");
        closed = true;
        if (kind == Kind.FIXED && left > 0) {
            exchange.abort();
            throw new IOException("insufficient bytes written to stream");
        }
        try {
            if (kind == Kind.CHUNKED) {
                sendChunk();
                ascii("0\r\n\r\n");
            }
            out.flush();
        } catch (IOException e) {
            exchange.abort();
            throw e;
        }
        exchange.answered();
    }
}
