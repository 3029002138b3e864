// SPDX-License-Identifier: MIT
package java.time.temporal;

import java.time.Duration;
import java.time.LocalDate;
import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;
import java.time.format.ResolverStyle;
import java.util.Map;

/** Quarters, and the years that consist of whole weeks, of the ISO calendar. */
public final class IsoFields {
    public static final TemporalField DAY_OF_QUARTER = Field.DAY_OF_QUARTER;
    public static final TemporalField QUARTER_OF_YEAR = Field.QUARTER_OF_YEAR;
    public static final TemporalField WEEK_OF_WEEK_BASED_YEAR = Field.WEEK_OF_WEEK_BASED_YEAR;
    public static final TemporalField WEEK_BASED_YEAR = Field.WEEK_BASED_YEAR;
    public static final TemporalUnit WEEK_BASED_YEARS = Unit.WEEK_BASED_YEARS;
    public static final TemporalUnit QUARTER_YEARS = Unit.QUARTER_YEARS;

    private IsoFields() {
    }

    /** The Thursday of a date's week decides on its year. */
    private static LocalDate thursday(LocalDate d) {
        return d.plusDays(4 - d.getDayOfWeek().getValue());
    }

    static int weekYear(LocalDate d) {
        return thursday(d).getYear();
    }

    static int week(LocalDate d) {
        return (thursday(d).getDayOfYear() - 1) / 7 + 1;
    }

    static int weeks(int weekYear) {
        return week(LocalDate.of(weekYear, 12, 28));
    }

    private static int quarterLength(int year, int quarter) {
        return quarter == 1 ? IsoChronology.INSTANCE.isLeapYear(year) ? 91 : 90 : quarter == 2 ? 91 : 92;
    }

    private enum Field implements TemporalField {
        DAY_OF_QUARTER("DayOfQuarter", ChronoUnit.DAYS, Unit.QUARTER_YEARS, ValueRange.of(1, 90, 92)),
        QUARTER_OF_YEAR("QuarterOfYear", Unit.QUARTER_YEARS, ChronoUnit.YEARS, ValueRange.of(1, 4)),
        WEEK_OF_WEEK_BASED_YEAR("WeekOfWeekBasedYear", ChronoUnit.WEEKS, Unit.WEEK_BASED_YEARS, ValueRange.of(1, 52,
                53)),
        WEEK_BASED_YEAR("WeekBasedYear", Unit.WEEK_BASED_YEARS, ChronoUnit.FOREVER, ChronoField.YEAR.range());

        private final String text;
        private final TemporalUnit base, rangeUnit;
        private final ValueRange range;

        Field(String text, TemporalUnit base, TemporalUnit rangeUnit, ValueRange range) {
            this.text = text;
            this.base = base;
            this.rangeUnit = rangeUnit;
            this.range = range;
        }

        @Override
        public TemporalUnit getBaseUnit() {
            return base;
        }

        @Override
        public TemporalUnit getRangeUnit() {
            return rangeUnit;
        }

        @Override
        public ValueRange range() {
            return range;
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
            boolean iso = Chronology.from(t).equals(IsoChronology.INSTANCE);
            if (this == DAY_OF_QUARTER)
                return iso && t.isSupported(ChronoField.DAY_OF_YEAR) && t.isSupported(ChronoField.MONTH_OF_YEAR)
                        && t.isSupported(ChronoField.YEAR);
            return iso && t.isSupported(this == QUARTER_OF_YEAR ? ChronoField.MONTH_OF_YEAR : ChronoField.EPOCH_DAY);
        }

        private void check(TemporalAccessor t) {
            if (!isSupportedBy(t)) throw new UnsupportedTemporalTypeException("Unsupported field: " + text);
        }

        @Override
        public ValueRange rangeRefinedBy(TemporalAccessor t) {
            check(t);
            if (this == DAY_OF_QUARTER)
                return ValueRange.of(1, quarterLength(t.get(ChronoField.YEAR), (int) QUARTER_OF_YEAR.getFrom(t)));
            return this == WEEK_OF_WEEK_BASED_YEAR ? ValueRange.of(1, weeks(weekYear(LocalDate.from(t)))) : range;
        }

        @Override
        public long getFrom(TemporalAccessor t) {
            check(t);
            switch (this) {
                case DAY_OF_QUARTER:
                    int first = LocalDate.of(t.get(ChronoField.YEAR),
                            (t.get(ChronoField.MONTH_OF_YEAR) - 1) / 3 * 3 + 1, 1).getDayOfYear();
                    return t.get(ChronoField.DAY_OF_YEAR) - first + 1;
                case QUARTER_OF_YEAR:
                    return (t.getLong(ChronoField.MONTH_OF_YEAR) + 2) / 3;
                case WEEK_OF_WEEK_BASED_YEAR:
                    return week(LocalDate.from(t));
                default:
                    return weekYear(LocalDate.from(t));
            }
        }

