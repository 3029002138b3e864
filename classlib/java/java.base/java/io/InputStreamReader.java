// SPDX-License-Identifier: MIT
package java.io;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.util.Objects;

/** Decodes the bytes of a stream into characters. The bytes not yet decoded stand in bytes[position..limit). */
public class InputStreamReader extends Reader {
    private final InputStream in;
    private final CharsetDecoder decoder;
    private final ByteBuffer bytes;
    private boolean ended, closed;
    private int spare = -1;

    public InputStreamReader(InputStream in) {
        this(in, Charset.defaultCharset());
    }

    public InputStreamReader(InputStream in, String charsetName) throws UnsupportedEncodingException {
        this(in, Charsets.named(charsetName));
    }

    public InputStreamReader(InputStream in, Charset cs) {
        this(in, Objects.requireNonNull(cs, "charset").newDecoder().onMalformedInput(CodingErrorAction.REPLACE)
                .onUnmappableCharacter(CodingErrorAction.REPLACE));
    }

    public InputStreamReader(InputStream in, CharsetDecoder dec) {
        super(in);
        if (dec == null) throw new NullPointerException("charset decoder");
        this.in = in;
        decoder = dec;
        bytes = ByteBuffer.allocate(8192);
        bytes.flip();
    }

    public String getEncoding() {
        return closed ? null : Charsets.historicalName(decoder.charset());
    }

    private void ensureOpen() throws IOException {
        if (closed) throw new IOException("Stream closed");
    }

    /** A single character; the second half of a pair waits in spare. */
    public int read() throws IOException {
        synchronized (lock) {
            ensureOpen();
            if (spare >= 0) {
                int c = spare;
                spare = -1;
                return c;
            }
            char[] two = new char[2];
            int n = decode(two, 0, 2, true);
            if (n < 0) return -1;
            if (n == 2) spare = two[1];
            return two[0];
        }
    }

    public int read(char[] buf, int off, int len) throws IOException {
        synchronized (lock) {
            ensureOpen();
            Objects.checkFromIndexSize(off, len, buf.length);
            if (len == 0) return 0;
            int n = 0;
            if (spare >= 0) {
                buf[off] = (char) spare;
                spare = -1;
                n = 1;
                if (len == 1 || !available()) return 1;
            }
            if (len - n == 1) {
                int c = read();
                if (c < 0) return n == 0 ? -1 : n;
                buf[off + n] = (char) c;
                return n + 1;
            }
            int got = decode(buf, off + n, len - n, false);
            return got < 0 ? (n == 0 ? -1 : n) : n + got;
        }
    }

    private boolean available() throws IOException {
        return bytes.hasRemaining() || in.available() > 0;
    }

    /** Decodes at least one character; gives -1 at the end of the input. With one, stops after the first. */
    private int decode(char[] buf, int off, int len, boolean one) throws IOException {
        CharBuffer out = CharBuffer.wrap(buf, off, one ? 1 : len);
        while (true) {
            CoderResult r = decoder.decode(bytes, out, ended);
            if (r.isOverflow()) {
                if (out.position() > off) break;
                out = CharBuffer.wrap(buf, off, len);
                continue;
            }
            if (r.isError()) r.throwException();
            if (out.position() > off && (one || ended || in.available() <= 0 || !out.hasRemaining())) break;
            if (ended) {
                if (out.position() == off) decoder.flush(out);
                break;
            }
            bytes.compact();
            int n = in.read(bytes.array(), bytes.position(), bytes.remaining());
            if (n < 0) ended = true;
            else bytes.position(bytes.position() + n);
            bytes.flip();
        }
        int n = out.position() - off;
        if (n > 0) return n;
        decoder.reset();
        ended = false;
        return -1;
    }

    public boolean ready() throws IOException {
        synchronized (lock) {
            ensureOpen();
            return spare >= 0 || available();
        }
    }

    public void close() throws IOException {
        synchronized (lock) {
            if (closed) return;
            closed = true;
            in.close();
        }
    }
}
