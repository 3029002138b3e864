// SPDX-License-Identifier: MIT
package javax.crypto.spec;

import java.security.spec.AlgorithmParameterSpec;
import java.util.Arrays;

/** Effective bits of the key, and an initialization vector of 8 bytes if there is one. */
public class RC2ParameterSpec implements AlgorithmParameterSpec {
    private final int effectiveKeyBits;
    private final byte[] iv;

    public RC2ParameterSpec(int effectiveKeyBits) {
        this.effectiveKeyBits = effectiveKeyBits;
        iv = null;
    }

    public RC2ParameterSpec(int effectiveKeyBits, byte[] iv) {
        this(effectiveKeyBits, iv, 0);
    }

    public RC2ParameterSpec(int effectiveKeyBits, byte[] iv, int offset) {
        this.effectiveKeyBits = effectiveKeyBits;
        if (iv == null) throw new IllegalArgumentException("IV missing");
        if (iv.length - offset < 8) throw new IllegalArgumentException("IV too short");
        this.iv = Arrays.copyOfRange(iv, offset, offset + 8);
    }

    public int getEffectiveKeyBits() {
        return effectiveKeyBits;
    }

    public byte[] getIV() {
        return iv == null ? null : iv.clone();
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof RC2ParameterSpec && ((RC2ParameterSpec) obj).effectiveKeyBits == effectiveKeyBits
                && Arrays.equals(((RC2ParameterSpec) obj).iv, iv);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(iv) + effectiveKeyBits;
    }
}
