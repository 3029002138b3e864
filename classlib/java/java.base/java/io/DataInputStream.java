// SPDX-License-Identifier: MIT
package java.io;

/** Reads primitive values in their big-endian form from another stream. */
public class DataInputStream extends FilterInputStream implements DataInput {
    private final byte[] eight = new byte[8];

    public DataInputStream(InputStream in) {
        super(in);
    }

    public final int read(byte[] b) throws IOException {
        return in.read(b, 0, b.length);
    }

    public final int read(byte[] b, int off, int len) throws IOException {
        return in.read(b, off, len);
    }

    public final void readFully(byte[] b) throws IOException {
        readFully(b, 0, b.length);
    }

    public final void readFully(byte[] b, int off, int len) throws IOException {
        java.util.Objects.checkFromIndexSize(off, len, b.length);
        for (int n = 0; n < len;) {
            int got = in.read(b, off + n, len - n);
            if (got < 0) throw new EOFException();
            n += got;
        }
    }

    public final int skipBytes(int n) throws IOException {
        int sum = 0;
        for (int s; sum < n && (s = (int) in.skip(n - sum)) > 0;) sum += s;
        return sum;
    }

    public final boolean readBoolean() throws IOException {
        return readUnsignedByte() != 0;
    }

    public final byte readByte() throws IOException {
        return (byte) readUnsignedByte();
    }

    public final int readUnsignedByte() throws IOException {
        int c = in.read();
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

    @Deprecated
    public final String readLine() throws IOException {
        StringBuilder sb = new StringBuilder();
        int c = in.read();
        if (c < 0) return null;
        for (; c >= 0 && c != '\n'; c = in.read()) {
            if (c == '\r') {
                int next = in.read();
                if (next != '\n' && next >= 0) {
                    if (!(in instanceof PushbackInputStream)) in = new PushbackInputStream(in);
                    ((PushbackInputStream) in).unread(next);
                }
                break;
            }
            sb.append((char) c);
        }
        return sb.toString();
    }

    public final String readUTF() throws IOException {
        return readUTF(this);
    }

    /** Reads a length of two bytes and so many bytes of modified UTF-8. */
    public static final String readUTF(DataInput in) throws IOException {
        int len = in.readUnsignedShort();
        byte[] b = new byte[len];
        in.readFully(b, 0, len);
        return ModifiedUtf8.decode(b, 0, len);
    }
}
