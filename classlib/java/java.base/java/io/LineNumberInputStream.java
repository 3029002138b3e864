// SPDX-License-Identifier: MIT
package java.io;

/** Counts lines in a stream of bytes, with every line end read as one newline. */
@Deprecated
public class LineNumberInputStream extends FilterInputStream {
    private int next = -1, lineNumber, markNumber, markNext = -1;

    public LineNumberInputStream(InputStream in) {
        super(in);
    }

    @Override
    public int read() throws IOException {
        int c = next;
        if (c != -1) next = -1;
        else c = in.read();
        if (c == '\r') {
            next = in.read();
            if (next == '\n') next = -1;
            c = '\n';
        }
        if (c == '\n') lineNumber++;
        return c;
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        java.util.Objects.checkFromIndexSize(off, len, b.length);
        if (len == 0) return 0;
        int n = 0;
        for (int c; n < len && (c = read()) != -1; n++) b[off + n] = (byte) c;
        return n == 0 ? -1 : n;
    }

    public void setLineNumber(int n) {
        lineNumber = n;
    }

    public int getLineNumber() {
        return lineNumber;
    }

    @Override
    public long skip(long n) throws IOException {
        long k = 0;
        while (k < n && read() != -1) k++;
        return k;
    }

    @Override
    public int available() throws IOException {
        return next == -1 ? super.available() / 2 : super.available() / 2 + 1;
    }

    @Override
    public void mark(int readlimit) {
        markNumber = lineNumber;
        markNext = next;
        in.mark(readlimit);
    }

    @Override
    public void reset() throws IOException {
        lineNumber = markNumber;
        next = markNext;
        in.reset();
    }
}
