// SPDX-License-Identifier: MIT
package java.io;

import java.util.Enumeration;
import java.util.Vector;

/** Several streams read one after the other. */
public class SequenceInputStream extends InputStream {
    private final Enumeration<? extends InputStream> rest;
    private InputStream in;

    public SequenceInputStream(Enumeration<? extends InputStream> e) {
        rest = e;
        step();
    }

    public SequenceInputStream(InputStream s1, InputStream s2) {
        Vector<InputStream> v = new Vector<InputStream>(2);
        v.addElement(s1);
        v.addElement(s2);
        rest = v.elements();
        step();
    }

    private void step() {
        in = null;
        if (rest.hasMoreElements()) {
            in = rest.nextElement();
            if (in == null) throw new NullPointerException();
        }
    }

    final void nextStream() throws IOException {
        if (in != null) in.close();
        step();
    }

    @Override
    public int available() throws IOException {
        return in == null ? 0 : in.available();
    }

    @Override
    public int read() throws IOException {
        while (in != null) {
            int c = in.read();
            if (c != -1) return c;
            nextStream();
        }
        return -1;
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        if (in == null) return -1;
        java.util.Objects.checkFromIndexSize(off, len, b.length);
        if (len == 0) return 0;
        do {
            int n = in.read(b, off, len);
            if (n > 0) return n;
            nextStream();
        } while (in != null);
        return -1;
    }

    @Override
    public void close() throws IOException {
        IOException first = null;
        while (in != null) {
            try {
                in.close();
            } catch (IOException e) {
                if (first == null) first = e;
                else first.addSuppressed(e);
            }
            step();
        }
        if (first != null) throw first;
    }
}
