// SPDX-License-Identifier: MIT
package java.time;

import java.io.Serializable;
import java.time.chrono.ChronoZonedDateTime;
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
import java.time.temporal.ValueRange;
import java.time.zone.ZoneOffsetTransition;
import java.util.List;
import java.util.Objects;

/** A date and a time in a zone, and the offset that holds there then. */
public final class ZonedDateTime implements Temporal, ChronoZonedDateTime<LocalDate>, Serializable {
    private static final long serialVersionUID = -6260982410461394882L;

    private final LocalDateTime local;
    private final ZoneOffset offset;
    private final ZoneId zone;

    private ZonedDateTime(LocalDateTime local, ZoneOffset offset, ZoneId zone) {
        this.local = local;
        this.offset = offset;
        this.zone = zone;
    }

    public static ZonedDateTime now() {
        return now(Clock.systemDefaultZone());
    }

    public static ZonedDateTime now(ZoneId zone) {
        return now(Clock.system(zone));
    }

    public static ZonedDateTime now(Clock clock) {
        return ofInstant(clock.instant(), clock.getZone());
    }

    public static ZonedDateTime of(LocalDate date, LocalTime time, ZoneId zone) {
        return of(LocalDateTime.of(date, time), zone);
    }

    public static ZonedDateTime of(LocalDateTime local, ZoneId zone) {
        return ofLocal(local, zone, null);
    }

    public static ZonedDateTime of(int year, int month, int day, int hour, int minute, int second, int nano,
            ZoneId zone) {
        return of(LocalDateTime.of(year, month, day, hour, minute, second, nano), zone);
    }

    /** In an overlap the preferred offset if it is valid; a local time in a gap moves by the gap's length. */
    public static ZonedDateTime ofLocal(LocalDateTime local, ZoneId zone, ZoneOffset preferredOffset) {
        Objects.requireNonNull(local, "localDateTime");
        Objects.requireNonNull(zone, "zone");
        if (zone instanceof ZoneOffset) return new ZonedDateTime(local, (ZoneOffset) zone, zone);
        List<ZoneOffset> valid = zone.getRules().getValidOffsets(local);
        if (valid.size() == 1) return new ZonedDateTime(local, valid.get(0), zone);
        if (valid.isEmpty()) {
            ZoneOffsetTransition t = zone.getRules().getTransition(local);
            return new ZonedDateTime(local.plusSeconds(t.getDuration().getSeconds()), t.getOffsetAfter(), zone);
        }
        boolean prefer = preferredOffset != null && valid.contains(preferredOffset);
        return new ZonedDateTime(local, prefer ? preferredOffset : valid.get(0), zone);
    }

    public static ZonedDateTime ofInstant(Instant instant, ZoneId zone) {
        Objects.requireNonNull(instant, "instant");
        Objects.requireNonNull(zone, "zone");
        ZoneOffset offset = zone.getRules().getOffset(instant);
        return new ZonedDateTime(LocalDateTime.ofEpochSecond(instant.getEpochSecond(), instant.getNano(), offset),
                offset,
                zone);
    }

    public static ZonedDateTime ofInstant(LocalDateTime local, ZoneOffset offset, ZoneId zone) {
        Objects.requireNonNull(zone, "zone");
        return zone.getRules().isValidOffset(local, offset) ? new ZonedDateTime(local, offset, zone)
                : ofInstant(local.toInstant(offset), zone);
    }

    public static ZonedDateTime ofStrict(LocalDateTime local, ZoneOffset offset, ZoneId zone) {
        Objects.requireNonNull(local, "localDateTime");
        Objects.requireNonNull(offset, "offset");
        Objects.requireNonNull(zone, "zone");
        if (zone.getRules().isValidOffset(local, offset)) return new ZonedDateTime(local, offset, zone);
        ZoneOffsetTransition t = zone.getRules().getTransition(local);
        if (t != null && t.isGap())
            throw new DateTimeException("LocalDateTime '" + local + "' does not exist in zone '" + zone
                    + "' due to a gap in the local time-line, typically caused by daylight savings");
        throw new DateTimeException("ZoneOffset '" + offset + "' is not valid for LocalDateTime '" + local
                + "' in zone '" + zone + "'");
    }

