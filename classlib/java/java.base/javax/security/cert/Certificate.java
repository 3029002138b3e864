// SPDX-License-Identifier: MIT
package javax.security.cert;

import java.security.InvalidKeyException;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.PublicKey;
import java.security.SignatureException;
import java.util.Arrays;

/** A certificate before java.security.cert. Equal by its encoding. */
@SuppressWarnings("removal")
@Deprecated(since = "9", forRemoval = true)
public abstract class Certificate {
    public Certificate() {
    }

    /** Null: it cannot be encoded. */
    private static byte[] encodingOf(Certificate c) {
        try {
            return c.getEncoded();
        } catch (CertificateException e) {
            return null;
        }
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) return true;
        byte[] own = encodingOf(this);
        return own != null && other instanceof Certificate && Arrays.equals(own, encodingOf((Certificate) other));
    }

    /** The sum of i times the i-th byte. */
    @Override
    public int hashCode() {
        byte[] own = encodingOf(this);
        int sum = 0;
        for (int i = 1; own != null && i < own.length; i++) sum += own[i] * i;
        return sum;
    }

    public abstract byte[] getEncoded() throws CertificateEncodingException;

    public abstract void verify(PublicKey key) throws CertificateException, NoSuchAlgorithmException, InvalidKeyException,
        NoSuchProviderException, SignatureException;

    public abstract void verify(PublicKey key, String sigProvider) throws CertificateException, NoSuchAlgorithmException,
        InvalidKeyException, NoSuchProviderException, SignatureException;

    @Override
    public abstract String toString();

    public abstract PublicKey getPublicKey();
}
