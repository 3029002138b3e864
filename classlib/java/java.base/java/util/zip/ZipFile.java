// SPDX-License-Identifier: MIT
package java.util.zip;

import java.io.ByteArrayInputStream;
import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Enumeration;
import java.util.LinkedHashMap;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * A zip file that is read by names. The central directory is read when it is opened; an entry's data when asked for.
 */
public class ZipFile implements ZipConstants, Closeable {
    public static final int OPEN_READ = 1;
    public static final int OPEN_DELETE = 4;

    private final String path;
    private final Charset charset;
    private final RandomAccessFile file;
    private final LinkedHashMap<String, ZipEntry> entries = new LinkedHashMap<String, ZipEntry>();
    private String comment;
    private boolean closed;

    public ZipFile(String name) throws IOException {
        this(new File(name), OPEN_READ);
    }

    public ZipFile(File file, int mode) throws IOException {
        this(file, mode, StandardCharsets.UTF_8);
    }

    public ZipFile(File file) throws ZipException, IOException {
        this(file, OPEN_READ);
    }

    public ZipFile(File file, int mode, Charset charset) throws IOException {
        if ((mode & OPEN_READ) == 0 || (mode & ~(OPEN_READ | OPEN_DELETE)) != 0)
            throw new IllegalArgumentException("Illegal mode: 0x" + Integer.toHexString(mode));
        path = file.getPath();
        this.charset = Objects.requireNonNull(charset, "charset");
        if (!file.exists()) throw new java.nio.file.NoSuchFileException(path);
        this.file = new RandomAccessFile(file, "r");
        boolean good = false;
        try {
            readDirectory();
            if ((mode & OPEN_DELETE) != 0) file.delete();
            good = true;
        } finally {
            if (!good) this.file.close();
        }
    }

    public ZipFile(String name, Charset charset) throws IOException {
        this(new File(name), OPEN_READ, charset);
    }

    public ZipFile(File file, Charset charset) throws IOException {
        this(file, OPEN_READ, charset);
    }

    static int two(byte[] b, int i) {
        return b[i] & 255 | (b[i + 1] & 255) << 8;
    }

    static long four(byte[] b, int i) {
        return two(b, i) | (long) two(b, i + 2) << 16;
    }

    private static long eight(byte[] b, int i) {
        return four(b, i) | four(b, i + 4) << 32;
    }

    private byte[] readAt(long pos, int n) throws IOException {
        byte[] b = new byte[n];
        synchronized (file) {
            file.seek(pos);
            file.readFully(b, 0, n);
        }
        return b;
    }

    private void readDirectory() throws IOException {
        long length = file.length();
        if (length == 0) throw new ZipException("zip file is empty");
        if (length < 22) throw new ZipException("zip END header not found");
        int tail = (int) Math.min(length, 22 + 0xFFFF);
        byte[] b = readAt(length - tail, tail);
        int end = tail - 22;
        while (end >= 0 && !(four(b, end) == 0x06054b50 && end + 22 + two(b, end + 20) <= tail)) end--;
        if (end < 0) throw new ZipException("zip END header not found");
        int n = two(b, end + 10);
        long size = four(b, end + 12), start = four(b, end + 16), endAt = length - tail + end;
        int cl = two(b, end + 20);
        if (cl > 0) comment = new String(b, end + 22, cl, charset);
        if ((size == 0xFFFFFFFFL || start == 0xFFFFFFFFL || n == 0xFFFF) && end >= 20
                && four(b, end - 20) == 0x07064b50) {
            byte[] z = readAt(eight(b, end - 12), 56);
            if (four(z, 0) != 0x06064b50) throw new ZipException("invalid END header (bad zip64 record)");
            size = eight(z, 40);
            start = eight(z, 48);
            endAt = eight(b, end - 12);
        }
        if (size < 0 || size > endAt || size > Integer.MAX_VALUE - 8)
            throw new ZipException("invalid END header (bad central directory size)");
        long base = endAt - size - start;
        if (base < 0) throw new ZipException("invalid END header (bad central directory offset)");
        readEntries(readAt(endAt - size, (int) size), base);
    }

