// SPDX-License-Identifier: MIT
package java.time.temporal;

import java.io.Serializable;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.Chronology;
import java.time.format.ResolverStyle;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;

/** Weeks of months and years, given the first day of the week and the days that the first week must have. */
public final class WeekFields implements Serializable {
    private static final ConcurrentHashMap<String, WeekFields> CACHE = new ConcurrentHashMap<String, WeekFields>();
    private static final long serialVersionUID = -1177360819670808121L;

    public static final WeekFields ISO = of(DayOfWeek.MONDAY, 4);
    public static final WeekFields SUNDAY_START = of(DayOfWeek.SUNDAY, 1);
    public static final TemporalUnit WEEK_BASED_YEARS = IsoFields.WEEK_BASED_YEARS;

    private static final int DAY = 0, OF_MONTH = 1, OF_YEAR = 2, OF_WEEK_YEAR = 3, WEEK_YEAR = 4;

    private final DayOfWeek firstDayOfWeek;
    private final int minimalDays;
    private final transient Field[] fields = new Field[5];

    private WeekFields(DayOfWeek first, int minimal) {
        firstDayOfWeek = first;
        minimalDays = minimal;
        for (int i = 0; i < 5; i++) fields[i] = new Field(this, i);
    }

    public static WeekFields of(Locale locale) {
        java.util.Calendar c = java.util.Calendar.getInstance(locale);
        return of(DayOfWeek.SUNDAY.plus(c.getFirstDayOfWeek() - 1), c.getMinimalDaysInFirstWeek());
    }

    public static WeekFields of(DayOfWeek firstDayOfWeek, int minimalDaysInFirstWeek) {
        Objects.requireNonNull(firstDayOfWeek, "firstDayOfWeek");
        if (minimalDaysInFirstWeek < 1 || minimalDaysInFirstWeek > 7)
            throw new IllegalArgumentException("Minimal number of days is invalid");
        String key = firstDayOfWeek.toString() + minimalDaysInFirstWeek;
        WeekFields w = CACHE.get(key);
        if (w == null) {
            CACHE.putIfAbsent(key, new WeekFields(firstDayOfWeek, minimalDaysInFirstWeek));
            w = CACHE.get(key);
        }
        return w;
    }

    private Object readResolve() throws java.io.InvalidObjectException {
        try {
            return of(firstDayOfWeek, minimalDays);
        } catch (IllegalArgumentException | NullPointerException e) {
            throw new java.io.InvalidObjectException(e.getMessage());
        }
    }

    public DayOfWeek getFirstDayOfWeek() {
        return firstDayOfWeek;
    }

    public int getMinimalDaysInFirstWeek() {
        return minimalDays;
    }

    public TemporalField dayOfWeek() {
        return fields[DAY];
    }

    public TemporalField weekOfMonth() {
        return fields[OF_MONTH];
    }

    public TemporalField weekOfYear() {
        return fields[OF_YEAR];
    }

    public TemporalField weekOfWeekBasedYear() {
        return fields[OF_WEEK_YEAR];
    }

    public TemporalField weekBasedYear() {
        return fields[WEEK_YEAR];
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof WeekFields && hashCode() == o.hashCode();
    }

    @Override
    public int hashCode() {
        return firstDayOfWeek.ordinal() * 7 + minimalDays;
    }

    @Override
    public String toString() {
        return "WeekFields[" + firstDayOfWeek + ',' + minimalDays + ']';
    }

    /** One of the five fields of a definition of weeks. */
    private static final class Field implements TemporalField {
        private final WeekFields weeks;
        private final int kind;

        Field(WeekFields weeks, int kind) {
            this.weeks = weeks;
            this.kind = kind;
        }

        private int localDay(TemporalAccessor t) {
            return Math.floorMod(t.get(ChronoField.DAY_OF_WEEK) - weeks.firstDayOfWeek.getValue(), 7) + 1;
        }

        /**
         * How many days before a day 1 the week lies that counts as week 0's end: what to add to a day to count
         * weeks.
         */
        private int offset(int day, int localDay) {
            int start = Math.floorMod(day - localDay, 7);
            return start + 1 > weeks.minimalDays ? 7 - start : -start;
        }

