// SPDX-License-Identifier: MIT
package java.time;

import java.io.Serializable;
import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.SignStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.time.temporal.ValueRange;
import java.util.Objects;

/** A month of a year of the ISO calendar. */
public final class YearMonth implements Temporal, TemporalAdjuster, Comparable<YearMonth>, Serializable {
    private static final long serialVersionUID = 4183400860270640070L;

    private static final TemporalQuery<YearMonth> FROM = new TemporalQuery<YearMonth>() {
        @Override
        public YearMonth queryFrom(TemporalAccessor t) {
            return from(t);
        }
    };

    private final int year, month;

    private YearMonth(int year, int month) {
        this.year = year;
        this.month = month;
    }

    public static YearMonth now() {
        return now(Clock.systemDefaultZone());
    }

    public static YearMonth now(ZoneId zone) {
        return now(Clock.system(zone));
    }

    public static YearMonth now(Clock clock) {
        LocalDate d = LocalDate.now(clock);
        return of(d.getYear(), d.getMonthValue());
    }

    public static YearMonth of(int year, Month month) {
        return of(year, Objects.requireNonNull(month, "month").getValue());
    }

    public static YearMonth of(int year, int month) {
        ChronoField.YEAR.checkValidValue(year);
        ChronoField.MONTH_OF_YEAR.checkValidValue(month);
        return new YearMonth(year, month);
    }

    public static YearMonth from(TemporalAccessor t) {
        if (t instanceof YearMonth) return (YearMonth) t;
        try {
            TemporalAccessor iso = From.iso(t);
            return of(iso.get(ChronoField.YEAR), iso.get(ChronoField.MONTH_OF_YEAR));
        } catch (DateTimeException e) {
            throw From.failure(YearMonth.class, t, e);
        }
    }

    public static YearMonth parse(CharSequence text) {
        return parse(text, new DateTimeFormatterBuilder().appendValue(ChronoField.YEAR, 4, 10, SignStyle.EXCEEDS_PAD)
                .appendLiteral('-').appendValue(ChronoField.MONTH_OF_YEAR, 2).toFormatter());
    }

    public static YearMonth parse(CharSequence text, DateTimeFormatter formatter) {
        return formatter.parse(text, FROM);
    }

    @Override
    public boolean isSupported(TemporalField f) {
        return f instanceof ChronoField ? f == ChronoField.YEAR || f == ChronoField.MONTH_OF_YEAR
                || f == ChronoField.PROLEPTIC_MONTH || f == ChronoField.YEAR_OF_ERA || f == ChronoField.ERA
                : f != null && f.isSupportedBy(this);
    }

    @Override
    public boolean isSupported(TemporalUnit unit) {
        return unit instanceof ChronoUnit ? ((ChronoUnit) unit).compareTo(ChronoUnit.MONTHS) >= 0
                && unit != ChronoUnit.FOREVER
                : unit != null && unit.isSupportedBy(this);
    }

    @Override
    public ValueRange range(TemporalField f) {
        if (f == ChronoField.YEAR_OF_ERA) return ValueRange.of(1, year <= 0 ? Year.MAX_VALUE + 1L : Year.MAX_VALUE);
        return Temporal.super.range(f);
    }

    @Override
    public int get(TemporalField f) {
        return range(f).checkValidIntValue(getLong(f), f);
    }

    private long months() {
        return year * 12L + month - 1;
    }

    @Override
    public long getLong(TemporalField f) {
        if (!(f instanceof ChronoField)) return f.getFrom(this);
        switch ((ChronoField) f) {
            case MONTH_OF_YEAR:
                return month;
            case PROLEPTIC_MONTH:
                return months();
            case YEAR_OF_ERA:
                return year < 1 ? 1 - year : year;
            case YEAR:
                return year;
            case ERA:
                return year < 1 ? 0 : 1;
            default:
                throw new UnsupportedTemporalTypeException("Unsupported field: " + f);
        }
    }

    public int getYear() {
        return year;
    }

    public int getMonthValue() {
        return month;
    }

    public Month getMonth() {
        return Month.of(month);
    }

    public boolean isLeapYear() {
        return Year.isLeap(year);
    }

    public boolean isValidDay(int dayOfMonth) {
        return dayOfMonth >= 1 && dayOfMonth <= lengthOfMonth();
    }

    public int lengthOfMonth() {
        return getMonth().length(isLeapYear());
    }

    public int lengthOfYear() {
        return isLeapYear() ? 366 : 365;
    }

    @Override
    public YearMonth with(TemporalAdjuster adjuster) {
        return (YearMonth) adjuster.adjustInto(this);
    }

