// SPDX-License-Identifier: MIT
package java.time.chrono;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalUnit;
import java.time.temporal.ValueRange;

/** A date of any calendar and a time of day. What crosses midnight is left to the ISO twin of the same moment. */
final class DatedTime<D extends ChronoLocalDate> implements ChronoLocalDateTime<D>, Serializable {
    private static final long serialVersionUID = 4556003607393004514L;

    private final transient D date;
    private final transient LocalTime time;

    DatedTime(D date, LocalTime time) {
        this.date = java.util.Objects.requireNonNull(date, "date");
        this.time = java.util.Objects.requireNonNull(time, "time");
    }

    static LocalDateTime iso(ChronoLocalDateTime<?> t) {
        return LocalDateTime.of(LocalDate.ofEpochDay(t.toLocalDate().toEpochDay()), t.toLocalTime());
    }

    /** The same moment in the calendar. */
    @SuppressWarnings("unchecked")
    static <D extends ChronoLocalDate> ChronoLocalDateTime<D> of(Chronology c, LocalDateTime iso) {
        return new DatedTime<D>((D) c.dateEpochDay(iso.toLocalDate().toEpochDay()), iso.toLocalTime());
    }

    /** What has come out of a calculation must still be of the calendar. */
    static void check(Chronology expected, Chronology actual) {
        if (!expected.equals(actual)) throw new ClassCastException("Chronology mismatch, expected: " + expected.getId()
                + ", actual: " + actual.getId());
    }

    /** The result of a calculation with a date, which must be of its calendar too. */
    static ChronoLocalDate own(ChronoLocalDate date, Temporal result) {
        check(date.getChronology(), ((ChronoLocalDate) result).getChronology());
        return (ChronoLocalDate) result;
    }

    @SuppressWarnings("unchecked")
    private DatedTime<D> with(Temporal newDate, LocalTime newTime) {
        if (newDate == date && newTime == time) return this;
        check(getChronology(), ((ChronoLocalDate) newDate).getChronology());
        return new DatedTime<D>((D) newDate, newTime);
    }

    @Override
    public D toLocalDate() {
        return date;
    }

    @Override
    public LocalTime toLocalTime() {
        return time;
    }

    @Override
    public boolean isSupported(TemporalField field) {
        if (field instanceof ChronoField) return field.isDateBased() || field.isTimeBased();
        return field != null && field.isSupportedBy(this);
    }

    private static boolean isTime(TemporalField field) {
        return field instanceof ChronoField && field.isTimeBased();
    }

    @Override
    public ValueRange range(TemporalField field) {
        if (!(field instanceof ChronoField)) return field.rangeRefinedBy(this);
        return isTime(field) ? time.range(field) : date.range(field);
    }

    @Override
    public long getLong(TemporalField field) {
        if (!(field instanceof ChronoField)) return field.getFrom(this);
        return isTime(field) ? time.getLong(field) : date.getLong(field);
    }

    @Override
    @SuppressWarnings("unchecked")
    public ChronoLocalDateTime<D> with(TemporalAdjuster adjuster) {
        if (adjuster instanceof ChronoLocalDate) return with((ChronoLocalDate) adjuster, time);
        if (adjuster instanceof LocalTime) return with(date, (LocalTime) adjuster);
        ChronoLocalDateTime<D> t = (ChronoLocalDateTime<D>) adjuster.adjustInto(this);
        check(getChronology(), t.getChronology());
        return t;
    }

    @Override
    public ChronoLocalDateTime<D> with(TemporalField field, long newValue) {
        if (!(field instanceof ChronoField)) return field.adjustInto(this, newValue);
        return isTime(field) ? with(date, time.with(field, newValue)) : with(date.with(field, newValue), time);
    }

    @Override
    public ChronoLocalDateTime<D> plus(long amount, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit)) return unit.addTo(this, amount);
        return unit.isTimeBased() ? DatedTime.<D>of(getChronology(), iso(this).plus(amount, unit))
                : with(date.plus(amount, unit), time);
    }

    @Override
    public ChronoZonedDateTime<D> atZone(ZoneId zone) {
        return ZonedTime.ofBest(this, zone, null);
    }

    /** Time has whole units of the clock; of the calendar, a last day that is not over does not count. */
    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        ChronoLocalDateTime<?> end = getChronology().localDateTime(endExclusive);
        if (!(unit instanceof ChronoUnit)) return unit.between(this, end);
        if (unit.isTimeBased()) return iso(this).until(iso(end), unit);
        ChronoLocalDate last = end.toLocalDate();
        int days = last.compareTo(date), clock = end.toLocalTime().compareTo(time);
        if (days > 0 && clock < 0) last = last.minus(1, ChronoUnit.DAYS);
        else if (days < 0 && clock > 0) last = last.plus(1, ChronoUnit.DAYS);
        return date.until(last, unit);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof ChronoLocalDateTime && compareTo((ChronoLocalDateTime<?>) o) == 0;
    }

    @Override
    public int hashCode() {
        return date.hashCode() ^ time.hashCode();
    }

    @Override
    public String toString() {
        return date + "T" + time;
    }

    private Object writeReplace() {
        return new Ser(Ser.LOCAL_DATE_TIME, this);
    }

    private void readObject(ObjectInputStream s) throws InvalidObjectException {
        throw new InvalidObjectException("Deserialization via serialization delegate");
    }
}
