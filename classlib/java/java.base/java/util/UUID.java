// SPDX-License-Identifier: MIT
package java.util;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;

/** A universally unique identifier of 128 bits. */
public final class UUID implements java.io.Serializable, Comparable<UUID> {
    private static final long serialVersionUID = -4856846361193249489L;
    private final long mostSigBits, leastSigBits;

    private static final class Source {
        static final SecureRandom random = new SecureRandom();
    }

    public UUID(long mostSigBits, long leastSigBits) {
        this.mostSigBits = mostSigBits;
        this.leastSigBits = leastSigBits;
    }

    /** The bytes with version and variant put in. */
    private static UUID of(byte[] b, int version) {
        long hi = 0, lo = 0;
        for (int i = 0; i < 8; i++) hi = hi << 8 | b[i] & 255;
        for (int i = 8; i < 16; i++) lo = lo << 8 | b[i] & 255;
        return new UUID(hi & ~0xF000L | version << 12, lo & ~(3L << 62) | 2L << 62);
    }

    public static UUID randomUUID() {
        byte[] b = new byte[16];
        Source.random.nextBytes(b);
        return of(b, 4);
    }

    public static UUID nameUUIDFromBytes(byte[] name) {
        try {
            return of(MessageDigest.getInstance("MD5").digest(name), 3);
        } catch (NoSuchAlgorithmException e) {
            throw new InternalError("MD5 not supported", e);
        }
    }

    public static UUID fromString(String name) {
        if (name.length() > 36) throw new IllegalArgumentException("UUID string too large");
        long[] part = new long[5];
        int from = 0;
        for (int i = 0; i < 5; i++) {
            int to = i == 4 ? name.length() : name.indexOf('-', from);
            if (to < 0 || i == 4 && name.indexOf('-', from) >= 0)
                throw new IllegalArgumentException("Invalid UUID string: " + name);
            part[i] = Long.parseLong(name.substring(from, to), 16);
            from = to + 1;
        }
        return new UUID((part[0] & 0xFFFFFFFFL) << 32 | (part[1] & 0xFFFF) << 16 | part[2] & 0xFFFF,
                (part[3] & 0xFFFF) << 48 | part[4] & 0xFFFFFFFFFFFFL);
    }

    public long getLeastSignificantBits() {
        return leastSigBits;
    }

    public long getMostSignificantBits() {
        return mostSigBits;
    }

    public int version() {
        return (int) (mostSigBits >> 12 & 15);
    }

    public int variant() {
        return (int) (leastSigBits >>> 64 - (leastSigBits >>> 62) & leastSigBits >> 63);
    }

    private void checkTime() {
        if (version() != 1) throw new UnsupportedOperationException("Not a time-based UUID");
    }

    public long timestamp() {
        checkTime();
        return (mostSigBits & 0xFFF) << 48 | (mostSigBits >> 16 & 0xFFFF) << 32 | mostSigBits >>> 32;
    }

    public int clockSequence() {
        checkTime();
        return (int) (leastSigBits >>> 48 & 0x3FFF);
    }

    public long node() {
        checkTime();
        return leastSigBits & 0xFFFFFFFFFFFFL;
    }

    private static void hex(StringBuilder sb, long v, int digits) {
        for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4)
            sb.append("0123456789abcdef".charAt((int) (v >> shift) & 15));
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder(36);
        hex(sb, mostSigBits >>> 32, 8);
        hex(sb.append('-'), mostSigBits >>> 16, 4);
        hex(sb.append('-'), mostSigBits, 4);
        hex(sb.append('-'), leastSigBits >>> 48, 4);
        hex(sb.append('-'), leastSigBits, 12);
        return sb.toString();
    }

    @Override
    public int hashCode() {
        long h = mostSigBits ^ leastSigBits;
        return (int) (h >> 32) ^ (int) h;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof UUID && mostSigBits == ((UUID) obj).mostSigBits
                && leastSigBits == ((UUID) obj).leastSigBits;
    }

    @Override
    public int compareTo(UUID val) {
        int c = Long.compare(mostSigBits, val.mostSigBits);
        return c != 0 ? c : Long.compare(leastSigBits, val.leastSigBits);
    }
}
