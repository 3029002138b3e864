// SPDX-License-Identifier: MIT
package java.util;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import jdk.internal.util.LocaleTexts;

/**
 * One specifier of a format string: %[index$][flags][width][.precision]conversion. index: 0 takes the next argument,
 * -1 (written as the flag &lt;) the one before again.
 */
final class FormatSpec {
    private static final String FLAGS = "-#+ 0,(<";
    private static final int LEFT = 1, ALT = 2, PLUS = 4, SPACE = 8, ZERO = 16, GROUP = 32, PAREN = 64;

    int index;
    private int flags, width = -1, precision = -1;
    private char conversion;                     // lower case
    private char field;                          // of a date or time conversion
    private boolean upper;
    private String text;

    boolean takesArgument() {
        return conversion != '%' && conversion != 'n';
    }

    @Override
    public String toString() {
        return text;
    }

    /** The pieces of a format: strings and specifiers. */
    static ArrayList<Object> parse(String s) {
        ArrayList<Object> parts = new ArrayList<Object>();
        int n = s.length(), i = 0;
        while (i < n) {
            int p = s.indexOf('%', i);
            if (p < 0) p = n;
            if (p > i) parts.add(s.substring(i, p));
            if (p == n) break;
            FormatSpec spec = new FormatSpec();
            i = spec.read(s, p + 1);
            spec.check();
            parts.add(spec);
        }
        return parts;
    }

    private static int digits(String s, int i) {
        while (i < s.length() && s.charAt(i) >= '0' && s.charAt(i) <= '9') i++;
        return i;
    }

    private static int number(String s, int from, int to) {
        try {
            return Integer.parseInt(s.substring(from, to));
        } catch (NumberFormatException e) {
            return Integer.MIN_VALUE;
        }
    }

    /** Reads from behind the % at i - 1, and gives the index behind the conversion. */
    private int read(String s, int i) {
        int n = s.length();
        int e = digits(s, i);
        if (e > i && e < n && s.charAt(e) == '$') {
            index = number(s, i, e);
            if (index <= 0) throw new IllegalFormatArgumentIndexException(index);
            i = e + 1;
        }
        for (int f; i < n && (f = FLAGS.indexOf(s.charAt(i))) >= 0; i++) {
            if (f == 7) {
                index = -1;
                continue;
            }
            if ((flags & 1 << f) != 0) throw new DuplicateFormatFlagsException(flagsText(1 << f));
            flags |= 1 << f;
        }
        e = digits(s, i);
        if (e > i) {
            width = number(s, i, e);
            if (width < 0) throw new IllegalFormatWidthException(width);
            i = e;
        }
        if (i < n && s.charAt(i) == '.') {
            e = digits(s, i + 1);
            if (e == i + 1) throw new UnknownFormatConversionException(".");
            precision = number(s, i + 1, e);
            if (precision < 0) throw new IllegalFormatPrecisionException(precision);
            i = e;
        }
        if (i >= n) throw new UnknownFormatConversionException("%");
        char c = s.charAt(i++);
        if (c == 't' || c == 'T') {
            if (i >= n) throw new UnknownFormatConversionException(String.valueOf(c));
            field = s.charAt(i++);
            if ("HIklMSLNpzZsQBbhAaCYyjmdeRTrDFc".indexOf(field) < 0)
                throw new UnknownFormatConversionException("t" + field);
        } else if ("bBhHsScCdoxXeEfgGaA%n".indexOf(c) < 0) {
            throw new UnknownFormatConversionException(String.valueOf(c));
        }
        upper = c >= 'A' && c <= 'Z';
        conversion = Character.toLowerCase(c);
        text = "%" + flagsText(flags) + (index < 0 ? "<" : index > 0 ? index + "$" : "") + (width < 0 ? "" : width)
                + (precision < 0 ? "" : "." + precision) + c + (conversion == 't' ? field : "");
        return i;
    }

