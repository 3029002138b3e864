// SPDX-License-Identifier: MIT
package java.util.zip;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;

/** Reads gzip files, of one member or several. */
public class GZIPInputStream extends InflaterInputStream {
    public static final int GZIP_MAGIC = 0x8b1f;

    protected CRC32 crc = new CRC32();
    protected boolean eos;
    private boolean closed;

    public GZIPInputStream(InputStream in, int size) throws IOException {
        super(in, new Inflater(true), size);
        ownInflater = true;
        readHeader(in);
    }

    public GZIPInputStream(InputStream in) throws IOException {
        this(in, 512);
    }

    private static int need(InputStream in) throws IOException {
        int b = in.read();
        if (b < 0) throw new EOFException();
        return b;
    }

    private int head(InputStream in) throws IOException {
        int b = need(in);
        crc.update(b);
        return b;
    }

    private void readHeader(InputStream in) throws IOException {
        crc.reset();
        if ((head(in) | head(in) << 8) != GZIP_MAGIC) throw new ZipException("Not in GZIP format");
        if (head(in) != 8) throw new ZipException("Unsupported compression method");
        int flags = head(in);
        for (int i = 0; i < 6; i++) head(in);
        if ((flags & 4) != 0) for (int n = head(in) | head(in) << 8; n > 0; n--) head(in);
        if ((flags & 8) != 0) while (head(in) != 0) continue;
        if ((flags & 16) != 0) while (head(in) != 0) continue;
        if ((flags & 2) != 0) {
            int v = (int) crc.getValue() & 0xFFFF;
            if ((need(in) | need(in) << 8) != v) throw new ZipException("Corrupt GZIP header");
        }
        crc.reset();
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        if (closed) throw new IOException("Stream closed");
        while (!eos) {
            int n = super.read(b, off, len);
            if (n >= 0) {
                crc.update(b, off, n);
                return n;
            }
            eos = readTrailer();
        }
        return -1;
    }

    /** True if no other member follows. */
    private boolean readTrailer() throws IOException {
        int left = inf.getRemaining();
        InputStream rest = in;
        if (left > 0) rest = new SequenceInputStream(new java.io.ByteArrayInputStream(buf, len - left, left), in) {
            @Override
            public void close() {
            }
        };
        long sum = 0, size = 0;
        for (int i = 0; i < 4; i++) sum |= (long) need(rest) << 8 * i;
        for (int i = 0; i < 4; i++) size |= (long) need(rest) << 8 * i;
        if (sum != crc.getValue() || size != (inf.getBytesWritten() & 0xFFFFFFFFL))
            throw new ZipException("Corrupt GZIP trailer");
        if (in.available() <= 0 && left <= 8) return true;
        int used = 8;
        try {
            CountingInput c = new CountingInput(rest);
            readHeader(c);
            used += c.count;
        } catch (IOException e) {
            return true;
        }
        inf.reset();
        if (left > used) inf.setInput(buf, len - left + used, left - used);
        return false;
    }

    private static final class CountingInput extends java.io.FilterInputStream {
        private int count;

        CountingInput(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            int b = super.read();
            if (b >= 0) count++;
            return b;
        }
    }

    @Override
    public void close() throws IOException {
        if (closed) return;
        super.close();
        eos = true;
        closed = true;
    }
}
