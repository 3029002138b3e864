// SPDX-License-Identifier: MIT
package java.util.zip;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Computes a checksum over what is read. */
public class CheckedInputStream extends FilterInputStream {
    private final Checksum cksum;

    public CheckedInputStream(InputStream in, Checksum cksum) {
        super(in);
        this.cksum = cksum;
    }

    @Override
    public int read() throws IOException {
        int b = in.read();
        if (b != -1) cksum.update(b);
        return b;
    }

    @Override
    public int read(byte[] buf, int off, int len) throws IOException {
        int n = in.read(buf, off, len);
        if (n > 0) cksum.update(buf, off, n);
        return n;
    }

    @Override
    public long skip(long n) throws IOException {
        byte[] b = new byte[512];
        long sum = 0;
        while (sum < n) {
            int k = read(b, 0, (int) Math.min(b.length, n - sum));
            if (k == -1) break;
            sum += k;
        }
        return sum;
    }

    public Checksum getChecksum() {
        return cksum;
    }
}
