// SPDX-License-Identifier: MIT
package java.io;

import java.nio.CharBuffer;
import java.nio.ReadOnlyBufferException;
import java.util.List;
import java.util.Objects;

/** A source of characters. */
public abstract class Reader implements Readable, Closeable {
    protected Object lock;

    protected Reader() {
        lock = this;
    }

    protected Reader(Object lock) {
        if (lock == null) throw new NullPointerException();
        this.lock = lock;
    }

    /** A reader that has nothing to read. */
    public static Reader nullReader() {
        return new Reader() {
            private boolean closed;

            private void ensureOpen() throws IOException {
                if (closed) throw new IOException("Stream closed");
            }

            @Override
            public int read(char[] buf, int off, int len) throws IOException {
                Objects.checkFromIndexSize(off, len, buf.length);
                ensureOpen();
                return len == 0 ? 0 : -1;
            }

            @Override
            public boolean ready() throws IOException {
                ensureOpen();
                return false;
            }

            @Override
            public void close() {
                closed = true;
            }
        };
    }

    public int read(CharBuffer target) throws IOException {
        if (target.isReadOnly()) throw new ReadOnlyBufferException();
        int len = target.remaining();
        char[] buf = new char[len];
        int n = read(buf, 0, len);
        if (n > 0) target.put(buf, 0, n);
        return n;
    }

    public int read() throws IOException {
        char[] one = new char[1];
        return read(one, 0, 1) == -1 ? -1 : one[0];
    }

    public int read(char[] buf) throws IOException {
        return read(buf, 0, buf.length);
    }

    public abstract int read(char[] buf, int off, int len) throws IOException;

    public long skip(long n) throws IOException {
        if (n < 0) throw new IllegalArgumentException("skip value is negative");
        synchronized (lock) {
            char[] buf = new char[(int) Math.min(n, 8192)];
            long left = n;
            while (left > 0) {
                int got = read(buf, 0, (int) Math.min(left, buf.length));
                if (got == -1) break;
                left -= got;
            }
            return n - left;
        }
    }

    public boolean ready() throws IOException {
        return false;
    }

    public boolean markSupported() {
        return false;
    }

    public void mark(int readAheadLimit) throws IOException {
        throw new IOException("mark() not supported");
    }

    public void reset() throws IOException {
        throw new IOException("reset() not supported");
    }

    public abstract void close() throws IOException;

    public long transferTo(Writer out) throws IOException {
        Objects.requireNonNull(out, "out");
        char[] buf = new char[8192];
        long sum = 0;
        for (int n; (n = read(buf, 0, buf.length)) >= 0; sum += n) out.write(buf, 0, n);
        return sum;
    }

    /** The characters of a sequence. */
    public static Reader of(CharSequence source) {
        Objects.requireNonNull(source);
        return new Reader() {
            private boolean closed;
            private int at, mark;

            private void ensureOpen() throws IOException {
                if (closed) throw new IOException("Stream closed");
            }

            @Override
            public int read() throws IOException {
                ensureOpen();
                return at < source.length() ? source.charAt(at++) : -1;
            }

            @Override
            public int read(char[] cbuf, int off, int len) throws IOException {
                ensureOpen();
                Objects.checkFromIndexSize(off, len, cbuf.length);
                if (len == 0) return 0;
                int n = Math.min(len, source.length() - at);
                if (n <= 0) return -1;
                for (int i = 0; i < n; i++) cbuf[off + i] = source.charAt(at++);
                return n;
            }

            @Override
            public long skip(long n) throws IOException {
                ensureOpen();
                long k = Math.max(-at, Math.min(n, source.length() - at));
                at += (int) k;
                return k;
            }

            @Override
            public boolean ready() throws IOException {
                ensureOpen();
                return true;
            }

            @Override
            public boolean markSupported() {
                return true;
            }

            @Override
            public void mark(int readAheadLimit) throws IOException {
                if (readAheadLimit < 0) throw new IllegalArgumentException("Read-ahead limit < 0");
                ensureOpen();
                mark = at;
            }

            @Override
            public void reset() throws IOException {
                ensureOpen();
                at = mark;
            }

            @Override
            public void close() {
                closed = true;
            }
        };
    }

    public String readAllAsString() throws IOException {
        StringBuilder all = new StringBuilder();
        char[] some = new char[8192];
        for (int n; (n = read(some)) >= 0;) all.append(some, 0, n);
        return all.toString();
    }

    public List<String> readAllLines() throws IOException {
        return readAllAsString().lines().toList();
    }
}
