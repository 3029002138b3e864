// SPDX-License-Identifier: MIT
package java.io;

/** Writes primitive values in their big-endian form to another stream. */
public class DataOutputStream extends FilterOutputStream implements DataOutput {
    protected int written;
    private final byte[] eight = new byte[8];

    public DataOutputStream(OutputStream out) {
        super(out);
    }

    private void count(int n) {
        int sum = written + n;
        written = sum < 0 ? Integer.MAX_VALUE : sum;
    }

    @Override
    public synchronized void write(int b) throws IOException {
        out.write(b);
        count(1);
    }

    @Override
    public synchronized void write(byte[] b, int off, int len) throws IOException {
        out.write(b, off, len);
        count(len);
    }

    @Override
    public void flush() throws IOException {
        out.flush();
    }

    public final void writeBoolean(boolean v) throws IOException {
        write(v ? 1 : 0);
    }

    public final void writeByte(int v) throws IOException {
        write(v);
    }

    public final void writeShort(int v) throws IOException {
        eight[0] = (byte) (v >> 8);
        eight[1] = (byte) v;
        out.write(eight, 0, 2);
        count(2);
    }

    public final void writeChar(int v) throws IOException {
        writeShort(v);
    }

    private void putInt(int at, int v) {
        eight[at] = (byte) (v >> 24);
        eight[at + 1] = (byte) (v >> 16);
        eight[at + 2] = (byte) (v >> 8);
        eight[at + 3] = (byte) v;
    }

    public final void writeInt(int v) throws IOException {
        putInt(0, v);
        out.write(eight, 0, 4);
        count(4);
    }

    public final void writeLong(long v) throws IOException {
        putInt(0, (int) (v >> 32));
        putInt(4, (int) v);
        out.write(eight, 0, 8);
        count(8);
    }

    public final void writeFloat(float v) throws IOException {
        writeInt(Float.floatToIntBits(v));
    }

    public final void writeDouble(double v) throws IOException {
        writeLong(Double.doubleToLongBits(v));
    }

    public final void writeBytes(String s) throws IOException {
        int len = s.length();
        for (int i = 0; i < len; i++) out.write((byte) s.charAt(i));
        count(len);
    }

    public final void writeChars(String s) throws IOException {
        for (int i = 0, len = s.length(); i < len; i++) writeShort(s.charAt(i));
    }

    public final void writeUTF(String s) throws IOException {
        writeUTF(s, this);
    }

    static void writeUTF(String s, DataOutput out) throws IOException {
        long n = ModifiedUtf8.length(s);
        if (n > 65535) {
            int len = s.length();
            throw new UTFDataFormatException("encoded string (" + s.substring(0, 8) + "..."
                    + s.substring(len - 8, len) + ") too long: " + n + " bytes");
        }
        byte[] b = new byte[(int) n + 2];
        b[0] = (byte) (n >> 8);
        b[1] = (byte) n;
        ModifiedUtf8.encode(s, b, 2);
        out.write(b, 0, b.length);
    }

    public final int size() {
        return written;
    }
}