    public static ZonedDateTime from(TemporalAccessor t) {
        if (t instanceof ZonedDateTime) return (ZonedDateTime) t;
        try {
            ZoneId zone = ZoneId.from(t);
            if (t.isSupported(ChronoField.INSTANT_SECONDS))
                return ofInstant(Instant.ofEpochSecond(t.getLong(ChronoField.INSTANT_SECONDS),
                        t.get(ChronoField.NANO_OF_SECOND)), zone);
            return of(LocalDate.from(t), LocalTime.from(t), zone);
        } catch (DateTimeException e) {
            throw From.failure(ZonedDateTime.class, t, e);
        }
    }

    private static final TemporalQuery<ZonedDateTime> FROM = new TemporalQuery<ZonedDateTime>() {
        @Override
        public ZonedDateTime queryFrom(TemporalAccessor t) {
            return from(t);
        }
    };

    public static ZonedDateTime parse(CharSequence text) {
        return parse(text, DateTimeFormatter.ISO_ZONED_DATE_TIME);
    }

    public static ZonedDateTime parse(CharSequence text, DateTimeFormatter formatter) {
        return formatter.parse(text, FROM);
    }

    @Override
    public boolean isSupported(TemporalField f) {
        return f instanceof ChronoField || f != null && f.isSupportedBy(this);
    }

    @Override
    public boolean isSupported(TemporalUnit unit) {
        return ChronoZonedDateTime.super.isSupported(unit);
    }

    @Override
    public ValueRange range(TemporalField f) {
        if (!(f instanceof ChronoField)) return f.rangeRefinedBy(this);
        return f == ChronoField.INSTANT_SECONDS || f == ChronoField.OFFSET_SECONDS ? f.range() : local.range(f);
    }

    @Override
    public int get(TemporalField f) {
        if (f == ChronoField.OFFSET_SECONDS) return offset.getTotalSeconds();
        return ChronoZonedDateTime.super.get(f);
    }

