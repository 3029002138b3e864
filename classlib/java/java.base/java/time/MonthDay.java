// SPDX-License-Identifier: MIT
package java.time;

import java.io.Serializable;
import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoField;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.time.temporal.ValueRange;
import java.util.Objects;

/** A day of a month, of any year: a birthday. */
public final class MonthDay implements TemporalAccessor, TemporalAdjuster, Comparable<MonthDay>, Serializable {
    private static final long serialVersionUID = -939150713474957432L;

    private static final TemporalQuery<MonthDay> FROM = new TemporalQuery<MonthDay>() {
        @Override
        public MonthDay queryFrom(TemporalAccessor t) {
            return from(t);
        }
    };

    private final int month, day;

    private MonthDay(int month, int day) {
        this.month = month;
        this.day = day;
    }

    public static MonthDay now() {
        return now(Clock.systemDefaultZone());
    }

    public static MonthDay now(ZoneId zone) {
        return now(Clock.system(zone));
    }

    public static MonthDay now(Clock clock) {
        LocalDate d = LocalDate.now(clock);
        return of(d.getMonthValue(), d.getDayOfMonth());
    }

    public static MonthDay of(Month month, int dayOfMonth) {
        int most = Objects.requireNonNull(month, "month").maxLength();
        if (ChronoField.DAY_OF_MONTH.checkValidValue(dayOfMonth) <= most)
            return new MonthDay(month.getValue(), dayOfMonth);
        throw new DateTimeException("Illegal value for DayOfMonth field, value " + dayOfMonth
                + " is not valid for month " + month.name());
    }

    public static MonthDay of(int month, int dayOfMonth) {
        return of(Month.of(month), dayOfMonth);
    }

    public static MonthDay from(TemporalAccessor t) {
        if (t instanceof MonthDay) return (MonthDay) t;
        try {
            TemporalAccessor iso = From.iso(t);
            return of(iso.get(ChronoField.MONTH_OF_YEAR), iso.get(ChronoField.DAY_OF_MONTH));
        } catch (DateTimeException e) {
            throw From.failure(MonthDay.class, t, e);
        }
    }

    public static MonthDay parse(CharSequence text) {
        return parse(text, new DateTimeFormatterBuilder().appendLiteral("--").appendValue(ChronoField.MONTH_OF_YEAR, 2)
                .appendLiteral('-').appendValue(ChronoField.DAY_OF_MONTH, 2).toFormatter());
    }

    public static MonthDay parse(CharSequence text, DateTimeFormatter formatter) {
        return formatter.parse(text, FROM);
    }

    @Override
    public boolean isSupported(TemporalField f) {
        return f instanceof ChronoField ? f == ChronoField.MONTH_OF_YEAR || f == ChronoField.DAY_OF_MONTH
                : f != null && f.isSupportedBy(this);
    }

    @Override
    public ValueRange range(TemporalField f) {
        if (f == ChronoField.DAY_OF_MONTH) return ValueRange.of(1, getMonth().minLength(), getMonth().maxLength());
        return TemporalAccessor.super.range(f);
    }

    @Override
    public int get(TemporalField f) {
        return range(f).checkValidIntValue(getLong(f), f);
    }

    @Override
    public long getLong(TemporalField f) {
        if (!(f instanceof ChronoField)) return f.getFrom(this);
        if (f == ChronoField.DAY_OF_MONTH) return day;
        if (f == ChronoField.MONTH_OF_YEAR) return month;
        throw new UnsupportedTemporalTypeException("Unsupported field: " + f);
    }

    public int getMonthValue() {
        return month;
    }

    public Month getMonth() {
        return Month.of(month);
    }

    public int getDayOfMonth() {
        return day;
    }

    public boolean isValidYear(int year) {
        return day != 29 || month != 2 || Year.isLeap(year);
    }

    public MonthDay withMonth(int m) {
        return with(Month.of(m));
    }

    public MonthDay with(Month m) {
        Objects.requireNonNull(m, "month");
        return m.getValue() == month ? this : new MonthDay(m.getValue(), Math.min(day, m.maxLength()));
    }

    public MonthDay withDayOfMonth(int dayOfMonth) {
        return dayOfMonth == day ? this : of(month, dayOfMonth);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> query) {
        return query == TemporalQueries.chronology() ? (R) IsoChronology.INSTANCE : TemporalAccessor.super.query(query);
    }

    @Override
    public Temporal adjustInto(Temporal t) {
        boolean iso = IsoChronology.INSTANCE.equals(Chronology.from(t));
        if (!iso) throw new DateTimeException("Adjustment only supported on ISO date-time");
        Temporal inMonth = t.with(ChronoField.MONTH_OF_YEAR, month);
        long last = inMonth.range(ChronoField.DAY_OF_MONTH).getMaximum();
        return inMonth.with(ChronoField.DAY_OF_MONTH, Math.min(day, last));
    }

    public String format(DateTimeFormatter formatter) {
        return formatter.format(this);
    }

    public LocalDate atYear(int year) {
        return LocalDate.of(year, month, isValidYear(year) ? day : 28);
    }

    @Override
    public int compareTo(MonthDay o) {
        return month != o.month ? month - o.month : day - o.day;
    }

    public boolean isAfter(MonthDay o) {
        return compareTo(o) > 0;
    }

    public boolean isBefore(MonthDay o) {
        return compareTo(o) < 0;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof MonthDay && compareTo((MonthDay) o) == 0;
    }

    @Override
    public int hashCode() {
        return (month << 6) + day;
    }

    @Override
    public String toString() {
        return "--" + ZoneOffset.two(month) + "-" + ZoneOffset.two(day);
    }

    private Object writeReplace() {
        return new Ser(Ser.MONTH_DAY, this);
    }

    private void readObject(java.io.ObjectInputStream s) throws java.io.InvalidObjectException {
        throw Ser.refuse();
    }
}