        private static int week(int offset, int day) {
            return (7 + offset + (day - 1)) / 7;
        }

        private int ofPeriod(TemporalAccessor t, ChronoField dayField) {
            int day = t.get(dayField);
            return week(offset(day, localDay(t)), day);
        }

        /** The week-based year of a date, and its week in [1]. */
        private int[] weekYear(TemporalAccessor t) {
            int year = t.get(ChronoField.YEAR), day = t.get(ChronoField.DAY_OF_YEAR);
            int offset = offset(day, localDay(t));
            int week = week(offset, day);
            if (week == 0) {
                LocalDate end = LocalDate.from(t).minusDays(day);
                return new int[] {year - 1, week(offset(end.getDayOfYear(), localDay(end)), end.getDayOfYear())};
            }
            int length = (int) t.range(ChronoField.DAY_OF_YEAR).getMaximum();
            int next = week(offset, length + weeks.minimalDays);
            return week >= next ? new int[] {year + 1, week - next + 1} : new int[] {year, week};
        }

        @Override
        public long getFrom(TemporalAccessor t) {
            switch (kind) {
                case DAY:
                    return localDay(t);
                case OF_MONTH:
                    return ofPeriod(t, ChronoField.DAY_OF_MONTH);
                case OF_YEAR:
                    return ofPeriod(t, ChronoField.DAY_OF_YEAR);
                case OF_WEEK_YEAR:
                    return weekYear(t)[1];
                default:
                    return weekYear(t)[0];
            }
        }

        @Override
        @SuppressWarnings("unchecked")
        public <R extends Temporal> R adjustInto(R t, long v) {
            int to = range().checkValidIntValue(v, this), now = t.get(this);
            if (to == now) return t;
            if (kind != WEEK_YEAR) return (R) t.plus(to - now, getBaseUnit());
            return (R) t.with(date(to, (int) weeks.fields[OF_WEEK_YEAR].getFrom(t), localDay(t)));
        }

        /** The date of a day of a week of a week-based year; the last week if there are not so many. */
        private LocalDate date(int year, int week, int localDay) {
            LocalDate start = LocalDate.of(year, 1, 1);
            int offset = offset(1, localDay(start));
            int length = start.lengthOfYear();
            int next = week(offset, length + weeks.minimalDays);
            return start.plusDays(-offset + localDay - 1 + (Math.min(week, next - 1) - 1) * 7L);
        }

        @Override
        public TemporalUnit getBaseUnit() {
            return kind == DAY ? ChronoUnit.DAYS : kind == WEEK_YEAR ? IsoFields.WEEK_BASED_YEARS : ChronoUnit.WEEKS;
        }

        @Override
        public TemporalUnit getRangeUnit() {
            switch (kind) {
                case DAY:
                    return ChronoUnit.WEEKS;
                case OF_MONTH:
                    return ChronoUnit.MONTHS;
                case OF_YEAR:
                    return ChronoUnit.YEARS;
                case OF_WEEK_YEAR:
                    return IsoFields.WEEK_BASED_YEARS;
                default:
                    return ChronoUnit.FOREVER;
            }
        }

        @Override
        public ValueRange range() {
            switch (kind) {
                case DAY:
                    return ValueRange.of(1, 7);
                case OF_MONTH:
                    return ValueRange.of(0, 1, 4, 6);
                case OF_YEAR:
                    return ValueRange.of(0, 1, 52, 54);
                case OF_WEEK_YEAR:
                    return ValueRange.of(1, 52, 53);
                default:
                    return ChronoField.YEAR.range();
            }
        }

        @Override
        public ValueRange rangeRefinedBy(TemporalAccessor t) {
            if (kind == OF_MONTH || kind == OF_YEAR) {
                ChronoField f = kind == OF_MONTH ? ChronoField.DAY_OF_MONTH : ChronoField.DAY_OF_YEAR;
                int offset = offset(t.get(f), localDay(t));
                ValueRange r = t.range(f);
                return ValueRange.of(week(offset, (int) r.getMinimum()), week(offset, (int) r.getMaximum()));
            }
            if (kind == OF_WEEK_YEAR) {
                LocalDate last = date(weekYear(t)[0], 53, 1);
                return ValueRange.of(1, weekYear(last)[1]);
            }
            return range();
        }