    private void readEntries(byte[] d, long base) throws IOException {
        int p = 0;
        while (p + 46 <= d.length) {
            if (four(d, p) != 0x02014b50) throw new ZipException("invalid CEN header (bad signature)");
            int nl = two(d, p + 28), xl = two(d, p + 30), cl = two(d, p + 32), next = p + 46 + nl + xl + cl;
            if (next > d.length) throw new ZipException("invalid CEN header (bad header size)");
            int flag = two(d, p + 8);
            if ((flag & 1) != 0) throw new ZipException("invalid CEN header (encrypted entry)");
            Charset cs = (flag & 0x800) != 0 ? StandardCharsets.UTF_8 : charset;
            ZipEntry e = new ZipEntry(new String(d, p + 46, nl, cs));
            e.flag = flag;
            e.method = two(d, p + 10);
            if (e.method != ZipEntry.STORED && e.method != ZipEntry.DEFLATED)
                throw new ZipException("invalid CEN header (bad compression method: " + e.method + ")");
            e.dosTime = four(d, p + 12);
            e.crc = four(d, p + 16);
            e.csize = four(d, p + 20);
            e.size = four(d, p + 24);
            e.offset = four(d, p + 42);
            if (xl > 0) {
                e.extra = java.util.Arrays.copyOfRange(d, p + 46 + nl, p + 46 + nl + xl);
                readZip64(e);
                ExtraTimes.read(e, e.extra);
            }
            e.offset += base;
            if (cl > 0) e.comment = new String(d, p + 46 + nl + xl, cl, cs);
            entries.put(e.name, e);
            p = next;
        }
        if (p != d.length) throw new ZipException("invalid CEN header (bad header size)");
    }

    /** The 64-bit sizes in the extra field of kind 1, for those that do not fit. */
    private static void readZip64(ZipEntry e) {
        byte[] x = e.extra;
        for (int i = 0; i + 4 <= x.length; i += 4 + two(x, i + 2)) {
            if (two(x, i) != 1) continue;
            int p = i + 4, end = Math.min(x.length, p + two(x, i + 2));
            if (e.size == 0xFFFFFFFFL && p + 8 <= end) {
                e.size = eight(x, p);
                p += 8;
            }
            if (e.csize == 0xFFFFFFFFL && p + 8 <= end) {
                e.csize = eight(x, p);
                p += 8;
            }
            if (e.offset == 0xFFFFFFFFL && p + 8 <= end) e.offset = eight(x, p);
            return;
        }
    }

    private void ensureOpen() {
        if (closed) throw new IllegalStateException("zip file closed");
    }

    public String getComment() {
        ensureOpen();
        return comment;
    }

    ZipEntry find(String name) {
        ensureOpen();
        ZipEntry e = entries.get(name);
        return e == null ? entries.get(name + "/") : e;
    }

    public ZipEntry getEntry(String name) {
        ZipEntry e = find(Objects.requireNonNull(name, "name"));
        return e == null ? null : (ZipEntry) e.clone();
    }

    public InputStream getInputStream(ZipEntry entry) throws IOException {
        ZipEntry e = find(Objects.requireNonNull(entry, "entry").name);
        if (e == null) return null;
        byte[] h = readAt(e.offset, 30);
        if (four(h, 0) != 0x04034b50) throw new ZipException("ZipFile invalid LOC header (bad signature)");
        long start = e.offset + 30 + two(h, 26) + two(h, 28);
        if (start + e.csize > file.length()) throw new ZipException("ZipFile invalid LOC header (bad size)");
        return new UntilClosed(open(e, start));
    }

    private InputStream open(ZipEntry e, long start) throws IOException {
        if (e.csize <= 1 << 16 && e.size <= 1 << 20 && e.size >= 0) return small(e, readAt(start, (int) e.csize));
        InputStream raw = new Part(start, e.csize);
        if (e.method == ZipEntry.STORED) return raw;
        InflaterInputStream in = new InflaterInputStream(new Padded(raw), new Inflater(true), 8192);
        in.ownInflater = true;
        return in;
    }

