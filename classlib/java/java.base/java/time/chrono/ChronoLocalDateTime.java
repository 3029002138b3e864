// SPDX-License-Identifier: MIT
package java.time.chrono;

import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
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
import java.util.Comparator;

/** A date of any calendar, and a time of day. */
public interface ChronoLocalDateTime<D extends ChronoLocalDate>
        extends Temporal, TemporalAdjuster, Comparable<ChronoLocalDateTime<?>> {
    static Comparator<ChronoLocalDateTime<?>> timeLineOrder() {
        return new Comparator<ChronoLocalDateTime<?>>() {
            @Override
            public int compare(ChronoLocalDateTime<?> a, ChronoLocalDateTime<?> b) {
                int c = Long.compare(a.toLocalDate().toEpochDay(), b.toLocalDate().toEpochDay());
                return c != 0 ? c : a.toLocalTime().compareTo(b.toLocalTime());
            }
        };
    }

    static ChronoLocalDateTime<?> from(TemporalAccessor temporal) {
        if (temporal instanceof ChronoLocalDateTime) return (ChronoLocalDateTime<?>) temporal;
        return Chronology.from(temporal).localDateTime(temporal);
    }

    default Chronology getChronology() {
        return toLocalDate().getChronology();
    }

    D toLocalDate();

    LocalTime toLocalTime();

    @Override
    boolean isSupported(TemporalField field);

    @Override
    default boolean isSupported(TemporalUnit unit) {
        return unit instanceof ChronoUnit ? unit != ChronoUnit.FOREVER : unit != null && unit.isSupportedBy(this);
    }

    @Override
    @SuppressWarnings("unchecked")
    default <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.zoneId() || query == TemporalQueries.zone() || query == TemporalQueries.offset())
            return null;
        if (query == TemporalQueries.localTime()) return (R) toLocalTime();
        if (query == TemporalQueries.chronology()) return (R) getChronology();
        return query == TemporalQueries.precision() ? (R) ChronoUnit.NANOS : query.queryFrom(this);
    }

    @Override
    @SuppressWarnings("unchecked")
    default ChronoLocalDateTime<D> with(TemporalAdjuster adjuster) {
        return (ChronoLocalDateTime<D>) adjuster.adjustInto(this);
    }

    @Override
    ChronoLocalDateTime<D> with(TemporalField field, long newValue);

    @Override
    @SuppressWarnings("unchecked")
    default ChronoLocalDateTime<D> plus(TemporalAmount amount) {
        return (ChronoLocalDateTime<D>) amount.addTo(this);
    }

    @Override
    ChronoLocalDateTime<D> plus(long amountToAdd, TemporalUnit unit);

    @Override
    @SuppressWarnings("unchecked")
    default ChronoLocalDateTime<D> minus(TemporalAmount amount) {
        return (ChronoLocalDateTime<D>) amount.subtractFrom(this);
    }

    @Override
    default ChronoLocalDateTime<D> minus(long amountToSubtract, TemporalUnit unit) {
        if (amountToSubtract == Long.MIN_VALUE) return plus(Long.MAX_VALUE, unit).plus(1, unit);
        return plus(-amountToSubtract, unit);
    }

    @Override
    default Temporal adjustInto(Temporal temporal) {
        return temporal.with(ChronoField.EPOCH_DAY, toLocalDate().toEpochDay())
                .with(ChronoField.NANO_OF_DAY, toLocalTime().toNanoOfDay());
    }

    default String format(DateTimeFormatter formatter) {
        return formatter.format(this);
    }

    ChronoZonedDateTime<D> atZone(ZoneId zone);

    default Instant toInstant(ZoneOffset offset) {
        return Instant.ofEpochSecond(toEpochSecond(offset), toLocalTime().getNano());
    }

    default long toEpochSecond(ZoneOffset offset) {
        return toLocalDate().toEpochDay() * 86400 + toLocalTime().toSecondOfDay() - offset.getTotalSeconds();
    }

    @Override
    default int compareTo(ChronoLocalDateTime<?> other) {
        int c = Long.compare(toLocalDate().toEpochDay(), other.toLocalDate().toEpochDay());
        if (c == 0) c = toLocalTime().compareTo(other.toLocalTime());
        return c != 0 ? c : getChronology().compareTo(other.getChronology());
    }

    default boolean isAfter(ChronoLocalDateTime<?> other) {
        return timeLineOrder().compare(this, other) > 0;
    }

    default boolean isBefore(ChronoLocalDateTime<?> other) {
        return timeLineOrder().compare(this, other) < 0;
    }

    default boolean isEqual(ChronoLocalDateTime<?> other) {
        return timeLineOrder().compare(this, other) == 0;
    }

    @Override
    boolean equals(Object obj);

    @Override
    int hashCode();

    @Override
    String toString();
}
