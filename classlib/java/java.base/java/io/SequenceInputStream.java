// SPDX-License-Identifier: MIT
package java.io;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;

/** Several streams read one after the other. */
public class SequenceInputStream extends InputStream {
    private final Enumeration<? extends InputStream> rest;
    private InputStream in;

    public SequenceInputStream(Enumeration<? extends InputStream> e) {
        rest = e;
        step();
    }

    public SequenceInputStream(InputStream s1, InputStream s2) {
        this(Collections.enumeration(Arrays.asList(s1, s2)));
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
        int n = len == 0 ? 0 : in.read(b, off, len);
        while (n <= 0 && len > 0) {
            nextStream();
            if (in == null) return -1;
            n = in.read(b, off, len);
        }
        return n;
    }

    @Override
    public void close() throws IOException {
        List<IOException> failed = new ArrayList<>();
        for (; in != null; step()) {
            try {
                in.close();
            } catch (IOException e) {
                failed.add(e);
            }
        }
        if (failed.isEmpty()) return;
        IOException first = failed.remove(0);
        failed.forEach(first::addSuppressed);
        throw first;
    }
}
