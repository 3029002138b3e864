// SPDX-License-Identifier: MIT
package java.util;

import java.io.IOException;
import java.io.UncheckedIOException;

/** Bytes as pairs of hexadecimal digits, with a delimiter between and a prefix and suffix around them. */
public final class HexFormat {
    private static final HexFormat PLAIN = new HexFormat("", "", "", false);

    private final String delimiter, prefix, suffix;
    private final boolean upper;

    private HexFormat(String delimiter, String prefix, String suffix, boolean upper) {
        this.delimiter = Objects.requireNonNull(delimiter, "delimiter");
        this.prefix = Objects.requireNonNull(prefix, "prefix");
        this.suffix = Objects.requireNonNull(suffix, "suffix");
        this.upper = upper;
    }

    public static HexFormat of() {
        return PLAIN;
    }

    public static HexFormat ofDelimiter(String delimiter) {
        return new HexFormat(delimiter, "", "", false);
    }

    public HexFormat withDelimiter(String delimiter) {
        return new HexFormat(delimiter, prefix, suffix, upper);
    }

    public HexFormat withPrefix(String prefix) {
        return new HexFormat(delimiter, prefix, suffix, upper);
    }

    public HexFormat withSuffix(String suffix) {
        return new HexFormat(delimiter, prefix, suffix, upper);
    }

    public HexFormat withUpperCase() {
        return new HexFormat(delimiter, prefix, suffix, true);
    }

    public HexFormat withLowerCase() {
        return new HexFormat(delimiter, prefix, suffix, false);
    }

    public String delimiter() {
        return delimiter;
    }

    public String prefix() {
        return prefix;
    }

    public String suffix() {
        return suffix;
    }

    public boolean isUpperCase() {
        return upper;
    }

    public String formatHex(byte[] bytes) {
        return formatHex(bytes, 0, bytes.length);
    }

    public String formatHex(byte[] bytes, int fromIndex, int toIndex) {
        return formatHex(new StringBuilder(), bytes, fromIndex, toIndex).toString();
    }

    public <A extends Appendable> A formatHex(A out, byte[] bytes) {
        return formatHex(out, bytes, 0, bytes.length);
    }

    public <A extends Appendable> A formatHex(A out, byte[] bytes, int fromIndex, int toIndex) {
        Objects.requireNonNull(out, "out");
        Objects.checkFromToIndex(fromIndex, toIndex, bytes.length);
        try {
            for (int i = fromIndex; i < toIndex; i++) {
                if (i > fromIndex) out.append(delimiter);
                out.append(prefix).append(toHighHexDigit(bytes[i])).append(toLowHexDigit(bytes[i])).append(suffix);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e.getMessage(), e);
        }
        return out;
    }

    public byte[] parseHex(CharSequence string) {
        return parseHex(string, 0, string.length());
    }

    public byte[] parseHex(CharSequence string, int fromIndex, int toIndex) {
        Objects.checkFromToIndex(fromIndex, toIndex, string.length());
        String s = string.subSequence(fromIndex, toIndex).toString();
        if (s.isEmpty()) return new byte[0];
        int value = prefix.length() + 2 + suffix.length(), stride = value + delimiter.length();
        if ((s.length() - value) % stride != 0) throw new IllegalArgumentException("string is incorrect length: "
                + s.length());
        byte[] b = new byte[(s.length() - value) / stride + 1];
        for (int i = 0; i < b.length; i++) {
            int at = i * stride;
            if (i > 0) need(s, at - delimiter.length(), delimiter);
            need(s, at, prefix);
            at += prefix.length();
            b[i] = (byte) (fromHexDigit(s.charAt(at)) << 4 | fromHexDigit(s.charAt(at + 1)));
            need(s, at + 2, suffix);
        }
        return b;
    }

    public byte[] parseHex(char[] chars, int fromIndex, int toIndex) {
        Objects.checkFromToIndex(fromIndex, toIndex, chars.length);
        return parseHex(new String(chars, fromIndex, toIndex - fromIndex));
    }

    private static void need(String s, int at, String literal) {
        if (!s.startsWith(literal, at)) throw new IllegalArgumentException("found: \"" + s.substring(at,
                Math.min(s.length(), at + literal.length())) + "\", expected: \"" + literal + "\", index: " + at
                + " ch: " + Integer.toHexString(s.charAt(at)));
    }

    public char toLowHexDigit(int value) {
        return (upper ? "0123456789ABCDEF" : "0123456789abcdef").charAt(value & 15);
    }

    public char toHighHexDigit(int value) {
        return toLowHexDigit(value >> 4);
    }

    public <A extends Appendable> A toHexDigits(A out, byte value) {
        try {
            out.append(toHexDigits(value));
            return out;
        } catch (IOException e) {
            throw new UncheckedIOException(e.getMessage(), e);
        }
    }

    public String toHexDigits(byte value) {
        return toHexDigits(value, 2);
    }

    public String toHexDigits(char value) {
        return toHexDigits(value, 4);
    }

    public String toHexDigits(short value) {
        return toHexDigits(value, 4);
    }

    public String toHexDigits(int value) {
        return toHexDigits(value, 8);
    }

    public String toHexDigits(long value) {
        return toHexDigits(value, 16);
    }

    public String toHexDigits(long value, int digits) {
        if (digits < 0 || digits > 16) throw new IllegalArgumentException("number of digits: " + digits);
        char[] c = new char[digits];
        for (int i = digits - 1; i >= 0; i--, value >>>= 4) c[i] = toLowHexDigit((int) value);
        return new String(c);
    }

    public static boolean isHexDigit(int ch) {
        return ch < 128 && Character.digit(ch, 16) >= 0;
    }

    public static int fromHexDigit(int ch) {
        int v = ch < 128 ? Character.digit(ch, 16) : -1;
        if (v < 0) throw new NumberFormatException("not a hexadecimal digit: \"" + (char) ch + "\" = " + ch);
        return v;
    }

    public static int fromHexDigits(CharSequence string) {
        return fromHexDigits(string, 0, string.length());
    }

    public static int fromHexDigits(CharSequence string, int fromIndex, int toIndex) {
        return (int) digits(string, fromIndex, toIndex, 8);
    }

    private static long digits(CharSequence s, int from, int to, int most) {
        Objects.checkFromToIndex(from, to, s.length());
        if (to - from > most) throw new IllegalArgumentException("string is incorrect length: " + (to - from));
        long v = 0;
        for (int i = from; i < to; i++) v = v << 4 | fromHexDigit(s.charAt(i));
        return v;
    }

    public static long fromHexDigitsToLong(CharSequence string) {
        return fromHexDigitsToLong(string, 0, string.length());
    }

    public static long fromHexDigitsToLong(CharSequence string, int fromIndex, int toIndex) {
        return digits(string, fromIndex, toIndex, 16);
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof HexFormat)) return false;
        HexFormat h = (HexFormat) o;
        return upper == h.upper && delimiter.equals(h.delimiter) && prefix.equals(h.prefix) && suffix.equals(h.suffix);
    }

    @Override
    public int hashCode() {
        return Objects.hash(delimiter, prefix, suffix) * 31 + Boolean.hashCode(upper);
    }

    @Override
    public String toString() {
        return "uppercase: " + upper + ", delimiter: \"" + delimiter + "\", prefix: \"" + prefix + "\", suffix: \""
                + suffix
                + "\"";
    }
}
