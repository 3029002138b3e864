// SPDX-License-Identifier: MIT
package java.security.spec;

/** A private key as PKCS #8 encodes it. */
public class PKCS8EncodedKeySpec extends EncodedKeySpec {
    public PKCS8EncodedKeySpec(byte[] encodedKey) {
        super(encodedKey);
    }

    public PKCS8EncodedKeySpec(byte[] encodedKey, String algorithm) {
        super(encodedKey, algorithm);
    }

    @Override
    public final String getFormat() {
        return "PKCS#8";
    }
}
