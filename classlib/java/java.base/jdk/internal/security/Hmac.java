// SPDX-License-Identifier: MIT
package jdk.internal.security;

import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.MessageDigest;
import java.security.spec.AlgorithmParameterSpec;
import java.util.Arrays;
import javax.crypto.MacSpi;
import javax.crypto.SecretKey;

/** A digest keyed twice, inside and outside (RFC 2104). */
final class Hmac extends MacSpi implements Cloneable {
    private MessageDigest digest;
    private byte[] inner, outer;
    private boolean begun;

    Hmac(String digestName) {
        digest = Digests.make(digestName.startsWith("SHA") ? "SHA-" + digestName.substring(3) : digestName);
        int block = digest.getDigestLength() > 32 ? 128 : 64;
        inner = new byte[block];
        outer = new byte[block];
    }

    @Override
    protected int engineGetMacLength() {
        return digest.getDigestLength();
    }

    @Override
    protected void engineInit(Key key, AlgorithmParameterSpec params)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        if (params != null) throw new InvalidAlgorithmParameterException("HMAC does not use parameters");
        if (!(key instanceof SecretKey)) throw new InvalidKeyException("Secret key expected");
        byte[] secret = key.getEncoded();
        if (secret == null) throw new InvalidKeyException("Missing key data");
        if (secret.length > inner.length) secret = digest.digest(secret);
        for (int i = 0; i < inner.length; i++) {
            int b = i < secret.length ? secret[i] : 0;
            inner[i] = (byte) (b ^ 0x36);
            outer[i] = (byte) (b ^ 0x5c);
        }
        engineReset();
    }

    private void begin() {
        if (!begun) digest.update(inner);
        begun = true;
    }

    @Override
    protected void engineUpdate(byte input) {
        begin();
        digest.update(input);
    }

    @Override
    protected void engineUpdate(byte[] input, int offset, int len) {
        begin();
        digest.update(input, offset, len);
    }

    @Override
    protected byte[] engineDoFinal() {
        begin();
        byte[] middle = digest.digest();
        digest.update(outer);
        begun = false;
        return digest.digest(middle);
    }

    @Override
    protected void engineReset() {
        digest.reset();
        begun = false;
    }

    @Override
    public Object clone() throws CloneNotSupportedException {
        Hmac h = (Hmac) super.clone();
        h.digest = (MessageDigest) digest.clone();
        h.inner = inner.clone();
        h.outer = outer.clone();
        return h;
    }
}
