// SPDX-License-Identifier: MIT
package java.util.zip;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;

/** Writes gzip files. */
public class GZIPOutputStream extends DeflaterOutputStream {
    private static final int TRAILER = 8;

    protected CRC32 crc = new CRC32();

    public GZIPOutputStream(OutputStream out, int size) throws IOException {
        this(out, size, false);
    }

    public GZIPOutputStream(OutputStream out, int size, boolean syncFlush) throws IOException {
        super(out, new Deflater(Deflater.DEFAULT_COMPRESSION, true), size, syncFlush);
        ownDeflater = true;
        out.write(new byte[] {0x1f, (byte) 0x8b, 8, 0, 0, 0, 0, 0, 0, (byte) 0xFF});
    }

    public GZIPOutputStream(OutputStream out) throws IOException {
        this(out, 512, false);
    }

    public GZIPOutputStream(OutputStream out, boolean syncFlush) throws IOException {
        this(out, 512, syncFlush);
    }

    @Override
    public synchronized void write(byte[] buf, int off, int len) throws IOException {
        super.write(buf, off, len);
        crc.update(buf, off, len);
    }

    /** The trailer goes out with the last of the data if there is room: readers that stop with the data find both. */
    @Override
    public void finish() throws IOException {
        if (def.finished()) return;
        def.finish();
        int n = 0;
        do {
            if (n > 0) out.write(buf, 0, n);
            n = def.deflate(buf, 0, buf.length);
        } while (!def.finished());
        byte[] last = Arrays.copyOf(buf, n + TRAILER);
        putTrailer(last, n);
        out.write(last);
    }

    /** CRC and length, little-endian. */
    private void putTrailer(byte[] b, int at) {
        long v = crc.getValue() | (def.getBytesRead() & 0xFFFFFFFFL) << 32;
        for (int i = 0; i < TRAILER; i++, v >>= 8) b[at + i] = (byte) v;
    }
}
