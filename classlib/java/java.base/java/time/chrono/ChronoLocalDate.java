// SPDX-License-Identifier: MIT
package java.time.chrono;

import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
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
import java.util.Comparator;

/** A date of any calendar. */
public interface ChronoLocalDate extends Temporal, TemporalAdjuster, Comparable<ChronoLocalDate> {
    static Comparator<ChronoLocalDate> timeLineOrder() {
        return new Comparator<ChronoLocalDate>() {
            @Override
            public int compare(ChronoLocalDate a, ChronoLocalDate b) {
                return Long.compare(a.toEpochDay(), b.toEpochDay());
            }
        };
    }

    static ChronoLocalDate from(TemporalAccessor temporal) {
        return temporal instanceof ChronoLocalDate ? (ChronoLocalDate) temporal : Chronology.from(temporal).date(temporal);
    }

    Chronology getChronology();

    default Era getEra() {
        return getChronology().eraOf(get(ChronoField.ERA));
    }

    default boolean isLeapYear() {
        return getChronology().isLeapYear(getLong(ChronoField.YEAR));
    }

    int lengthOfMonth();

    default int lengthOfYear() {
        return isLeapYear() ? 366 : 365;
    }

    @Override
    default boolean isSupported(TemporalField field) {
        return field instanceof ChronoField ? field.isDateBased() : field != null && field.isSupportedBy(this);
    }

    @Override
    default boolean isSupported(TemporalUnit unit) {
        return unit != null && (unit instanceof ChronoUnit ? unit.isDateBased() : unit.isSupportedBy(this));
    }

    @Override
    default ChronoLocalDate with(TemporalAdjuster adjuster) {
        return DatedTime.own(this, adjuster.adjustInto(this));
    }

    @Override
    default ChronoLocalDate with(TemporalField field, long newValue) {
        if (field instanceof ChronoField) throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        return field.adjustInto(this, newValue);
    }

    @Override
    default ChronoLocalDate plus(TemporalAmount amount) {
        return DatedTime.own(this, amount.addTo(this));
    }

    @Override
    default ChronoLocalDate plus(long amountToAdd, TemporalUnit unit) {
        if (unit instanceof ChronoUnit) throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        return unit.addTo(this, amountToAdd);
    }

    @Override
    default ChronoLocalDate minus(TemporalAmount amount) {
        return DatedTime.own(this, amount.subtractFrom(this));
    }

    @Override
    default ChronoLocalDate minus(long amountToSubtract, TemporalUnit unit) {
        if (amountToSubtract == Long.MIN_VALUE) return plus(Long.MAX_VALUE, unit).plus(1, unit);
        return plus(-amountToSubtract, unit);
    }

    @Override
    default Temporal adjustInto(Temporal temporal) {
        return temporal.with(ChronoField.EPOCH_DAY, toEpochDay());
    }

    @Override
    long until(Temporal endExclusive, TemporalUnit unit);

    ChronoPeriod until(ChronoLocalDate endDateExclusive);

    default String format(DateTimeFormatter formatter) {
        return formatter.format(this);
    }

    default ChronoLocalDateTime<?> atTime(LocalTime localTime) {
        return new DatedTime<ChronoLocalDate>(this, localTime);
    }

    @Override
    @SuppressWarnings("unchecked")
    default <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.zoneId() || query == TemporalQueries.zone() || query == TemporalQueries.offset()
                || query == TemporalQueries.localTime()) return null;
        if (query == TemporalQueries.chronology()) return (R) getChronology();
        return query == TemporalQueries.precision() ? (R) ChronoUnit.DAYS : query.queryFrom(this);
    }

    default long toEpochDay() {
        return getLong(ChronoField.EPOCH_DAY);
    }

    @Override
    default int compareTo(ChronoLocalDate other) {
        int c = Long.compare(toEpochDay(), other.toEpochDay());
        return c != 0 ? c : getChronology().compareTo(other.getChronology());
    }

    default boolean isAfter(ChronoLocalDate other) {
        return toEpochDay() > other.toEpochDay();
    }

    default boolean isBefore(ChronoLocalDate other) {
        return toEpochDay() < other.toEpochDay();
    }

    default boolean isEqual(ChronoLocalDate other) {
        return toEpochDay() == other.toEpochDay();
    }

    @Override
    boolean equals(Object obj);

    @Override
    int hashCode();

    @Override
    String toString();
}
