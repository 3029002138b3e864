// SPDX-License-Identifier: MIT
package java.time;

import java.io.Serializable;
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
import java.time.temporal.ValueRange;
import java.util.Objects;

/** A time of the day with an offset from UTC. */
public final class OffsetTime implements Temporal, TemporalAdjuster, Comparable<OffsetTime>, Serializable {
    private static final long serialVersionUID = 7264499704384272492L;

    public static final OffsetTime MIN = LocalTime.MIN.atOffset(ZoneOffset.MAX);
    public static final OffsetTime MAX = LocalTime.MAX.atOffset(ZoneOffset.MIN);

    private static final TemporalQuery<OffsetTime> FROM = new TemporalQuery<OffsetTime>() {
        @Override
        public OffsetTime queryFrom(TemporalAccessor t) {
            return from(t);
        }
    };

    private final LocalTime time;
    private final ZoneOffset offset;

    private OffsetTime(LocalTime time, ZoneOffset offset) {
        this.time = Objects.requireNonNull(time, "time");
        this.offset = Objects.requireNonNull(offset, "offset");
    }

    public static OffsetTime now() {
        return now(Clock.systemDefaultZone());
    }

    public static OffsetTime now(ZoneId zone) {
        return now(Clock.system(zone));
    }

    public static OffsetTime now(Clock clock) {
        return ofInstant(clock.instant(), clock.getZone());
    }

    public static OffsetTime of(LocalTime time, ZoneOffset offset) {
        return new OffsetTime(time, offset);
    }

    public static OffsetTime of(int hour, int minute, int second, int nanoOfSecond, ZoneOffset offset) {
        return new OffsetTime(LocalTime.of(hour, minute, second, nanoOfSecond), offset);
    }

    public static OffsetTime ofInstant(Instant instant, ZoneId zone) {
        return OffsetDateTime.ofInstant(instant, zone).toOffsetTime();
    }

    public static OffsetTime from(TemporalAccessor t) {
        if (t instanceof OffsetTime) return (OffsetTime) t;
        try {
            return new OffsetTime(LocalTime.from(t), ZoneOffset.from(t));
        } catch (DateTimeException e) {
            throw From.failure(OffsetTime.class, t, e);
        }
    }

    public static OffsetTime parse(CharSequence text) {
        return parse(text, DateTimeFormatter.ISO_OFFSET_TIME);
    }

    public static OffsetTime parse(CharSequence text, DateTimeFormatter formatter) {
        return formatter.parse(text, FROM);
    }

    @Override
    public boolean isSupported(TemporalField f) {
        return f instanceof ChronoField ? f.isTimeBased() || f == ChronoField.OFFSET_SECONDS
                : f != null && f.isSupportedBy(this);
    }

    @Override
    public boolean isSupported(TemporalUnit unit) {
        return unit instanceof ChronoUnit ? unit.isTimeBased() : unit != null && unit.isSupportedBy(this);
    }

    @Override
    public ValueRange range(TemporalField f) {
        if (!(f instanceof ChronoField)) return f.rangeRefinedBy(this);
        return f == ChronoField.OFFSET_SECONDS ? f.range() : time.range(f);
    }

    @Override
    public int get(TemporalField f) {
        return Temporal.super.get(f);
    }