    private String flagsText(int f) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 7; i++) if ((f & 1 << i) != 0) sb.append(FLAGS.charAt(i));
        return sb.toString();
    }

    private void refuse(int bad) {
        int f = flags & bad;
        if (f != 0) throw new FormatFlagsConversionMismatchException(flagsText(f & -f), letter());
    }

    /** The letter that says what is written: of dates and times the second one. */
    private char letter() {
        return conversion == 't' ? field : conversion;
    }

    /** What can be told wrong without the argument. */
    private void check() {
        switch (conversion) {
        case 'd':
        case 'o':
        case 'x':
            checkNumeric();
            if (precision >= 0) throw new IllegalFormatPrecisionException(precision);
            if (conversion == 'd') refuse(ALT);
            else refuse(GROUP);
            break;
        case 'e':
        case 'f':
        case 'g':
        case 'a':
            checkNumeric();
            if (conversion == 'a') refuse((flags & PAREN) != 0 ? PAREN : GROUP);
            else if (conversion == 'e') refuse(GROUP);
            else if (conversion == 'g') refuse(ALT);
            break;
        case 'c':
            if (precision >= 0) throw new IllegalFormatPrecisionException(precision);
            refuse(ALT | PLUS | SPACE | ZERO | GROUP | PAREN);
            needWidth(LEFT);
            break;
        case 't':
            if (precision >= 0) throw new IllegalFormatPrecisionException(precision);
            refuse(ALT | PLUS | SPACE | ZERO | GROUP | PAREN);
            needWidth(LEFT);
            break;
        case '%':
        case 'n':
            if (precision >= 0) throw new IllegalFormatPrecisionException(precision);
            if (conversion == 'n') {
                if (width >= 0) throw new IllegalFormatWidthException(width);
                if (flags != 0) throw new IllegalFormatFlagsException(flagsText(flags));
            } else {
                if ((flags & ~LEFT) != 0) throw new IllegalFormatFlagsException(flagsText(flags));
                needWidth(LEFT);
            }
            break;
        default:
            if (conversion != 's') refuse(ALT);
            needWidth(LEFT);
            refuse(PLUS | SPACE | ZERO | GROUP | PAREN);
        }
    }

    private void needWidth(int f) {
        if ((flags & f) != 0 && width < 0) throw new MissingFormatWidthException(text);
    }

    private void checkNumeric() {
        needWidth(LEFT | ZERO);
        if ((flags & (PLUS | SPACE)) == (PLUS | SPACE) || (flags & (LEFT | ZERO)) == (LEFT | ZERO))
            throw new IllegalFormatFlagsException(flagsText(flags & LEFT) + (upper ? "^" : "")
                    + flagsText(flags & ~LEFT));
    }

    private void emit(Appendable out, String s) throws IOException {
        if (upper) s = s.toUpperCase(Locale.ROOT);
        int pad = width - s.length();
        if (pad <= 0) {
            out.append(s);
            return;
        }
        StringBuilder sb = new StringBuilder(width);
        if ((flags & LEFT) != 0) sb.append(s);
        for (int i = 0; i < pad; i++) sb.append(' ');
        if ((flags & LEFT) == 0) sb.append(s);
        out.append(sb);
    }

    private IllegalFormatConversionException wrongType(Object arg) {
        return new IllegalFormatConversionException(letter(), arg.getClass());
    }

    void print(Formatter fmt, Object arg, Locale l) throws IOException {
        Appendable out = fmt.out();
        switch (conversion) {
        case 'n':
            out.append(System.lineSeparator());
            return;
        case '%':
            emit(out, "%");
            return;
        case 's':
            if (arg instanceof Formattable) {
                int f = ((flags & LEFT) != 0 ? FormattableFlags.LEFT_JUSTIFY : 0)
                        | ((flags & ALT) != 0 ? FormattableFlags.ALTERNATE : 0)
                                | (upper ? FormattableFlags.UPPERCASE : 0);
                ((Formattable) arg).formatTo(fmt, f, width, precision);
                return;
            }
            refuse(ALT);
            emit(out, cut(arg + ""));        // toString may give null
            return;
        case 'b':
            emit(out, cut(arg instanceof Boolean ? arg.toString() : String.valueOf(arg != null)));
            return;
        case 'h':
            emit(out, cut(arg == null ? "null" : Integer.toHexString(arg.hashCode())));
            return;
        default:
            if (arg == null) {
                int f = flags;
                flags &= LEFT;
                emit(out, conversion == 't' || conversion == 'c' || precision < 0 || "doxX".indexOf(conversion) >= 0
                        ? "null" : cut("null"));
                flags = f;
            } else if (conversion == 'c') {
                emit(out, character(arg));
            } else if (conversion == 't') {
                emit(out, FormatTime.text(field, arg, wrongType(arg), l));
            } else if (conversion == 'd' || conversion == 'o' || conversion == 'x') {
                emit(out, conversion == 'd' ? localized(integer(arg), l) : integer(arg));
            } else {
                emit(out, conversion == 'a' ? floating(arg) : localized(floating(arg), l));
            }
        }
    }

    /** With the separators of the locale; null means none. */
    private static String localized(String s, Locale l) {
        if (l == null || !LocaleTexts.has(l)) return s;
        char group = LocaleTexts.get(l, "group", ",").charAt(0), decimal = LocaleTexts.get(l, "decimal", ".").charAt(0);
        StringBuilder sb = new StringBuilder(s);
        for (int i = 0; i < s.length(); i++) {
            if (s.charAt(i) == ',') sb.setCharAt(i, group);
            else if (s.charAt(i) == '.') sb.setCharAt(i, decimal);
        }
        return sb.toString();
    }

    private String cut(String s) {
        return precision >= 0 && precision < s.length() ? s.substring(0, precision) : s;
    }

    private String character(Object arg) {
        if (arg instanceof Character) return arg.toString();
        if (!(arg instanceof Byte || arg instanceof Short || arg instanceof Integer)) throw wrongType(arg);
        int c = ((Number) arg).intValue();
        if (!Character.isValidCodePoint(c)) throw new IllegalFormatCodePointException(c);
        return new String(Character.toChars(c));
    }

    private String integer(Object arg) {
        int bytes = arg instanceof Byte ? 1 : arg instanceof Short ? 2 : arg instanceof Integer ? 4
                : arg instanceof Long ? 8 : 0;
        if (bytes == 0 && !(arg instanceof BigInteger)) throw wrongType(arg);
        if (conversion == 'd') {
            String s = arg.toString();
            boolean neg = s.charAt(0) == '-';
            return signed(neg, neg ? s.substring(1) : s, "");
        }
        String prefix = (flags & ALT) == 0 ? "" : conversion == 'x' ? "0x" : "0";
        if (bytes == 0) {
            BigInteger b = (BigInteger) arg;
            return signed(b.signum() < 0, b.abs().toString(conversion == 'x' ? 16 : 8), prefix);
        }
        refuse((flags & PAREN) != 0 ? PAREN : PLUS | SPACE);
        long v = ((Number) arg).longValue();
        if (bytes < 8) v &= (1L << 8 * bytes) - 1;
        return signed(false, conversion == 'x' ? Long.toHexString(v) : Long.toOctalString(v), prefix);
    }

    /** Adds grouping, leading zeros and the sign to the digits (with their fraction and exponent). */
    private String signed(boolean neg, String digits, String prefix) {
        StringBuilder sb = new StringBuilder();
        if (neg) sb.append((flags & PAREN) != 0 ? '(' : '-');
        else if ((flags & PLUS) != 0) sb.append('+');
        else if ((flags & SPACE) != 0) sb.append(' ');
        sb.append(prefix);
        int at = sb.length();
        if ((flags & GROUP) != 0) {
            int n = 0;
            while (n < digits.length() && digits.charAt(n) >= '0' && digits.charAt(n) <= '9') n++;
            for (int i = 0; i < n; i++) {
                if (i > 0 && (n - i) % 3 == 0) sb.append(',');
                sb.append(digits.charAt(i));
            }
            sb.append(digits, n, digits.length());
        } else {
            sb.append(digits);
        }
        boolean close = neg && (flags & PAREN) != 0;
        if ((flags & ZERO) != 0)
            for (int pad = width - sb.length() - (close ? 1 : 0); pad > 0; pad--) sb.insert(at, '0');
        if (close) sb.append(')');
        return sb.toString();
    }

    private String floating(Object arg) {
        if (arg instanceof BigDecimal && conversion != 'a') return decimal((BigDecimal) arg);
        if (!(arg instanceof Float || arg instanceof Double)) throw wrongType(arg);
        double d = ((Number) arg).doubleValue();
        if (Double.isNaN(d) || Double.isInfinite(d)) {
            if (Double.isNaN(d)) return "NaN";
            boolean neg = d < 0;
            String sign = neg ? (flags & PAREN) != 0 ? "(" : "-" : (flags & PLUS) != 0 ? "+"
                    : (flags & SPACE) != 0 ? " " : "";
            return sign + "Infinity" + (neg && (flags & PAREN) != 0 ? ")" : "");
        }
        boolean neg = Double.compare(d, 0.0) < 0;
        d = Math.abs(d);
        if (conversion == 'a') return hexadecimal(neg, d);
        return print(neg, new BigDecimal(Double.toString(d)));
    }

    private String decimal(BigDecimal b) {
        return print(b.signum() < 0, b.abs());
    }

    /** Rounds half up to what precision asks for. b is not negative. */
    private String print(boolean neg, BigDecimal b) {
        int prec = precision < 0 ? 6 : precision;
        if (conversion == 'f') return signed(neg, point(b.setScale(prec, RoundingMode.HALF_UP).toPlainString(),
                prec), "");
        if (conversion == 'e') return signed(neg, scientific(b, prec), "");
        if (prec == 0) prec = 1;
        if (b.signum() == 0) return signed(neg, b.setScale(prec - 1).toPlainString(), "");
        BigDecimal r = b.round(new java.math.MathContext(prec, RoundingMode.HALF_UP));
        int exponent = r.precision() - r.scale() - 1;
        if (exponent >= -4 && exponent < prec)
            return signed(neg, b.setScale(Math.max(0, prec - exponent - 1), RoundingMode.HALF_UP).toPlainString(), "");
        return signed(neg, scientific(b, prec - 1), "");
    }

    private String point(String s, int prec) {
        return prec == 0 && (flags & ALT) != 0 ? s + "." : s;
    }

    private String scientific(BigDecimal b, int prec) {
        int exponent = 0;
        String digits = "0";
        if (b.signum() != 0) {
            BigDecimal r = b.round(new java.math.MathContext(prec + 1, RoundingMode.HALF_UP));
            digits = r.unscaledValue().toString();
            exponent = digits.length() - r.scale() - 1;
        }
        StringBuilder sb = new StringBuilder().append(digits.charAt(0));
        if (prec > 0) {
            sb.append('.');
            for (int i = 1; i <= prec; i++) sb.append(i < digits.length() ? digits.charAt(i) : '0');
        } else if ((flags & ALT) != 0) {
            sb.append('.');
        }
        sb.append('e').append(exponent < 0 ? '-' : '+');
        exponent = Math.abs(exponent);
        return sb.append(exponent < 10 ? "0" : "").append(exponent).toString();
    }

    private String hexadecimal(boolean neg, double d) {
        String s = precision < 0 || precision >= 13 ? Double.toHexString(d) : roundedHex(d, Math.max(1, precision));
        return signed(neg, s.substring(2), "0x");
    }

    /** A hexadecimal form with so many digits behind the point. */
    private static String roundedHex(double d, int digits) {
        if (d == 0) return "0x0." + "0".repeat(digits) + "p0";
        int exponent = Math.getExponent(d);
        boolean sub = exponent < Double.MIN_EXPONENT;
        if (sub) {
            d *= 0x1.0p54;
            exponent = Math.getExponent(d);
        }
        long m = Double.doubleToRawLongBits(d) & (1L << 52) - 1 | 1L << 52;
        int drop = 52 - 4 * digits;
        long unit = 1L << drop, rest = m & unit - 1;
        m >>>= drop;
        if (rest > unit / 2 || rest == unit / 2 && (m & 1) != 0) m++;
        if (m >>> 4 * digits >= 2) {
            m >>>= 1;
            exponent++;
        }
        String hex = Long.toHexString(m & (1L << 4 * digits) - 1);
        return "0x1." + "0".repeat(digits - hex.length()) + hex + "p" + (sub ? exponent - 54 : exponent);
    }
}
