// SPDX-License-Identifier: MIT
package javax.crypto;

import java.nio.ByteBuffer;
import java.security.AlgorithmParameters;
import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.security.spec.AlgorithmParameterSpec;

/** What the maker of a cipher implements. */
public abstract class CipherSpi {
    public CipherSpi() {
    }

    protected abstract void engineSetMode(String mode) throws NoSuchAlgorithmException;

    protected abstract void engineSetPadding(String padding) throws NoSuchPaddingException;

    protected abstract int engineGetBlockSize();

    protected abstract int engineGetOutputSize(int inputLen);

    protected abstract byte[] engineGetIV();

    protected abstract AlgorithmParameters engineGetParameters();

    protected abstract void engineInit(int opmode, Key key, SecureRandom random) throws InvalidKeyException;

    protected abstract void engineInit(int opmode, Key key, AlgorithmParameterSpec params, SecureRandom random)
            throws InvalidKeyException, InvalidAlgorithmParameterException;

    protected abstract void engineInit(int opmode, Key key, AlgorithmParameters params, SecureRandom random)
            throws InvalidKeyException, InvalidAlgorithmParameterException;

    protected abstract byte[] engineUpdate(byte[] input, int inputOffset, int inputLen);

    protected abstract int engineUpdate(byte[] input, int inputOffset, int inputLen, byte[] output, int outputOffset)
            throws ShortBufferException;

    /** Nothing is taken from the input if the output has no room. */
    protected int engineUpdate(ByteBuffer input, ByteBuffer output) throws ShortBufferException {
        byte[] in = remaining(input, output);
        byte[] out = engineUpdate(in, 0, in.length);
        return store(input, output, out == null ? new byte[0] : out);
    }

    protected abstract byte[] engineDoFinal(byte[] input, int inputOffset, int inputLen)
            throws IllegalBlockSizeException, BadPaddingException;

    protected abstract int engineDoFinal(byte[] input, int inputOffset, int inputLen, byte[] output, int outputOffset)
            throws ShortBufferException, IllegalBlockSizeException, BadPaddingException;

    protected int engineDoFinal(ByteBuffer input, ByteBuffer output)
            throws ShortBufferException, IllegalBlockSizeException, BadPaddingException {
        byte[] in = remaining(input, output);
        return store(input, output, engineDoFinal(in, 0, in.length));
    }

    private byte[] remaining(ByteBuffer input, ByteBuffer output) throws ShortBufferException {
        int needed = engineGetOutputSize(input.remaining());
        if (output.remaining() < needed)
            throw new ShortBufferException("Need at least " + needed + " bytes of space in output buffer");
        byte[] in = new byte[input.remaining()];
        input.duplicate().get(in);
        return in;
    }

    private static int store(ByteBuffer input, ByteBuffer output, byte[] result) {
        output.put(result);
        input.position(input.limit());
        return result.length;
    }

    protected byte[] engineWrap(Key key) throws IllegalBlockSizeException, InvalidKeyException {
        throw new UnsupportedOperationException();
    }

    protected Key engineUnwrap(byte[] wrappedKey, String wrappedKeyAlgorithm, int wrappedKeyType)
            throws InvalidKeyException, NoSuchAlgorithmException {
        throw new UnsupportedOperationException();
    }

    protected int engineGetKeySize(Key key) throws InvalidKeyException {
        throw new UnsupportedOperationException();
    }

    protected void engineUpdateAAD(byte[] src, int offset, int len) {
        throw new UnsupportedOperationException("The underlying Cipher implementation does not support this method");
    }

    protected void engineUpdateAAD(ByteBuffer src) {
        throw new UnsupportedOperationException("The underlying Cipher implementation does not support this method");
    }
}
