package jdk.internal.math;

/**
 * Floating-point numbers to text and back, for Double and Float.
 *
 * <p>Text to number: Java checks the grammar and reduces the text to digits and an exponent; the correctly rounded
 * conversion is the C library's. Number to text: the native finds the shortest decimal that reads back as the same
 * number (the nearest one if there are several), Java lays it out.
 */
public final class FloatingText {
    private FloatingText() {
    }

    /** Digits of a finite positive number as "ddd...e[-]x": value = 0.ddd... * 10^x, no trailing zero digits. */
    private static native String digits(double d);

    private static native String digits(float f);

    /** What strtod and strtof make of a plain number without a point. */
    private static native double read(String number);

    private static native float readFloat(String number);

    public static String toString(double d) {
        if (d != d) {
            return "NaN";
        }
        String sign = Double.doubleToRawLongBits(d) < 0 ? "-" : "";
        double a = Math.abs(d);
        if (a == 0 || a == Double.POSITIVE_INFINITY) {
            return sign + (a == 0 ? "0.0" : "Infinity");
        }
        return layOut(sign, digits(a), a >= 1e-3 && a < 1e7);
    }

    public static String toString(float f) {
        if (f != f) {
            return "NaN";
        }
        String sign = Float.floatToRawIntBits(f) < 0 ? "-" : "";
        float a = Math.abs(f);
        if (a == 0 || a == Float.POSITIVE_INFINITY) {
            return sign + (a == 0 ? "0.0" : "Infinity");
        }
        return layOut(sign, digits(a), a >= 1e-3f && a < 1e7f);
    }

    private static String layOut(String sign, String text, boolean plain) {
        int e = text.indexOf('e');
        int exponent = Integer.parseInt(text.substring(e + 1));
        StringBuilder sb = new StringBuilder(32);
        sb.append(sign);
        if (!plain) {
            sb.append(text.charAt(0)).append('.').append(e > 1 ? text.substring(1, e) : "0");
            return sb.append('E').append(exponent - 1).toString();
        }
        if (exponent <= 0) {
            sb.append("0.");
            for (int i = exponent; i < 0; i++) {
                sb.append('0');
            }
            return sb.append(text, 0, e).toString();
        }
        if (exponent >= e) {
            sb.append(text, 0, e);
            for (int i = e; i < exponent; i++) {
                sb.append('0');
            }
            return sb.append(".0").toString();
        }
        return sb.append(text, 0, exponent).append('.').append(text, exponent, e).toString();
    }

    public static String toHexString(double d) {
        if (!(Math.abs(d) <= Double.MAX_VALUE)) {
            return toString(d);
        }
        long bits = Double.doubleToRawLongBits(d);
        StringBuilder sb = new StringBuilder(24);
        if (bits < 0) {
            sb.append('-');
        }
        long fraction = bits & 0xfffffffffffffL;
        int exponent = (int) (bits >>> 52) & 0x7ff;
        return hex(sb, exponent == 0, fraction, exponent == 0 ? fraction == 0 ? 0 : -1022 : exponent - 1023);
    }

    public static String toHexString(float f) {
        float a = Math.abs(f);
        if (a < Float.MIN_NORMAL && a != 0) {
            int bits = Float.floatToRawIntBits(f);
            StringBuilder sb = new StringBuilder(24);
            if (bits < 0) {
                sb.append('-');
            }
            return hex(sb, true, (long) (bits & 0x7fffff) << 29, -126);
        }
        return toHexString((double) f);
    }

    private static String hex(StringBuilder sb, boolean small, long fraction, int exponent) {
        sb.append(small ? "0x0." : "0x1.");
        int digits = 13;
        while (digits > 1 && (fraction & 15) == 0) {
            fraction >>>= 4;
            digits--;
        }
        String text = Long.toHexString(fraction);
        for (int i = text.length(); i < digits; i++) {
            sb.append('0');
        }
        return sb.append(text).append('p').append(exponent).toString();
    }

    public static double parseDouble(String s) {
        String number = normalize(s);
        switch (number.charAt(0)) {
            case 'N':
                return Double.NaN;
            case 'I':
                return Double.POSITIVE_INFINITY;
            case 'i':
                return Double.NEGATIVE_INFINITY;
            default:
                return read(number);
        }
    }

