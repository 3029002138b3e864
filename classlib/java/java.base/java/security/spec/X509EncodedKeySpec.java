// SPDX-License-Identifier: MIT
package java.security.spec;

/** A public key as X.509 encodes it. */
public class X509EncodedKeySpec extends EncodedKeySpec {
    public X509EncodedKeySpec(byte[] encodedKey) {
        super(encodedKey);
    }

    public X509EncodedKeySpec(byte[] encodedKey, String algorithm) {
        super(encodedKey, algorithm);
    }

    @Override
    public final String getFormat() {
        return "X.509";
    }
}