        @Override
        @SuppressWarnings("unchecked")
        public <R extends Temporal> R adjustInto(R t, long v) {
            long now = getFrom(t);
            switch (this) {
                case DAY_OF_QUARTER:
                    range.checkValidValue(v, this);
                    return (R) t.with(ChronoField.DAY_OF_YEAR, t.getLong(ChronoField.DAY_OF_YEAR) + (v - now));
                case QUARTER_OF_YEAR:
                    range.checkValidValue(v, this);
                    return (R) t.with(ChronoField.MONTH_OF_YEAR, t.getLong(ChronoField.MONTH_OF_YEAR) + (v - now) * 3);
                case WEEK_OF_WEEK_BASED_YEAR:
                    range.checkValidValue(v, this);
                    return (R) t.plus(Math.subtractExact(v, now), ChronoUnit.WEEKS);
                default:
                    int year = range.checkValidIntValue(v, this);
                    LocalDate d = LocalDate.from(t);
                    int w = Math.min(week(d), weeks(year));
                    LocalDate day = LocalDate.of(year, 1, 4);
                    day = day.plusDays(d.getDayOfWeek().getValue() - day.getDayOfWeek().getValue() + (w - 1) * 7);
                    return (R) t.with(day);
            }
        }

        @Override
        public TemporalAccessor resolve(Map<TemporalField, Long> fields, TemporalAccessor partial,
                ResolverStyle style) {
            if (this == DAY_OF_QUARTER) return resolveQuarter(fields, style);
            return this == WEEK_OF_WEEK_BASED_YEAR ? resolveWeek(fields, style) : null;
        }

        private static LocalDate resolveQuarter(Map<TemporalField, Long> fields, ResolverStyle style) {
            Long year = fields.get(ChronoField.YEAR), quarter = fields.get(QUARTER_OF_YEAR);
            if (year == null || quarter == null) return null;
            int y = ChronoField.YEAR.checkValidIntValue(year);
            long day = fields.get(DAY_OF_QUARTER);
            LocalDate d;
            if (style == ResolverStyle.LENIENT) {
                d = LocalDate.of(y, 1, 1).plusMonths(Math.multiplyExact(Math.subtractExact(quarter, 1), 3));
                day = Math.subtractExact(day, 1);
            } else {
                int q = QUARTER_OF_YEAR.range().checkValidIntValue(quarter, QUARTER_OF_YEAR);
                d = LocalDate.of(y, (q - 1) * 3 + 1, 1);
                if (day < 1 || day > 90) {
                    ValueRange r = style == ResolverStyle.STRICT ? ValueRange.of(1, quarterLength(y, q))
                            : DAY_OF_QUARTER.range();
                    r.checkValidValue(day, DAY_OF_QUARTER);
                }
                day--;
            }
            fields.remove(DAY_OF_QUARTER);
            fields.remove(ChronoField.YEAR);
            fields.remove(QUARTER_OF_YEAR);
            return d.plusDays(day);
        }

        private static LocalDate resolveWeek(Map<TemporalField, Long> fields, ResolverStyle style) {
            Long year = fields.get(WEEK_BASED_YEAR), day = fields.get(ChronoField.DAY_OF_WEEK);
            if (year == null || day == null) return null;
            int y = WEEK_BASED_YEAR.range().checkValidIntValue(year, WEEK_BASED_YEAR);
            long week = fields.get(WEEK_OF_WEEK_BASED_YEAR);
            LocalDate d = LocalDate.of(y, 1, 4);
            if (style == ResolverStyle.LENIENT) {
                d = d.plusWeeks(Math.subtractExact(week, 1)).plusDays(day - d.getDayOfWeek().getValue());
            } else {
                int w = ChronoField.DAY_OF_WEEK.checkValidIntValue(day);
                ValueRange r = style == ResolverStyle.STRICT ? ValueRange.of(1, weeks(y))
                        : WEEK_OF_WEEK_BASED_YEAR.range();
                if (week < 1 || week > 52) r.checkValidValue(week, WEEK_OF_WEEK_BASED_YEAR);
                d = d.plusWeeks(week - 1).plusDays(w - d.getDayOfWeek().getValue());
            }
            fields.remove(WEEK_OF_WEEK_BASED_YEAR);
            fields.remove(WEEK_BASED_YEAR);
            fields.remove(ChronoField.DAY_OF_WEEK);
            return d;
        }

        @Override
        public String toString() {
            return text;
        }
    }

    private enum Unit implements TemporalUnit {
        WEEK_BASED_YEARS("WeekBasedYears", Duration.ofSeconds(31556952L)),
        QUARTER_YEARS("QuarterYears", Duration.ofSeconds(31556952L / 4));

        private final String text;
        private final Duration duration;

        Unit(String text, Duration duration) {
            this.text = text;
            this.duration = duration;
        }

        @Override
        public Duration getDuration() {
            return duration;
        }

        @Override
        public boolean isDurationEstimated() {
            return true;
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
        public boolean isSupportedBy(Temporal t) {
            return t.isSupported(ChronoField.EPOCH_DAY) && Chronology.from(t).equals(IsoChronology.INSTANCE);
        }

        @Override
        @SuppressWarnings("unchecked")
        public <R extends Temporal> R addTo(R t, long amount) {
            if (this == WEEK_BASED_YEARS)
                return (R) t.with(WEEK_BASED_YEAR, Math.addExact(t.get(WEEK_BASED_YEAR), amount));
            return (R) t.plus(amount / 4, ChronoUnit.YEARS).plus(amount % 4 * 3, ChronoUnit.MONTHS);
        }

        @Override
        public long between(Temporal a, Temporal b) {
            if (a.getClass() != b.getClass()) return a.until(b, this);
            if (this == WEEK_BASED_YEARS) return Math.subtractExact(b.getLong(WEEK_BASED_YEAR),
                    a.getLong(WEEK_BASED_YEAR));
            return a.until(b, ChronoUnit.MONTHS) / 3;
        }

        @Override
        public String toString() {
            return text;
        }
    }
}
