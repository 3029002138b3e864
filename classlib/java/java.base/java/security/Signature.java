// SPDX-License-Identifier: MIT
package java.security;

import java.nio.ByteBuffer;
import java.security.cert.Certificate;
import java.security.spec.AlgorithmParameterSpec;
import jdk.internal.security.Providers;

/** Signs data, and verifies signatures. The providers of this library have no such algorithm. */
public abstract class Signature extends SignatureSpi {
    protected static final int UNINITIALIZED = 0;
    protected static final int SIGN = 2;
    protected static final int VERIFY = 3;

    private final String algorithm;
    private Provider provider;
    protected int state = UNINITIALIZED;

    protected Signature(String algorithm) {
        this.algorithm = algorithm;
    }

    public static Signature getInstance(String algorithm) throws NoSuchAlgorithmException {
        return made(Providers.find("Signature", algorithm), algorithm);
    }

    public static Signature getInstance(String algorithm, String provider)
            throws NoSuchAlgorithmException, NoSuchProviderException {
        return made(Providers.find("Signature", algorithm, provider), algorithm);
    }

    public static Signature getInstance(String algorithm, Provider provider) throws NoSuchAlgorithmException {
        return made(Providers.find("Signature", algorithm, provider), algorithm);
    }

    private static Signature made(Provider.Service s, String algorithm) throws NoSuchAlgorithmException {
        SignatureSpi spi = Providers.make(s, SignatureSpi.class);
        Signature g = spi instanceof Signature ? (Signature) spi : new Delegate(spi, algorithm);
        g.provider = s.getProvider();
        return g;
    }

    /** One whose maker implements the service interface only. */
    private static final class Delegate extends Signature {
        private final SignatureSpi spi;

        Delegate(SignatureSpi spi, String algorithm) {
            super(algorithm);
            this.spi = spi;
        }

        @Override
        protected void engineInitVerify(PublicKey publicKey) throws InvalidKeyException {
            spi.engineInitVerify(publicKey);
        }

        @Override
        protected void engineInitSign(PrivateKey privateKey) throws InvalidKeyException {
            spi.engineInitSign(privateKey);
        }

        @Override
        protected void engineInitSign(PrivateKey privateKey, SecureRandom random) throws InvalidKeyException {
            spi.engineInitSign(privateKey, random);
        }

        @Override
        protected void engineUpdate(byte b) throws SignatureException {
            spi.engineUpdate(b);
        }

        @Override
        protected void engineUpdate(byte[] b, int off, int len) throws SignatureException {
            spi.engineUpdate(b, off, len);
        }

        @Override
        protected byte[] engineSign() throws SignatureException {
            return spi.engineSign();
        }

        @Override
        protected boolean engineVerify(byte[] sigBytes) throws SignatureException {
            return spi.engineVerify(sigBytes);
        }

        @Override
        @Deprecated
        protected void engineSetParameter(String param, Object value) {
            spi.engineSetParameter(param, value);
        }

        @Override
        protected void engineSetParameter(AlgorithmParameterSpec params) throws InvalidAlgorithmParameterException {
            spi.engineSetParameter(params);
        }

        @Override
        protected AlgorithmParameters engineGetParameters() {
            return spi.engineGetParameters();
        }

        @Override
        @Deprecated
        protected Object engineGetParameter(String param) {
            return spi.engineGetParameter(param);
        }
    }

    public final Provider getProvider() {
        return provider;
    }

    public final void initVerify(PublicKey publicKey) throws InvalidKeyException {
        engineInitVerify(publicKey);
        state = VERIFY;
    }

    public final void initVerify(Certificate certificate) throws InvalidKeyException {
        initVerify(certificate.getPublicKey());
    }

    public final void initSign(PrivateKey privateKey) throws InvalidKeyException {
        engineInitSign(privateKey);
        state = SIGN;
    }

    public final void initSign(PrivateKey privateKey, SecureRandom random) throws InvalidKeyException {
        engineInitSign(privateKey, random);
        state = SIGN;
    }

    private void check(int wanted, String what) throws SignatureException {
        if (state != wanted) throw new SignatureException("object not initialized for " + what);
    }

    private void checkStarted() throws SignatureException {
        if (state == UNINITIALIZED) throw new SignatureException("object not initialized for signature or verification");
    }

    public final byte[] sign() throws SignatureException {
        check(SIGN, "signing");
        return engineSign();
    }

    public final int sign(byte[] outbuf, int offset, int len) throws SignatureException {
        if (outbuf != null && Math.min(offset, len) < 0)
            throw new IllegalArgumentException("offset or len is less than 0");
        MessageDigest.checkFits(outbuf, offset, len, "No output buffer given",
            "Output buffer too small for specified offset and length");
        check(SIGN, "signing");
        return engineSign(outbuf, offset, len);
    }

    public final boolean verify(byte[] signature) throws SignatureException {
        check(VERIFY, "verification");
        return engineVerify(signature);
    }

    public final boolean verify(byte[] signature, int offset, int length) throws SignatureException {
        check(VERIFY, "verification");
        if (signature == null) throw new IllegalArgumentException("signature is null");
        if (offset < 0 || length < 0) throw new IllegalArgumentException("offset or length is less than 0");
        if (signature.length - offset < length) throw new IllegalArgumentException("signature too small for specified offset and length");
        return engineVerify(signature, offset, length);
    }

    public final void update(byte b) throws SignatureException {
        checkStarted();
        engineUpdate(b);
    }

    public final void update(byte[] data) throws SignatureException {
        update(data, 0, data.length);
    }

    public final void update(byte[] data, int off, int len) throws SignatureException {
        checkStarted();
        if (data == null) throw new IllegalArgumentException("data is null");
        if (off < 0 || len < 0) throw new IllegalArgumentException("off or len is less than 0");
        if (data.length - off < len) throw new IllegalArgumentException("data too small for specified offset and length");
        engineUpdate(data, off, len);
    }

    public final void update(ByteBuffer data) throws SignatureException {
        checkStarted();
        engineUpdate(java.util.Objects.requireNonNull(data));
    }

    public final String getAlgorithm() {
        return algorithm;
    }

    @Override
    public String toString() {
        return "Signature object: " + algorithm + (state == SIGN ? "<initialized for signing>"
                : state == VERIFY ? "<initialized for verifying>" : "<not initialized>");
    }

    @Deprecated
    public final void setParameter(String param, Object value) throws InvalidParameterException {
        engineSetParameter(param, value);
    }

    public final void setParameter(AlgorithmParameterSpec params) throws InvalidAlgorithmParameterException {
        engineSetParameter(params);
    }

    public final AlgorithmParameters getParameters() {
        return engineGetParameters();
    }

    @Deprecated
    public final Object getParameter(String param) throws InvalidParameterException {
        return engineGetParameter(param);
    }
}
