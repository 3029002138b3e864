// SPDX-License-Identifier: MIT
package java.util.zip;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Inflates what is written to it, and writes that on. */
public class InflaterOutputStream extends FilterOutputStream {
    protected final Inflater inf;
    protected final byte[] buf;
    private final boolean own;
    private boolean closed;

    private InflaterOutputStream(OutputStream out, Inflater infl, int bufLen, boolean own) {
        super(out);
        if (out == null) throw new NullPointerException("Null output");
        if (infl == null) throw new NullPointerException("Null inflater");
        if (bufLen <= 0) throw new IllegalArgumentException("Buffer size < 1");
        inf = infl;
        buf = new byte[bufLen];
        this.own = own;
    }

    public InflaterOutputStream(OutputStream out) {
        this(out, new Inflater(), 512, true);
    }

    public InflaterOutputStream(OutputStream out, Inflater infl) {
        this(out, infl, 512, false);
    }

    public InflaterOutputStream(OutputStream out, Inflater infl, int bufLen) {
        this(out, infl, bufLen, false);
    }

    private void ensureOpen() throws IOException {
        if (closed) throw new IOException("Stream closed");
    }

    @Override
    public void close() throws IOException {
        if (closed) return;
        try {
            finish();
        } finally {
            closed = true;
            if (own) inf.end();
            out.close();
        }
    }

    private void drain() throws IOException {
        try {
            for (int n; !inf.finished() && (n = inf.inflate(buf, 0, buf.length)) > 0;) out.write(buf, 0, n);
        } catch (DataFormatException e) {
            throw new ZipException(e.getMessage() != null ? e.getMessage() : "Invalid ZLIB data format");
        }
        if (inf.needsDictionary()) throw new ZipException("ZLIB dictionary missing");
    }

    @Override
    public void flush() throws IOException {
        ensureOpen();
        drain();
        out.flush();
    }

    public void finish() throws IOException {
        ensureOpen();
        flush();
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] b, int off, int len) throws IOException {
        ensureOpen();
        java.util.Objects.checkFromIndexSize(off, len, b.length);
        if (len == 0) return;
        inf.setInput(b, off, len);
        drain();
    }
}