    @Override
    public YearMonth with(TemporalField f, long v) {
        if (!(f instanceof ChronoField)) return f.adjustInto(this, v);
        ((ChronoField) f).checkValidValue(v);
        switch ((ChronoField) f) {
            case MONTH_OF_YEAR:
                return withMonth((int) v);
            case PROLEPTIC_MONTH:
                return plusMonths(v - months());
            case YEAR_OF_ERA:
                return withYear((int) (year < 1 ? 1 - v : v));
            case YEAR:
                return withYear((int) v);
            case ERA:
                return getLong(ChronoField.ERA) == v ? this : withYear(1 - year);
            default:
                throw new UnsupportedTemporalTypeException("Unsupported field: " + f);
        }
    }

    public YearMonth withYear(int y) {
        return of(y, month);
    }

    public YearMonth withMonth(int m) {
        return of(year, m);
    }

    @Override
    public YearMonth plus(TemporalAmount amount) {
        return (YearMonth) amount.addTo(this);
    }

    @Override
    public YearMonth plus(long n, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit)) return unit.addTo(this, n);
        if (unit == ChronoUnit.MONTHS) return plusMonths(n);
        if (unit == ChronoUnit.ERAS) return with(ChronoField.ERA, Math.addExact(getLong(ChronoField.ERA), n));
        return plusYears(Math.multiplyExact(n, Year.yearsOf(unit)));
    }

    public YearMonth plusYears(long n) {
        return of(ChronoField.YEAR.checkValidIntValue(year + n), month);
    }

    public YearMonth plusMonths(long n) {
        long m = month - 1 + Math.floorMod(n, 12L), years = Math.floorDiv(n, 12L) + m / 12;
        return of(ChronoField.YEAR.checkValidIntValue(year + years), (int) (m % 12) + 1);
    }

    @Override
    public YearMonth minus(TemporalAmount amount) {
        return (YearMonth) amount.subtractFrom(this);
    }

    @Override
    public YearMonth minus(long n, TemporalUnit unit) {
        return n == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit) : plus(-n, unit);
    }

    public YearMonth minusYears(long n) {
        return minus(n, ChronoUnit.YEARS);
    }

    public YearMonth minusMonths(long n) {
        return minus(n, ChronoUnit.MONTHS);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.chronology()) return (R) IsoChronology.INSTANCE;
        return query == TemporalQueries.precision() ? (R) ChronoUnit.MONTHS : Temporal.super.query(query);
    }

    @Override
    public Temporal adjustInto(Temporal t) {
        if (!Chronology.from(t).equals(IsoChronology.INSTANCE))
            throw new DateTimeException("Adjustment only supported on ISO date-time");
        return t.with(ChronoField.PROLEPTIC_MONTH, months());
    }

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        YearMonth end = from(endExclusive);
        if (!(unit instanceof ChronoUnit)) return unit.between(this, end);
        long n = end.months() - months();
        switch ((ChronoUnit) unit) {
            case MONTHS:
                return n;
            case YEARS:
                return n / 12;
            case DECADES:
                return n / 120;
            case CENTURIES:
                return n / 1200;
            case MILLENNIA:
                return n / 12000;
            case ERAS:
                return end.getLong(ChronoField.ERA) - getLong(ChronoField.ERA);
            default:
                throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
    }

    public String format(DateTimeFormatter formatter) {
        return formatter.format(this);
    }

    public LocalDate atDay(int dayOfMonth) {
        return LocalDate.of(year, month, dayOfMonth);
    }

    public LocalDate atEndOfMonth() {
        return LocalDate.of(year, month, lengthOfMonth());
    }

    @Override
    public int compareTo(YearMonth o) {
        return year != o.year ? year - o.year : month - o.month;
    }

    public boolean isAfter(YearMonth o) {
        return compareTo(o) > 0;
    }

    public boolean isBefore(YearMonth o) {
        return compareTo(o) < 0;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof YearMonth && compareTo((YearMonth) o) == 0;
    }

    @Override
    public int hashCode() {
        return year ^ month << 27;
    }

    @Override
    public String toString() {
        String y = Integer.toString(Math.abs(year));
        y = (year < 0 ? "-" : "") + "0".repeat(Math.max(0, 4 - y.length())) + y;
        return y + "-" + ZoneOffset.two(month);
    }

    private Object writeReplace() {
        return new Ser(Ser.YEAR_MONTH, this);
    }

    private void readObject(java.io.ObjectInputStream s) throws java.io.InvalidObjectException {
        throw Ser.refuse();
    }
}
