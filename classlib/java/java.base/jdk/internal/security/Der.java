// SPDX-License-Identifier: MIT
package jdk.internal.security;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.util.Arrays;

/** Elements of X.690's DER, as far as names and certificates need them, read one after the other. */
public final class Der {
    public static final int SEQUENCE = 0x30, SET = 0x31, TYPE = 6, INTEGER = 2, TIME = 24, FIRST = 0xa0;

    private final byte[] bytes;
    private int at;
    private final int end;

    public Der(byte[] bytes) {
        this(bytes, 0, bytes.length);
    }

    private Der(byte[] bytes, int at, int end) {
        this.bytes = bytes;
        this.at = at;
        this.end = end;
    }

    public boolean hasNext() {
        return at < end;
    }

    public byte[] bytes() {
        return Arrays.copyOfRange(bytes, at, end);
    }

    /** Whether the next element has this tag. */
    public boolean isNext(int tag) {
        return hasNext() && (bytes[at] & 255) == tag;
    }

    private int take() {
        if (at >= end) throw new IllegalArgumentException("the encoding ends too early");
        return bytes[at++] & 255;
    }

    /** What is in the next element, which must have this tag. */
    public Der next(int tag) {
        if (take() != (tag & 255)) throw new IllegalArgumentException("another tag is expected");
        int length = take();
        if (length > 127) {
            int n = length & 127;
            if (n == 0 || n > 4) throw new IllegalArgumentException("bad length");
            length = 0;
            while (n-- > 0) length = length << 8 | take();
        }
        if (length < 0 || length > end - at) throw new IllegalArgumentException("bad length");
        at += length;
        return new Der(bytes, at - length, at);
    }

    /** The next element as it is, whatever it is. */
    public byte[] whole() {
        int begin = at;
        if (!hasNext()) throw new IllegalArgumentException("the encoding ends too early");
        next(bytes[at]);
        return Arrays.copyOfRange(bytes, begin, at);
    }

    /** The next element, an object identifier. */
    public String type() {
        Der number = next(TYPE);
        StringBuilder s = new StringBuilder();
        while (number.hasNext()) {
            BigInteger n = BigInteger.ZERO;
            int b;
            do {
                b = number.take();
                n = n.shiftLeft(7).or(BigInteger.valueOf(b & 127));
            } while (b > 127);
            if (s.length() > 0) {
                s.append('.').append(n);
            } else {
                int first = n.min(BigInteger.valueOf(80)).intValue() / 40;
                s.append(first).append('.').append(n.subtract(BigInteger.valueOf(40L * first)));
            }
        }
        if (s.length() == 0) throw new IllegalArgumentException("no object identifier");
        return s.toString();
    }

    public static byte[] type(String dotted) {
        String[] parts = dotted.split("\\.");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        number(out, new BigInteger(parts[1]).add(BigInteger.valueOf(40L * Integer.parseInt(parts[0]))));
        for (int i = 2; i < parts.length; i++) number(out, new BigInteger(parts[i]));
        return element(TYPE, out.toByteArray());
    }

    private static void number(ByteArrayOutputStream out, BigInteger n) {
        for (int shift = Math.max(0, (n.bitLength() - 1) / 7 * 7); shift >= 0; shift -= 7)
            out.write(n.shiftRight(shift).intValue() & 127 | (shift > 0 ? 128 : 0));
    }

    public static byte[] element(int tag, byte[] content) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(tag);
        if (content.length < 128) {
            out.write(content.length);
        } else {
            byte[] length = BigInteger.valueOf(content.length).toByteArray();
            int from = length[0] == 0 ? 1 : 0;
            out.write(128 | length.length - from);
            out.write(length, from, length.length - from);
        }
        out.writeBytes(content);
        return out.toByteArray();
    }
}
