// SPDX-License-Identifier: MIT
package java.time.chrono;

import java.io.Serializable;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.time.temporal.ValueRange;

/** A date of Japan: the year is that of the era of an emperor. */
public final class JapaneseDate extends ShiftedDate<JapaneseDate> implements ChronoLocalDate, Serializable {
    private static final long serialVersionUID = -305327627230580483L;

    JapaneseDate(LocalDate iso) {
        super(iso);
        if (iso.isBefore(JapaneseChronology.FIRST))
            throw new DateTimeException("JapaneseDate before Meiji 6 is not supported");
    }

    public static JapaneseDate now() {
        return now(Clock.systemDefaultZone());
    }

    public static JapaneseDate now(ZoneId zone) {
        return now(Clock.system(zone));
    }

    public static JapaneseDate now(Clock clock) {
        return new JapaneseDate(LocalDate.now(clock));
    }

    public static JapaneseDate of(JapaneseEra era, int yearOfEra, int month, int dayOfMonth) {
        return JapaneseChronology.INSTANCE.date(era, yearOfEra, month, dayOfMonth);
    }

    public static JapaneseDate of(int prolepticYear, int month, int dayOfMonth) {
        return JapaneseChronology.INSTANCE.date(prolepticYear, month, dayOfMonth);
    }

    public static JapaneseDate from(TemporalAccessor temporal) {
        return JapaneseChronology.INSTANCE.date(temporal);
    }

    @Override
    JapaneseDate at(LocalDate isoDate) {
        return isoDate.equals(iso) ? this : new JapaneseDate(isoDate);
    }

    @Override
    int shift() {
        return 0;
    }

    @Override
    int yearOfEra() {
        return iso.getYear() - getEra().since().getYear() + 1;
    }

    @Override
    int isoYearWith(ChronoField field, int value) {
        if (field == ChronoField.YEAR) return value;
        JapaneseChronology c = getChronology();
        return field == ChronoField.ERA ? c.prolepticYear(JapaneseEra.of(value), yearOfEra())
                : c.prolepticYear(getEra(), value);
    }

    @Override
    ValueRange rangeOfYearOfEra() {
        return ValueRange.of(1, getEra().years());
    }

    @Override
    public JapaneseEra getEra() {
        return JapaneseEra.at(iso);
    }

    @Override
    public boolean isSupported(TemporalField field) {
        return !JapaneseChronology.isAligned(field) && super.isSupported(field);
    }

    /** The days of the year that are of the era: fewer in the first and the last one. */
    @Override
    public int lengthOfYear() {
        LocalDate begin = getEra().since(), end = getEra().end();
        if (end != null && end.getYear() == iso.getYear()) return end.getDayOfYear() - 1;
        return iso.lengthOfYear() - (yearOfEra() == 1 ? begin.getDayOfYear() - 1 : 0);
    }

    @Override
    public long getLong(TemporalField field) {
        if (JapaneseChronology.isAligned(field))
            throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        if (field == ChronoField.DAY_OF_YEAR && yearOfEra() == 1)
            return iso.getDayOfYear() - getEra().since().getDayOfYear() + 1;
        return super.getLong(field);
    }

    @Override
    public JapaneseChronology getChronology() {
        return JapaneseChronology.INSTANCE;
    }

    @Override
    public JapaneseDate with(TemporalField field, long newValue) {
        return changed(field, newValue);
    }

    @Override
    public JapaneseDate with(TemporalAdjuster adjuster) {
        return (JapaneseDate) super.with(adjuster);
    }

    @Override
    public JapaneseDate plus(TemporalAmount amount) {
        return (JapaneseDate) super.plus(amount);
    }

    @Override
    public JapaneseDate minus(TemporalAmount amount) {
        return (JapaneseDate) super.minus(amount);
    }

    @Override
    public JapaneseDate plus(long amountToAdd, TemporalUnit unit) {
        return moved(amountToAdd, unit);
    }

    @Override
    public JapaneseDate minus(long amountToSubtract, TemporalUnit unit) {
        return (JapaneseDate) super.minus(amountToSubtract, unit);
    }

    @Override
    @SuppressWarnings("unchecked")
    public ChronoLocalDateTime<JapaneseDate> atTime(LocalTime localTime) {
        return (ChronoLocalDateTime<JapaneseDate>) super.atTime(localTime);
    }

    private Object writeReplace() {
        return new Ser(Ser.JAPANESE_DATE, this);
    }
}
