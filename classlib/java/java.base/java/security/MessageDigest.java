// SPDX-License-Identifier: MIT
package java.security;

import java.nio.ByteBuffer;
import jdk.internal.security.Providers;

/** Computes message digests: MD5, SHA-1, SHA-224, SHA-256, SHA-384, SHA-512 and its shorter forms. */
public abstract class MessageDigest extends MessageDigestSpi {
    private String algorithm;
    private Provider provider;
    private boolean begun;

    protected MessageDigest(String algorithm) {
        this.algorithm = algorithm;
    }

    public static MessageDigest getInstance(String algorithm) throws NoSuchAlgorithmException {
        return made(Providers.find("MessageDigest", algorithm), algorithm);
    }

    public static MessageDigest getInstance(String algorithm, String provider)
            throws NoSuchAlgorithmException, NoSuchProviderException {
        return made(Providers.find("MessageDigest", algorithm, provider), algorithm);
    }

    public static MessageDigest getInstance(String algorithm, Provider provider) throws NoSuchAlgorithmException {
        return made(Providers.find("MessageDigest", algorithm, provider), algorithm);
    }

    private static MessageDigest made(Provider.Service s, String algorithm) throws NoSuchAlgorithmException {
        MessageDigestSpi spi = Providers.make(s, MessageDigestSpi.class);
        MessageDigest d = spi instanceof MessageDigest ? (MessageDigest) spi : new Delegate(spi, algorithm);
        d.algorithm = algorithm;
        d.provider = s.getProvider();
        return d;
    }

    /** A digest whose maker implements the service interface only. */
    private static final class Delegate extends MessageDigest implements Cloneable {
        private MessageDigestSpi spi;

        Delegate(MessageDigestSpi spi, String algorithm) {
            super(algorithm);
            this.spi = spi;
        }

        @Override
        public Object clone() throws CloneNotSupportedException {
            if (!(spi instanceof Cloneable)) throw new CloneNotSupportedException();
            Delegate d = (Delegate) super.clone();
            d.spi = (MessageDigestSpi) spi.clone();
            return d;
        }

        @Override
        protected int engineGetDigestLength() {
            return spi.engineGetDigestLength();
        }

        @Override
        protected void engineUpdate(byte input) {
            spi.engineUpdate(input);
        }

        @Override
        protected void engineUpdate(byte[] input, int offset, int len) {
            spi.engineUpdate(input, offset, len);
        }

        @Override
        protected void engineUpdate(ByteBuffer input) {
            spi.engineUpdate(input);
        }

        @Override
        protected byte[] engineDigest() {
            return spi.engineDigest();
        }

        @Override
        protected int engineDigest(byte[] buf, int offset, int len) throws DigestException {
            return spi.engineDigest(buf, offset, len);
        }

        @Override
        protected void engineReset() {
            spi.engineReset();
        }
    }

    public final Provider getProvider() {
        return provider;
    }

    /** The length that the maker tells, or else that of a digest. */
    private int lengthOf() {
        int n = engineGetDigestLength();
        if (n > 0) return n;
        try {
            return ((MessageDigest) clone()).digest().length;
        } catch (CloneNotSupportedException e) {
            return 0;
        }
    }

    public void update(byte input) {
        engineUpdate(input);
        begun = true;
    }

    public void update(byte[] input, int offset, int len) {
        checkFits(input, offset, len, "No input buffer given", "Input buffer too short");
        engineUpdate(input, offset, len);
        begun = true;
    }

    /** There is an array, and len bytes in it from offset on. */
    static void checkFits(byte[] b, int offset, int len, String ifNone, String ifShort) {
        String wrong = b == null ? ifNone : b.length - offset < len ? ifShort : null;
        if (wrong != null) {
            throw new IllegalArgumentException(wrong);
        }
    }

    public void update(byte[] input) {
        engineUpdate(input, 0, input.length);
        begun = true;
    }

    public final void update(ByteBuffer input) {
        engineUpdate(input);
        begun = true;
    }

    public byte[] digest() {
        begun = false;
        return engineDigest();
    }

    public int digest(byte[] buf, int offset, int len) throws DigestException {
        checkFits(buf, offset, len, "No output buffer given",
            "Output buffer too small for specified offset and length");
        begun = false;
        return engineDigest(buf, offset, len);
    }

    public byte[] digest(byte[] input) {
        update(input);
        return digest();
    }

    public static boolean isEqual(byte[] digesta, byte[] digestb) {
        if (digesta == digestb) {
            return true;
        }
        if (digesta == null || digestb == null || digesta.length != digestb.length) {
            return false;
        }
        int diff = 0;
        for (int i = 0; i < digesta.length; i++) {
            diff |= digesta[i] ^ digestb[i];
        }
        return diff == 0;
    }

    public void reset() {
        engineReset();
        begun = false;
    }

    public final String getAlgorithm() {
        return algorithm;
    }

    public final int getDigestLength() {
        return lengthOf();
    }

    @Override
    public String toString() {
        return algorithm + " Message Digest from " + (provider == null ? "null" : provider.getName()) + (begun ? ", <in progress>\n" : ", <initialized>\n");
    }
}
