// SPDX-License-Identifier: MIT
package javax.crypto.spec;

import java.security.spec.AlgorithmParameterSpec;
import java.util.Arrays;

/** An initialization vector. */
public class IvParameterSpec implements AlgorithmParameterSpec {
    private final byte[] iv;

    public IvParameterSpec(byte[] iv) {
        this(iv, 0, iv.length);
    }

    public IvParameterSpec(byte[] iv, int offset, int len) {
        this.iv = part(iv, offset, len);
    }

    /** A copy of a part of an array that must be there. */
    static byte[] part(byte[] iv, int offset, int len) {
        if (iv == null) throw new IllegalArgumentException("IV missing");
        if (len < 0) throw new ArrayIndexOutOfBoundsException("len is negative");
        if (offset < 0) throw new ArrayIndexOutOfBoundsException("offset is negative");
        if (iv.length - offset < len) throw new IllegalArgumentException("IV buffer too short for given offset/length combination");
        return Arrays.copyOfRange(iv, offset, offset + len);
    }

    public byte[] getIV() {
        return iv.clone();
    }
}
