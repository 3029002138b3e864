// SPDX-License-Identifier: MIT
package jdk.internal.security;

import java.io.FileInputStream;
import java.io.IOException;
import java.security.SecureRandomSpi;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The operating system's random numbers; it needs no seed from outside. Where the VM's schedule follows from a seed
 * (-XX:+Deterministic) the numbers do, too, and are no secret.
 */
public final class SystemRandom extends SecureRandomSpi {
    private static final long serialVersionUID = 1L;
    private static final Long SEED = Long.getLong("tivm.seed");
    private static final AtomicLong MADE = new AtomicLong();
    private transient FileInputStream source;
    private transient SplittableRandom drawn;

    @Override
    protected void engineSetSeed(byte[] seed) {
    }

    @Override
    protected synchronized void engineNextBytes(byte[] bytes) {
        if (SEED != null) {
            draw(bytes);
            return;
        }
        try {
            if (source == null) source = new FileInputStream("/dev/urandom");
            if (source.readNBytes(bytes, 0, bytes.length) < bytes.length) throw new IOException("end of /dev/urandom");
        } catch (IOException e) {
            throw new InternalError(e);
        }
    }

    private void draw(byte[] bytes) {
        if (drawn == null) drawn = new SplittableRandom(SEED + (MADE.incrementAndGet() << 32));
        for (int i = 0; i < bytes.length; i++) bytes[i] = (byte) drawn.nextInt();
    }

    @Override
    protected byte[] engineGenerateSeed(int numBytes) {
        byte[] b = new byte[numBytes];
        engineNextBytes(b);
        return b;
    }
}
