// SPDX-License-Identifier: MIT
package java.util;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** Base64 in its three forms: basic, for URLs and file names, and MIME with lines. */
public class Base64 {
    private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    private static final byte[] CRLF = {'\r', '\n'};

    private Base64() {
    }

    public static Encoder getEncoder() {
        return new Encoder(false, null, -1, true);
    }

    public static Encoder getUrlEncoder() {
        return new Encoder(true, null, -1, true);
    }

    public static Encoder getMimeEncoder() {
        return new Encoder(false, CRLF, 76, true);
    }

    public static Encoder getMimeEncoder(int lineLength, byte[] lineSeparator) {
        for (int i = 0; i < lineSeparator.length; i++)
            if (Decoder.valueOf(lineSeparator[i], false) >= 0) throw new IllegalArgumentException(
                    "Illegal base64 line separator character 0x" + Integer.toString(lineSeparator[i], 16));
        int n = lineLength & ~3;
        return n <= 0 ? getEncoder() : new Encoder(false, lineSeparator, n, true);
    }

    public static Decoder getDecoder() {
        return new Decoder(false, false);
    }

    public static Decoder getUrlDecoder() {
        return new Decoder(true, false);
    }

    public static Decoder getMimeDecoder() {
        return new Decoder(false, true);
    }

    /** Writes bytes as letters. */
    public static class Encoder {
        private final byte[] alphabet, newline;
        private final boolean url, padding;
        private final int lineMax;

        private Encoder(boolean url, byte[] newline, int lineMax, boolean padding) {
            this.url = url;
            this.newline = newline;
            this.lineMax = lineMax;
            this.padding = padding;
            alphabet = (LETTERS + (url ? "-_" : "+/")).getBytes(StandardCharsets.ISO_8859_1);
        }

        private int length(int n) {
            int len = padding ? (n + 2) / 3 * 4 : n / 3 * 4 + (n % 3 == 0 ? 0 : n % 3 + 1);
            if (lineMax > 0 && len > 0) len += (len - 1) / lineMax * newline.length;
            return len;
        }

        public byte[] encode(byte[] src) {
            byte[] dst = new byte[length(src.length)];
            encode(src, dst);
            return dst;
        }

        public int encode(byte[] src, byte[] dst) {
            int len = length(src.length);
            if (dst.length < len)
                throw new IllegalArgumentException("Output byte array is too small for encoding all input bytes");
            int d = 0, column = 0;
            for (int s = 0; s < src.length; s += 3) {
                if (lineMax > 0 && column == lineMax) {
                    for (int i = 0; i < newline.length; i++) dst[d++] = newline[i];
                    column = 0;
                }
                int left = Math.min(3, src.length - s);
                int bits = (src[s] & 255) << 16 | (left > 1 ? (src[s + 1] & 255) << 8 : 0)
                        | (left > 2 ? src[s + 2] & 255 : 0);
                for (int i = 0; i < 4; i++) {
                    if (i <= left) dst[d++] = alphabet[bits >> 18 - 6 * i & 63];
                    else if (padding) dst[d++] = '=';
                }
                column += 4;
            }
            return d;
        }

        public String encodeToString(byte[] src) {
            return new String(encode(src), StandardCharsets.ISO_8859_1);
        }

        public ByteBuffer encode(ByteBuffer buffer) {
            byte[] b = new byte[buffer.remaining()];
            buffer.get(b);
            return ByteBuffer.wrap(encode(b));
        }

        /** Takes three bytes at a time; the rest when it is closed. */
        public OutputStream wrap(final OutputStream os) {
            Objects.requireNonNull(os);
            return new FilterOutputStream(os) {
                private final byte[] three = new byte[3];
                private int n, column;
                private boolean closed;

                private void put() throws IOException {
                    if (lineMax > 0 && column == lineMax) {
                        out.write(newline);
                        column = 0;
                    }
                    out.write(new Encoder(url, null, -1, padding).encode(Arrays.copyOf(three, n)));
                    column += 4;
                    n = 0;
                }

                @Override
                public void write(int b) throws IOException {
                    if (closed) throw new IOException("Stream is closed");
                    three[n++] = (byte) b;
                    if (n == 3) put();
                }

                @Override
                public void close() throws IOException {
                    if (closed) return;
                    if (n > 0) put();
                    closed = true;
                    out.close();
                }
            };
        }

        public Encoder withoutPadding() {
            return padding ? new Encoder(url, newline, lineMax, false) : this;
        }
    }

    /** Reads letters as bytes. */
    public static class Decoder {
        private final boolean url, mime;

        private Decoder(boolean url, boolean mime) {
            this.url = url;
            this.mime = mime;
        }

