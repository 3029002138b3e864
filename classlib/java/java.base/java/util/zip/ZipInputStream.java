// SPDX-License-Identifier: MIT
package java.util.zip;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.nio.charset.Charset;
import java.util.Objects;
import java.nio.charset.StandardCharsets;

/** Reads zip files, front to back. */
public class ZipInputStream extends InflaterInputStream implements ZipConstants {
    private final Charset charset;
    private final CRC32 crc = new CRC32();
    private ZipEntry entry;
    private long left;
    private boolean closed, entryEnded = true;

    public ZipInputStream(InputStream in) {
        this(in, StandardCharsets.UTF_8);
    }

    public ZipInputStream(InputStream in, Charset charset) {
        super(new PushbackInputStream(Objects.requireNonNull(in, "in is null"), 512), new Inflater(true), 512);
        this.charset = Objects.requireNonNull(charset, "charset is null");
        ownInflater = true;
    }

    private void ensureOpen() throws IOException {
        if (closed) throw new IOException("Stream closed");
    }

    private byte[] need(int n) throws IOException {
        byte[] b = new byte[n];
        if (in.readNBytes(b, 0, n) < n) throw new EOFException();
        return b;
    }

    private static int two(byte[] b, int i) {
        return b[i] & 255 | (b[i + 1] & 255) << 8;
    }

    private static long four(byte[] b, int i) {
        return two(b, i) | (long) two(b, i + 2) << 16;
    }

    public ZipEntry getNextEntry() throws IOException {
        ensureOpen();
        if (entry != null) closeEntry();
        crc.reset();
        inf.reset();
        byte[] h = new byte[30];
        if (in.readNBytes(h, 0, 30) < 30 || four(h, 0) != 0x04034b50) return null;
        int flag = two(h, 6), n = two(h, 26);
        byte[] name = need(n);
        ZipEntry e = createZipEntry(new String(name, (flag & 0x800) != 0 ? StandardCharsets.UTF_8 : charset));
        e.flag = flag;
        if ((flag & 1) != 0) throw new ZipException("encrypted ZIP entry not supported");
        e.method = two(h, 8);
        e.dosTime = four(h, 10);
        if ((flag & 8) != 0) {
            if (e.method != ZipEntry.DEFLATED) throw new ZipException("only DEFLATED entries can have EXT descriptor");
        } else {
            e.crc = four(h, 14);
            e.csize = four(h, 18);
            e.size = four(h, 22);
        }
        int x = two(h, 28);
        if (x > 0) e.setExtra(need(x));
        if (e.method == ZipEntry.STORED) left = e.size;
        else if (e.method != ZipEntry.DEFLATED) throw new ZipException("unsupported compression method");
        entry = e;
        entryEnded = false;
        return e;
    }

    protected ZipEntry createZipEntry(String name) {
        return new ZipEntry(name);
    }

    public void closeEntry() throws IOException {
        ensureOpen();
        byte[] b = new byte[512];
        while (read(b, 0, b.length) != -1) continue;
        entryEnded = true;
    }

    @Override
    public int available() throws IOException {
        ensureOpen();
        return entryEnded ? 0 : 1;
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        ensureOpen();
        java.util.Objects.checkFromIndexSize(off, len, b.length);
        if (len == 0) return 0;
        if (entry == null) return -1;
        int n;
        if (entry.method == ZipEntry.DEFLATED) {
            n = super.read(b, off, len);
            if (n == -1) {
                endDeflated();
                return -1;
            }
        } else {
            if (left <= 0) {
                entryEnded = true;
                entry = null;
                return -1;
            }
            n = in.read(b, off, (int) Math.min(len, left));
            if (n == -1) throw new ZipException("unexpected EOF");
            left -= n;
        }
        crc.update(b, off, n);
        if (entry.method == ZipEntry.STORED && left == 0 && entry.crc != crc.getValue()) throw badCrc();
        return n;
    }

    private ZipException badCrc() {
        return new ZipException("invalid entry CRC (expected 0x" + Long.toHexString(entry.crc) + " but got 0x"
                + Long.toHexString(crc.getValue()) + ")");
    }

    private void endDeflated() throws IOException {
        int rest = inf.getRemaining();
        if (rest > 0) ((PushbackInputStream) in).unread(buf, len - rest, rest);
        ZipEntry e = entry;
        if ((e.flag & 8) != 0) {
            byte[] d = need(16);
            if (four(d, 0) == 0x08074b50) {
                e.crc = four(d, 4);
                e.csize = four(d, 8);
                e.size = four(d, 12);
            } else {
                e.crc = four(d, 0);
                e.csize = four(d, 4);
                e.size = four(d, 8);
                ((PushbackInputStream) in).unread(d, 12, 4);
            }
        }
        if (e.size != inf.getBytesWritten()) throw new ZipException("invalid entry size (expected " + e.size
                + " but got " + inf.getBytesWritten() + " bytes)");
        if (e.csize != inf.getBytesRead()) throw new ZipException("invalid entry compressed size (expected " + e.csize
                + " but got " + inf.getBytesRead() + " bytes)");
        if (e.crc != crc.getValue()) throw badCrc();
        entryEnded = true;
        entry = null;
    }

    @Override
    public long skip(long n) throws IOException {
        if (n < 0) throw new IllegalArgumentException("negative skip length");
        ensureOpen();
        return super.skip(n);
    }

    @Override
    public void close() throws IOException {
        if (closed) return;
        super.close();
        closed = true;
    }
}
