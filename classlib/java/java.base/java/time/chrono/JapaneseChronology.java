// SPDX-License-Identifier: MIT
package java.time.chrono;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Year;
import java.time.ZoneId;
import java.time.format.ResolverStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.time.temporal.ValueRange;
import java.util.List;
import java.util.Map;

/** The calendar of Japan since 1873: ISO, with the eras of the emperors. */
public final class JapaneseChronology extends AbstractChronology implements Serializable {
    public static final JapaneseChronology INSTANCE = new JapaneseChronology();
    private static final long serialVersionUID = 459996390165777884L;

    /** The Gregorian calendar came to Japan on this day. */
    static final LocalDate FIRST = LocalDate.of(1873, 1, 1);

    private JapaneseChronology() {
    }

    static boolean isAligned(TemporalField f) {
        return f == ChronoField.ALIGNED_DAY_OF_WEEK_IN_MONTH || f == ChronoField.ALIGNED_DAY_OF_WEEK_IN_YEAR
                || f == ChronoField.ALIGNED_WEEK_OF_MONTH || f == ChronoField.ALIGNED_WEEK_OF_YEAR;
    }

    @Override
    public boolean isLeapYear(long prolepticYear) {
        return IsoChronology.INSTANCE.isLeapYear(prolepticYear);
    }

    private static JapaneseEra japanese(Era era) {
        if (!(era instanceof JapaneseEra)) throw new ClassCastException("Era must be JapaneseEra");
        return (JapaneseEra) era;
    }

    @Override
    public int prolepticYear(Era era, int yearOfEra) {
        JapaneseEra e = japanese(era);
        long year = e.since().getYear() + (long) yearOfEra - 1;
        if (yearOfEra == 1 || yearOfEra > 1 && year <= Year.MAX_VALUE
                && JapaneseEra.at(LocalDate.of((int) year, 1, 1)) == e) return (int) year;
        throw new DateTimeException("Invalid yearOfEra value");
    }

    @Override
    public JapaneseEra eraOf(int eraValue) {
        return JapaneseEra.of(eraValue);
    }

    @Override
    public List<Era> eras() {
        return List.<Era>of(JapaneseEra.values());
    }

    @Override
    public ValueRange range(ChronoField field) {
        if (isAligned(field)) throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        switch (field) {
            case YEAR_OF_ERA:
                return ValueRange.of(1, JapaneseEra.TAISHO.years(), JapaneseEra.REIWA.years());
            case DAY_OF_YEAR: // seven days of Showa in 1926
                return ValueRange.of(1, 7, 366);
            case YEAR:
                return ValueRange.of(FIRST.getYear(), Year.MAX_VALUE);
            case ERA:
                return ValueRange.of(JapaneseEra.MEIJI.getValue(), JapaneseEra.REIWA.getValue());
            default:
                return field.range();
        }
    }

    /**
     * Era and year with month and day, or the day of the year, are the date; without an era it is the last one, unless
     * strictly or if the year is known.
     */
    @Override
    ChronoLocalDate resolveYear(Map<TemporalField, Long> f, ResolverStyle style) {
        Long eraValue = f.get(ChronoField.ERA), yearValue = f.get(ChronoField.YEAR_OF_ERA);
        JapaneseEra era = eraValue == null ? null
                : eraOf(range(ChronoField.ERA).checkValidIntValue(eraValue, ChronoField.ERA));
        if (yearValue == null) return null;
        int year = range(ChronoField.YEAR_OF_ERA).checkValidIntValue(yearValue, ChronoField.YEAR_OF_ERA);
        if (era == null && !f.containsKey(ChronoField.YEAR) && style != ResolverStyle.STRICT) era = JapaneseEra.REIWA;
        boolean days = f.containsKey(ChronoField.DAY_OF_YEAR);
        boolean months = f.containsKey(ChronoField.MONTH_OF_YEAR) && f.containsKey(ChronoField.DAY_OF_MONTH);
        if (era == null || !days && !months) return null;
        f.remove(ChronoField.ERA);
        f.remove(ChronoField.YEAR_OF_ERA);
        return months ? resolveMonthDay(f, style, era, year) : resolveYearDay(f, style, era, year);
    }

    private JapaneseDate resolveMonthDay(Map<TemporalField, Long> f, ResolverStyle style, JapaneseEra era, int year) {
        long month = f.remove(ChronoField.MONTH_OF_YEAR), day = f.remove(ChronoField.DAY_OF_MONTH);
        int y = era.since().getYear() + year - 1;
        if (style == ResolverStyle.LENIENT)
            return date(y, 1, 1).plus(Math.subtractExact(month, 1), ChronoUnit.MONTHS)
                    .plus(Math.subtractExact(day, 1), ChronoUnit.DAYS);
        int m = range(ChronoField.MONTH_OF_YEAR).checkValidIntValue(month, ChronoField.MONTH_OF_YEAR);
        int d = range(ChronoField.DAY_OF_MONTH).checkValidIntValue(day, ChronoField.DAY_OF_MONTH);
        if (style == ResolverStyle.STRICT) return date(era, year, m, d);
        JapaneseDate date = (JapaneseDate) resolveDay(y, m, d, style);
        if (date.getEra() != era && date.yearOfEra() > 1 && year > 1)
            throw new DateTimeException("Invalid YearOfEra for Era: " + era + " " + year);
        return date;
    }

