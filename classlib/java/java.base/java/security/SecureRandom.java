package java.security;

import java.io.FileInputStream;
import java.io.IOException;
import java.util.Random;

/** Random numbers from the operating system. */
public class SecureRandom extends Random {
    private static final long serialVersionUID = 4940670005562187L;
    private FileInputStream source;

    public SecureRandom() {
        super(0);
    }

    public SecureRandom(byte[] seed) {
        super(0);
        if (seed == null) {
            throw new NullPointerException();
        }
    }

    public static SecureRandom getInstance(String algorithm) throws NoSuchAlgorithmException {
        if (!algorithm.equals("NativePRNG") && !algorithm.equals("SHA1PRNG") && !algorithm.equals("DRBG")) {
            throw new NoSuchAlgorithmException(algorithm + " SecureRandom not available");
        }
        return new SecureRandom();
    }

    public static SecureRandom getInstanceStrong() throws NoSuchAlgorithmException {
        return new SecureRandom();
    }

    public String getAlgorithm() {
        return "NativePRNG";
    }

    /** The system's source needs no seed from outside. */
    public void setSeed(byte[] seed) {
        if (seed == null) {
            throw new NullPointerException();
        }
    }

    @Override
    public void setSeed(long seed) {
    }

    @Override
    public synchronized void nextBytes(byte[] bytes) {
        try {
            if (source == null) {
                source = new FileInputStream("/dev/urandom");
            }
            int done = 0;
            while (done < bytes.length) {
                int n = source.read(bytes, done, bytes.length - done);
                if (n <= 0) {
                    throw new IOException("end of /dev/urandom");
                }
                done += n;
            }
        } catch (IOException e) {
            throw new InternalError(e);
        }
    }

    @Override
    protected final int next(int numBits) {
        byte[] b = new byte[4];
        nextBytes(b);
        int x = b[0] << 24 | (b[1] & 0xff) << 16 | (b[2] & 0xff) << 8 | b[3] & 0xff;
        return x >>> 32 - numBits;
    }

    public byte[] generateSeed(int numBytes) {
        if (numBytes < 0) {
            throw new IllegalArgumentException("numBytes cannot be negative");
        }
        byte[] b = new byte[numBytes];
        nextBytes(b);
        return b;
    }

    public static byte[] getSeed(int numBytes) {
        return new SecureRandom().generateSeed(numBytes);
    }
}
