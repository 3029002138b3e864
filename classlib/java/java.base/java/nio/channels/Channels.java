// SPDX-License-Identifier: MIT
package java.nio.channels;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.channels.spi.AbstractInterruptibleChannel;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.util.Objects;

/** Streams over channels and channels over streams. */
public final class Channels {
    private Channels() {
    }

    public static InputStream newInputStream(final ReadableByteChannel ch) {
        Objects.requireNonNull(ch, "ch");
        return new InputStream() {
            @Override
            public int read() throws IOException {
                byte[] b = new byte[1];
                return read(b, 0, 1) < 0 ? -1 : b[0] & 255;
            }

            @Override
            public int read(byte[] b, int off, int len) throws IOException {
                Objects.checkFromIndexSize(off, len, b.length);
                return len == 0 ? 0 : ch.read(ByteBuffer.wrap(b, off, len));
            }

            @Override
            public int available() throws IOException {
                if (!(ch instanceof SeekableByteChannel)) return 0;
                SeekableByteChannel s = (SeekableByteChannel) ch;
                return (int) Math.min(Integer.MAX_VALUE, Math.max(0, s.size() - s.position()));
            }

            @Override
            public void close() throws IOException {
                ch.close();
            }
        };
    }

    public static OutputStream newOutputStream(final WritableByteChannel ch) {
        Objects.requireNonNull(ch, "ch");
        return new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                write(new byte[] {(byte) b}, 0, 1);
            }

            @Override
            public void write(byte[] b, int off, int len) throws IOException {
                Objects.checkFromIndexSize(off, len, b.length);
                for (ByteBuffer bb = ByteBuffer.wrap(b, off, len); bb.hasRemaining();) ch.write(bb);
            }

            @Override
            public void close() throws IOException {
                ch.close();
            }
        };
    }

    public static ReadableByteChannel newChannel(final InputStream in) {
        Objects.requireNonNull(in, "in");
        return new ReadImpl(in);
    }

    private static final class ReadImpl extends AbstractInterruptibleChannel implements ReadableByteChannel {
        private final InputStream in;

        ReadImpl(InputStream in) {
            this.in = in;
        }

        @Override
        public int read(ByteBuffer dst) throws IOException {
            if (!isOpen()) throw new ClosedChannelException();
            if (!dst.hasRemaining()) return 0;
            byte[] b = new byte[Math.min(dst.remaining(), 8192)];
            int n = in.read(b, 0, b.length);
            if (n > 0) dst.put(b, 0, n);
            return n;
        }

        @Override
        protected void implCloseChannel() throws IOException {
            in.close();
        }
    }

    public static WritableByteChannel newChannel(OutputStream out) {
        Objects.requireNonNull(out, "out");
        return new WriteImpl(out);
    }

    private static final class WriteImpl extends AbstractInterruptibleChannel implements WritableByteChannel {
        private final OutputStream out;

        WriteImpl(OutputStream out) {
            this.out = out;
        }

        @Override
        public int write(ByteBuffer src) throws IOException {
            if (!isOpen()) throw new ClosedChannelException();
            byte[] b = new byte[src.remaining()];
            src.get(b);
            out.write(b);
            return b.length;
        }

        @Override
        protected void implCloseChannel() throws IOException {
            out.close();
        }
    }

    public static Reader newReader(ReadableByteChannel ch, CharsetDecoder dec, int minBufferCap) {
        return new InputStreamReader(newInputStream(ch), dec.reset());
    }

    public static Reader newReader(ReadableByteChannel ch, String csName) {
        return newReader(ch, Charset.forName(csName));
    }

    public static Reader newReader(ReadableByteChannel ch, Charset charset) {
        return newReader(ch, charset.newDecoder(), -1);
    }

    public static Writer newWriter(WritableByteChannel ch, CharsetEncoder enc, int minBufferCap) {
        return new OutputStreamWriter(newOutputStream(ch), enc.reset());
    }

    public static Writer newWriter(WritableByteChannel ch, String csName) {
        return newWriter(ch, Charset.forName(csName));
    }

    public static Writer newWriter(WritableByteChannel ch, Charset charset) {
        return newWriter(ch, charset.newEncoder(), -1);
    }

    /** The result of an operation that somebody waits for. */
    private static int await(java.util.concurrent.Future<Integer> f) throws IOException {
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return f.get();
                } catch (InterruptedException e) {
                    interrupted = true;
                } catch (java.util.concurrent.ExecutionException e) {
                    if (e.getCause() instanceof IOException) throw (IOException) e.getCause();
                    throw new IOException(e.getCause());
                }
            }
        } finally {
            if (interrupted) Thread.currentThread().interrupt();
        }
    }

    public static InputStream newInputStream(AsynchronousByteChannel ch) {
        java.util.Objects.requireNonNull(ch, "ch");
        return new InputStream() {
            @Override
            public int read() throws IOException {
                byte[] b = new byte[1];
                return read(b) < 0 ? -1 : b[0] & 255;
            }

            @Override
            public synchronized int read(byte[] b, int off, int len) throws IOException {
                ByteBuffer dst = ByteBuffer.wrap(b, off, len);
                return len == 0 ? 0 : await(ch.read(dst));
            }

            @Override
            public void close() throws IOException {
                ch.close();
            }
        };
    }

    public static OutputStream newOutputStream(AsynchronousByteChannel ch) {
        java.util.Objects.requireNonNull(ch, "ch");
        return new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                write(new byte[] {(byte) b});
            }

            @Override
            public synchronized void write(byte[] b, int off, int len) throws IOException {
                ByteBuffer src = ByteBuffer.wrap(b, off, len);
                while (src.hasRemaining()) await(ch.write(src));
            }

            @Override
            public void close() throws IOException {
                ch.close();
            }
        };
    }
}
