// SPDX-License-Identifier: MIT
package javax.crypto;

import java.nio.ByteBuffer;
import java.nio.ReadOnlyBufferException;
import java.security.AlgorithmParameters;
import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.InvalidParameterException;
import java.security.Key;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.Provider;
import java.security.SecureRandom;
import java.security.cert.Certificate;
import java.security.spec.AlgorithmParameterSpec;
import jdk.internal.security.Providers;

/** Encrypts and decrypts. The providers of this library have no such algorithm; those of programs are asked. */
public class Cipher {
    public static final int ENCRYPT_MODE = 1;
    public static final int DECRYPT_MODE = 2;
    public static final int WRAP_MODE = 3;
    public static final int UNWRAP_MODE = 4;
    public static final int PUBLIC_KEY = 1;
    public static final int PRIVATE_KEY = 2;
    public static final int SECRET_KEY = 3;

    private final CipherSpi spi;
    private final Provider provider;
    private final String transformation;
    private int mode; // 0: not initialized

    protected Cipher(CipherSpi cipherSpi, Provider provider, String transformation) {
        spi = cipherSpi;
        this.provider = provider;
        this.transformation = transformation;
    }

    // Finding one

    public static final Cipher getInstance(String transformation) throws NoSuchAlgorithmException, NoSuchPaddingException {
        Exception last = null;
        String[] parts = parts(transformation);
        for (Provider p : Providers.all()) {
            try {
                Cipher c = of(p, transformation, parts);
                if (c != null) return c;
            } catch (NoSuchAlgorithmException | NoSuchPaddingException e) {
                last = e;
            }
        }
        throw new NoSuchAlgorithmException("Cannot find any provider supporting " + transformation, last);
    }

    public static final Cipher getInstance(String transformation, String provider)
            throws NoSuchAlgorithmException, NoSuchProviderException, NoSuchPaddingException {
        parts(transformation);
        if (provider == null || provider.isEmpty()) throw new IllegalArgumentException("Missing provider");
        Provider p = Providers.named(provider);
        if (p == null) throw new NoSuchProviderException("No such provider: " + provider);
        return getInstance(transformation, p);
    }

    public static final Cipher getInstance(String transformation, Provider provider)
            throws NoSuchAlgorithmException, NoSuchPaddingException {
        String[] parts = parts(transformation);
        if (provider == null) throw new IllegalArgumentException("Missing provider");
        Exception mode = null;
        try {
            Cipher c = of(provider, transformation, parts);
            if (c != null) return c;
        } catch (NoSuchAlgorithmException e) {
            mode = e;
        }
        throw new NoSuchAlgorithmException("No such algorithm: " + transformation, mode);
    }

    /** "algorithm" or "algorithm/mode/padding" as three; those that are not given are "". */
    private static String[] parts(String transformation) throws NoSuchAlgorithmException {
        if (transformation == null || transformation.isEmpty())
            throw new NoSuchAlgorithmException("Null or empty transformation");
        int one = transformation.indexOf('/');
        int two = one < 0 ? -1 : transformation.indexOf('/', one + 1);
        String algorithm = one < 0 ? transformation.trim() : transformation.substring(0, one).trim();
        if (one >= 0 && two < 0 || algorithm.isEmpty())
            throw new NoSuchAlgorithmException("Invalid transformation format:" + transformation);
        return new String[] {algorithm, one < 0 ? "" : transformation.substring(one + 1, two).trim(),
                one < 0 ? "" : transformation.substring(two + 1).trim()};
    }

    /** A provider may have all of it, or set mode, padding, or both itself. Null: it has none of these. */
    private static Cipher of(Provider p, String transformation, String[] parts)
            throws NoSuchAlgorithmException, NoSuchPaddingException {
        boolean plain = parts[1].isEmpty() && parts[2].isEmpty();
        String[] names = {parts[0] + "/" + parts[1] + "/" + parts[2], parts[0] + "/" + parts[1],
                parts[0] + "//" + parts[2], parts[0]};
        for (int i = plain ? 3 : 0; i < 4; i++) {
            Provider.Service s = p.getService("Cipher", names[i]);
            if (s == null) continue;
            CipherSpi spi = Providers.make(s, CipherSpi.class);
            if (i >= 2 && !parts[1].isEmpty()) spi.engineSetMode(parts[1]);
            if ((i == 1 || i == 3) && !parts[2].isEmpty()) spi.engineSetPadding(parts[2]);
            return new Cipher(spi, p, transformation);
        }
        return null;
    }

