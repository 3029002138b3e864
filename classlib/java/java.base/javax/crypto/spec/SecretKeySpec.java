// SPDX-License-Identifier: MIT
package javax.crypto.spec;

import java.security.MessageDigest;
import java.security.spec.KeySpec;
import java.util.Arrays;
import java.util.Locale;
import javax.crypto.SecretKey;

/** A secret key that is its bytes. */
public class SecretKeySpec implements KeySpec, SecretKey {
    private static final long serialVersionUID = 6577238317307289933L;
    private byte[] key;
    private String algorithm;

    public SecretKeySpec(byte[] key, String algorithm) {
        if (key == null || algorithm == null) throw new IllegalArgumentException("Missing argument");
        if (key.length == 0) throw new IllegalArgumentException("Empty key");
        this.key = key.clone();
        this.algorithm = algorithm;
    }

    public SecretKeySpec(byte[] key, int offset, int len, String algorithm) {
        if (key == null || algorithm == null) throw new IllegalArgumentException("Missing argument");
        if (key.length == 0) throw new IllegalArgumentException("Empty key");
        if (key.length - offset < len) throw new IllegalArgumentException("Invalid offset/length combination");
        if (len < 0) throw new ArrayIndexOutOfBoundsException("len is negative");
        this.key = Arrays.copyOfRange(key, offset, offset + len);
        this.algorithm = algorithm;
    }

    @Override
    public String getAlgorithm() {
        return algorithm;
    }

    @Override
    public String getFormat() {
        return "RAW";
    }

    @Override
    public byte[] getEncoded() {
        return key.clone();
    }

    @Override
    public int hashCode() {
        int h = 0;
        for (int i = 1; i < key.length; i++) h += key[i] * i;
        return h ^ algorithm.toLowerCase(Locale.ENGLISH).hashCode();
    }

    @Override
    public boolean equals(Object o) {
        if (this == o) return true;
        if (!(o instanceof SecretKey)) return false;
        SecretKey other = (SecretKey) o;
        return other.getAlgorithm().equalsIgnoreCase(algorithm) && MessageDigest.isEqual(key, other.getEncoded());
    }
}
