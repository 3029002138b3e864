// SPDX-License-Identifier: MIT
package java.net;

import java.text.Normalizer;
import java.text.ParseException;

/**
 * Names of hosts in any script. A label with characters beyond ASCII is prepared (RFC 3491: signs without meaning go,
 * case is folded, compatible characters become one) and written as xn-- and its Punycode (RFC 3492). A character that
 * the library knows counts as assigned, even if it is younger than the Unicode 3.2 of RFC 3491.
 */
public final class IDN {
    public static final int ALLOW_UNASSIGNED = 1;
    public static final int USE_STD3_ASCII_RULES = 2;

    private static final String PREFIX = "xn--";
    private static final String DOTS = ".\u3002\uff0e\uff61";

    // Punycode: the parameters of RFC 3492, chapter 5
    private static final int BASE = 36, TMIN = 1, TMAX = 26, SKEW = 38, DAMP = 700, BIAS = 72, FIRST = 128;

    private IDN() {
    }

    public static String toASCII(String input, int flag) {
        if (input.length() == 1 && DOTS.indexOf(input.charAt(0)) >= 0) return ".";
        StringBuilder out = new StringBuilder();
        for (int at = 0; at < input.length();) {
            int end = dot(input, at);
            out.append(asciiLabel(input.substring(at, end), flag));
            if (end < input.length()) out.append('.');
            at = end + 1;
        }
        return out.toString();
    }

    public static String toASCII(String input) {
        return toASCII(input, 0);
    }

    public static String toUnicode(String input, int flag) {
        if (input.length() == 1 && DOTS.indexOf(input.charAt(0)) >= 0) return ".";
        StringBuilder out = new StringBuilder();
        for (int at = 0; at < input.length();) {
            int end = dot(input, at);
            out.append(unicodeLabel(input.substring(at, end), flag));
            if (end < input.length()) out.append('.');
            at = end + 1;
        }
        return out.toString();
    }

    public static String toUnicode(String input) {
        return toUnicode(input, 0);
    }

    private static int dot(String s, int from) {
        int i = from;
        while (i < s.length() && DOTS.indexOf(s.charAt(i)) < 0) i++;
        return i;
    }

    private static boolean isAscii(String s) {
        for (int i = 0; i < s.length(); i++) if (s.charAt(i) >= FIRST) return false;
        return true;
    }

    private static String asciiLabel(String label, int flag) {
        String s = isAscii(label) ? label : prepare(label, flag);
        if (s.isEmpty()) throw new IllegalArgumentException("Empty label is not a legal name");
        if ((flag & USE_STD3_ASCII_RULES) != 0) checkHost(s);
        if (!isAscii(s)) {
            if (isEncoded(s)) throw new IllegalArgumentException("The input starts with the ACE Prefix");
            s = PREFIX + encode(s);
        }
        if (s.length() > 63) throw new IllegalArgumentException("The label in the input is too long");
        return s;
    }

    private static boolean isEncoded(String s) {
        return s.regionMatches(true, 0, PREFIX, 0, PREFIX.length());
    }

