// SPDX-License-Identifier: MIT
package jdk.internal.security;

import java.security.NoSuchAlgorithmException;
import java.security.Provider;
import java.util.Arrays;

/**
 * What this library implements: digests and random numbers in one provider; message authentication and
 * keys in the other.
 */
public final class OwnProvider extends Provider {
    private static final long serialVersionUID = 1L;

    private OwnProvider(String name, String info) {
        super(name, System.getProperty("java.specification.version"), info);
    }

    static Provider sun() {
        OwnProvider p = new OwnProvider("SUN", "SUN (message digests; SecureRandom)");
        p.add("MessageDigest", "MD5");
        p.add("MessageDigest", "SHA-1", "SHA", "SHA1", "1.3.14.3.2.26", "OID.1.3.14.3.2.26");
        p.add("MessageDigest", "SHA-224", "SHA224", "2.16.840.1.101.3.4.2.4", "OID.2.16.840.1.101.3.4.2.4");
        p.add("MessageDigest", "SHA-256", "SHA256", "2.16.840.1.101.3.4.2.1", "OID.2.16.840.1.101.3.4.2.1");
        p.add("MessageDigest", "SHA-384", "SHA384", "2.16.840.1.101.3.4.2.2", "OID.2.16.840.1.101.3.4.2.2");
        p.add("MessageDigest", "SHA-512", "SHA512", "2.16.840.1.101.3.4.2.3", "OID.2.16.840.1.101.3.4.2.3");
        p.add("MessageDigest", "SHA-512/224", "SHA512/224", "2.16.840.1.101.3.4.2.5", "OID.2.16.840.1.101.3.4.2.5");
        p.add("MessageDigest", "SHA-512/256", "SHA512/256", "2.16.840.1.101.3.4.2.6", "OID.2.16.840.1.101.3.4.2.6");
        p.add("SecureRandom", "NativePRNG");
        p.add("SecureRandom", "NativePRNGBlocking");
        p.add("SecureRandom", "NativePRNGNonBlocking");
        p.add("SecureRandom", "SHA1PRNG");
        return p;
    }

    static Provider jce() {
        OwnProvider p = new OwnProvider("SunJCE", "SunJCE Provider (HMAC, PBKDF2, random keys)");
        p.add("KeyGenerator", "AES");
        for (String digest : new String[] {"MD5", "SHA1", "SHA224", "SHA256", "SHA384", "SHA512"}) {
            p.add("Mac", "Hmac" + digest);
            p.add("KeyGenerator", "Hmac" + digest);
            if (!digest.equals("MD5")) p.add("SecretKeyFactory", "PBKDF2WithHmac" + digest);
        }
        return p;
    }

    private void add(String type, String algorithm, String... aliases) {
        putService(new Service(this, type, algorithm, getClass().getName(), Arrays.asList(aliases), null) {
            @Override
            public Object newInstance(Object parameter) throws NoSuchAlgorithmException {
                switch (type) {
                    case "MessageDigest":
                        return Digests.make(algorithm);
                    case "SecureRandom":
                        return algorithm.equals("SHA1PRNG") ? new DigestRandom() : new SystemRandom();
                    case "KeyGenerator":
                        return new RandomKeys(algorithm, keyBits(algorithm));
                    case "SecretKeyFactory":
                        return new Pbkdf2(algorithm);
                    default:
                        return new Hmac(algorithm.substring(4));
                }
            }
        });
    }

    /** Of a key that nobody gave a size: for HMAC what its digest has, and a block of the old ones. */
    private static int keyBits(String algorithm) {
        switch (algorithm) {
            case "HmacSHA224":
                return 224;
            case "HmacSHA256":
            case "AES":
                return 256;
            case "HmacSHA384":
                return 384;
            default:
                return 512;
        }
    }
}
