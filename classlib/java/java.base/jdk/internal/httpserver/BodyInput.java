// SPDX-License-Identifier: MIT
package jdk.internal.httpserver;

import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;

/** The body of a request: so many bytes, or chunks (RFC 9112, 7.1). Closing it reads and drops what is left. */
final class BodyInput extends InputStream {
    private final InputStream in;
    private final boolean chunked;
    /** Of the body, or of this chunk. */
    private long left;
    private boolean first = true, ended, closed;

    BodyInput(InputStream in, long length) {
        this.in = in;
        chunked = length < 0;
        left = chunked ? 0 : length;
        ended = length == 0;
    }

    /** All has been read. */
    boolean isEnded() {
        return ended;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 255;
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        Objects.checkFromIndexSize(off, len, b.length);
        if (closed)
            throw new IOException("Stream is closed");
        return len == 0 ? 0 : take(b, off, len);
    }

    private int take(byte[] b, int off, int len) throws IOException {
        if (!ended && chunked && left == 0)
            nextChunk();
        if (ended)
            return -1;
        int n = in.read(b, off, (int) Math.min(len, left));
        if (n < 0)
            throw new IOException("connection closed before all data received");
        left -= n;
        if (left == 0 && !chunked)
            ended = true;
        return n;
    }

    private String line() throws IOException {
        String line = RequestHead.line(in, Limits.HEADER_BYTES);
        if (line == null)
            throw new IOException("connection closed before all data received");
        return line;
    }

    /**
     * The end of the chunk before, and the length of the next; after the last, of length 0, come lines that nobody
     * reads.
     */
    private void nextChunk() throws IOException {
        if (!first && !line().isEmpty())
            throw new IOException("Error processing chunk");
        first = false;
        String line = line();
        int semicolon = line.indexOf(';');
        String size = (semicolon < 0 ? line : line.substring(0, semicolon)).trim();
        if (size.isEmpty() || size.length() > 15)
            throw new IOException("Malformed chunk length");
        long n = 0;
        for (int i = 0; i < size.length(); i++) {
            int digit = Character.digit(size.charAt(i), 16);
            if (digit < 0)
                throw new IOException("Malformed chunk length");
            n = n << 4 | digit;
        }
        left = n;
        if (n > 0)
            return;
        for (int i = 0; !line().isEmpty(); i++)
            if (i == Limits.HEADERS)
                throw new IOException("too many trailers");
        ended = true;
    }

    @Override
    public int available() throws IOException {
        if (closed)
            throw new IOException("Stream is closed");
        return ended ? 0 : (int) Math.min(left, in.available());
    }

    @Override
    public void close() throws IOException {
        if (closed)
            return;
        closed = true;
        drain();
    }

    /** False if too much is left. */
    boolean drain() throws IOException {
        byte[] b = new byte[2048];
        for (long dropped = 0; !ended && dropped < Limits.DRAIN;) {
            int n = take(b, 0, b.length);
            if (n > 0)
                dropped += n;
        }
        return ended;
    }
}
