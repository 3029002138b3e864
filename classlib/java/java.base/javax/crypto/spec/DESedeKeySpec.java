// SPDX-License-Identifier: MIT
package javax.crypto.spec;

import java.security.InvalidKeyException;
import java.security.spec.KeySpec;
import java.util.Arrays;

/** Three keys of DES. */
public class DESedeKeySpec implements KeySpec {
    public static final int DES_EDE_KEY_LEN = 24;

    private final byte[] key;

    public DESedeKeySpec(byte[] key) throws InvalidKeyException {
        this(key, 0);
    }

    public DESedeKeySpec(byte[] key, int offset) throws InvalidKeyException {
        if (key.length - offset < DES_EDE_KEY_LEN) throw new InvalidKeyException("Wrong key size");
        this.key = Arrays.copyOfRange(key, offset, offset + DES_EDE_KEY_LEN);
    }

    private static void check(byte[] key, int offset) throws InvalidKeyException {
        if (key == null) throw new InvalidKeyException("null key");
        if (key.length - offset < DES_EDE_KEY_LEN) throw new InvalidKeyException("Wrong key size");
    }

    public byte[] getKey() {
        return key.clone();
    }

    /** Has each byte an odd number of ones? */
    public static boolean isParityAdjusted(byte[] key, int offset) throws InvalidKeyException {
        check(key, offset);
        for (int i = offset; i < offset + DES_EDE_KEY_LEN; i++) if ((Integer.bitCount(key[i] & 0xff) & 1) == 0) return false;
        return true;
    }
}
