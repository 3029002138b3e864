// SPDX-License-Identifier: MIT
package javax.crypto;

import java.nio.ByteBuffer;
import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.Provider;
import java.security.spec.AlgorithmParameterSpec;
import jdk.internal.security.Providers;

/** A message authentication code: the digests with a key (HmacMD5, HmacSHA1, HmacSHA224 to HmacSHA512). */
public class Mac implements Cloneable {
    private MacSpi spi;
    private final Provider provider;
    private final String algorithm;
    private boolean initialized;

    protected Mac(MacSpi macSpi, Provider provider, String algorithm) {
        spi = macSpi;
        this.provider = provider;
        this.algorithm = algorithm;
    }

    /** javax.crypto has words of its own for what it can't find. */
    public static final Mac getInstance(String algorithm) throws NoSuchAlgorithmException {
        if (algorithm == null) throw new NullPointerException("null algorithm name");
        try {
            return made(Providers.find("Mac", algorithm), algorithm);
        } catch (NoSuchAlgorithmException e) {
            throw new NoSuchAlgorithmException("Algorithm " + algorithm + " not available");
        }
    }

    public static final Mac getInstance(String algorithm, String provider)
            throws NoSuchAlgorithmException, NoSuchProviderException {
        return made(Providers.find("Mac", algorithm, provider), algorithm);
    }

    public static final Mac getInstance(String algorithm, Provider provider) throws NoSuchAlgorithmException {
        return made(Providers.find("Mac", algorithm, provider), algorithm);
    }

    private static Mac made(Provider.Service s, String algorithm) throws NoSuchAlgorithmException {
        return new Mac(Providers.make(s, MacSpi.class), s.getProvider(), algorithm);
    }

    public final String getAlgorithm() {
        return algorithm;
    }

    public final Provider getProvider() {
        return provider;
    }

    public final int getMacLength() {
        return spi.engineGetMacLength();
    }

    public final void init(Key key) throws InvalidKeyException {
        if (key == null) throw new InvalidKeyException("No installed provider supports this key: (null)");
        try {
            spi.engineInit(key, null);
        } catch (InvalidAlgorithmParameterException e) {
            throw new InvalidKeyException("init() failed", e);
        }
        initialized = true;
    }

    public final void init(Key key, AlgorithmParameterSpec params) throws InvalidKeyException, InvalidAlgorithmParameterException {
        spi.engineInit(key, params);
        initialized = true;
    }

    private void check() {
        if (!initialized) throw new IllegalStateException("MAC not initialized");
    }

    public final void update(byte input) {
        check();
        spi.engineUpdate(input);
    }

    public final void update(byte[] input) {
        check();
        if (input != null) spi.engineUpdate(input, 0, input.length);
    }

    public final void update(byte[] input, int offset, int len) {
        check();
        if (input == null) return;
        if (offset < 0 || len > input.length - offset || len < 0) throw new IllegalArgumentException("Bad arguments");
        spi.engineUpdate(input, offset, len);
    }

    public final void update(ByteBuffer input) {
        check();
        if (input == null) throw new IllegalArgumentException("Buffer must not be null");
        spi.engineUpdate(input);
    }

    public final byte[] doFinal() {
        check();
        byte[] mac = spi.engineDoFinal();
        spi.engineReset();
        return mac;
    }

    public final void doFinal(byte[] output, int outOffset) throws ShortBufferException {
        check();
        int n = getMacLength();
        if (output == null || output.length - outOffset < n) throw new ShortBufferException("Cannot store MAC in output buffer");
        System.arraycopy(doFinal(), 0, output, outOffset, n);
    }

    public final byte[] doFinal(byte[] input) {
        check();
        update(input);
        return doFinal();
    }

    public final void reset() {
        check();
        spi.engineReset();
    }

    @Override
    public final Object clone() throws CloneNotSupportedException {
        Mac m = (Mac) super.clone();
        m.spi = (MacSpi) spi.clone();
        return m;
    }
}
