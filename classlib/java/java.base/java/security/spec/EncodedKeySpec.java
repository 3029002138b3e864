// SPDX-License-Identifier: MIT
package java.security.spec;

/** A key as bytes of a format. */
public abstract class EncodedKeySpec implements KeySpec {
    private final byte[] encodedKey;
    private final String algorithm;

    public EncodedKeySpec(byte[] encodedKey) {
        this(encodedKey, null, false);
    }

    protected EncodedKeySpec(byte[] encodedKey, String algorithm) {
        this(encodedKey, algorithm, true);
    }

    private EncodedKeySpec(byte[] encodedKey, String algorithm, boolean named) {
        if (named && algorithm == null) throw new NullPointerException("algorithm name may not be null");
        if (named && algorithm.trim().isEmpty()) throw new IllegalArgumentException("algorithm name may not be empty");
        this.encodedKey = encodedKey.clone();
        this.algorithm = algorithm;
    }

    public String getAlgorithm() {
        return algorithm;
    }

    public byte[] getEncoded() {
        return encodedKey.clone();
    }

    public abstract String getFormat();
}
