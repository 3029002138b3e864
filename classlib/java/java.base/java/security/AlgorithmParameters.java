// SPDX-License-Identifier: MIT
package java.security;

import java.io.IOException;
import java.security.spec.AlgorithmParameterSpec;
import java.security.spec.InvalidParameterSpecException;
import jdk.internal.security.Providers;

/** Parameters of an algorithm whose values only its provider knows. */
public class AlgorithmParameters {
    private final AlgorithmParametersSpi spi;
    private final Provider provider;
    private final String algorithm;

    protected AlgorithmParameters(AlgorithmParametersSpi spi, Provider provider, String algorithm) {
        this.spi = spi;
        this.provider = provider;
        this.algorithm = algorithm;
    }

    private static AlgorithmParameters made(Provider.Service s, String algorithm) throws NoSuchAlgorithmException {
        return new AlgorithmParameters(Providers.make(s, AlgorithmParametersSpi.class), s.getProvider(), algorithm);
    }

    public static AlgorithmParameters getInstance(String algorithm) throws NoSuchAlgorithmException {
        return made(Providers.find("AlgorithmParameters", algorithm), algorithm);
    }

    public static AlgorithmParameters getInstance(String algorithm, String provider)
            throws NoSuchAlgorithmException, NoSuchProviderException {
        return made(Providers.find("AlgorithmParameters", algorithm, provider), algorithm);
    }

    public static AlgorithmParameters getInstance(String algorithm, Provider provider) throws NoSuchAlgorithmException {
        return made(Providers.find("AlgorithmParameters", algorithm, provider), algorithm);
    }

    public final Provider getProvider() {
        return provider;
    }

    public final String getAlgorithm() {
        return algorithm;
    }

    private boolean initialized;

    private void begin() throws InvalidParameterSpecException {
        if (initialized) throw new InvalidParameterSpecException("already initialized");
        initialized = true;
    }

    private void beginEncoded() throws IOException {
        if (initialized) throw new IOException("already initialized");
        initialized = true;
    }

    public final void init(AlgorithmParameterSpec paramSpec) throws InvalidParameterSpecException {
        begin();
        spi.engineInit(paramSpec);
    }

    public final void init(byte[] params) throws IOException {
        beginEncoded();
        spi.engineInit(params);
    }

    public final void init(byte[] params, String format) throws IOException {
        beginEncoded();
        spi.engineInit(params, format);
    }

    public final <T extends AlgorithmParameterSpec> T getParameterSpec(Class<T> paramSpec) throws InvalidParameterSpecException {
        if (!initialized) throw new InvalidParameterSpecException("not initialized");
        return spi.engineGetParameterSpec(paramSpec);
    }

    public final byte[] getEncoded() throws IOException {
        if (!initialized) throw new IOException("not initialized");
        return spi.engineGetEncoded();
    }

    public final byte[] getEncoded(String format) throws IOException {
        if (!initialized) throw new IOException("not initialized");
        return spi.engineGetEncoded(format);
    }

    @Override
    public final String toString() {
        return initialized ? spi.engineToString() : null;
    }
}
