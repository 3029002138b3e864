package java.time;

import java.io.Serializable;
import java.time.chrono.ChronoZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQuery;
import java.time.temporal.TemporalUnit;

/** A date and a time in a zone (which has one offset: see ZoneId). */
public final class ZonedDateTime implements Temporal, ChronoZonedDateTime<LocalDate>, Serializable {
    private final LocalDateTime local;
    private final ZoneId zone;

    private ZonedDateTime(LocalDateTime local, ZoneId zone) {
        this.local = local;
        this.zone = zone;
    }

    public static ZonedDateTime now() {
        return Instant.now().atZone(ZoneId.systemDefault());
    }

    public static ZonedDateTime now(ZoneId zone) {
        return Instant.now().atZone(zone);
    }

    public static ZonedDateTime of(LocalDateTime local, ZoneId zone) {
        return new ZonedDateTime(java.util.Objects.requireNonNull(local), java.util.Objects.requireNonNull(zone));
    }

    public static ZonedDateTime of(LocalDate date, LocalTime time, ZoneId zone) {
        return of(LocalDateTime.of(date, time), zone);
    }

    public static ZonedDateTime of(int year, int month, int day, int hour, int minute, int second, int nano, ZoneId zone) {
        return of(LocalDateTime.of(year, month, day, hour, minute, second, nano), zone);
    }

    public static ZonedDateTime ofInstant(Instant instant, ZoneId zone) {
        return of(LocalDateTime.ofInstant(instant, zone), zone);
    }

    public static ZonedDateTime from(TemporalAccessor t) {
        if (t instanceof ZonedDateTime) return (ZonedDateTime) t;
        ZoneId zone = t.query(TemporalQueries.zone());
        if (zone == null)
            throw new DateTimeException("Unable to obtain ZonedDateTime from TemporalAccessor: " + t + " of type " + t.getClass().getName());
        if (t.isSupported(ChronoField.INSTANT_SECONDS)) return ofInstant(Instant.from(t), zone);
        return of(LocalDateTime.from(t), zone);
    }

    public ZoneId getZone() {
        return zone;
    }

    public ZoneOffset getOffset() {
        return zone.offset();
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

    public Instant toInstant() {
        return local.toInstant(getOffset());
    }

    public long toEpochSecond() {
        return local.toEpochSecond(getOffset());
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

    public ZonedDateTime withZoneSameInstant(ZoneId newZone) {
        return ofInstant(toInstant(), newZone);
    }

    public ZonedDateTime withZoneSameLocal(ZoneId newZone) {
        return of(local, newZone);
    }

    @Override
    public boolean isSupported(TemporalField f) {
        return f == ChronoField.INSTANT_SECONDS || f == ChronoField.OFFSET_SECONDS || local.isSupported(f);
    }

    @Override
    public boolean isSupported(TemporalUnit unit) {
        return local.isSupported(unit);
    }

    @Override
    public long getLong(TemporalField f) {
        if (f == ChronoField.INSTANT_SECONDS) {
            return toEpochSecond();
        }
        return f == ChronoField.OFFSET_SECONDS ? getOffset().getTotalSeconds() : local.getLong(f);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.zone() || query == TemporalQueries.zoneId()) {
            return (R) zone;
        }
        return query == TemporalQueries.offset() ? (R) getOffset() : local.query(query);
    }

    @Override
    public ZonedDateTime with(TemporalField f, long v) {
        if (f == ChronoField.INSTANT_SECONDS) {
            return ofInstant(Instant.ofEpochSecond(v, getNano()), zone);
        }
        return f == ChronoField.OFFSET_SECONDS ? of(local, ZoneOffset.ofTotalSeconds((int) v)) : of(local.with(f, v), zone);
    }

    @Override
    public ZonedDateTime plus(TemporalAmount amount) {
        return (ZonedDateTime) amount.addTo(this);
    }

    @Override
    public ZonedDateTime minus(TemporalAmount amount) {
        return (ZonedDateTime) amount.subtractFrom(this);
    }

    @Override
    public ZonedDateTime plus(long n, TemporalUnit unit) {
        return of(local.plus(n, unit), zone);
    }

    @Override
    public ZonedDateTime minus(long n, TemporalUnit unit) {
        return of(local.minus(n, unit), zone);
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

    public ZonedDateTime minusDays(long n) {
        return minus(n, ChronoUnit.DAYS);
    }

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        ZonedDateTime end = ((ZonedDateTime) endExclusive).withZoneSameInstant(zone);
        return local.until(end.local, unit);
    }

    public String format(DateTimeFormatter formatter) {
        return formatter.format(this);
    }

    @Override
    public ZonedDateTime with(TemporalAdjuster adjuster) {
        return (ZonedDateTime) adjuster.adjustInto(this);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof ZonedDateTime && local.equals(((ZonedDateTime) o).local) && zone.equals(((ZonedDateTime) o).zone);
    }

    @Override
    public int hashCode() {
        return local.hashCode() ^ getOffset().hashCode() ^ Integer.rotateLeft(zone.hashCode(), 3);
    }

    @Override
    public String toString() {
        return local + getOffset().toString() + (zone instanceof ZoneOffset ? "" : "[" + zone + "]");
    }
}
