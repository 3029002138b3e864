// SPDX-License-Identifier: MIT
package java.util.zip;

import java.io.IOException;
import java.io.OutputStream;

/** Writes gzip files. */
public class GZIPOutputStream extends DeflaterOutputStream {
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

    @Override
    public void finish() throws IOException {
        if (def.finished()) return;
        super.finish();
        long v = crc.getValue() | (def.getBytesRead() & 0xFFFFFFFFL) << 32;
        byte[] b = new byte[8];
        for (int i = 0; i < 8; i++, v >>= 8) b[i] = (byte) v;
        out.write(b);
    }
}
