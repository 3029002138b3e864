// SPDX-License-Identifier: MIT
package java.time.chrono;

import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.format.ResolverStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAdjusters;
import java.time.temporal.TemporalField;
import java.time.temporal.ValueRange;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;

/** What calendar systems have in common: comparison by identifier, and dates made of fields. */
public abstract class AbstractChronology implements Chronology {
    protected AbstractChronology() {
    }

    /** The calendars of the library. */
    private static Chronology[] own() {
        return new Chronology[] {IsoChronology.INSTANCE, JapaneseChronology.INSTANCE, MinguoChronology.INSTANCE,
            ThaiBuddhistChronology.INSTANCE};
    }

    /** By identifier or type: one of the library, or one that the application offers as a service; or null. */
    static Chronology find(String name) {
        if (name.equals("ISO") || name.equals("iso8601")) return IsoChronology.INSTANCE;
        for (Chronology c : own()) if (name.equals(c.getId()) || name.equals(c.getCalendarType())) return c;
        for (Chronology c : ServiceLoader.load(Chronology.class))
            if (name.equals(c.getId()) || name.equals(c.getCalendarType())) return c;
        return null;
    }

    static Set<Chronology> all() {
        Set<Chronology> all = new HashSet<Chronology>(java.util.Arrays.asList(own()));
        for (Chronology c : ServiceLoader.load(Chronology.class)) all.add(c);
        return all;
    }

    /**
     * The date that the fields say, in this order: epoch day; year, month and day; year, month, week and day of the
     * week; year and day; year, week and day of the week. The fields that were used are taken out. null if none fits.
     */
    @Override
    public ChronoLocalDate resolveDate(Map<TemporalField, Long> f, ResolverStyle style) {
        if (f.containsKey(ChronoField.EPOCH_DAY)) return dateEpochDay(f.remove(ChronoField.EPOCH_DAY));
        Long months = f.remove(ChronoField.PROLEPTIC_MONTH);
        if (months != null) {
            if (style != ResolverStyle.LENIENT)
                range(ChronoField.PROLEPTIC_MONTH).checkValidValue(months, ChronoField.PROLEPTIC_MONTH);
            put(f, ChronoField.MONTH_OF_YEAR, Math.floorMod(months, 12L) + 1);
            put(f, ChronoField.YEAR, Math.floorDiv(months, 12L));
        }
        ChronoLocalDate whole = resolveYear(f, style);
        if (whole != null) return whole;
        if (!f.containsKey(ChronoField.YEAR)) return null;
        if (f.containsKey(ChronoField.MONTH_OF_YEAR)) {
            if (f.containsKey(ChronoField.DAY_OF_MONTH)) return resolveMonthDay(f, style);
            if (f.containsKey(ChronoField.ALIGNED_WEEK_OF_MONTH)) {
                if (f.containsKey(ChronoField.ALIGNED_DAY_OF_WEEK_IN_MONTH))
                    return resolveWeeks(f, style, true, ChronoField.ALIGNED_DAY_OF_WEEK_IN_MONTH);
                if (f.containsKey(ChronoField.DAY_OF_WEEK)) return resolveWeeks(f, style, true,
                        ChronoField.DAY_OF_WEEK);
            }
        }
        if (f.containsKey(ChronoField.DAY_OF_YEAR)) return resolveYearDay(f, style);
        if (f.containsKey(ChronoField.ALIGNED_WEEK_OF_YEAR)) {
            if (f.containsKey(ChronoField.ALIGNED_DAY_OF_WEEK_IN_YEAR))
                return resolveWeeks(f, style, false, ChronoField.ALIGNED_DAY_OF_WEEK_IN_YEAR);
            if (f.containsKey(ChronoField.DAY_OF_WEEK)) return resolveWeeks(f, style, false, ChronoField.DAY_OF_WEEK);
        }
        return null;
    }

    static void put(Map<TemporalField, Long> f, ChronoField field, long value) {
        Long old = f.putIfAbsent(field, value);
        boolean conflict = old != null && old != value;
        if (conflict)
            throw new DateTimeException(
                "Conflict found: " + field + " " + old + " differs from " + field + " " + value);
    }

    /**
     * Year and era become the proleptic year; without an era it is that of the year, else the last one, unless
     * strictly. The date, if that is enough for one.
     */
    ChronoLocalDate resolveYear(Map<TemporalField, Long> f, ResolverStyle style) {
        Long yearOfEra = f.remove(ChronoField.YEAR_OF_ERA);
        if (yearOfEra == null) {
            if (f.containsKey(ChronoField.ERA)) check(f.get(ChronoField.ERA), ChronoField.ERA);
            return null;
        }
        Long value = f.remove(ChronoField.ERA);
        int y = style == ResolverStyle.LENIENT ? Math.toIntExact(yearOfEra) : check(yearOfEra, ChronoField.YEAR_OF_ERA);
        List<Era> eras = eras();
        if (value != null) {
            put(f, ChronoField.YEAR, prolepticYear(eraOf(check(value, ChronoField.ERA)), y));
        } else if (f.containsKey(ChronoField.YEAR)) {
            Era era = dateYearDay(check(f.get(ChronoField.YEAR), ChronoField.YEAR), 1).getEra();
            put(f, ChronoField.YEAR, prolepticYear(era, y));
        } else if (style == ResolverStyle.STRICT) {
            f.put(ChronoField.YEAR_OF_ERA, yearOfEra);
        } else {
            put(f, ChronoField.YEAR, eras.isEmpty() ? y : prolepticYear(eras.get(eras.size() - 1), y));
        }
        return null;
    }

