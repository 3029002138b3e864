// SPDX-License-Identifier: MIT
package java.io;

import java.nio.channels.FileChannel;
import java.util.Objects;
import jdk.internal.io.Posix;

/** A file that is read and written at a position of its own. */
public class RandomAccessFile implements DataOutput, DataInput, Closeable {
    private final FileDescriptor fd;
    private final String path;
    private final boolean writable;
    private final byte[] eight = new byte[8];
    private FileChannel channel;

    public RandomAccessFile(String name, String mode) throws FileNotFoundException {
        this(new File(name), mode);
    }

    /** The one that opens, as agents that watch for open files expect. */
    public RandomAccessFile(File file, String mode) throws FileNotFoundException {
        int flags;
        if (mode.equals("r")) flags = Posix.READ;
        else if (mode.equals("rw")) flags = Posix.READ | Posix.WRITE | Posix.CREATE;
        else if (mode.equals("rws") || mode.equals("rwd"))
            flags = Posix.READ | Posix.WRITE | Posix.CREATE | Posix.SYNC;
        else throw new IllegalArgumentException("Illegal mode \"" + mode
                + "\" must be one of \"r\", \"rw\", \"rws\", or \"rwd\"");
        path = file.getPath();
        writable = (flags & Posix.WRITE) != 0;
        fd = FileDescriptor.open(path, flags);
    }

    public final FileDescriptor getFD() throws IOException {
        return fd;
    }

    public final FileChannel getChannel() {
        synchronized (fd) {
            if (channel == null) channel = FileChannels.of(fd, path, true, writable, false, this);
            return channel;
        }
    }

    public int read() throws IOException {
        byte[] b = new byte[1];
        return fd.read(b, 0, 1) < 0 ? -1 : b[0] & 255;
    }

    public int read(byte[] b, int off, int len) throws IOException {
        return fd.read(b, off, len);
    }

    public int read(byte[] b) throws IOException {
        return fd.read(b, 0, b.length);
    }

    public final void readFully(byte[] b) throws IOException {
        readFully(b, 0, b.length);
    }

    public final void readFully(byte[] b, int off, int len) throws IOException {
        Objects.checkFromIndexSize(off, len, b.length);
        for (int at = off, end = off + len, got; at < end; at += got) {
            got = read(b, at, end - at);
            if (got < 0) throw new EOFException();
        }
    }

    public int skipBytes(int n) throws IOException {
        if (n <= 0) return 0;
        long pos = getFilePointer();
        long to = Math.min(length(), pos + n);
        seek(to);
        return (int) (to - pos);
    }

    public void write(int b) throws IOException {
        fd.write(new byte[] {(byte) b}, 0, 1);
    }

    public void write(byte[] b) throws IOException {
        fd.write(b, 0, b.length);
    }

    public void write(byte[] b, int off, int len) throws IOException {
        fd.write(b, off, len);
    }

    public long getFilePointer() throws IOException {
        return fd.seek(0, 1);
    }

    public void seek(long pos) throws IOException {
        if (pos < 0) throw new IOException("Negative seek offset");
        fd.seek(pos, 0);
    }

    public long length() throws IOException {
        long[] st = new long[Posix.STAT_SLOTS];
        int r = Posix.fstat(fd.number(), st);
        if (r < 0) throw new IOException(Posix.message(r));
        return st[Posix.SIZE];
    }

    public void setLength(long length) throws IOException {
        int r = Posix.truncate(fd.number(), length);
        if (r < 0) throw new IOException(Posix.message(r));
        if (getFilePointer() > length) seek(length);
    }

    public void close() throws IOException {
        fd.close();
        if (channel != null) channel.close();
    }

    public final boolean readBoolean() throws IOException {
        return readUnsignedByte() != 0;
    }

    public final byte readByte() throws IOException {
        return (byte) readUnsignedByte();
    }

    public final int readUnsignedByte() throws IOException {
        int c = read();
        if (c < 0) throw new EOFException();
        return c;
    }

    public final short readShort() throws IOException {
        return (short) readUnsignedShort();
    }

    public final int readUnsignedShort() throws IOException {
        readFully(eight, 0, 2);
        return (eight[0] & 255) << 8 | eight[1] & 255;
    }

    public final char readChar() throws IOException {
        return (char) readUnsignedShort();
    }

    private int intAt(int i) {
        byte[] b = eight;
        return b[i] << 24 | (b[i + 1] & 255) << 16 | (b[i + 2] & 255) << 8 | b[i + 3] & 255;
    }

    public final int readInt() throws IOException {
        readFully(eight, 0, 4);
        return intAt(0);
    }

    public final long readLong() throws IOException {
        readFully(eight, 0, 8);
        return (long) intAt(0) << 32 | intAt(4) & 0xFFFFFFFFL;
    }

    public final float readFloat() throws IOException {
        return Float.intBitsToFloat(readInt());
    }

    public final double readDouble() throws IOException {
        return Double.longBitsToDouble(readLong());
    }

    public final String readLine() throws IOException {
        StringBuilder sb = new StringBuilder();
        int c = read();
        if (c < 0) return null;
        for (; c >= 0 && c != '\n'; c = read()) {
            if (c == '\r') {
                long pos = getFilePointer();
                if (read() != '\n') seek(pos);
                break;
            }
            sb.append((char) c);
        }
        return sb.toString();
    }

    public final String readUTF() throws IOException {
        return DataInputStream.readUTF(this);
    }

    public final void writeBoolean(boolean v) throws IOException {
        write(v ? 1 : 0);
    }

    public final void writeByte(int v) throws IOException {
        write(v);
    }

    public final void writeShort(int v) throws IOException {
        write(new byte[] {(byte) (v >> 8), (byte) v}, 0, 2);
    }

    public final void writeChar(int v) throws IOException {
        writeShort(v);
    }

    public final void writeInt(int v) throws IOException {
        write(new byte[] {(byte) (v >> 24), (byte) (v >> 16), (byte) (v >> 8), (byte) v}, 0, 4);
    }

    public final void writeLong(long v) throws IOException {
        byte[] b = new byte[8];
        for (int i = 7; i >= 0; i--, v >>= 8) b[i] = (byte) v;
        write(b, 0, 8);
    }

    public final void writeFloat(float v) throws IOException {
        writeInt(Float.floatToIntBits(v));
    }

    public final void writeDouble(double v) throws IOException {
        writeLong(Double.doubleToLongBits(v));
    }

    public final void writeBytes(String s) throws IOException {
        byte[] b = new byte[s.length()];
        for (int i = 0; i < b.length; i++) b[i] = (byte) s.charAt(i);
        write(b, 0, b.length);
    }

    public final void writeChars(String s) throws IOException {
        byte[] b = new byte[s.length() * 2];
        for (int i = 0; i < b.length; i += 2) {
            char c = s.charAt(i >> 1);
            b[i] = (byte) (c >> 8);
            b[i + 1] = (byte) c;
        }
        write(b, 0, b.length);
    }

    public final void writeUTF(String s) throws IOException {
        DataOutputStream.writeUTF(s, this);
    }
}
