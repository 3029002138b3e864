// SPDX-License-Identifier: MIT
package javax.crypto;

import java.security.AlgorithmParameters;
import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.Provider;
import java.security.spec.AlgorithmParameterSpec;
import jdk.internal.security.Providers;

/** Key recovery and its like. The providers of this library have no such mechanism. */
public class ExemptionMechanism {
    private final ExemptionMechanismSpi spi;
    private final Provider provider;
    private final String algorithm;

    protected ExemptionMechanism(ExemptionMechanismSpi spi, Provider provider, String algorithm) {
        this.spi = spi;
        this.provider = provider;
        this.algorithm = algorithm;
    }

    public static final ExemptionMechanism getInstance(String algorithm) throws NoSuchAlgorithmException {
        return made(Providers.find("ExemptionMechanism", algorithm), algorithm);
    }

    public static final ExemptionMechanism getInstance(String algorithm, String provider)
            throws NoSuchAlgorithmException, NoSuchProviderException {
        return made(Providers.find("ExemptionMechanism", algorithm, provider), algorithm);
    }

    public static final ExemptionMechanism getInstance(String algorithm, Provider provider) throws NoSuchAlgorithmException {
        return made(Providers.find("ExemptionMechanism", algorithm, provider), algorithm);
    }

    private static ExemptionMechanism made(Provider.Service s, String algorithm) throws NoSuchAlgorithmException {
        return new ExemptionMechanism(Providers.make(s, ExemptionMechanismSpi.class), s.getProvider(), algorithm);
    }

    public final Provider getProvider() {
        return provider;
    }

    public final String getName() {
        return algorithm;
    }

    private Key key; // since init; null before
    private boolean done; // the blob was made since

    public final boolean isCryptoAllowed(Key key) throws ExemptionMechanismException {
        return done && key.equals(this.key);
    }

    public final int getOutputSize(int inputLen) throws IllegalStateException {
        check();
        if (inputLen < 0) throw new IllegalArgumentException("Input size must be equal to or greater than zero");
        return spi.engineGetOutputSize(inputLen);
    }

    private void check() {
        if (key == null) throw new IllegalStateException("ExemptionMechanism not initialized");
    }

    private void started(Key key) {
        this.key = key;
        done = false;
    }

    public final void init(Key key) throws InvalidKeyException, ExemptionMechanismException {
        spi.engineInit(key);
        started(key);
    }

    public final void init(Key key, AlgorithmParameterSpec params)
            throws InvalidKeyException, InvalidAlgorithmParameterException, ExemptionMechanismException {
        spi.engineInit(key, params);
        started(key);
    }

    public final void init(Key key, AlgorithmParameters params)
            throws InvalidKeyException, InvalidAlgorithmParameterException, ExemptionMechanismException {
        spi.engineInit(key, params);
        started(key);
    }

    public final byte[] genExemptionBlob() throws IllegalStateException, ExemptionMechanismException {
        check();
        byte[] blob = spi.engineGenExemptionBlob();
        done = true;
        return blob;
    }

    public final int genExemptionBlob(byte[] output)
            throws IllegalStateException, ShortBufferException, ExemptionMechanismException {
        return genExemptionBlob(output, 0);
    }

    public final int genExemptionBlob(byte[] output, int outputOffset)
            throws IllegalStateException, ShortBufferException, ExemptionMechanismException {
        check();
        int n = spi.engineGenExemptionBlob(output, outputOffset);
        done = true;
        return n;
    }
}
