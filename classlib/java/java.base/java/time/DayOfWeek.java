package java.time;

import java.time.format.DateTimeFormatterBuilder;
import java.time.format.TextStyle;
import java.util.Locale;
import java.time.temporal.ChronoField;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalField;
import java.time.temporal.UnsupportedTemporalTypeException;

/** Monday is 1. */
public enum DayOfWeek implements TemporalAccessor, TemporalAdjuster {
    MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY;

    public static DayOfWeek of(int dayOfWeek) {
        return From.numbered(values(), ChronoField.DAY_OF_WEEK, dayOfWeek);
    }

    public static DayOfWeek from(TemporalAccessor t) {
        return From.numbered(values(), ChronoField.DAY_OF_WEEK, t);
    }

    public int getValue() {
        return ordinal() + 1;
    }

    public DayOfWeek plus(long days) {
        return values()[(int) Math.floorMod(ordinal() + days % 7, 7L)];
    }

    public DayOfWeek minus(long days) {
        return plus(-(days % 7));
    }

    @Override
    public boolean isSupported(TemporalField f) {
        return f instanceof ChronoField ? f == ChronoField.DAY_OF_WEEK : f != null && f.isSupportedBy(this);
    }

    @Override
    public long getLong(TemporalField f) {
        if (!(f instanceof ChronoField)) return f.getFrom(this);
        if (f != ChronoField.DAY_OF_WEEK) {
            throw new UnsupportedTemporalTypeException("Unsupported field: " + f);
        }
        return getValue();
    }

    @Override
    public Temporal adjustInto(Temporal temporal) {
        return temporal.with(ChronoField.DAY_OF_WEEK, getValue());
    }

    public String getDisplayName(TextStyle style, Locale locale) {
        return new DateTimeFormatterBuilder().appendText(ChronoField.DAY_OF_WEEK,
                style).toFormatter(locale).format(this);
    }
}
