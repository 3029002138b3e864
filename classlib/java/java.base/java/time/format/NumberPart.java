// SPDX-License-Identifier: MIT
package java.time.format;

import java.time.DateTimeException;
import java.time.temporal.TemporalField;

/**
 * A number of min to max digits. reserved is the number of digits that belong to the fixed numbers which follow
 * directly; a number of fixed width that follows another one directly has reserved -1.
 */
class NumberPart extends Part {
    final TemporalField field;
    final int min, max;
    final SignStyle sign;
    int reserved;

    NumberPart(TemporalField field, int min, int max, SignStyle sign) {
        this.field = field;
        this.min = min;
        this.max = max;
        this.sign = sign;
    }

    NumberPart fixed() {
        if (reserved == -1) return this;
        NumberPart p = copy();
        p.reserved = -1;
        return p;
    }

    NumberPart reserving(int width) {
        NumberPart p = copy();
        p.reserved = reserved + width;
        return p;
    }

    NumberPart copy() {
        return new NumberPart(field, min, max, sign);
    }

    boolean isFixed(ParseContext c) {
        return reserved == -1 || reserved > 0 && min == max && sign == SignStyle.NOT_NEGATIVE;
    }

    long shown(PrintContext c, long value) {
        return value;
    }

    @Override
    boolean print(PrintContext c, StringBuilder sb) {
        Long v = c.value(field);
        if (v == null) return false;
        long value = shown(c, v);
        DecimalStyle style = c.formatter.getDecimalStyle();
        String s = value == Long.MIN_VALUE ? "9223372036854775808" : Long.toString(Math.abs(value));
        if (s.length() > max)
            throw new DateTimeException("Field " + field + " cannot be printed as the value " + value
                    + " exceeds the maximum print width of " + max);
        if (value >= 0) {
            if (sign == SignStyle.ALWAYS || sign == SignStyle.EXCEEDS_PAD && min < 19 && s.length() > min)
                sb.append(style.getPositiveSign());
        } else if (sign == SignStyle.NOT_NEGATIVE) {
            throw new DateTimeException("Field " + field + " cannot be printed as the value " + value
                    + " cannot be negative according to the SignStyle");
        } else if (sign != SignStyle.NEVER) {
            sb.append(style.getNegativeSign());
        }
        for (int i = s.length(); i < min; i++) sb.append(style.getZeroDigit());
        sb.append(style.localized(s));
        return true;
    }

    @Override
    int parse(ParseContext c, CharSequence text, int at) {
        int length = text.length();
        if (at == length) return ~at;
        DecimalStyle style = c.formatter.getDecimalStyle();
        int pos = at;
        boolean negative = false, positive = false;
        char first = text.charAt(pos);
        if (first == style.getPositiveSign()) {
            if (!signAllowed(true, c.strict, min == max)) return ~at;
            positive = true;
            pos++;
        } else if (first == style.getNegativeSign()) {
            if (!signAllowed(false, c.strict, min == max)) return ~at;
            negative = true;
            pos++;
        } else if (sign == SignStyle.ALWAYS && c.strict) {
            return ~at;
        }
        int least = c.strict || isFixed(c) ? min : 1;
        if (pos + least > length) return ~pos;
        int most = (c.strict || isFixed(c) ? max : 9) + Math.max(reserved, 0);
        int end = digitsEnd(style, text, pos, most);
        if (end - pos < least) return ~pos;
        if (reserved > 0) {
            int keep = Math.max(least, end - pos - reserved);
            end = digitsEnd(style, text, pos, keep);
        }
        long value = 0;
        for (int i = pos; i < end; i++) {
            int d = style.digit(text.charAt(i));
            if (value > (Long.MAX_VALUE - d) / 10) {
                end = i;
                break;
            }
            value = value * 10 + d;
        }
        if (negative) {
            if (value == 0 && c.strict) return ~(pos - 1);
            value = -value;
        } else if (sign == SignStyle.EXCEEDS_PAD && c.strict) {
            if (positive && end - pos <= min) return ~(pos - 1);
            if (!positive && end - pos > min) return ~pos;
        }
        return c.put(field, parsedValue(c, value, end - pos), pos, end);
    }

    private boolean signAllowed(boolean plus, boolean strict, boolean fixedWidth) {
        switch (sign) {
            case NORMAL:
                return !plus || !strict;
            case ALWAYS:
            case EXCEEDS_PAD:
                return true;
            default:
                return !strict && !fixedWidth;
        }
    }

    private static int digitsEnd(DecimalStyle style, CharSequence text, int at, int most) {
        int end = at;
        while (end < text.length() && end - at < most && style.digit(text.charAt(end)) >= 0) end++;
        return end;
    }

    long parsedValue(ParseContext c, long value, int digits) {
        return value;
    }

    @Override
    public String toString() {
        if (min == 1 && max == 19 && sign == SignStyle.NORMAL) return "Value(" + field + ")";
        if (min == max && sign == SignStyle.NOT_NEGATIVE) return "Value(" + field + "," + min + ")";
        return "Value(" + field + "," + min + "," + max + "," + sign + ")";
    }
}