    public final Provider getProvider() {
        return provider;
    }

    public final String getAlgorithm() {
        return transformation;
    }

    public final int getBlockSize() {
        return spi.engineGetBlockSize();
    }

    public final int getOutputSize(int inputLen) {
        check();
        if (inputLen < 0) throw new IllegalArgumentException("Input size must be equal to or greater than zero");
        return spi.engineGetOutputSize(inputLen);
    }

    public final byte[] getIV() {
        return spi.engineGetIV();
    }

    public final AlgorithmParameters getParameters() {
        return spi.engineGetParameters();
    }

    public final ExemptionMechanism getExemptionMechanism() {
        return null;
    }

    // The key

    private static int checked(int opmode) {
        if (opmode < ENCRYPT_MODE || opmode > UNWRAP_MODE) throw new InvalidParameterException("Invalid operation mode");
        return opmode;
    }

    public final void init(int opmode, Key key) throws InvalidKeyException {
        init(opmode, key, new SecureRandom());
    }

    public final void init(int opmode, Key key, SecureRandom random) throws InvalidKeyException {
        spi.engineInit(checked(opmode), key, random);
        mode = opmode;
    }

    public final void init(int opmode, Key key, AlgorithmParameterSpec params)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        init(opmode, key, params, new SecureRandom());
    }

    public final void init(int opmode, Key key, AlgorithmParameterSpec params, SecureRandom random)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        spi.engineInit(checked(opmode), key, params, random);
        mode = opmode;
    }

    public final void init(int opmode, Key key, AlgorithmParameters params)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        init(opmode, key, params, new SecureRandom());
    }

    public final void init(int opmode, Key key, AlgorithmParameters params, SecureRandom random)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        spi.engineInit(checked(opmode), key, params, random);
        mode = opmode;
    }

    public final void init(int opmode, Certificate certificate) throws InvalidKeyException {
        init(opmode, certificate, new SecureRandom());
    }

    public final void init(int opmode, Certificate certificate, SecureRandom random) throws InvalidKeyException {
        init(opmode, certificate.getPublicKey(), random);
    }

    // Data

    private void check() {
        if (this instanceof NullCipher) return;
        if (mode == 0) throw new IllegalStateException("Cipher not initialized");
        if (mode != ENCRYPT_MODE && mode != DECRYPT_MODE)
            throw new IllegalStateException("Cipher not initialized for encryption/decryption");
    }

    private static void checkRange(byte[] input, int offset, int len) {
        if (input == null || offset < 0 || len < 0 || len > input.length - offset)
            throw new IllegalArgumentException("Bad arguments");
    }

    public final byte[] update(byte[] input) {
        if (input == null) throw new IllegalArgumentException("Null input buffer");
        return update(input, 0, input.length);
    }

    public final byte[] update(byte[] input, int inputOffset, int inputLen) {
        check();
        checkRange(input, inputOffset, inputLen);
        return inputLen == 0 ? null : spi.engineUpdate(input, inputOffset, inputLen);
    }

    public final int update(byte[] input, int inputOffset, int inputLen, byte[] output) throws ShortBufferException {
        return update(input, inputOffset, inputLen, output, 0);
    }

    public final int update(byte[] input, int inputOffset, int inputLen, byte[] output, int outputOffset)
            throws ShortBufferException {
        check();
        checkRange(input, inputOffset, inputLen);
        if (outputOffset < 0) throw new IllegalArgumentException("Bad arguments");
        return inputLen == 0 ? 0 : spi.engineUpdate(input, inputOffset, inputLen, output, outputOffset);
    }

    private static void checkBuffers(ByteBuffer input, ByteBuffer output) {
        if (input == null || output == null) throw new IllegalArgumentException("Buffers must not be null");
        if (input == output)
            throw new IllegalArgumentException("Input and output buffers must not be the same object, consider using "
                    + "buffer.duplicate()");
        if (output.isReadOnly()) throw new ReadOnlyBufferException();
    }

    public final int update(ByteBuffer input, ByteBuffer output) throws ShortBufferException {
        check();
        checkBuffers(input, output);
        return spi.engineUpdate(input, output);
    }

    public final byte[] doFinal() throws IllegalBlockSizeException, BadPaddingException {
        check();
        return spi.engineDoFinal(null, 0, 0);
    }

    public final int doFinal(byte[] output, int outputOffset)
            throws IllegalBlockSizeException, ShortBufferException, BadPaddingException {
        check();
        if (output == null || outputOffset < 0) throw new IllegalArgumentException("Bad arguments");
        return spi.engineDoFinal(null, 0, 0, output, outputOffset);
    }

    public final byte[] doFinal(byte[] input) throws IllegalBlockSizeException, BadPaddingException {
        if (input == null) throw new IllegalArgumentException("Null input buffer");
        return doFinal(input, 0, input.length);
    }

    public final byte[] doFinal(byte[] input, int inputOffset, int inputLen)
            throws IllegalBlockSizeException, BadPaddingException {
        check();
        checkRange(input, inputOffset, inputLen);
        return spi.engineDoFinal(input, inputOffset, inputLen);
    }

    public final int doFinal(byte[] input, int inputOffset, int inputLen, byte[] output)
            throws ShortBufferException, IllegalBlockSizeException, BadPaddingException {
        return doFinal(input, inputOffset, inputLen, output, 0);
    }

    public final int doFinal(byte[] input, int inputOffset, int inputLen, byte[] output, int outputOffset)
            throws ShortBufferException, IllegalBlockSizeException, BadPaddingException {
        check();
        checkRange(input, inputOffset, inputLen);
        if (outputOffset < 0) throw new IllegalArgumentException("Bad arguments");
        return spi.engineDoFinal(input, inputOffset, inputLen, output, outputOffset);
    }

    public final int doFinal(ByteBuffer input, ByteBuffer output)
            throws ShortBufferException, IllegalBlockSizeException, BadPaddingException {
        check();
        checkBuffers(input, output);
        return spi.engineDoFinal(input, output);
    }

    public final byte[] wrap(Key key) throws IllegalBlockSizeException, InvalidKeyException {
        checkMode(WRAP_MODE, "wrapping");
        return spi.engineWrap(key);
    }

    public final Key unwrap(byte[] wrappedKey, String wrappedKeyAlgorithm, int wrappedKeyType)
            throws InvalidKeyException, NoSuchAlgorithmException {
        checkMode(UNWRAP_MODE, "unwrapping");
        if (wrappedKeyType < PUBLIC_KEY || wrappedKeyType > SECRET_KEY)
            throw new InvalidParameterException("Invalid key type");
        return spi.engineUnwrap(wrappedKey, wrappedKeyAlgorithm, wrappedKeyType);
    }

    private void checkMode(int wanted, String what) {
        if (this instanceof NullCipher) return;
        if (mode == 0) throw new IllegalStateException("Cipher not initialized");
        if (mode != wanted) throw new IllegalStateException("Cipher not initialized for " + what + " keys");
    }

    /** There is no policy that limits keys. */
    public static final int getMaxAllowedKeyLength(String transformation) throws NoSuchAlgorithmException {
        parts(transformation);
        return Integer.MAX_VALUE;
    }

    public static final AlgorithmParameterSpec getMaxAllowedParameterSpec(String transformation)
            throws NoSuchAlgorithmException {
        parts(transformation);
        return null;
    }

    public final void updateAAD(byte[] src) {
        if (src == null) throw new IllegalArgumentException("src buffer is null");
        updateAAD(src, 0, src.length);
    }

    public final void updateAAD(byte[] src, int offset, int len) {
        check();
        checkRange(src, offset, len);
        if (len > 0) spi.engineUpdateAAD(src, offset, len);
    }

    public final void updateAAD(ByteBuffer src) {
        check();
        if (src == null) throw new IllegalArgumentException("src ByteBuffer is null");
        if (src.remaining() > 0) spi.engineUpdateAAD(src);
    }

    private static final String[] MODES = {"not initialized", "encryption mode", "decryption mode", "key wrapping mode",
            "key unwrapping mode"};

    @Override
    public String toString() {
        return "Cipher." + transformation + ", mode: " + MODES[mode] + ", algorithm from: "
                + (provider == null ? "(no provider)" : provider.getName());
    }
}
