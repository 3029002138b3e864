// SPDX-License-Identifier: MIT
package java.io;

import java.util.Objects;

/** A sink for characters. */
public abstract class Writer implements Appendable, Closeable, Flushable {
    protected Object lock;

    protected Writer() {
        lock = this;
    }

    protected Writer(Object lock) {
        if (lock == null) throw new NullPointerException();
        this.lock = lock;
    }

    /** A writer that forgets what is written to it. */
    public static Writer nullWriter() {
        return new Writer() {
            private boolean closed;

            private void ensureOpen() throws IOException {
                if (closed) throw new IOException("Stream closed");
            }

            @Override
            public void write(char[] buf, int off, int len) throws IOException {
                Objects.checkFromIndexSize(off, len, buf.length);
                ensureOpen();
            }

            @Override
            public void flush() throws IOException {
                ensureOpen();
            }

            @Override
            public void close() {
                closed = true;
            }
        };
    }

    public void write(int c) throws IOException {
        write(new char[] {(char) c}, 0, 1);
    }

    public void write(char[] buf) throws IOException {
        write(buf, 0, buf.length);
    }

    public abstract void write(char[] buf, int off, int len) throws IOException;

    public void write(String s) throws IOException {
        write(s, 0, s.length());
    }

    public void write(String s, int off, int len) throws IOException {
        synchronized (lock) {
            char[] buf = new char[len];
            s.getChars(off, off + len, buf, 0);
            write(buf, 0, len);
        }
    }

    public Writer append(CharSequence s) throws IOException {
        write(String.valueOf(s));
        return this;
    }

    public Writer append(CharSequence s, int start, int end) throws IOException {
        if (s == null) s = "null";
        return append(s.subSequence(start, end));
    }

    public Writer append(char c) throws IOException {
        write(c);
        return this;
    }

    public abstract void flush() throws IOException;

    public abstract void close() throws IOException;
}
