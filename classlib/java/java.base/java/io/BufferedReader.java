// SPDX-License-Identifier: MIT
package java.io;

import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Reads ahead from another reader, and reads lines. What was read ahead stands in buf[next..end); from markAt on it is
 * kept while a mark is set. skipLf: the last line ended with CR, and a LF that follows belongs to that end.
 */
public class BufferedReader extends Reader {
    private Reader in;
    private char[] buf;
    private int next, end;
    private int markAt = -1, markLimit;
    private boolean skipLf, markedSkipLf;

    public BufferedReader(Reader in, int size) {
        super(in);
        if (size <= 0) throw new IllegalArgumentException("Buffer size <= 0");
        this.in = in;
        buf = new char[size];
    }

    public BufferedReader(Reader in) {
        this(in, 8192);
    }

    private void ensureOpen() throws IOException {
        if (in == null) throw new IOException("Stream closed");
    }

    /** Gets more characters behind end; false at the end of the input. */
    private boolean fill() throws IOException {
        if (markAt >= 0 && next - markAt >= markLimit) markAt = -1;
        int from = markAt >= 0 ? markAt : next;
        int kept = end - from;
        if (from > 0) {
            System.arraycopy(buf, from, buf, 0, kept);
            next -= from;
            end -= from;
            if (markAt >= 0) markAt = 0;
        }
        if (end == buf.length) buf = Arrays.copyOf(buf, buf.length * 2);
        int n;
        do n = in.read(buf, end, buf.length - end); while (n == 0);
        if (n < 0) return false;
        end += n;
        return true;
    }

    public int read() throws IOException {
        synchronized (lock) {
            ensureOpen();
            while (true) {
                if (next >= end && !fill()) return -1;
                char c = buf[next++];
                if (skipLf) {
                    skipLf = false;
                    if (c == '\n') continue;
                }
                return c;
            }
        }
    }

    public int read(char[] cbuf, int off, int len) throws IOException {
        synchronized (lock) {
            ensureOpen();
            Objects.checkFromIndexSize(off, len, cbuf.length);
            if (len == 0) return 0;
            int n = 0;
            while (n < len) {
                if (next >= end) {
                    if (n > 0 && !in.ready()) break;
                    if (len - n >= buf.length && markAt < 0 && !skipLf) {
                        int got = in.read(cbuf, off + n, len - n);
                        if (got < 0) return n == 0 ? -1 : n;
                        n += got;
                        continue;
                    }
                    if (!fill()) return n == 0 ? -1 : n;
                }
                if (skipLf) {
                    skipLf = false;
                    if (buf[next] == '\n') {
                        next++;
                        continue;
                    }
                }
                int k = Math.min(len - n, end - next);
                System.arraycopy(buf, next, cbuf, off + n, k);
                next += k;
                n += k;
            }
            return n;
        }
    }

    public String readLine() throws IOException {
        synchronized (lock) {
            ensureOpen();
            StringBuilder sb = null;
            while (true) {
                if (next >= end && !fill()) return sb == null || sb.length() == 0 ? null : sb.toString();
                char[] b = buf;
                if (skipLf) {
                    skipLf = false;
                    if (b[next] == '\n') {
                        next++;
                        continue;
                    }
                }
                int start = next, i = start, e = end;
                char c = 0;
                while (i < e && (c = b[i]) != '\n' && c != '\r') i++;
                if (i < e) {
                    next = i + 1;
                    skipLf = c == '\r';
                    if (sb == null) return new String(b, start, i - start);
                    return sb.append(b, start, i - start).toString();
                }
                if (sb == null) sb = new StringBuilder(80);
                sb.append(b, start, i - start);
                next = i;
            }
        }
    }

    public long skip(long n) throws IOException {
        if (n < 0) throw new IllegalArgumentException("skip value is negative");
        synchronized (lock) {
            ensureOpen();
            long left = n;
            while (left > 0) {
                if (next >= end && !fill()) break;
                passLf();
                int k = (int) Math.min(left, end - next);
                next += k;
                left -= k;
            }
            return n - left;
        }
    }

    public boolean ready() throws IOException {
        synchronized (lock) {
            ensureOpen();
            if (skipLf && (next < end || in.ready() && fill())) passLf();
            return next < end || in.ready();
        }
    }

    /** Passes the \n of a \r\n whose \r ended the last line. The buffer is not empty. */
    private void passLf() {
        if (skipLf && buf[next] == '\n') next++;
        skipLf = false;
    }

    public boolean markSupported() {
        return true;
    }

    public void mark(int readAheadLimit) throws IOException {
        if (readAheadLimit < 0) throw new IllegalArgumentException("Read-ahead limit < 0");
        synchronized (lock) {
            ensureOpen();
            markedSkipLf = skipLf;
            markAt = next;
            markLimit = readAheadLimit == 0 ? 1 : readAheadLimit;
        }
    }

    public void reset() throws IOException {
        synchronized (lock) {
            ensureOpen();
            if (markAt < 0) throw new IOException(markLimit > 0 ? "Mark invalid" : "Stream not marked");
            next = markAt;
            skipLf = markedSkipLf;
        }
    }

    public void close() throws IOException {
        synchronized (lock) {
            if (in == null) return;
            try {
                in.close();
            } finally {
                in = null;
                buf = null;
            }
        }
    }

    public Stream<String> lines() {
        Iterator<String> it = new Iterator<String>() {
            private String line;

            @Override
            public boolean hasNext() {
                if (line != null) return true;
                try {
                    line = readLine();
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
                return line != null;
            }

            @Override
            public String next() {
                if (!hasNext()) throw new NoSuchElementException();
                String s = line;
                line = null;
                return s;
            }
        };
        return StreamSupport.stream(
                Spliterators.spliteratorUnknownSize(it, Spliterator.ORDERED | Spliterator.NONNULL), false);
    }
}
