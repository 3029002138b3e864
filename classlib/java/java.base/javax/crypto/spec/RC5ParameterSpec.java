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
        this(null, version, rounds, wordSize);
    }

    public RC5ParameterSpec(int version, int rounds, int wordSize, byte[] iv) {
        this(twoWords(iv, 0, wordSize), version, rounds, wordSize);
    }

    public RC5ParameterSpec(int version, int rounds, int wordSize, byte[] iv, int offset) {
        this(twoWords(iv, offset, wordSize), version, rounds, wordSize);
    }

    private RC5ParameterSpec(byte[] ownIv, int version, int rounds, int wordSize) {
        this.version = version;
        this.rounds = rounds;
        this.wordSize = wordSize;
        this.iv = ownIv;
    }

    private static byte[] twoWords(byte[] from, int offset, int wordSize) {
        if (from == null) throw new IllegalArgumentException("IV missing");
        if (offset < 0) throw new ArrayIndexOutOfBoundsException("offset " + offset);
        int bytes = 2 * (wordSize / 8);
        if (bytes > from.length - offset) throw new IllegalArgumentException("IV too short");
        return Arrays.copyOfRange(from, offset, offset + bytes);
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
        return obj instanceof RC5ParameterSpec && Arrays.equals(numbers(), ((RC5ParameterSpec) obj).numbers())
                && Arrays.equals(iv, ((RC5ParameterSpec) obj).iv);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(numbers()) + Arrays.hashCode(iv);
    }

    private int[] numbers() {
        return new int[] {version, rounds, wordSize};
    }
}
