// SPDX-License-Identifier: MIT
package java.time.chrono;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalUnit;

/** A date of any calendar, a time of day and a zone: what the zone says is asked of the ISO twin. */
final class ZonedTime<D extends ChronoLocalDate> implements ChronoZonedDateTime<D>, Serializable {
    private static final long serialVersionUID = -5261813987200935591L;

    private final transient ChronoLocalDateTime<D> local;
    private final transient ZonedDateTime twin;

    private ZonedTime(ChronoLocalDateTime<D> local, ZonedDateTime twin) {
        this.local = local;
        this.twin = twin;
    }

    static <D extends ChronoLocalDate> ZonedTime<D> of(Chronology c, ZonedDateTime iso) {
        return new ZonedTime<D>(DatedTime.<D>of(c, iso.toLocalDateTime()), iso);
    }

    /** With the preferred offset if it is one there; a time that the zone skips is moved on by what it skips. */
    static <D extends ChronoLocalDate> ZonedTime<D> ofBest(ChronoLocalDateTime<D> local, ZoneId zone,
            ZoneOffset preferred) {
        return of(local.getChronology(), ZonedDateTime.ofLocal(DatedTime.iso(local), zone, preferred));
    }

    private ZonedTime<D> at(ZonedDateTime iso) {
        return iso.equals(twin) ? this : ZonedTime.<D>of(getChronology(), iso);
    }

    private ZonedTime<D> at(ChronoLocalDateTime<D> t) {
        return ofBest(t, getZone(), getOffset());
    }

    @Override
    public ChronoLocalDateTime<D> toLocalDateTime() {
        return local;
    }

    @Override
    public ZoneOffset getOffset() {
        return twin.getOffset();
    }

    @Override
    public ZoneId getZone() {
        return twin.getZone();
    }

    @Override
    public ChronoZonedDateTime<D> withEarlierOffsetAtOverlap() {
        return at(twin.withEarlierOffsetAtOverlap());
    }

    @Override
    public ChronoZonedDateTime<D> withLaterOffsetAtOverlap() {
        return at(twin.withLaterOffsetAtOverlap());
    }

    @Override
    public ChronoZonedDateTime<D> withZoneSameLocal(ZoneId zone) {
        return at(twin.withZoneSameLocal(zone));
    }

    @Override
    public ChronoZonedDateTime<D> withZoneSameInstant(ZoneId zone) {
        return at(twin.withZoneSameInstant(zone));
    }

    @Override
    public boolean isSupported(TemporalField field) {
        return field instanceof ChronoField || field != null && field.isSupportedBy(this);
    }

    @Override
    public ChronoZonedDateTime<D> with(TemporalField field, long newValue) {
        if (!(field instanceof ChronoField)) return field.adjustInto(this, newValue);
        if (field == ChronoField.INSTANT_SECONDS || field == ChronoField.OFFSET_SECONDS)
            return at(twin.with(field, newValue));
        return at(local.with(field, newValue));
    }

    @Override
    public ChronoZonedDateTime<D> plus(long amount, TemporalUnit unit) {
        return unit instanceof ChronoUnit ? at(local.plus(amount, unit)) : unit.addTo(this, amount);
    }

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        ChronoZonedDateTime<?> end = getChronology().zonedDateTime(endExclusive);
        if (!(unit instanceof ChronoUnit)) return unit.between(this, end);
        return local.until(end.withZoneSameInstant(getOffset()).toLocalDateTime(), unit);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof ChronoZonedDateTime && compareTo((ChronoZonedDateTime<?>) o) == 0;
    }

    @Override
    public int hashCode() {
        return local.hashCode() ^ getOffset().hashCode() ^ Integer.rotateLeft(getZone().hashCode(), 3);
    }

    @Override
    public String toString() {
        return local.toString() + getOffset() + (getOffset() == getZone() ? "" : "[" + getZone() + "]");
    }

    private Object writeReplace() {
        return new Ser(Ser.ZONED_DATE_TIME, this);
    }

    private void readObject(ObjectInputStream s) throws InvalidObjectException {
        throw new InvalidObjectException("Deserialization via serialization delegate");
    }
}
