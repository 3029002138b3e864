// SPDX-License-Identifier: MIT
package javax.crypto.spec;

import java.security.spec.AlgorithmParameterSpec;
import java.util.Arrays;

/** Version, rounds, bits of a word, and an initialization vector of two words if there is one. */
public class RC5ParameterSpec implements AlgorithmParameterSpec {
    private final int version;
    private final int rounds;
    private final int wordSize;
    private final byte[] iv;

    public RC5ParameterSpec(int version, int rounds, int wordSize) {
        this.version = version;
        this.rounds = rounds;
        this.wordSize = wordSize;
        iv = null;
    }

    public RC5ParameterSpec(int version, int rounds, int wordSize, byte[] iv) {
        this(version, rounds, wordSize, iv, 0);
    }

    public RC5ParameterSpec(int version, int rounds, int wordSize, byte[] iv, int offset) {
        this.version = version;
        this.rounds = rounds;
        this.wordSize = wordSize;
        if (iv == null) throw new IllegalArgumentException("IV missing");
        if (offset < 0) throw new ArrayIndexOutOfBoundsException("offset is negative");
        int size = wordSize / 8 * 2;
        if (iv.length - offset < size) throw new IllegalArgumentException("IV too short");
        this.iv = Arrays.copyOfRange(iv, offset, offset + size);
    }

    public int getVersion() {
        return version;
    }

    public int getRounds() {
        return rounds;
    }

    public int getWordSize() {
        return wordSize;
    }

    public byte[] getIV() {
        return iv == null ? null : iv.clone();
    }

    @Override
    public boolean equals(Object obj) {
        if (!(obj instanceof RC5ParameterSpec)) return false;
        RC5ParameterSpec o = (RC5ParameterSpec) obj;
        return version == o.version && rounds == o.rounds && wordSize == o.wordSize && Arrays.equals(iv, o.iv);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(iv) + version + rounds + wordSize;
    }
}
