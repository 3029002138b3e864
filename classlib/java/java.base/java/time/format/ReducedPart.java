// SPDX-License-Identifier: MIT
package java.time.format;

import java.time.chrono.ChronoLocalDate;
import java.time.chrono.Chronology;
import java.time.temporal.TemporalField;

/** The last digits of a number, which is the one of its kind in the hundred (or so) years from a base on. */
final class ReducedPart extends NumberPart {
    private final int baseValue;
    private final ChronoLocalDate baseDate;

    ReducedPart(TemporalField field, int min, int max, int baseValue, ChronoLocalDate baseDate) {
        super(field, min, max, SignStyle.NOT_NEGATIVE);
        this.baseValue = baseValue;
        this.baseDate = baseDate;
    }

    @Override
    NumberPart copy() {
        return new ReducedPart(field, min, max, baseValue, baseDate);
    }

    private int base(Chronology c) {
        return baseDate == null ? baseValue : c.date(baseDate).get(field);
    }

    private static long power(int n) {
        long p = 1;
        while (n-- > 0) p *= 10;
        return p;
    }

    @Override
    boolean isFixed(ParseContext c) {
        return c.strict && super.isFixed(c);
    }

    @Override
    long shown(PrintContext c, long value) {
        int base = base(Chronology.from(c.temporal));
        long abs = Math.abs(value);
        return value >= base && value < base + power(min) ? abs % power(min) : abs % power(max);
    }

    @Override
    long parsedValue(ParseContext c, long value, int digits) {
        if (digits != min || value < 0) return value;
        int base = base(c.chronology());
        long range = power(min);
        long last = base % range;
        value = base > 0 ? base - last + value : base - last - value;
        return value < base ? value + range : value;
    }

    @Override
    public String toString() {
        return "ReducedValue(" + field + "," + min + "," + max + ","
                + (baseDate != null ? baseDate.toString() : Integer.toString(baseValue)) + ")";
    }
}