    /** A small entry whole. */
    private static InputStream small(ZipEntry e, byte[] data) throws IOException {
        if (e.method == ZipEntry.STORED) return new ByteArrayInputStream(data);
        byte[] out = new byte[(int) e.size];
        Inflater inf = new Inflater(true);
        try {
            inf.setInput(data, 0, data.length);
            int n = 0;
            while (n < out.length && !inf.finished()) {
                int k = inf.inflate(out, n, out.length - n);
                if (k == 0 && (inf.needsInput() || inf.needsDictionary())) break;
                n += k;
            }
            if (n < out.length) throw new java.io.EOFException("Unexpected end of ZLIB input stream");
        } catch (DataFormatException x) {
            throw new ZipException(x.getMessage() != null ? x.getMessage() : "Invalid ZLIB data format");
        } finally {
            inf.end();
        }
        return new ByteArrayInputStream(out);
    }

    /** What a stream gives as long as the file is open. */
    private final class UntilClosed extends java.io.FilterInputStream {
        private boolean ended;

        UntilClosed(InputStream in) {
            super(in);
        }

        private void ensureOpen() throws IOException {
            if (closed || ended) throw new IOException("Stream closed");
        }

        @Override
        public int read() throws IOException {
            ensureOpen();
            return in.read();
        }

        @Override
        public int read(byte[] b, int off, int len) throws IOException {
            ensureOpen();
            return in.read(b, off, len);
        }

        @Override
        public long skip(long n) throws IOException {
            ensureOpen();
            return in.skip(n);
        }

        @Override
        public int available() throws IOException {
            return closed || ended ? 0 : in.available();
        }

        @Override
        public boolean markSupported() {
            return false;
        }

        @Override
        public void close() throws IOException {
            ended = true;
            in.close();
        }
    }

    /** One more byte behind the data, as a raw inflater wants it. */
    private static final class Padded extends java.io.FilterInputStream {
        private boolean padded;

        Padded(InputStream in) {
            super(in);
        }

        @Override
        public int read(byte[] b, int off, int len) throws IOException {
            int n = super.read(b, off, len);
            if (n >= 0 || padded || len == 0) return n;
            padded = true;
            b[off] = 0;
            return 1;
        }
    }

    /** The bytes of the file from pos on. */
    private final class Part extends InputStream {
        private long pos, left;

        Part(long pos, long left) {
            this.pos = pos;
            this.left = left;
        }

        @Override
        public int read() throws IOException {
            byte[] b = new byte[1];
            return read(b, 0, 1) < 0 ? -1 : b[0] & 255;
        }

        @Override
        public int read(byte[] b, int off, int len) throws IOException {
            Objects.checkFromIndexSize(off, len, b.length);
            if (left <= 0) return len == 0 ? 0 : -1;
            int n = (int) Math.min(len, left);
            synchronized (file) {
                if (closed) throw new ZipException("ZipFile closed");
                file.seek(pos);
                n = file.read(b, off, n);
            }
            if (n > 0) {
                pos += n;
                left -= n;
            }
            return n;
        }

        @Override
        public int available() {
            return (int) Math.min(left, Integer.MAX_VALUE);
        }
    }

    public String getName() {
        return path;
    }

    /** As the entries that the file gives out are made. */
    ZipEntry[] all() {
        ensureOpen();
        ZipEntry[] a = new ZipEntry[entries.size()];
        int n = 0;
        for (ZipEntry e : entries.values()) a[n++] = (ZipEntry) e.clone();
        return a;
    }

    public Enumeration<? extends ZipEntry> entries() {
        return Collections.enumeration(java.util.Arrays.asList(all()));
    }

    public Stream<? extends ZipEntry> stream() {
        return java.util.Arrays.stream(all());
    }

    public int size() {
        ensureOpen();
        return entries.size();
    }

    @Override
    public void close() throws IOException {
        synchronized (file) {
            if (closed) return;
            closed = true;
            file.close();
        }
    }
}