    @Override
    public long getLong(TemporalField f) {
        if (!(f instanceof ChronoField)) return f.getFrom(this);
        return f == ChronoField.OFFSET_SECONDS ? offset.getTotalSeconds() : time.getLong(f);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.offset() || query == TemporalQueries.zone()) return (R) offset;
        if (query == TemporalQueries.zoneId() || query == TemporalQueries.chronology()
                || query == TemporalQueries.localDate()) return null;
        if (query == TemporalQueries.localTime()) return (R) time;
        return query == TemporalQueries.precision() ? (R) ChronoUnit.NANOS : query.queryFrom(this);
    }

    public ZoneOffset getOffset() {
        return offset;
    }

    public OffsetTime withOffsetSameLocal(ZoneOffset o) {
        return of(time, o);
    }

    public OffsetTime withOffsetSameInstant(ZoneOffset o) {
        return of(time.plusSeconds(o.getTotalSeconds() - offset.getTotalSeconds()), o);
    }

    public LocalTime toLocalTime() {
        return time;
    }

    public int getHour() {
        return time.getHour();
    }

    public int getMinute() {
        return time.getMinute();
    }

    public int getSecond() {
        return time.getSecond();
    }

    public int getNano() {
        return time.getNano();
    }

    @Override
    public OffsetTime with(TemporalAdjuster adjuster) {
        if (adjuster instanceof LocalTime) return of((LocalTime) adjuster, offset);
        if (adjuster instanceof ZoneOffset) return of(time, (ZoneOffset) adjuster);
        return (OffsetTime) adjuster.adjustInto(this);
    }

    @Override
    public OffsetTime with(TemporalField f, long v) {
        if (!(f instanceof ChronoField)) return f.adjustInto(this, v);
        if (f == ChronoField.OFFSET_SECONDS)
            return of(time, ZoneOffset.ofTotalSeconds(ChronoField.OFFSET_SECONDS.checkValidIntValue(v)));
        return of(time.with(f, v), offset);
    }

    public OffsetTime withHour(int n) {
        return of(time.withHour(n), offset);
    }

    public OffsetTime withMinute(int n) {
        return of(time.withMinute(n), offset);
    }

    public OffsetTime withSecond(int n) {
        return of(time.withSecond(n), offset);
    }

    public OffsetTime withNano(int n) {
        return of(time.withNano(n), offset);
    }

    public OffsetTime truncatedTo(TemporalUnit unit) {
        return of(time.truncatedTo(unit), offset);
    }

    @Override
    public OffsetTime plus(TemporalAmount amount) {
        return (OffsetTime) amount.addTo(this);
    }

    @Override
    public OffsetTime plus(long n, TemporalUnit unit) {
        return unit instanceof ChronoUnit ? of(time.plus(n, unit), offset) : unit.addTo(this, n);
    }

    @Override
    public OffsetTime minus(TemporalAmount amount) {
        return (OffsetTime) amount.subtractFrom(this);
    }

    @Override
    public OffsetTime minus(long n, TemporalUnit unit) {
        return n == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit) : plus(-n, unit);
    }

    public OffsetTime plusHours(long n) {
        return plus(n, ChronoUnit.HOURS);
    }

    public OffsetTime plusMinutes(long n) {
        return plus(n, ChronoUnit.MINUTES);
    }

    public OffsetTime plusSeconds(long n) {
        return plus(n, ChronoUnit.SECONDS);
    }

    public OffsetTime plusNanos(long n) {
        return plus(n, ChronoUnit.NANOS);
    }

    public OffsetTime minusHours(long n) {
        return minus(n, ChronoUnit.HOURS);
    }

    public OffsetTime minusMinutes(long n) {
        return minus(n, ChronoUnit.MINUTES);
    }

    public OffsetTime minusSeconds(long n) {
        return minus(n, ChronoUnit.SECONDS);
    }

    public OffsetTime minusNanos(long n) {
        return minus(n, ChronoUnit.NANOS);
    }

    @Override
    public Temporal adjustInto(Temporal t) {
        return t.with(ChronoField.NANO_OF_DAY, time.toNanoOfDay()).with(ChronoField.OFFSET_SECONDS,
                offset.getTotalSeconds());
    }

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        OffsetTime end = from(endExclusive);
        if (!(unit instanceof ChronoUnit)) return unit.between(this, end);
        if (!unit.isTimeBased()) throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        return (end.epochNano() - epochNano()) / unit.getDuration().toNanos();
    }

    public String format(DateTimeFormatter formatter) {
        return formatter.format(this);
    }

    public OffsetDateTime atDate(LocalDate date) {
        return OffsetDateTime.of(date, time, offset);
    }

    private long epochNano() {
        return time.toNanoOfDay() - offset.getTotalSeconds() * 1000000000L;
    }

    public long toEpochSecond(LocalDate date) {
        return date.toEpochDay() * 86400 + time.toSecondOfDay() - offset.getTotalSeconds();
    }

    @Override
    public int compareTo(OffsetTime o) {
        int c = Long.compare(epochNano(), o.epochNano());
        return c != 0 ? c : time.compareTo(o.time);
    }

    public boolean isAfter(OffsetTime o) {
        return epochNano() > o.epochNano();
    }

    public boolean isBefore(OffsetTime o) {
        return epochNano() < o.epochNano();
    }

    public boolean isEqual(OffsetTime o) {
        return epochNano() == o.epochNano();
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof OffsetTime && time.equals(((OffsetTime) o).time) && offset.equals(((OffsetTime) o).offset);
    }

    @Override
    public int hashCode() {
        return time.hashCode() ^ offset.hashCode();
    }

    @Override
    public String toString() {
        return time.toString() + offset;
    }

    private Object writeReplace() {
        return new Ser(Ser.OFFSET_TIME, this);
    }

    private void readObject(java.io.ObjectInputStream s) throws java.io.InvalidObjectException {
        throw Ser.refuse();
    }
}