        /** The six bits of a letter, or -1. */
        static int valueOf(int c, boolean url) {
            if (c >= 'A' && c <= 'Z') return c - 'A';
            if (c >= 'a' && c <= 'z') return c - 'a' + 26;
            if (c >= '0' && c <= '9') return c - '0' + 52;
            return c == (url ? '-' : '+') ? 62 : c == (url ? '_' : '/') ? 63 : -1;
        }

        public byte[] decode(byte[] src) {
            if (src.length == 1 && !(mime && valueOf(src[0] & 255, url) < 0))
                throw new IllegalArgumentException("Input byte[] should at least have 2 bytes for base64 bytes");
            byte[] dst = new byte[src.length / 4 * 3 + 3];
            return Arrays.copyOf(dst, run(src, dst));
        }

        private int run(byte[] src, byte[] dst) {
            int d = 0, bits = 0, have = 0, s = 0;
            for (; s < src.length; s++) {
                int c = src[s] & 255;
                if (c == '=') break;
                int v = valueOf(c, url);
                if (v < 0) {
                    if (mime) continue;
                    throw new IllegalArgumentException("Illegal base64 character " + Integer.toString(src[s], 16));
                }
                bits = bits << 6 | v;
                if (++have == 4) {
                    dst[d++] = (byte) (bits >> 16);
                    dst[d++] = (byte) (bits >> 8);
                    dst[d++] = (byte) bits;
                    have = bits = 0;
                }
            }
            if (s < src.length) s = padding(src, s, have);
            if (have == 1) throw new IllegalArgumentException("Last unit does not have enough valid bits");
            if (have >= 2) dst[d++] = (byte) (bits >> 6 * have - 8);
            if (have == 3) dst[d++] = (byte) (bits >> 2);
            for (; s < src.length; s++) {
                if (mime && valueOf(src[s] & 255, url) < 0) continue;
                throw new IllegalArgumentException("Input byte array has incorrect ending byte at " + s);
            }
            return d;
        }

        /** Checks the = at s, and a second one where two are needed; gives the index behind. */
        private int padding(byte[] src, int s, int have) {
            if (have < 2) throw new IllegalArgumentException("Input byte array has wrong 4-byte ending unit");
            s++;
            if (have == 2) {
                while (mime && s < src.length && src[s] != '=' && valueOf(src[s] & 255, url) < 0) s++;
                if (s >= src.length || src[s] != '=')
                    throw new IllegalArgumentException("Input byte array has wrong 4-byte ending unit");
                s++;
            }
            return s;
        }

        public byte[] decode(String src) {
            return decode(src.getBytes(StandardCharsets.ISO_8859_1));
        }

        public int decode(byte[] src, byte[] dst) {
            byte[] r = decode(src);
            if (r.length > dst.length)
                throw new IllegalArgumentException("Output byte array is too small for decoding all input bytes");
            System.arraycopy(r, 0, dst, 0, r.length);
            return r.length;
        }

        public ByteBuffer decode(ByteBuffer buffer) {
            int at = buffer.position();
            byte[] b = new byte[buffer.remaining()];
            buffer.get(b);
            try {
                return ByteBuffer.wrap(decode(b));
            } catch (IllegalArgumentException e) {
                buffer.position(at);
                throw e;
            }
        }

        /** Decodes four letters at a time. */
        public InputStream wrap(final InputStream is) {
            Objects.requireNonNull(is);
            return new InputStream() {
                private byte[] ready = new byte[0];
                private int at;
                private boolean ended, closed;
                private String wrong;        // what cannot be decoded is said to everyone who reads on

                private boolean fill() throws IOException {
                    if (wrong != null) throw new IOException(wrong);
                    byte[] four = new byte[4];
                    int n = 0;
                    while (n < 4 && !ended) {
                        int c = is.read();
                        if (c < 0) ended = true;
                        else if (!mime || c == '=' || valueOf(c, url) >= 0) four[n++] = (byte) c;
                    }
                    if (n == 0) return false;
                    try {
                        ready = decode(Arrays.copyOf(four, n));
                    } catch (IllegalArgumentException e) {
                        wrong = n == 1 ? "Base64 stream has one un-decoded dangling byte." : e.getMessage();
                        throw new IOException(wrong);
                    }
                    if (four[3] == '=') ended = true;
                    at = 0;
                    return ready.length > 0;
                }

                @Override
                public int read() throws IOException {
                    if (closed) throw new IOException("Stream is closed");
                    if (at >= ready.length && !fill()) return -1;
                    return ready[at++] & 255;
                }

                @Override
                public int available() throws IOException {
                    if (closed) throw new IOException("Stream is closed");
                    return ready.length - at + is.available() / 4 * 3;
                }

                @Override
                public void close() throws IOException {
                    closed = true;
                    is.close();
                }
            };
        }
    }
}
