// SPDX-License-Identifier: MIT
package java.time.chrono;

import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalUnit;
import java.util.Comparator;

/** A date of any calendar, a time of day and a zone. */
public interface ChronoZonedDateTime<D extends ChronoLocalDate> extends Temporal, Comparable<ChronoZonedDateTime<?>> {
    static Comparator<ChronoZonedDateTime<?>> timeLineOrder() {
        return new Comparator<ChronoZonedDateTime<?>>() {
            @Override
            public int compare(ChronoZonedDateTime<?> a, ChronoZonedDateTime<?> b) {
                int c = Long.compare(a.toEpochSecond(), b.toEpochSecond());
                return c != 0 ? c : Integer.compare(a.toLocalTime().getNano(), b.toLocalTime().getNano());
            }
        };
    }

    static ChronoZonedDateTime<?> from(TemporalAccessor temporal) {
        if (temporal instanceof ChronoZonedDateTime) return (ChronoZonedDateTime<?>) temporal;
        return Chronology.from(temporal).zonedDateTime(temporal);
    }

    default D toLocalDate() {
        return toLocalDateTime().toLocalDate();
    }

    default LocalTime toLocalTime() {
        return toLocalDateTime().toLocalTime();
    }

    ChronoLocalDateTime<D> toLocalDateTime();

    default Chronology getChronology() {
        return toLocalDate().getChronology();
    }

    ZoneOffset getOffset();

    ZoneId getZone();

    ChronoZonedDateTime<D> withZoneSameInstant(ZoneId zone);

    @Override
    boolean isSupported(TemporalField field);

    @Override
    @SuppressWarnings("unchecked")
    default ChronoZonedDateTime<D> with(TemporalAdjuster adjuster) {
        return (ChronoZonedDateTime<D>) adjuster.adjustInto(this);
    }

    @Override
    ChronoZonedDateTime<D> with(TemporalField field, long newValue);

    @Override
    @SuppressWarnings("unchecked")
    default ChronoZonedDateTime<D> plus(TemporalAmount amount) {
        return (ChronoZonedDateTime<D>) amount.addTo(this);
    }

    @Override
    ChronoZonedDateTime<D> plus(long amountToAdd, TemporalUnit unit);

    @Override
    @SuppressWarnings("unchecked")
    default ChronoZonedDateTime<D> minus(TemporalAmount amount) {
        return (ChronoZonedDateTime<D>) amount.subtractFrom(this);
    }

    @Override
    default ChronoZonedDateTime<D> minus(long amountToSubtract, TemporalUnit unit) {
        if (amountToSubtract == Long.MIN_VALUE) return plus(Long.MAX_VALUE, unit).plus(1, unit);
        return plus(-amountToSubtract, unit);
    }

    default String format(DateTimeFormatter formatter) {
        return formatter.format(this);
    }

    default Instant toInstant() {
        return Instant.ofEpochSecond(toEpochSecond(), toLocalTime().getNano());
    }

    default long toEpochSecond() {
        return toLocalDateTime().toEpochSecond(getOffset());
    }

    @Override
    default int compareTo(ChronoZonedDateTime<?> other) {
        int c = timeLineOrder().compare(this, other);
        if (c == 0) c = toLocalDateTime().compareTo(other.toLocalDateTime());
        if (c == 0) c = getZone().getId().compareTo(other.getZone().getId());
        return c != 0 ? c : getChronology().compareTo(other.getChronology());
    }

    default boolean isBefore(ChronoZonedDateTime<?> other) {
        return timeLineOrder().compare(this, other) < 0;
    }

    default boolean isAfter(ChronoZonedDateTime<?> other) {
        return timeLineOrder().compare(this, other) > 0;
    }

    default boolean isEqual(ChronoZonedDateTime<?> other) {
        return timeLineOrder().compare(this, other) == 0;
    }

    @Override
    boolean equals(Object obj);

    @Override
    int hashCode();

    @Override
    String toString();
}
