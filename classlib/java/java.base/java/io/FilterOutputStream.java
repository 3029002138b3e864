// SPDX-License-Identifier: MIT
package java.io;

import java.util.Objects;

/** Passes everything on to another output stream. */
public class FilterOutputStream extends OutputStream {
    protected OutputStream out;
    private boolean closed;

    public FilterOutputStream(OutputStream out) {
        this.out = out;
    }

    public void write(int b) throws IOException {
        out.write(b);
    }

    public void write(byte[] b) throws IOException {
        write(b, 0, b.length);
    }

    public void write(byte[] b, int off, int len) throws IOException {
        Objects.checkFromIndexSize(off, len, b.length);
        for (int i = 0; i < len; i++) write(b[off + i]);
    }

    public void flush() throws IOException {
        out.flush();
    }

    public void close() throws IOException {
        synchronized (this) {
            if (closed) return;
            closed = true;
        }
        Throwable first = null;
        try {
            flush();
        } catch (Throwable t) {
            first = t;
        }
        try {
            out.close();
        } catch (Throwable t) {
            if (first == null) first = t;
            else if (first != t) first.addSuppressed(t);
        }
        if (first instanceof IOException) throw (IOException) first;
        if (first instanceof RuntimeException) throw (RuntimeException) first;
        if (first instanceof Error) throw (Error) first;
    }
}