    private int check(long value, ChronoField field) {
        return range(field).checkValidIntValue(value, field);
    }

    /** The range of a field in a calendar whose years are those of ISO and some more. */
    static ValueRange shiftedRange(ChronoField field, int years) {
        ValueRange r = field.range(), y = ChronoField.YEAR.range();
        long low = y.getMinimum() + years, high = y.getMaximum() + years;
        switch (field) {
            case PROLEPTIC_MONTH:
                return ValueRange.of(r.getMinimum() + years * 12L, r.getMaximum() + years * 12L);
            case YEAR_OF_ERA:
                return ValueRange.of(1, Math.min(high, 1 - low), Math.max(high, 1 - low));
            case YEAR:
                return ValueRange.of(low, high);
            default:
                return r;
        }
    }

    private int year(Map<TemporalField, Long> f) {
        return check(f.remove(ChronoField.YEAR), ChronoField.YEAR);
    }

    private ChronoLocalDate resolveMonthDay(Map<TemporalField, Long> f, ResolverStyle style) {
        int y = year(f);
        long month = f.remove(ChronoField.MONTH_OF_YEAR), day = f.remove(ChronoField.DAY_OF_MONTH);
        if (style == ResolverStyle.LENIENT)
            return date(y, 1, 1).plus(Math.subtractExact(month, 1), ChronoUnit.MONTHS)
                    .plus(Math.subtractExact(day, 1), ChronoUnit.DAYS);
        return resolveDay(y, check(month, ChronoField.MONTH_OF_YEAR), check(day, ChronoField.DAY_OF_MONTH), style);
    }

    ChronoLocalDate resolveDay(int year, int month, int day, ResolverStyle style) {
        if (style != ResolverStyle.SMART) return date(year, month, day);
        try {
            return date(year, month, day);
        } catch (DateTimeException e) {
            return date(year, month, 1).with(TemporalAdjusters.lastDayOfMonth());
        }
    }

    private ChronoLocalDate resolveYearDay(Map<TemporalField, Long> f, ResolverStyle style) {
        int y = year(f);
        long day = f.remove(ChronoField.DAY_OF_YEAR);
        if (style == ResolverStyle.LENIENT) return dateYearDay(y, 1).plus(Math.subtractExact(day, 1), ChronoUnit.DAYS);
        return dateYearDay(y, check(day, ChronoField.DAY_OF_YEAR));
    }

    /**
     * Weeks of seven days from the first of the month or year on; dayField counts in them, or is the day of the week.
     */
    private ChronoLocalDate resolveWeeks(Map<TemporalField, Long> f, ResolverStyle style, boolean ofMonth,
            ChronoField dayField) {
        ChronoField weekField = ofMonth ? ChronoField.ALIGNED_WEEK_OF_MONTH : ChronoField.ALIGNED_WEEK_OF_YEAR;
        int y = year(f);
        long month = ofMonth ? f.remove(ChronoField.MONTH_OF_YEAR) : 1;
        long week = f.remove(weekField), day = f.remove(dayField);
        if (style != ResolverStyle.LENIENT) {
            check(month, ChronoField.MONTH_OF_YEAR);
            check(week, weekField);
            check(day, dayField);
        }
        ChronoLocalDate d = date(y, 1, 1).plus(Math.subtractExact(month, 1), ChronoUnit.MONTHS)
                .plus(Math.subtractExact(week, 1), ChronoUnit.WEEKS);
        if (dayField != ChronoField.DAY_OF_WEEK) d = d.plus(Math.subtractExact(day, 1), ChronoUnit.DAYS);
        else d = d.plus(Math.floorDiv(day - 1, 7L), ChronoUnit.WEEKS)
                .with(TemporalAdjusters.nextOrSame(DayOfWeek.of((int) Math.floorMod(day - 1, 7L) + 1)));
        ChronoField check = ofMonth ? ChronoField.MONTH_OF_YEAR : ChronoField.YEAR;
        if (style == ResolverStyle.STRICT && d.get(check) != (ofMonth ? month : y))
            throw new DateTimeException("Strict mode rejected resolved date as it is in a different "
                    + (ofMonth ? "month" : "year"));
        return d;
    }

    @Override
    public int compareTo(Chronology other) {
        return getId().compareTo(other.getId());
    }

    @Override
    public boolean equals(Object obj) {
        return this == obj || obj instanceof AbstractChronology && compareTo((AbstractChronology) obj) == 0;
    }

    @Override
    public int hashCode() {
        return getClass().hashCode() ^ getId().hashCode();
    }

    @Override
    public String toString() {
        return getId();
    }
}
