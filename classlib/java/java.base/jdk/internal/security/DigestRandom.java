// SPDX-License-Identifier: MIT
package jdk.internal.security;

import java.security.MessageDigest;
import java.security.SecureRandomSpi;

/**
 * Random numbers that are digests of a state; seeded before its first number it gives the same ones for the same seed.
 */
public final class DigestRandom extends SecureRandomSpi {
    private static final long serialVersionUID = 1L;
    private final transient MessageDigest sha1 = Digests.make("SHA-1");
    private byte[] state, rest = new byte[0];
    private int used;

    @Override
    protected synchronized void engineSetSeed(byte[] seed) {
        if (state != null) sha1.update(state);
        state = sha1.digest(seed);
        used = rest.length;
    }

    /** The state plus the number that it gave, plus one; it changes always. */
    private void advance(byte[] output) {
        int carry = 1;
        boolean changed = false;
        for (int i = 0; i < state.length; i++) {
            int v = state[i] + output[i] + carry;
            changed |= state[i] != (byte) v;
            state[i] = (byte) v;
            carry = v >> 8;
        }
        if (!changed) state[0]++;
    }

    @Override
    protected synchronized void engineNextBytes(byte[] bytes) {
        if (state == null) engineSetSeed(engineGenerateSeed(20));
        for (int i = 0; i < bytes.length; i++) {
            if (used == rest.length) {
                rest = sha1.digest(state);
                advance(rest);
                used = 0;
            }
            bytes[i] = rest[used];
            rest[used++] = 0;
        }
    }

    @Override
    protected byte[] engineGenerateSeed(int numBytes) {
        return new SystemRandom().engineGenerateSeed(numBytes);
    }
}
