// SPDX-License-Identifier: MIT
package javax.crypto.spec;

import java.security.InvalidKeyException;
import java.security.spec.KeySpec;
import java.util.Arrays;

/** A key of DES. */
public class DESKeySpec implements KeySpec {
    public static final int DES_KEY_LEN = 8;

    private final byte[] key;

    public DESKeySpec(byte[] key) throws InvalidKeyException {
        this(key, 0);
    }

    public DESKeySpec(byte[] key, int offset) throws InvalidKeyException {
        if (key.length - offset < DES_KEY_LEN) throw new InvalidKeyException("Wrong key size");
        this.key = Arrays.copyOfRange(key, offset, offset + DES_KEY_LEN);
    }

    private static void check(byte[] key, int offset) throws InvalidKeyException {
        if (key == null) throw new InvalidKeyException("null key");
        if (key.length - offset < DES_KEY_LEN) throw new InvalidKeyException("Wrong key size");
    }

    public byte[] getKey() {
        return key.clone();
    }

    /** Has each byte an odd number of ones? */
    public static boolean isParityAdjusted(byte[] key, int offset) throws InvalidKeyException {
        check(key, offset);
        for (int i = offset; i < offset + DES_KEY_LEN; i++) if ((Integer.bitCount(key[i] & 0xff) & 1) == 0) return false;
        return true;
    }

    /** Those whose halves are all ones, all zeros or alternate: FIPS 74. */
    private static final String[] WEAK = {"0101010101010101", "fefefefefefefefe", "e0e0e0e0f1f1f1f1", "1f1f1f1f0e0e0e0e",
            "01fe01fe01fe01fe", "1fe01fe00ef10ef1", "01e001e001f101f1", "1ffe1ffe0efe0efe", "011f011f010e010e",
            "e0fee0fef1fef1fe", "fe01fe01fe01fe01", "e01fe01ff10ef10e", "e001e001f101f101", "fe1ffe1ffe0efe0e",
            "1f011f010e010e01", "fee0fee0fef1fef1"};

    public static boolean isWeak(byte[] key, int offset) throws InvalidKeyException {
        check(key, offset);
        StringBuilder hex = new StringBuilder();
        for (int i = offset; i < offset + DES_KEY_LEN; i++) {
            hex.append(Character.forDigit(key[i] >> 4 & 15, 16)).append(Character.forDigit(key[i] & 15, 16));
        }
        return Arrays.asList(WEAK).contains(hex.toString());
    }
}