    @Override
    public long getLong(TemporalField f) {
        if (f == ChronoField.INSTANT_SECONDS) return toEpochSecond();
        if (f == ChronoField.OFFSET_SECONDS) return offset.getTotalSeconds();
        return f instanceof ChronoField ? local.getLong(f) : f.getFrom(this);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.localDate()) return (R) toLocalDate();
        return ChronoZonedDateTime.super.query(query);
    }

    public ZoneOffset getOffset() {
        return offset;
    }

    private ZonedDateTime otherOffset(boolean later) {
        ZoneOffsetTransition t = zone.getRules().getTransition(local);
        if (t == null || !t.isOverlap()) return this;
        ZoneOffset o = later ? t.getOffsetAfter() : t.getOffsetBefore();
        return o.equals(offset) ? this : new ZonedDateTime(local, o, zone);
    }

    @Override
    public ZonedDateTime withEarlierOffsetAtOverlap() {
        return otherOffset(false);
    }

    @Override
    public ZonedDateTime withLaterOffsetAtOverlap() {
        return otherOffset(true);
    }

    public ZoneId getZone() {
        return zone;
    }

    @Override
    public ZonedDateTime withZoneSameLocal(ZoneId newZone) {
        return zone.equals(Objects.requireNonNull(newZone, "zone")) ? this : ofLocal(local, newZone, offset);
    }

    @Override
    public ZonedDateTime withZoneSameInstant(ZoneId newZone) {
        return zone.equals(Objects.requireNonNull(newZone, "zone")) ? this : ofInstant(toInstant(), newZone);
    }

    public ZonedDateTime withFixedOffsetZone() {
        return zone.equals(offset) ? this : new ZonedDateTime(local, offset, offset);
    }

    public LocalDateTime toLocalDateTime() {
        return local;
    }

    public LocalDate toLocalDate() {
        return local.toLocalDate();
    }

    public LocalTime toLocalTime() {
        return local.toLocalTime();
    }

    public int getYear() {
        return local.getYear();
    }

    public int getMonthValue() {
        return local.getMonthValue();
    }

    public Month getMonth() {
        return local.getMonth();
    }

    public int getDayOfMonth() {
        return local.getDayOfMonth();
    }

    public int getDayOfYear() {
        return local.getDayOfYear();
    }

    public DayOfWeek getDayOfWeek() {
        return local.getDayOfWeek();
    }

    public int getHour() {
        return local.getHour();
    }

    public int getMinute() {
        return local.getMinute();
    }

    public int getSecond() {
        return local.getSecond();
    }

    public int getNano() {
        return local.getNano();
    }

    private ZonedDateTime with(LocalDateTime l) {
        return ofLocal(l, zone, offset);
    }

    @Override
    public ZonedDateTime with(TemporalAdjuster adjuster) {
        if (adjuster instanceof Instant) return ofInstant((Instant) adjuster, zone);
        if (adjuster instanceof ZoneOffset) return withOffset((ZoneOffset) adjuster);
        if (adjuster instanceof OffsetDateTime) {
            OffsetDateTime o = (OffsetDateTime) adjuster;
            return ofLocal(o.toLocalDateTime(), zone, o.getOffset());
        }
        boolean part = adjuster instanceof LocalDate || adjuster instanceof LocalTime
            || adjuster instanceof LocalDateTime;
        return part ? with(local.with(adjuster)) : (ZonedDateTime) adjuster.adjustInto(this);
    }

    private ZonedDateTime withOffset(ZoneOffset o) {
        return !o.equals(offset) && zone.getRules().isValidOffset(local, o) ? new ZonedDateTime(local, o, zone) : this;
    }

    @Override
    public ZonedDateTime with(TemporalField f, long v) {
        if (!(f instanceof ChronoField)) return f.adjustInto(this, v);
        if (f == ChronoField.INSTANT_SECONDS) return ofInstant(Instant.ofEpochSecond(v, getNano()), zone);
        if (f == ChronoField.OFFSET_SECONDS)
            return withOffset(ZoneOffset.ofTotalSeconds(ChronoField.OFFSET_SECONDS.checkValidIntValue(v)));
        return with(local.with(f, v));
    }

    public ZonedDateTime withYear(int n) {
        return with(local.withYear(n));
    }

    public ZonedDateTime withMonth(int n) {
        return with(local.withMonth(n));
    }

    public ZonedDateTime withDayOfMonth(int n) {
        return with(local.withDayOfMonth(n));
    }

    public ZonedDateTime withDayOfYear(int n) {
        return with(local.withDayOfYear(n));
    }

    public ZonedDateTime withHour(int n) {
        return with(local.withHour(n));
    }

    public ZonedDateTime withMinute(int n) {
        return with(local.withMinute(n));
    }

    public ZonedDateTime withSecond(int n) {
        return with(local.withSecond(n));
    }

    public ZonedDateTime withNano(int n) {
        return with(local.withNano(n));
    }

    public ZonedDateTime truncatedTo(TemporalUnit unit) {
        return with(local.truncatedTo(unit));
    }

    @Override
    public ZonedDateTime plus(TemporalAmount amount) {
        if (amount instanceof Period) return with(local.plus(amount));
        return (ZonedDateTime) amount.addTo(this);
    }

    /** Days and more are added to the local time, less to the instant. */
    @Override
    public ZonedDateTime plus(long n, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit)) return unit.addTo(this, n);
        LocalDateTime l = local.plus(n, unit);
        return unit.isDateBased() ? with(l) : ofInstant(l.toInstant(offset), zone);
    }

    @Override
    public ZonedDateTime minus(TemporalAmount amount) {
        if (amount instanceof Period) return with(local.minus(amount));
        return (ZonedDateTime) amount.subtractFrom(this);
    }

    @Override
    public ZonedDateTime minus(long n, TemporalUnit unit) {
        return n == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit) : plus(-n, unit);
    }

    public ZonedDateTime plusYears(long n) {
        return plus(n, ChronoUnit.YEARS);
    }

    public ZonedDateTime plusMonths(long n) {
        return plus(n, ChronoUnit.MONTHS);
    }

    public ZonedDateTime plusWeeks(long n) {
        return plus(n, ChronoUnit.WEEKS);
    }

    public ZonedDateTime plusDays(long n) {
        return plus(n, ChronoUnit.DAYS);
    }

    public ZonedDateTime plusHours(long n) {
        return plus(n, ChronoUnit.HOURS);
    }

    public ZonedDateTime plusMinutes(long n) {
        return plus(n, ChronoUnit.MINUTES);
    }

    public ZonedDateTime plusSeconds(long n) {
        return plus(n, ChronoUnit.SECONDS);
    }

    public ZonedDateTime plusNanos(long n) {
        return plus(n, ChronoUnit.NANOS);
    }

    public ZonedDateTime minusYears(long n) {
        return minus(n, ChronoUnit.YEARS);
    }

    public ZonedDateTime minusMonths(long n) {
        return minus(n, ChronoUnit.MONTHS);
    }

    public ZonedDateTime minusWeeks(long n) {
        return minus(n, ChronoUnit.WEEKS);
    }

    public ZonedDateTime minusDays(long n) {
        return minus(n, ChronoUnit.DAYS);
    }

    public ZonedDateTime minusHours(long n) {
        return minus(n, ChronoUnit.HOURS);
    }

    public ZonedDateTime minusMinutes(long n) {
        return minus(n, ChronoUnit.MINUTES);
    }

    public ZonedDateTime minusSeconds(long n) {
        return minus(n, ChronoUnit.SECONDS);
    }

    public ZonedDateTime minusNanos(long n) {
        return minus(n, ChronoUnit.NANOS);
    }

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        ZonedDateTime end = from(endExclusive);
        if (!(unit instanceof ChronoUnit)) return unit.between(this, end);
        ZonedDateTime start = this;
        try {
            end = end.withZoneSameInstant(zone);
        } catch (DateTimeException e) {
            start = withZoneSameInstant(end.zone);
        }
        if (unit.isDateBased()) return start.local.until(end.local, unit);
        return start.toOffsetDateTime().until(end.toOffsetDateTime(), unit);
    }

    public String format(DateTimeFormatter formatter) {
        return formatter.format(this);
    }

    public OffsetDateTime toOffsetDateTime() {
        return OffsetDateTime.of(local, offset);
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof ZonedDateTime)) return false;
        ZonedDateTime z = (ZonedDateTime) o;
        return local.equals(z.local) && offset.equals(z.offset) && zone.equals(z.zone);
    }

    @Override
    public int hashCode() {
        return local.hashCode() ^ offset.hashCode() ^ Integer.rotateLeft(zone.hashCode(), 3);
    }

    @Override
    public String toString() {
        return local + offset.toString() + (offset == zone ? "" : "[" + zone + "]");
    }

    private Object writeReplace() {
        return new Ser(Ser.ZONED_DATE_TIME, this);
    }

    private void readObject(java.io.ObjectInputStream s) throws java.io.InvalidObjectException {
        throw Ser.refuse();
    }

    /** From a stream: as it was written, whatever the zone's rules say today. */
    static ZonedDateTime restore(LocalDateTime local, ZoneOffset offset, ZoneId zone) {
        if (zone instanceof ZoneOffset && !offset.equals(zone)) throw new IllegalArgumentException("ZoneId must match ZoneOffset");
        return new ZonedDateTime(local, offset, zone);
    }
}
