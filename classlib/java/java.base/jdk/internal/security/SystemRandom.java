// SPDX-License-Identifier: MIT
package jdk.internal.security;

import java.io.FileInputStream;
import java.io.IOException;
import java.security.SecureRandomSpi;

/** The operating system's random numbers; it needs no seed from outside. */
public final class SystemRandom extends SecureRandomSpi {
    private static final long serialVersionUID = 1L;
    private transient FileInputStream source;

    @Override
    protected void engineSetSeed(byte[] seed) {
    }

    @Override
    protected synchronized void engineNextBytes(byte[] bytes) {
        try {
            if (source == null) source = new FileInputStream("/dev/urandom");
            if (source.readNBytes(bytes, 0, bytes.length) < bytes.length) throw new IOException("end of /dev/urandom");
        } catch (IOException e) {
            throw new InternalError(e);
        }
    }

    @Override
    protected byte[] engineGenerateSeed(int numBytes) {
        byte[] b = new byte[numBytes];
        engineNextBytes(b);
        return b;
    }
}
