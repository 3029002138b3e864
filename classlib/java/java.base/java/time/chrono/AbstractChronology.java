// SPDX-License-Identifier: MIT
package java.time.chrono;

import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.format.ResolverStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAdjusters;
import java.time.temporal.TemporalField;
import java.util.Map;

/** What calendar systems have in common: comparison by identifier, and dates made of fields. */
public abstract class AbstractChronology implements Chronology {
    protected AbstractChronology() {
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
            if (style != ResolverStyle.LENIENT) ChronoField.PROLEPTIC_MONTH.checkValidValue(months);
            put(f, ChronoField.MONTH_OF_YEAR, Math.floorMod(months, 12L) + 1);
            put(f, ChronoField.YEAR, Math.floorDiv(months, 12L));
        }
        resolveYear(f, style);
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

    private static void put(Map<TemporalField, Long> f, ChronoField field, long value) {
        Long old = f.get(field);
        if (old != null && old != value)
            throw new DateTimeException("Conflict found: " + field + " " + old + " differs from " + field + " "
                    + value);
        f.put(field, value);
    }

    /** Year and era become the proleptic year. */
    private void resolveYear(Map<TemporalField, Long> f, ResolverStyle style) {
        Long yoe = f.remove(ChronoField.YEAR_OF_ERA);
        if (yoe == null) {
            if (f.containsKey(ChronoField.ERA)) ChronoField.ERA.checkValidValue(f.get(ChronoField.ERA));
            return;
        }
        if (style != ResolverStyle.LENIENT) ChronoField.YEAR_OF_ERA.checkValidValue(yoe);
        Long era = f.remove(ChronoField.ERA);
        Long year = f.get(ChronoField.YEAR);
        if (era == null && style == ResolverStyle.STRICT) {
            if (year == null) f.put(ChronoField.YEAR_OF_ERA, yoe);
            else put(f, ChronoField.YEAR, year > 0 ? yoe : Math.subtractExact(1, yoe));
            return;
        }
        boolean common = era == null ? year == null || year > 0 : era == 1;
        if (era != null && era != 0 && era != 1) throw new DateTimeException("Invalid value for era: " + era);
        put(f, ChronoField.YEAR, common ? yoe : Math.subtractExact(1, yoe));
    }

    private static int year(Map<TemporalField, Long> f) {
        return ChronoField.YEAR.checkValidIntValue(f.remove(ChronoField.YEAR));
    }

    private ChronoLocalDate resolveMonthDay(Map<TemporalField, Long> f, ResolverStyle style) {
        int y = year(f);
        long month = f.remove(ChronoField.MONTH_OF_YEAR), day = f.remove(ChronoField.DAY_OF_MONTH);
        if (style == ResolverStyle.LENIENT)
            return date(y, 1, 1).plus(Math.subtractExact(month, 1), ChronoUnit.MONTHS)
                    .plus(Math.subtractExact(day, 1), ChronoUnit.DAYS);
        return resolveDay(y, ChronoField.MONTH_OF_YEAR.checkValidIntValue(month),
                ChronoField.DAY_OF_MONTH.checkValidIntValue(day), style);
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
        return dateYearDay(y, ChronoField.DAY_OF_YEAR.checkValidIntValue(day));
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
            ChronoField.MONTH_OF_YEAR.checkValidValue(month);
            weekField.checkValidValue(week);
            dayField.checkValidValue(day);
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