        @Override
        public boolean isDateBased() {
            return true;
        }

        @Override
        public boolean isTimeBased() {
            return false;
        }

        @Override
        public boolean isSupportedBy(TemporalAccessor t) {
            if (!t.isSupported(ChronoField.DAY_OF_WEEK)) return false;
            if (kind == DAY) return true;
            if (kind == OF_MONTH) return t.isSupported(ChronoField.DAY_OF_MONTH);
            return kind == OF_YEAR || kind == OF_WEEK_YEAR ? t.isSupported(ChronoField.DAY_OF_YEAR)
                    : t.isSupported(ChronoField.YEAR);
        }

        @Override
        public TemporalAccessor resolve(Map<TemporalField, Long> fields, TemporalAccessor partial,
                ResolverStyle style) {
            long v = fields.get(this);
            if (kind == DAY) {
                int day = range().checkValidIntValue(v, this);
                fields.remove(this);
                fields.put(ChronoField.DAY_OF_WEEK, (long) Math.floorMod(weeks.firstDayOfWeek.getValue() - 1 + day - 1, 7) + 1);
                return null;
            }
            Long dow = fields.get(ChronoField.DAY_OF_WEEK);
            if (dow == null) return null;
            int local = Math.floorMod(ChronoField.DAY_OF_WEEK.checkValidIntValue(dow) - weeks.firstDayOfWeek.getValue(), 7) + 1;
            Chronology chrono = Chronology.from(partial);
            if (kind == OF_WEEK_YEAR && fields.containsKey(weeks.fields[WEEK_YEAR])) {
                int year = weeks.fields[WEEK_YEAR].range().checkValidIntValue(fields.get(weeks.fields[WEEK_YEAR]),
                        this);
                int week = range().checkValidIntValue(v, this);
                LocalDate d = date(year, week, local);
                if (style == ResolverStyle.STRICT && weekYear(d)[0] != year)
                    throw new java.time.DateTimeException("Strict mode rejected resolved date as it is in a different week-based-year");
                fields.remove(this);
                fields.remove(weeks.fields[WEEK_YEAR]);
                fields.remove(ChronoField.DAY_OF_WEEK);
                return d;
            }
            Long year = fields.get(ChronoField.YEAR), month = fields.get(ChronoField.MONTH_OF_YEAR);
            if (year == null || kind == OF_MONTH && month == null || kind != OF_MONTH && kind != OF_YEAR) return null;
            int m = kind == OF_MONTH ? ChronoField.MONTH_OF_YEAR.checkValidIntValue(month) : 1;
            ChronoLocalDate d = chrono.date(ChronoField.YEAR.checkValidIntValue(year), m, 1);
            int week = range().checkValidIntValue(v, this);
            d = d.plus((week - (int) getFrom(d)) * 7 + local - localDay(d), ChronoUnit.DAYS);
            ChronoField unit = kind == OF_MONTH ? ChronoField.MONTH_OF_YEAR : ChronoField.YEAR;
            if (style == ResolverStyle.STRICT && d.getLong(unit) != fields.get(unit))
                throw new java.time.DateTimeException("Strict mode rejected resolved date as it is in a different "
                        + (kind == OF_MONTH ? "month" : "year"));
            fields.remove(this);
            fields.remove(ChronoField.YEAR);
            if (kind == OF_MONTH) fields.remove(ChronoField.MONTH_OF_YEAR);
            fields.remove(ChronoField.DAY_OF_WEEK);
            return d;
        }

        @Override
        public String toString() {
            String[] names = {"DayOfWeek", "WeekOfMonth", "WeekOfYear", "WeekOfWeekBasedYear", "WeekBasedYear"};
            return names[kind] + "[" + weeks + "]";
        }
    }
}
