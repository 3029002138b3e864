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

/** A year of the ISO calendar. */
public final class Year implements Temporal, TemporalAdjuster, Comparable<Year>, Serializable {
    public static final int MIN_VALUE = -999999999;
    public static final int MAX_VALUE = 999999999;
    private static final long serialVersionUID = -23038383694477807L;

    private static final TemporalQuery<Year> FROM = new TemporalQuery<Year>() {
        @Override
        public Year queryFrom(TemporalAccessor t) {
            return from(t);
        }
    };

    private final int year;

    private Year(int year) {
        this.year = year;
    }

    public static Year now() {
        return now(Clock.systemDefaultZone());
    }

    public static Year now(ZoneId zone) {
        return now(Clock.system(zone));
    }

    public static Year now(Clock clock) {
        return of(LocalDate.now(clock).getYear());
    }

    public static Year of(int isoYear) {
        ChronoField.YEAR.checkValidValue(isoYear);
        return new Year(isoYear);
    }

    public static Year from(TemporalAccessor t) {
        if (t instanceof Year) return (Year) t;
        try {
            TemporalAccessor iso = From.iso(t);
            return of(iso.get(ChronoField.YEAR));
        } catch (DateTimeException e) {
            throw From.failure(Year.class, t, e);
        }
    }

    public static Year parse(CharSequence text) {
        return parse(text, new DateTimeFormatterBuilder().parseLenient()
                .appendValue(ChronoField.YEAR, 1, 10, SignStyle.NORMAL).toFormatter());
    }

    public static Year parse(CharSequence text, DateTimeFormatter formatter) {
        return formatter.parse(text, FROM);
    }

    public static boolean isLeap(long year) {
        return IsoChronology.INSTANCE.isLeapYear(year);
    }

    public int getValue() {
        return year;
    }

    @Override
    public boolean isSupported(TemporalField f) {
        return f instanceof ChronoField ? f == ChronoField.YEAR || f == ChronoField.YEAR_OF_ERA || f == ChronoField.ERA
                : f != null && f.isSupportedBy(this);
    }

    @Override
    public boolean isSupported(TemporalUnit unit) {
        return unit instanceof ChronoUnit ? ((ChronoUnit) unit).compareTo(ChronoUnit.YEARS) >= 0
                && unit != ChronoUnit.FOREVER
                : unit != null && unit.isSupportedBy(this);
    }

    @Override
    public ValueRange range(TemporalField f) {
        if (f == ChronoField.YEAR_OF_ERA) return ValueRange.of(1, year <= 0 ? MAX_VALUE + 1L : MAX_VALUE);
        return Temporal.super.range(f);
    }

    @Override
    public int get(TemporalField f) {
        return range(f).checkValidIntValue(getLong(f), f);
    }

    @Override
    public long getLong(TemporalField f) {
        if (!(f instanceof ChronoField)) return f.getFrom(this);
        switch ((ChronoField) f) {
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

    public boolean isLeap() {
        return isLeap(year);
    }

    public boolean isValidMonthDay(MonthDay monthDay) {
        return monthDay != null && monthDay.isValidYear(year);
    }

    public int length() {
        return isLeap() ? 366 : 365;
    }

    @Override
    public Year with(TemporalAdjuster adjuster) {
        return (Year) adjuster.adjustInto(this);
    }

    @Override
    public Year with(TemporalField f, long v) {
        if (!(f instanceof ChronoField)) return f.adjustInto(this, v);
        ((ChronoField) f).checkValidValue(v);
        switch ((ChronoField) f) {
            case YEAR_OF_ERA:
                return of((int) (year < 1 ? 1 - v : v));
            case YEAR:
                return of((int) v);
            case ERA:
                return getLong(ChronoField.ERA) == v ? this : of(1 - year);
            default:
                throw new UnsupportedTemporalTypeException("Unsupported field: " + f);
        }
    }

    @Override
    public Year plus(TemporalAmount amount) {
        return (Year) amount.addTo(this);
    }

    @Override
    public Year plus(long n, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit)) return unit.addTo(this, n);
        if (unit == ChronoUnit.ERAS) return with(ChronoField.ERA, Math.addExact(getLong(ChronoField.ERA), n));
        return plusYears(Math.multiplyExact(n, yearsOf(unit)));
    }

    /** How many years a unit has that is one year or more; eras have none. */
    static long yearsOf(TemporalUnit unit) {
        if (unit == ChronoUnit.YEARS) return 1;
        if (unit == ChronoUnit.DECADES) return 10;
        if (unit == ChronoUnit.CENTURIES) return 100;
        if (unit == ChronoUnit.MILLENNIA) return 1000;
        throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
    }

    public Year plusYears(long n) {
        return n == 0 ? this : of(ChronoField.YEAR.checkValidIntValue(year + n));
    }

    @Override
    public Year minus(TemporalAmount amount) {
        return (Year) amount.subtractFrom(this);
    }

    @Override
    public Year minus(long n, TemporalUnit unit) {
        return n == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit) : plus(-n, unit);
    }

    public Year minusYears(long n) {
        return n == Long.MIN_VALUE ? plusYears(Long.MAX_VALUE).plusYears(1) : plusYears(-n);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.chronology()) return (R) IsoChronology.INSTANCE;
        return query == TemporalQueries.precision() ? (R) ChronoUnit.YEARS : Temporal.super.query(query);
    }

    @Override
    public Temporal adjustInto(Temporal t) {
        if (!Chronology.from(t).equals(IsoChronology.INSTANCE))
            throw new DateTimeException("Adjustment only supported on ISO date-time");
        return t.with(ChronoField.YEAR, year);
    }

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        Year end = from(endExclusive);
        if (!(unit instanceof ChronoUnit)) return unit.between(this, end);
        long years = (long) end.year - year;
        switch ((ChronoUnit) unit) {
            case YEARS:
                return years;
            case DECADES:
                return years / 10;
            case CENTURIES:
                return years / 100;
            case MILLENNIA:
                return years / 1000;
            case ERAS:
                return end.getLong(ChronoField.ERA) - getLong(ChronoField.ERA);
            default:
                throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
    }

    public String format(DateTimeFormatter formatter) {
        return formatter.format(this);
    }

    public LocalDate atDay(int dayOfYear) {
        return LocalDate.ofYearDay(year, dayOfYear);
    }

    public YearMonth atMonth(Month month) {
        return YearMonth.of(year, month);
    }

    public YearMonth atMonth(int month) {
        return YearMonth.of(year, month);
    }

    public LocalDate atMonthDay(MonthDay monthDay) {
        return monthDay.atYear(year);
    }

    @Override
    public int compareTo(Year o) {
        return year - o.year;
    }

    public boolean isAfter(Year o) {
        return year > o.year;
    }

    public boolean isBefore(Year o) {
        return year < o.year;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Year && year == ((Year) o).year;
    }

    @Override
    public int hashCode() {
        return year;
    }

    @Override
    public String toString() {
        return Integer.toString(year);
    }

    private Object writeReplace() {
        return new Ser(Ser.YEAR, this);
    }

    private void readObject(java.io.ObjectInputStream s) throws java.io.InvalidObjectException {
        throw Ser.refuse();
    }
}
