// SPDX-License-Identifier: MIT
package java.time.format;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.time.temporal.TemporalField;
import java.time.temporal.ValueRange;

/** A field as a fraction of its range. */
final class FractionPart extends NumberPart {
    private final boolean point;

    FractionPart(TemporalField field, int min, int max, boolean point) {
        super(field, min, max, SignStyle.NOT_NEGATIVE);
        this.point = point;
    }

    @Override
    NumberPart copy() {
        return new FractionPart(field, min, max, point);
    }

    @Override
    boolean isFixed(ParseContext c) {
        return c.strict && min == max && !point;
    }

    private BigDecimal size() {
        ValueRange r = field.range();
        return BigDecimal.valueOf(r.getMaximum()).subtract(BigDecimal.valueOf(r.getMinimum())).add(BigDecimal.ONE);
    }

    @Override
    boolean print(PrintContext c, StringBuilder sb) {
        Long v = c.value(field);
        if (v == null) return false;
        field.range().checkValidValue(v, field);
        BigDecimal part = BigDecimal.valueOf(v - field.range().getMinimum()).divide(size(), 9, RoundingMode.FLOOR);
        String digits = part.movePointRight(9).toBigInteger().add(BigInteger.TEN.pow(9)).toString().substring(1);
        int length = 9;
        while (length > 0 && digits.charAt(length - 1) == '0') length--;
        length = Math.min(Math.max(length, min), max);
        DecimalStyle style = c.formatter.getDecimalStyle();
        if (length > 0 && point) sb.append(style.getDecimalSeparator());
        sb.append(style.localized(digits.substring(0, length)));
        return true;
    }

    @Override
    int parse(ParseContext c, CharSequence text, int at) {
        int least = c.strict || isFixed(c) ? min : 0, most = c.strict || isFixed(c) ? max : 9;
        DecimalStyle style = c.formatter.getDecimalStyle();
        if (at == text.length()) return least > 0 ? ~at : at;
        int pos = at;
        if (point) {
            if (text.charAt(pos) != style.getDecimalSeparator()) return least > 0 ? ~pos : pos;
            pos++;
        }
        if (pos + least > text.length()) return ~pos;
        int end = pos;
        long total = 0;
        while (end < text.length() && end - pos < most) {
            int d = style.digit(text.charAt(end));
            if (d < 0) {
                if (end - pos < least) return ~pos;
                break;
            }
            total = total * 10 + d;
            end++;
        }
        long v = BigDecimal.valueOf(total).movePointLeft(end - pos).multiply(size()).setScale(0, RoundingMode.FLOOR)
                .longValue() + field.range().getMinimum();
        return c.put(field, v, pos, end);
    }

    @Override
    public String toString() {
        return "Fraction(" + field + "," + min + "," + max + (point ? ",DecimalPoint" : "") + ")";
    }
}
