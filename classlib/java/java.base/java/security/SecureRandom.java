// SPDX-License-Identifier: MIT
package java.security;

import java.util.Objects;
import java.util.Random;
import jdk.internal.security.Providers;

/** Random numbers of a provider, without a seed those of the operating system. */
public class SecureRandom extends Random {
    private static final long serialVersionUID = 4940670005562187L;

    private transient SecureRandomSpi spi;
    private transient Provider provider;
    private transient String algorithm;

    public SecureRandom() {
        super(0);
        choose();
    }

    public SecureRandom(byte[] seed) {
        super(0);
        Objects.requireNonNull(seed);
        choose();
        spi.engineSetSeed(seed);
    }

    protected SecureRandom(SecureRandomSpi secureRandomSpi, Provider provider) {
        this(secureRandomSpi, provider, null);
    }

    private SecureRandom(SecureRandomSpi spi, Provider provider, String algorithm) {
        super(0);
        this.spi = spi;
        this.provider = provider;
        this.algorithm = algorithm;
    }

    /** The first algorithm of the first provider that has one. */
    private void choose() {
        try {
            for (Provider p : Providers.all()) {
                for (Provider.Service s : p.getServices()) {
                    if (!s.getType().equals("SecureRandom")) continue;
                    spi = Providers.make(s, SecureRandomSpi.class);
                    provider = p;
                    algorithm = s.getAlgorithm();
                    return;
                }
            }
        } catch (NoSuchAlgorithmException e) {
            throw new RuntimeException(e);
        }
        spi = new jdk.internal.security.SystemRandom();
        algorithm = "NativePRNG";
    }

    private static SecureRandom made(Provider.Service s, String algorithm) throws NoSuchAlgorithmException {
        return new SecureRandom(Providers.make(s, SecureRandomSpi.class), s.getProvider(), algorithm);
    }

    public static SecureRandom getInstance(String algorithm) throws NoSuchAlgorithmException {
        return made(Providers.find("SecureRandom", algorithm), algorithm);
    }

    public static SecureRandom getInstance(String algorithm, String provider)
            throws NoSuchAlgorithmException, NoSuchProviderException {
        return made(Providers.find("SecureRandom", algorithm, provider), algorithm);
    }

    public static SecureRandom getInstance(String algorithm, Provider provider) throws NoSuchAlgorithmException {
        return made(Providers.find("SecureRandom", algorithm, provider), algorithm);
    }

    private static SecureRandom made(Provider.Service s, String algorithm, SecureRandomParameters params)
            throws NoSuchAlgorithmException {
        if (params == null) throw new IllegalArgumentException("params cannot be null");
        Object o = s.newInstance(params);
        if (!(o instanceof SecureRandomSpi)) throw new NoSuchAlgorithmException("not a SecureRandomSpi: " + s.getClassName());
        return new SecureRandom((SecureRandomSpi) o, s.getProvider(), algorithm);
    }

    public static SecureRandom getInstance(String algorithm, SecureRandomParameters params) throws NoSuchAlgorithmException {
        return made(Providers.find("SecureRandom", algorithm), algorithm, params);
    }

    public static SecureRandom getInstance(String algorithm, SecureRandomParameters params, String provider)
            throws NoSuchAlgorithmException, NoSuchProviderException {
        return made(Providers.find("SecureRandom", algorithm, provider), algorithm, params);
    }

    public static SecureRandom getInstance(String algorithm, SecureRandomParameters params, Provider provider)
            throws NoSuchAlgorithmException {
        return made(Providers.find("SecureRandom", algorithm, provider), algorithm, params);
    }

    public static SecureRandom getInstanceStrong() throws NoSuchAlgorithmException {
        return getInstance("NativePRNGBlocking");
    }

    public final Provider getProvider() {
        return provider;
    }

    public String getAlgorithm() {
        return algorithm == null ? "unknown" : algorithm;
    }

    public SecureRandomParameters getParameters() {
        return spi.engineGetParameters();
    }

    public void setSeed(byte[] seed) {
        spi.engineSetSeed(seed);
    }

    /** Also called by the superclass's constructor, before there is anything to seed. */
    @Override
    public void setSeed(long seed) {
        if (seed == 0 || spi == null) return;
        byte[] b = new byte[8];
        for (int i = 0; i < 8; i++) b[i] = (byte) (seed >>> 8 * i);
        spi.engineSetSeed(b);
    }

    @Override
    public void nextBytes(byte[] bytes) {
        spi.engineNextBytes(bytes);
    }

    public void nextBytes(byte[] bytes, SecureRandomParameters params) {
        if (params == null) throw new IllegalArgumentException("params cannot be null");
        spi.engineNextBytes(Objects.requireNonNull(bytes), params);
    }

    @Override
    protected final int next(int numBits) {
        byte[] b = new byte[(numBits + 7) / 8];
        nextBytes(b);
        int n = 0;
        for (byte x : b) n = n << 8 | x & 255;
        return n >>> 8 * b.length - numBits;
    }

    public byte[] generateSeed(int numBytes) {
        if (numBytes < 0) throw new IllegalArgumentException("numBytes cannot be negative");
        return spi.engineGenerateSeed(numBytes);
    }

    public static byte[] getSeed(int numBytes) {
        return new SecureRandom().generateSeed(numBytes);
    }

    public void reseed() {
        spi.engineReseed(null);
    }

    public void reseed(SecureRandomParameters params) {
        if (params == null) throw new IllegalArgumentException("params cannot be null");
        spi.engineReseed(params);
    }

    @Override
    public String toString() {
        return spi.toString();
    }
}
