// SPDX-License-Identifier: MIT
package java.io;

/** Passes everything on to another writer. */
public abstract class FilterWriter extends Writer {
    protected Writer out;

    protected FilterWriter(Writer out) {
        super(out);
        this.out = out;
    }

    public void write(int c) throws IOException {
        out.write(c);
    }

    public void write(char[] buf, int off, int len) throws IOException {
        out.write(buf, off, len);
    }

    public void write(String s, int off, int len) throws IOException {
        out.write(s, off, len);
    }

    public void flush() throws IOException {
        out.flush();
    }

    public void close() throws IOException {
        out.close();
    }
}
