package java.time;

import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.TextStyle;
import java.util.Locale;
import java.time.temporal.ChronoField;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalField;
import java.time.temporal.UnsupportedTemporalTypeException;

/** January is 1. */
public enum Month implements TemporalAccessor, TemporalAdjuster {
    JANUARY, FEBRUARY, MARCH, APRIL, MAY, JUNE, JULY, AUGUST, SEPTEMBER, OCTOBER, NOVEMBER, DECEMBER;

    public static Month of(int month) {
        return From.numbered(values(), ChronoField.MONTH_OF_YEAR, month);
    }

    public static Month from(TemporalAccessor t) {
        return From.numbered(values(), ChronoField.MONTH_OF_YEAR, t);
    }

    public int getValue() {
        return ordinal() + 1;
    }

    public Month plus(long months) {
        return values()[(int) Math.floorMod(ordinal() + months % 12, 12L)];
    }

    public Month minus(long months) {
        return plus(-(months % 12));
    }

    public int length(boolean leapYear) {
        switch (this) {
            case FEBRUARY:
                return leapYear ? 29 : 28;
            case APRIL:
            case JUNE:
            case SEPTEMBER:
            case NOVEMBER:
                return 30;
            default:
                return 31;
        }
    }

    public int minLength() {
        return length(false);
    }

    public int maxLength() {
        return length(true);
    }

    @Override
    public boolean isSupported(TemporalField f) {
        return f instanceof ChronoField ? f == ChronoField.MONTH_OF_YEAR : f != null && f.isSupportedBy(this);
    }

    @Override
    public long getLong(TemporalField f) {
        if (!(f instanceof ChronoField)) return f.getFrom(this);
        if (f != ChronoField.MONTH_OF_YEAR) {
            throw new UnsupportedTemporalTypeException("Unsupported field: " + f);
        }
        return getValue();
    }

    @Override
    public Temporal adjustInto(Temporal temporal) {
        if (!Chronology.from(temporal).equals(IsoChronology.INSTANCE))
            throw new DateTimeException("Adjustment only supported on ISO date-time");
        return temporal.with(ChronoField.MONTH_OF_YEAR, getValue());
    }

    public String getDisplayName(TextStyle style, Locale locale) {
        return new DateTimeFormatterBuilder().appendText(ChronoField.MONTH_OF_YEAR,
                style).toFormatter(locale).format(this);
    }

    public int firstDayOfYear(boolean leapYear) {
        int day = 1;
        for (Month m = JANUARY; m != this; m = m.plus(1)) day += m.length(leapYear);
        return day;
    }

    public Month firstMonthOfQuarter() {
        return of(ordinal() / 3 * 3 + 1);
    }
}