    private JapaneseDate resolveYearDay(Map<TemporalField, Long> f, ResolverStyle style, JapaneseEra era, int year) {
        long day = f.remove(ChronoField.DAY_OF_YEAR);
        if (style == ResolverStyle.LENIENT)
            return dateYearDay(era.since().getYear() + year - 1, 1).plus(Math.subtractExact(day, 1), ChronoUnit.DAYS);
        return dateYearDay(era, year, range(ChronoField.DAY_OF_YEAR).checkValidIntValue(day, ChronoField.DAY_OF_YEAR));
    }

    @Override
    public String getId() {
        return "Japanese";
    }

    @Override
    public String getCalendarType() {
        return "japanese";
    }

    @Override
    public JapaneseDate date(Era era, int yearOfEra, int month, int dayOfMonth) {
        JapaneseEra e = japanese(era);
        LocalDate iso = null;
        try {
            if (yearOfEra >= 1) iso = LocalDate.of(e.since().getYear() + yearOfEra - 1, month, dayOfMonth);
        } catch (DateTimeException wrong) {
            // there is no such day
        }
        if (iso == null || JapaneseEra.at(iso) != e)
            throw new DateTimeException("year, month, and day not valid for Era");
        return new JapaneseDate(iso);
    }

    @Override
    public JapaneseDate date(int prolepticYear, int month, int dayOfMonth) {
        return new JapaneseDate(LocalDate.of(prolepticYear, month, dayOfMonth));
    }

    /** Days are counted from the first one of the era in its first year. */
    @Override
    public JapaneseDate dateYearDay(Era era, int yearOfEra, int dayOfYear) {
        JapaneseEra e = japanese(era);
        LocalDate first = e.since(), iso = null;
        try {
            if (yearOfEra > 1) first = LocalDate.of(first.getYear() + yearOfEra - 1, 1, 1);
            iso = first.plusDays(dayOfYear - 1L);
        } catch (DateTimeException wrong) {
            // there is no such day
        }
        if (iso == null || yearOfEra < 1 || dayOfYear < 1 || JapaneseEra.at(iso) != e
                || iso.getYear() != first.getYear()) throw new DateTimeException("Invalid parameters");
        return new JapaneseDate(iso);
    }

    @Override
    public JapaneseDate dateYearDay(int prolepticYear, int dayOfYear) {
        return new JapaneseDate(LocalDate.ofYearDay(prolepticYear, dayOfYear));
    }

    @Override
    public JapaneseDate dateEpochDay(long epochDay) {
        return new JapaneseDate(LocalDate.ofEpochDay(epochDay));
    }

    @Override
    public JapaneseDate dateNow() {
        return JapaneseDate.now();
    }

    @Override
    public JapaneseDate dateNow(ZoneId zone) {
        return JapaneseDate.now(zone);
    }

    @Override
    public JapaneseDate dateNow(Clock clock) {
        return JapaneseDate.now(clock);
    }

    @Override
    public JapaneseDate date(TemporalAccessor temporal) {
        return temporal instanceof JapaneseDate ? (JapaneseDate) temporal : new JapaneseDate(LocalDate.from(temporal));
    }

    @Override
    @SuppressWarnings("unchecked")
    public ChronoLocalDateTime<JapaneseDate> localDateTime(TemporalAccessor temporal) {
        return (ChronoLocalDateTime<JapaneseDate>) super.localDateTime(temporal);
    }

    @Override
    @SuppressWarnings("unchecked")
    public ChronoZonedDateTime<JapaneseDate> zonedDateTime(TemporalAccessor temporal) {
        return (ChronoZonedDateTime<JapaneseDate>) super.zonedDateTime(temporal);
    }

    @Override
    @SuppressWarnings("unchecked")
    public ChronoZonedDateTime<JapaneseDate> zonedDateTime(Instant instant, ZoneId zone) {
        return (ChronoZonedDateTime<JapaneseDate>) super.zonedDateTime(instant, zone);
    }

    @Override
    public JapaneseDate resolveDate(Map<TemporalField, Long> fieldValues, ResolverStyle resolverStyle) {
        return (JapaneseDate) super.resolveDate(fieldValues, resolverStyle);
    }

    @Override
    public boolean isIsoBased() {
        return true;
    }

    private Object writeReplace() {
        return new Ser(this);
    }

    private void readObject(ObjectInputStream s) throws InvalidObjectException {
        throw new InvalidObjectException("Deserialization via serialization delegate");
    }
}
