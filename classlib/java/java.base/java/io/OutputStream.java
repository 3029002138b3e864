// SPDX-License-Identifier: MIT
package java.io;

import java.util.Objects;

/** A sink for bytes. */
public abstract class OutputStream implements Closeable, Flushable {
    public OutputStream() {
    }

    /** A stream that forgets what is written to it. */
    public static OutputStream nullOutputStream() {
        return new Nowhere();
    }

    private static final class Nowhere extends OutputStream {
        private boolean open = true;

        @Override
        public void write(int b) throws IOException {
            if (!open) throw new IOException("Stream closed");
        }

        @Override
        public void write(byte[] b, int off, int len) throws IOException {
            Objects.checkFromIndexSize(off, len, b.length);
            write(0);
        }

        @Override
        public void close() {
            open = false;
        }
    }

    public abstract void write(int b) throws IOException;

    public void write(byte[] b) throws IOException {
        write(b, 0, b.length);
    }

    public void write(byte[] b, int off, int len) throws IOException {
        Objects.checkFromIndexSize(off, len, b.length);
        for (int i = 0; i < len; i++) write(b[off + i]);
    }

    public void flush() throws IOException {
    }

    public void close() throws IOException {
    }
}
