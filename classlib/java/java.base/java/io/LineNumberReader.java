// SPDX-License-Identifier: MIT
package java.io;

/** A buffered reader that counts lines; every line end is read as one newline. */
public class LineNumberReader extends BufferedReader {
    private int lineNumber, markedNumber;
    private boolean skipLf, markedSkip;

    public LineNumberReader(Reader in) {
        super(in);
    }

    public LineNumberReader(Reader in, int sz) {
        super(in, sz);
    }

    public void setLineNumber(int n) {
        lineNumber = n;
    }

    public int getLineNumber() {
        return lineNumber;
    }

    @Override
    public int read() throws IOException {
        synchronized (lock) {
            int c = super.read();
            if (skipLf) {
                if (c == '\n') c = super.read();
                skipLf = false;
            }
            if (c == '\r') skipLf = true;
            if (c == '\r' || c == '\n') {
                lineNumber++;
                return '\n';
            }
            return c;
        }
    }

    @Override
    public int read(char[] buf, int off, int len) throws IOException {
        synchronized (lock) {
            int n = super.read(buf, off, len);
            for (int i = off; i < off + n; i++) {
                char c = buf[i];
                if (skipLf) {
                    skipLf = false;
                    if (c == '\n') continue;
                }
                if (c == '\r') skipLf = true;
                if (c == '\r' || c == '\n') lineNumber++;
            }
            return n;
        }
    }

    @Override
    public String readLine() throws IOException {
        synchronized (lock) {
            if (skipLf) {
                skipLf = false;
                mark(1);
                if (super.read() != '\n') super.reset();
            }
            String s = super.readLine();
            if (s != null) lineNumber++;
            return s;
        }
    }

    @Override
    public long skip(long n) throws IOException {
        if (n < 0) throw new IllegalArgumentException("skip() value is negative");
        synchronized (lock) {
            long k = 0;
            while (k < n && read() >= 0) k++;
            return k;
        }
    }

    @Override
    public void mark(int readAheadLimit) throws IOException {
        synchronized (lock) {
            super.mark(readAheadLimit + (skipLf ? 1 : 0));
            markedNumber = lineNumber;
            markedSkip = skipLf;
        }
    }

    @Override
    public void reset() throws IOException {
        synchronized (lock) {
            super.reset();
            lineNumber = markedNumber;
            skipLf = markedSkip;
        }
    }
}
