// SPDX-License-Identifier: MIT
package java.security;

import java.nio.ByteBuffer;
import java.security.spec.AlgorithmParameterSpec;

/** What the maker of a signature algorithm implements. */
public abstract class SignatureSpi {
    protected SecureRandom appRandom;

    public SignatureSpi() {
    }

    protected abstract void engineInitVerify(PublicKey publicKey) throws InvalidKeyException;

    protected abstract void engineInitSign(PrivateKey privateKey) throws InvalidKeyException;

    protected void engineInitSign(PrivateKey privateKey, SecureRandom random) throws InvalidKeyException {
        appRandom = random;
        engineInitSign(privateKey);
    }

    protected abstract void engineUpdate(byte b) throws SignatureException;

    protected abstract void engineUpdate(byte[] b, int off, int len) throws SignatureException;

    protected void engineUpdate(ByteBuffer input) {
        byte[] b = new byte[input.remaining()];
        input.get(b);
        try {
            engineUpdate(b, 0, b.length);
        } catch (SignatureException e) {
            throw new ProviderException("update() failed", e);
        }
    }

    protected abstract byte[] engineSign() throws SignatureException;

    protected int engineSign(byte[] outbuf, int offset, int len) throws SignatureException {
        byte[] sig = engineSign();
        int n = sig.length, room = Math.min(len, outbuf.length - offset);
        if (n > room)
            throw new SignatureException(n > len ? "partial signatures not returned"
                : "insufficient space in the output buffer to store the signature");
        System.arraycopy(sig, 0, outbuf, offset, n);
        return n;
    }

    protected abstract boolean engineVerify(byte[] sigBytes) throws SignatureException;

    protected boolean engineVerify(byte[] sigBytes, int offset, int length) throws SignatureException {
        return engineVerify(java.util.Arrays.copyOfRange(sigBytes, offset, offset + length));
    }

    @Deprecated
    protected abstract void engineSetParameter(String param, Object value) throws InvalidParameterException;

    protected void engineSetParameter(AlgorithmParameterSpec params) throws InvalidAlgorithmParameterException {
        throw new UnsupportedOperationException();
    }

    protected AlgorithmParameters engineGetParameters() {
        throw new UnsupportedOperationException();
    }

    @Deprecated
    protected abstract Object engineGetParameter(String param) throws InvalidParameterException;

    public Object clone() throws CloneNotSupportedException {
        if (this instanceof Cloneable) return super.clone();
        throw new CloneNotSupportedException();
    }
}