    public static float parseFloat(String s) {
        String number = normalize(s);
        switch (number.charAt(0)) {
            case 'N':
                return Float.NaN;
            case 'I':
                return Float.POSITIVE_INFINITY;
            case 'i':
                return Float.NEGATIVE_INFINITY;
            default:
                return readFloat(number);
        }
    }

    /** "N" for a NaN, "I" or "i" for an infinity, else [-]digits"e"exponent or [-]"0x"digits"p"exponent. */
    private static String normalize(String in) {
        String s = in.trim();
        int n = s.length();
        if (n == 0) {
            throw new NumberFormatException("empty String");
        }
        int i = 0;
        char c = s.charAt(0);
        boolean negative = c == '-';
        if (c == '-' || c == '+') {
            i = 1;
        }
        if (s.startsWith("NaN", i) && n == i + 3) {
            return "N";
        }
        if (s.startsWith("Infinity", i) && n == i + 8) {
            return negative ? "i" : "I";
        }
        boolean hex = s.startsWith("0x", i) || s.startsWith("0X", i);
        return hex ? normalizeHex(in, s, i + 2, negative) : normalizeDecimal(in, s, i, negative);
    }

    private static NumberFormatException bad(String input) {
        return new NumberFormatException("For input string: \"" + input + "\"");
    }

    private static String normalizeDecimal(String input, String s, int i, boolean negative) {
        int n = s.length();
        StringBuilder sb = new StringBuilder(n + 8);
        if (negative) {
            sb.append('-');
        }
        int start = sb.length();
        int shift = 0;
        boolean point = false;
        for (; i < n; i++) {
            char c = s.charAt(i);
            if (c >= '0' && c <= '9') {
                sb.append(c);
                if (point) {
                    shift--;
                }
            } else if (c == '.') {
                if (point) {
                    throw new NumberFormatException("multiple points");
                }
                point = true;
            } else {
                break;
            }
        }
        if (sb.length() == start) {
            throw bad(input);
        }
        int exponent = 0;
        if (i < n && (s.charAt(i) | 32) == 'e') {
            int end = exponentEnd(input, s, i + 1);
            exponent = exponentOf(s, i + 1, end);
            i = end;
        }
        checkTail(input, s, i);
        return sb.append('e').append((long) exponent + shift).toString();
    }

    private static String normalizeHex(String input, String s, int i, boolean negative) {
        int n = s.length();
        StringBuilder sb = new StringBuilder(n + 8);
        sb.append(negative ? "-0x" : "0x");
        int start = sb.length();
        int shift = 0;
        boolean point = false;
        for (; i < n; i++) {
            char c = s.charAt(i);
            if (c >= '0' && c <= '9' || (c | 32) >= 'a' && (c | 32) <= 'f') {
                sb.append(c);
                if (point) {
                    shift -= 4;
                }
            } else if (c == '.' && !point) {
                point = true;
            } else {
                break;
            }
        }
        if (sb.length() == start || i >= n || (s.charAt(i) | 32) != 'p') {
            throw bad(input);
        }
        int end = exponentEnd(input, s, i + 1);
        int exponent = exponentOf(s, i + 1, end);
        checkTail(input, s, end);
        return sb.append('p').append((long) exponent + shift).toString();
    }

    private static int exponentEnd(String input, String s, int i) {
        int n = s.length();
        if (i < n && (s.charAt(i) == '-' || s.charAt(i) == '+')) {
            i++;
        }
        int first = i;
        while (i < n && s.charAt(i) >= '0' && s.charAt(i) <= '9') {
            i++;
        }
        if (i == first) {
            throw bad(input);
        }
        return i;
    }

    /** The exponent, held within a range beyond which the result is zero or infinite anyway for sane lengths. */
    private static int exponentOf(String s, int i, int end) {
        boolean negative = s.charAt(i) == '-';
        if (negative || s.charAt(i) == '+') {
            i++;
        }
        int x = 0;
        for (; i < end; i++) {
            x = Math.min(x * 10 + s.charAt(i) - '0', 100000000);
        }
        return negative ? -x : x;
    }

    private static void checkTail(String input, String s, int i) {
        int n = s.length();
        if (i == n) {
            return;
        }
        char c = (char) (s.charAt(i) | 32);
        if (i + 1 != n || c != 'f' && c != 'd') {
            throw bad(input);
        }
    }
}
