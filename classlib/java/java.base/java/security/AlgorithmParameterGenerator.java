// SPDX-License-Identifier: MIT
package java.security;

import java.security.spec.AlgorithmParameterSpec;
import jdk.internal.security.Providers;

/** Makes parameters of an algorithm. */
public class AlgorithmParameterGenerator {
    private final AlgorithmParameterGeneratorSpi spi;
    private final Provider provider;
    private final String algorithm;

    protected AlgorithmParameterGenerator(AlgorithmParameterGeneratorSpi spi, Provider provider, String algorithm) {
        this.spi = spi;
        this.provider = provider;
        this.algorithm = algorithm;
    }

    private static AlgorithmParameterGenerator made(Provider.Service s, String algorithm) throws NoSuchAlgorithmException {
        return new AlgorithmParameterGenerator(Providers.make(s, AlgorithmParameterGeneratorSpi.class), s.getProvider(), algorithm);
    }

    public static AlgorithmParameterGenerator getInstance(String algorithm) throws NoSuchAlgorithmException {
        return made(Providers.find("AlgorithmParameterGenerator", algorithm), algorithm);
    }

    public static AlgorithmParameterGenerator getInstance(String algorithm, String provider)
            throws NoSuchAlgorithmException, NoSuchProviderException {
        return made(Providers.find("AlgorithmParameterGenerator", algorithm, provider), algorithm);
    }

    public static AlgorithmParameterGenerator getInstance(String algorithm, Provider provider) throws NoSuchAlgorithmException {
        return made(Providers.find("AlgorithmParameterGenerator", algorithm, provider), algorithm);
    }

    public final Provider getProvider() {
        return provider;
    }

    public final String getAlgorithm() {
        return algorithm;
    }

    public final void init(int size) {
        init(size, new SecureRandom());
    }

    public final void init(int size, SecureRandom random) {
        spi.engineInit(size, random);
    }

    public final void init(AlgorithmParameterSpec genParamSpec) throws InvalidAlgorithmParameterException {
        init(genParamSpec, new SecureRandom());
    }

    public final void init(AlgorithmParameterSpec genParamSpec, SecureRandom random) throws InvalidAlgorithmParameterException {
        spi.engineInit(genParamSpec, random);
    }

    public final AlgorithmParameters generateParameters() {
        return spi.engineGenerateParameters();
    }
}