    /** RFC 1122 and 1123: letters, digits, and hyphens inside. */
    private static void checkHost(String s) {
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            boolean good = c >= FIRST || c == '-' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z'
                    || c >= 'A' && c <= 'Z';
            if (!good) throw new IllegalArgumentException("Contains non-LDH ASCII characters");
        }
        if (s.charAt(0) == '-' || s.charAt(s.length() - 1) == '-')
            throw new IllegalArgumentException("Has leading or trailing hyphen");
    }

    /** What is no name, or not the one that would be written for its Unicode, stays as it is. */
    private static String unicodeLabel(String label, int flag) {
        try {
            String s = isAscii(label) ? label : prepare(label, flag);
            if (!isEncoded(s) || !isAscii(s)) return label;
            String decoded = decode(s.substring(PREFIX.length()));
            return asciiLabel(decoded, flag).equalsIgnoreCase(s) ? decoded : label;
        } catch (IllegalArgumentException e) {
            return label;
        }
    }

    private static IllegalArgumentException unprepared(String message) {
        return new IllegalArgumentException(new ParseException(message, 0));
    }

    /** Signs that mean nothing in a name: soft hyphen, joiners, variation selectors. */
    private static boolean isNothing(int c) {
        return c == 0xad || c == 0x34f || c == 0x1806 || c >= 0x180b && c <= 0x180d || c >= 0x200b && c <= 0x200d
                || c == 0x2060 || c >= 0xfe00 && c <= 0xfe0f || c == 0xfeff;
    }

    private static boolean isProhibited(int c, int flag) {
        if (c < FIRST) return false;
        switch (Character.getType(c)) {
            case Character.SPACE_SEPARATOR:
            case Character.LINE_SEPARATOR:
            case Character.PARAGRAPH_SEPARATOR:
            case Character.CONTROL:
            case Character.PRIVATE_USE:
            case Character.SURROGATE:
                return true;
            case Character.UNASSIGNED:
                return (flag & ALLOW_UNASSIGNED) == 0;
            default:
                return c == 0x340 || c == 0x341 || c == 0x6dd || c == 0x70f || c >= 0x200e && c <= 0x200f
                        || c >= 0x202a && c <= 0x202e || c >= 0x2061 && c <= 0x2063 || c >= 0x206a && c <= 0x206f
                        || c >= 0x2ff0 && c <= 0x2ffb || c >= 0xfff9 && c <= 0xfffd || c >= 0x1d173 && c <= 0x1d17a
                        || c == 0xe0001 || c >= 0xe0020 && c <= 0xe007f || (c & 0xfffe) == 0xfffe;
        }
    }

    private static String prepare(String label, int flag) {
        StringBuilder mapped = new StringBuilder();
        for (int i = 0; i < label.length();) {
            int c = label.codePointAt(i);
            i += Character.charCount(c);
            if (!isNothing(c)) fold(c, mapped);
        }
        String s = Normalizer.normalize(mapped, Normalizer.Form.NFKC);
        // folding can bring what folds once more, as with the letters of mathematics
        mapped.setLength(0);
        for (int i = 0; i < s.length();) {
            int c = s.codePointAt(i);
            i += Character.charCount(c);
            fold(c, mapped);
        }
        s = Normalizer.normalize(mapped, Normalizer.Form.NFKC);
        for (int i = 0; i < s.length(); i += Character.charCount(s.codePointAt(i)))
            if (isProhibited(s.codePointAt(i), flag))
                throw unprepared("A prohibited code point was found in the input" + label);
        checkDirection(s, label);
        return s;
    }

    private static void fold(int c, StringBuilder to) {
        if (c == 0xdf || c == 0x1e9e) to.append("ss");
        else if (c == 0x3c2) to.append('\u03c3');
        else to.append(new String(Character.toChars(c)).toLowerCase(java.util.Locale.ROOT));
    }

    /** A name with letters that run from right to left has no others, and begins and ends with them. */
    private static void checkDirection(String s, String label) {
        boolean right = false, left = false;
        for (int i = 0; i < s.length(); i += Character.charCount(s.codePointAt(i))) {
            right |= isRight(s.codePointAt(i));
            left |= Character.getDirectionality(s.codePointAt(i)) == Character.DIRECTIONALITY_LEFT_TO_RIGHT;
        }
        if (right && (left || !isRight(s.codePointAt(0)) || !isRight(s.codePointBefore(s.length()))))
            throw unprepared("The input does not conform to the rules for BiDi code points." + label);
    }

    private static boolean isRight(int c) {
        byte d = Character.getDirectionality(c);
        return d == Character.DIRECTIONALITY_RIGHT_TO_LEFT || d == Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC;
    }

    private static int adapt(int delta, int points, boolean first) {
        int d = first ? delta / DAMP : delta / 2, k = 0;
        d += d / points;
        for (; d > (BASE - TMIN) * TMAX / 2; k += BASE) d /= BASE - TMIN;
        return k + (BASE - TMIN + 1) * d / (d + SKEW);
    }

    private static int threshold(int k, int bias) {
        return Math.min(TMAX, Math.max(TMIN, k - bias));
    }

    private static char digit(int d) {
        return (char) (d < 26 ? 'a' + d : '0' + d - 26);
    }

    private static String encode(String s) {
        int[] points = s.codePoints().toArray();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < points.length; i++) if (points[i] < FIRST) out.append((char) points[i]);
        int basic = out.length(), done = basic, n = FIRST, delta = 0, bias = BIAS;
        if (basic > 0) out.append('-');
        while (done < points.length) {
            int next = Integer.MAX_VALUE;
            for (int i = 0; i < points.length; i++) if (points[i] >= n) next = Math.min(next, points[i]);
            delta = Math.addExact(delta, Math.multiplyExact(next - n, done + 1));
            n = next;
            for (int i = 0; i < points.length; i++) {
                if (points[i] < n) delta++;
                if (points[i] != n) continue;
                int q = delta;
                for (int k = BASE;; k += BASE) {
                    int t = threshold(k, bias);
                    if (q < t) break;
                    out.append(digit(t + (q - t) % (BASE - t)));
                    q = (q - t) / (BASE - t);
                }
                out.append(digit(q));
                bias = adapt(delta, done + 1, done == basic);
                delta = 0;
                done++;
            }
            delta++;
            n++;
        }
        return out.toString();
    }

    private static String decode(String s) {
        int last = s.lastIndexOf('-'), n = FIRST, at = 0, bias = BIAS;
        StringBuilder out = new StringBuilder(s.substring(0, Math.max(0, last)));
        int count = out.length();
        for (int i = last < 0 ? 0 : last + 1; i < s.length();) {
            int old = at;
            long weight = 1, sum = at;
            for (int k = BASE;; k += BASE) {
                int d = i < s.length() ? Character.digit(s.charAt(i), BASE) : -1;
                if (d < 0) throw new IllegalArgumentException("not Punycode: " + s);
                i++;
                d = d < 10 ? d + 26 : d - 10;
                sum += d * weight;
                int t = threshold(k, bias);
                if (sum > Integer.MAX_VALUE) throw new IllegalArgumentException("not Punycode: " + s);
                if (d < t) break;
                weight *= BASE - t;
            }
            count++;
            bias = adapt((int) sum - old, count, old == 0);
            n += (int) sum / count;
            at = (int) sum % count;
            if (n > Character.MAX_CODE_POINT || n < FIRST) throw new IllegalArgumentException("not Punycode: " + s);
            out.insert(out.offsetByCodePoints(0, at), Character.toChars(n));
            at++;
        }
        return out.toString();
    }
}
