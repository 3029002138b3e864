// SPDX-License-Identifier: MIT
package javax.crypto.spec;

import java.security.spec.AlgorithmParameterSpec;
import java.util.Arrays;

/** Length of the tag in bits, and an initialization vector. */
public class GCMParameterSpec implements AlgorithmParameterSpec {
    private final int tLen;
    private final byte[] iv;

    public GCMParameterSpec(int tLen, byte[] src) {
        if (src == null) throw new IllegalArgumentException("src array is null");
        if (tLen < 0) throw new IllegalArgumentException("Length argument is negative");
        this.tLen = tLen;
        iv = src.clone();
    }

    public GCMParameterSpec(int tLen, byte[] src, int offset, int len) {
        if (tLen < 0) throw new IllegalArgumentException("Length argument is negative");
        if (src == null || len < 0 || offset < 0 || len > src.length - offset)
            throw new IllegalArgumentException("Invalid buffer arguments");
        this.tLen = tLen;
        iv = Arrays.copyOfRange(src, offset, offset + len);
    }

    public int getTLen() {
        return tLen;
    }

    public byte[] getIV() {
        return iv.clone();
    }
}
