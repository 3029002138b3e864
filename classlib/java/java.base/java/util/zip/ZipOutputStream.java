// SPDX-License-Identifier: MIT
package java.util.zip;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;

/** Writes zip files, front to back: sizes that are not known before an entry's data follow behind it. */
public class ZipOutputStream extends DeflaterOutputStream implements ZipConstants {
    public static final int STORED = ZipEntry.STORED;
    public static final int DEFLATED = ZipEntry.DEFLATED;
    private static final int LOCAL = 0x04034b50, CENTRAL = 0x02014b50, END = 0x06054b50, DESCRIPTOR = 0x08074b50,
            UTF8 = 0x800, FOLLOWS = 8;

    private final Charset charset;
    private final ArrayList<ZipEntry> entries = new ArrayList<ZipEntry>();
    private final HashSet<String> names = new HashSet<String>();
    private final CRC32 crc = new CRC32();
    private ZipEntry current;
    private long written, dataStart;             // bytes of the whole file; where the current entry's data begins
    private int method = DEFLATED;
    private byte[] comment = {};
    private boolean finished, closed;

    public ZipOutputStream(OutputStream out) {
        this(out, StandardCharsets.UTF_8);
    }

    public ZipOutputStream(OutputStream out, Charset charset) {
        super(out, new Deflater(Deflater.DEFAULT_COMPRESSION, true));
        if (charset == null) throw new NullPointerException("charset is null");
        this.charset = charset;
        ownDeflater = true;
    }

    private void ensureOpen() throws IOException {
        if (closed) throw new IOException("Stream closed");
    }

    public void setComment(String comment) {
        byte[] b = comment == null ? new byte[0] : comment.getBytes(charset);
        if (b.length > 0xFFFF) throw new IllegalArgumentException("ZIP file comment too long");
        this.comment = b;
    }

    public void setMethod(int method) {
        if (method != DEFLATED && method != STORED) throw new IllegalArgumentException("invalid compression method");
        this.method = method;
    }

    public void setLevel(int level) {
        def.setLevel(level);
    }

    private void put(byte[] b, int off, int len) throws IOException {
        out.write(b, off, len);
        written += len;
    }

    private void two(int v) throws IOException {
        put(new byte[] {(byte) v, (byte) (v >> 8)}, 0, 2);
    }

    private void four(long v) throws IOException {
        put(new byte[] {(byte) v, (byte) (v >> 8), (byte) (v >> 16), (byte) (v >> 24)}, 0, 4);
    }

    public void putNextEntry(ZipEntry e) throws IOException {
        ensureOpen();
        if (current != null) closeEntry();
        if (e.dosTime == -1) e.setTime(System.currentTimeMillis());
        if (e.method == -1) e.method = method;
        e.flag = charset.equals(StandardCharsets.UTF_8) ? UTF8 : 0;
        if (e.method == STORED) {
            if (e.size == -1) e.size = e.csize;
            else if (e.csize == -1) e.csize = e.size;
            else if (e.size != e.csize)
                throw new ZipException("STORED entry where compressed != uncompressed size");
            if (e.size == -1 || e.crc == -1)
                throw new ZipException("STORED entry missing size, compressed size, or crc-32");
        } else if (e.size == -1 || e.csize == -1 || e.crc == -1) {
            e.flag |= FOLLOWS;
        }
        if (!names.add(e.name)) throw new ZipException("duplicate entry: " + e.name);
        e.offset = written;
        entries.add(e);
        current = e;
        byte[] name = e.name.getBytes(charset);
        boolean follows = (e.flag & FOLLOWS) != 0;
        four(LOCAL);
        two(e.method == STORED ? 10 : 20);
        two(e.flag);
        two(e.method);
        four(e.dosTime);
        four(follows ? 0 : e.crc);
        four(follows ? 0 : e.csize);
        four(follows ? 0 : e.size);
        two(name.length);
        byte[] extra = ExtraTimes.written(e, false);
        two(extra.length);
        put(name, 0, name.length);
        put(extra, 0, extra.length);
        dataStart = written;
        crc.reset();
    }

    public void closeEntry() throws IOException {
        ensureOpen();
        ZipEntry e = current;
        if (e == null) return;
        if (e.method == DEFLATED) {
            def.finish();
            while (!def.finished()) deflate();
            long size = def.getBytesRead(), csize = def.getBytesWritten();
            written = dataStart + csize;
            if ((e.flag & FOLLOWS) == 0) {
                if (e.size != size) throw new ZipException("invalid entry size (expected " + e.size + " but got " + size
                        + " bytes)");
                if (e.csize != csize) throw new ZipException("invalid entry compressed size (expected " + e.csize
                        + " but got " + csize + " bytes)");
                checkCrc(e);
            } else {
                e.size = size;
                e.csize = csize;
                e.crc = crc.getValue();
                four(DESCRIPTOR);
                four(e.crc);
                four(e.csize);
                four(e.size);
            }
            def.reset();
        } else {
            if (written - dataStart != e.size) throw new ZipException("invalid entry size (expected " + e.size
                    + " but got " + (written - dataStart) + " bytes)");
            checkCrc(e);
        }
        current = null;
    }

    private void checkCrc(ZipEntry e) throws ZipException {
        if (e.crc != crc.getValue()) throw new ZipException("invalid entry crc-32 (expected 0x"
                + Long.toHexString(e.crc) + " but got 0x" + Long.toHexString(crc.getValue()) + ")");
    }

    @Override
    public synchronized void write(byte[] b, int off, int len) throws IOException {
        ensureOpen();
        java.util.Objects.checkFromIndexSize(off, len, b.length);
        if (len == 0) return;
        if (current == null) throw new ZipException("no current ZIP entry");
        if (current.method == DEFLATED) {
            super.write(b, off, len);
        } else {
            if (written - dataStart + len > current.size)
                throw new ZipException("attempt to write past end of STORED entry");
            put(b, off, len);
        }
        crc.update(b, off, len);
    }

    @Override
    public void finish() throws IOException {
        ensureOpen();
        if (finished) return;
        if (current != null) closeEntry();
        long start = written;
        for (int i = 0; i < entries.size(); i++) writeCentral(entries.get(i));
        long size = written - start;
        four(END);
        four(0);
        two(entries.size());
        two(entries.size());
        four(size);
        four(start);
        two(comment.length);
        put(comment, 0, comment.length);
        finished = true;
    }

    private void writeCentral(ZipEntry e) throws IOException {
        byte[] name = e.name.getBytes(charset), text = e.comment == null ? new byte[0] : e.comment.getBytes(charset);
        if (text.length > 0xFFFF) text = Arrays.copyOf(text, 0xFFFF);
        four(CENTRAL);
        two(e.method == STORED ? 10 : 20);
        two(e.method == STORED ? 10 : 20);
        two(e.flag);
        two(e.method);
        four(e.dosTime);
        four(e.crc);
        four(e.csize);
        four(e.size);
        two(name.length);
        byte[] extra = ExtraTimes.written(e, true);
        two(extra.length);
        two(text.length);
        two(0);
        two(0);
        four(0);
        four(e.offset);
        put(name, 0, name.length);
        put(extra, 0, extra.length);
        put(text, 0, text.length);
    }

    @Override
    public void close() throws IOException {
        if (closed) return;
        super.close();
        closed = true;
    }
}
