// SPDX-License-Identifier: MIT
package jdk.internal.security;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.InvalidKeyException;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.KeySpec;
import java.util.Arrays;
import java.util.Locale;
import javax.crypto.Mac;
import javax.crypto.SecretKey;
import javax.crypto.SecretKeyFactorySpi;
import javax.crypto.interfaces.PBEKey;
import javax.crypto.spec.PBEKeySpec;

/** Keys of passwords: PBKDF2 of RFC 8018 over an HMAC. The password is taken in UTF-8. */
final class Pbkdf2 extends SecretKeyFactorySpi {
    private final String algorithm;
    private final String mac;

    /** algorithm: PBKDF2With, and the name of the HMAC. */
    Pbkdf2(String algorithm) {
        this.algorithm = algorithm;
        mac = algorithm.substring("PBKDF2With".length());
    }

    @Override
    protected SecretKey engineGenerateSecret(KeySpec keySpec) throws InvalidKeySpecException {
        if (!(keySpec instanceof PBEKeySpec))
            throw new InvalidKeySpecException("Only PBEKeySpec is accepted");
        PBEKeySpec spec = (PBEKeySpec) keySpec;
        if (spec.getSalt() == null) throw new InvalidKeySpecException("Salt not found");
        if (spec.getKeyLength() == 0) throw new InvalidKeySpecException("Key length not found");
        try {
            return new Key(algorithm, spec, derived(spec));
        } catch (GeneralSecurityException e) {
            throw new InvalidKeySpecException(e);
        }
    }

    /** Block after block: the sum of as many turns of the HMAC as are wished, the first over salt and number. */
    private byte[] derived(PBEKeySpec spec) throws GeneralSecurityException {
        Mac m = Mac.getInstance(mac);
        m.init(new Raw(new String(spec.getPassword()).getBytes(StandardCharsets.UTF_8)));
        byte[] key = new byte[spec.getKeyLength() / 8];
        int size = m.getMacLength();
        for (int block = 1, at = 0; at < key.length; block++, at += size) {
            m.update(spec.getSalt());
            byte[] turn = m.doFinal(ByteBuffer.allocate(4).putInt(block).array());
            byte[] sum = turn.clone();
            for (int i = 1; i < spec.getIterationCount(); i++) {
                turn = m.doFinal(turn);
                for (int k = 0; k < size; k++) sum[k] ^= turn[k];
            }
            System.arraycopy(sum, 0, key, at, Math.min(size, key.length - at));
        }
        return key;
    }

    @Override
    protected KeySpec engineGetKeySpec(SecretKey key, Class<?> keySpec) throws InvalidKeySpecException {
        if (!(key instanceof PBEKey)) throw new InvalidKeySpecException("Invalid key format/algorithm");
        if (keySpec == null || !keySpec.isAssignableFrom(PBEKeySpec.class))
            throw new InvalidKeySpecException("Invalid key spec");
        PBEKey k = (PBEKey) key;
        return new PBEKeySpec(k.getPassword(), k.getSalt(), k.getIterationCount(), k.getEncoded().length * 8);
    }

    @Override
    protected SecretKey engineTranslateKey(SecretKey key) throws InvalidKeyException {
        if (key instanceof Key && key.getAlgorithm().equalsIgnoreCase(algorithm)) return key;
        throw new InvalidKeyException("Invalid key format/algorithm");
    }

    /** A password as key of the HMAC; it may be empty. */
    private static final class Raw implements SecretKey {
        private static final long serialVersionUID = 1L;
        private final byte[] bytes;

        Raw(byte[] bytes) {
            this.bytes = bytes;
        }

        @Override
        public String getAlgorithm() {
            return "Password";
        }

        @Override
        public String getFormat() {
            return "RAW";
        }

        @Override
        public byte[] getEncoded() {
            return bytes.clone();
        }
    }

    /** What was derived, and of what. */
    private static final class Key implements PBEKey {
        private static final long serialVersionUID = 1L;
        private final String algorithm;
        private final char[] password;
        private final byte[] salt;
        private final int iterations;
        private final byte[] bytes;

        Key(String algorithm, PBEKeySpec spec, byte[] bytes) {
            this.algorithm = algorithm;
            password = spec.getPassword();
            salt = spec.getSalt();
            iterations = spec.getIterationCount();
            this.bytes = bytes;
        }

        @Override
        public String getAlgorithm() {
            return algorithm;
        }

        @Override
        public String getFormat() {
            return "RAW";
        }

        @Override
        public byte[] getEncoded() {
            return bytes.clone();
        }

        @Override
        public char[] getPassword() {
            return password.clone();
        }

        @Override
        public byte[] getSalt() {
            return salt.clone();
        }

        @Override
        public int getIterationCount() {
            return iterations;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof SecretKey && ((SecretKey) o).getAlgorithm().equalsIgnoreCase(algorithm)
                    && Arrays.equals(((SecretKey) o).getEncoded(), bytes);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(bytes) ^ algorithm.toLowerCase(Locale.ENGLISH).hashCode();
        }
    }
}
