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
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.time.temporal.ValueRange;
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

    ChronoZonedDateTime<D> withEarlierOffsetAtOverlap();

    ChronoZonedDateTime<D> withLaterOffsetAtOverlap();

    ChronoZonedDateTime<D> withZoneSameLocal(ZoneId zone);

    ChronoZonedDateTime<D> withZoneSameInstant(ZoneId zone);

    @Override
    default boolean isSupported(TemporalUnit unit) {
        return unit instanceof ChronoUnit ? unit != ChronoUnit.FOREVER : unit != null && unit.isSupportedBy(this);
    }

    @Override
    default ValueRange range(TemporalField field) {
        if (!(field instanceof ChronoField)) return field.rangeRefinedBy(this);
        return field == ChronoField.INSTANT_SECONDS || field == ChronoField.OFFSET_SECONDS ? field.range()
                : toLocalDateTime().range(field);
    }

    @Override
    default int get(TemporalField field) {
        if (field == ChronoField.INSTANT_SECONDS)
            throw new UnsupportedTemporalTypeException(
                    "Invalid field 'InstantSeconds' for get() method, use getLong() instead");
        if (field == ChronoField.OFFSET_SECONDS) return getOffset().getTotalSeconds();
        return field instanceof ChronoField ? toLocalDateTime().get(field) : Temporal.super.get(field);
    }

    @Override
    default long getLong(TemporalField field) {
        if (!(field instanceof ChronoField)) return field.getFrom(this);
        if (field == ChronoField.INSTANT_SECONDS) return toEpochSecond();
        return field == ChronoField.OFFSET_SECONDS ? getOffset().getTotalSeconds() : toLocalDateTime().getLong(field);
    }

    @Override
    @SuppressWarnings("unchecked")
    default <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.zone() || query == TemporalQueries.zoneId()) return (R) getZone();
        if (query == TemporalQueries.offset()) return (R) getOffset();
        if (query == TemporalQueries.localTime()) return (R) toLocalTime();
        if (query == TemporalQueries.chronology()) return (R) getChronology();
        return query == TemporalQueries.precision() ? (R) ChronoUnit.NANOS : query.queryFrom(this);
    }

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
