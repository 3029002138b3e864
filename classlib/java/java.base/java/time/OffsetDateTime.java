// SPDX-License-Identifier: MIT
package java.time;

import java.io.Serializable;
import java.time.chrono.IsoChronology;
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
import java.util.Comparator;
import java.util.Objects;

/** A date and a time with an offset from UTC. */
public final class OffsetDateTime implements Temporal, TemporalAdjuster, Comparable<OffsetDateTime>, Serializable {
    private static final long serialVersionUID = 2287754244819255394L;

    public static final OffsetDateTime MIN = LocalDateTime.MIN.atOffset(ZoneOffset.MAX);
    public static final OffsetDateTime MAX = LocalDateTime.MAX.atOffset(ZoneOffset.MIN);

    private static final TemporalQuery<OffsetDateTime> FROM = new TemporalQuery<OffsetDateTime>() {
        @Override
        public OffsetDateTime queryFrom(TemporalAccessor t) {
            return from(t);
        }
    };

    private final LocalDateTime local;
    private final ZoneOffset offset;

    private OffsetDateTime(LocalDateTime local, ZoneOffset offset) {
        this.local = Objects.requireNonNull(local, "dateTime");
        this.offset = Objects.requireNonNull(offset, "offset");
    }

    public static Comparator<OffsetDateTime> timeLineOrder() {
        return new Comparator<OffsetDateTime>() {
            @Override
            public int compare(OffsetDateTime a, OffsetDateTime b) {
                return compareInstant(a, b);
            }
        };
    }

    private static int compareInstant(OffsetDateTime a, OffsetDateTime b) {
        int c = Long.compare(a.toEpochSecond(), b.toEpochSecond());
        return c != 0 ? c : a.getNano() - b.getNano();
    }

    public static OffsetDateTime now() {
        return now(Clock.systemDefaultZone());
    }

    public static OffsetDateTime now(ZoneId zone) {
        return now(Clock.system(zone));
    }

    public static OffsetDateTime now(Clock clock) {
        return ofInstant(clock.instant(), clock.getZone());
    }

    public static OffsetDateTime of(LocalDate date, LocalTime time, ZoneOffset offset) {
        return new OffsetDateTime(LocalDateTime.of(date, time), offset);
    }

    public static OffsetDateTime of(LocalDateTime dateTime, ZoneOffset offset) {
        return new OffsetDateTime(dateTime, offset);
    }

    public static OffsetDateTime of(int year, int month, int dayOfMonth, int hour, int minute, int second,
            int nanoOfSecond, ZoneOffset offset) {
        return new OffsetDateTime(LocalDateTime.of(year, month, dayOfMonth, hour, minute, second, nanoOfSecond),
                offset);
    }

    public static OffsetDateTime ofInstant(Instant instant, ZoneId zone) {
        ZoneOffset o = zone.getRules().getOffset(Objects.requireNonNull(instant, "instant"));
        return new OffsetDateTime(LocalDateTime.ofEpochSecond(instant.getEpochSecond(), instant.getNano(), o), o);
    }

    public static OffsetDateTime from(TemporalAccessor t) {
        if (t instanceof OffsetDateTime) return (OffsetDateTime) t;
        try {
            ZoneOffset o = ZoneOffset.from(t);
            LocalDate date = t.query(TemporalQueries.localDate());
            LocalTime time = t.query(TemporalQueries.localTime());
            if (date == null || time == null) return ofInstant(Instant.from(t), o);
            return of(date, time, o);
        } catch (DateTimeException e) {
            throw From.failure(OffsetDateTime.class, t, e);
        }
    }

    public static OffsetDateTime parse(CharSequence text) {
        return parse(text, DateTimeFormatter.ISO_OFFSET_DATE_TIME);
    }

    public static OffsetDateTime parse(CharSequence text, DateTimeFormatter formatter) {
        return formatter.parse(text, FROM);
    }

    @Override
    public boolean isSupported(TemporalField f) {
        return f instanceof ChronoField || f != null && f.isSupportedBy(this);
    }

    @Override
    public boolean isSupported(TemporalUnit unit) {
        return unit instanceof ChronoUnit ? unit != ChronoUnit.FOREVER : unit != null && unit.isSupportedBy(this);
    }

    @Override
    public ValueRange range(TemporalField f) {
        if (!(f instanceof ChronoField)) return f.rangeRefinedBy(this);
        return f == ChronoField.INSTANT_SECONDS || f == ChronoField.OFFSET_SECONDS ? f.range() : local.range(f);
    }

    @Override
    public long getLong(TemporalField f) {
        if (f == ChronoField.INSTANT_SECONDS) return toEpochSecond();
        if (f == ChronoField.OFFSET_SECONDS) return offset.getTotalSeconds();
        return f instanceof ChronoField ? local.getLong(f) : f.getFrom(this);
    }

    @Override
    public int get(TemporalField f) {
        return Temporal.super.get(f);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.offset() || query == TemporalQueries.zone()) return (R) offset;
        if (query == TemporalQueries.zoneId()) return null;
        if (query == TemporalQueries.localDate()) return (R) toLocalDate();
        if (query == TemporalQueries.localTime()) return (R) toLocalTime();
        if (query == TemporalQueries.chronology()) return (R) IsoChronology.INSTANCE;
        return query == TemporalQueries.precision() ? (R) ChronoUnit.NANOS : query.queryFrom(this);
    }

    public ZoneOffset getOffset() {
        return offset;
    }

    public OffsetDateTime withOffsetSameLocal(ZoneOffset o) {
        return of(local, o);
    }

    public OffsetDateTime withOffsetSameInstant(ZoneOffset o) {
        return of(local.plusSeconds(o.getTotalSeconds() - offset.getTotalSeconds()), o);
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

    private OffsetDateTime with(LocalDateTime l) {
        return of(l, offset);
    }

    @Override
    public OffsetDateTime with(TemporalAdjuster adjuster) {
        if (adjuster instanceof OffsetDateTime) return (OffsetDateTime) adjuster;
        if (adjuster instanceof ZoneOffset) return of(local, (ZoneOffset) adjuster);
        if (adjuster instanceof Instant) return ofInstant((Instant) adjuster, offset);
        boolean part = adjuster instanceof LocalDate || adjuster instanceof LocalTime
            || adjuster instanceof LocalDateTime;
        return part ? with(local.with(adjuster)) : (OffsetDateTime) adjuster.adjustInto(this);
    }

    @Override
    public OffsetDateTime with(TemporalField f, long v) {
        if (!(f instanceof ChronoField)) return f.adjustInto(this, v);
        if (f == ChronoField.INSTANT_SECONDS) return ofInstant(Instant.ofEpochSecond(v, getNano()), offset);
        if (f == ChronoField.OFFSET_SECONDS)
            return of(local, ZoneOffset.ofTotalSeconds(ChronoField.OFFSET_SECONDS.checkValidIntValue(v)));
        return with(local.with(f, v));
    }

    public OffsetDateTime withYear(int n) {
        return with(local.withYear(n));
    }

    public OffsetDateTime withMonth(int n) {
        return with(local.withMonth(n));
    }

    public OffsetDateTime withDayOfMonth(int n) {
        return with(local.withDayOfMonth(n));
    }

    public OffsetDateTime withDayOfYear(int n) {
        return with(local.withDayOfYear(n));
    }

    public OffsetDateTime withHour(int n) {
        return with(local.withHour(n));
    }

    public OffsetDateTime withMinute(int n) {
        return with(local.withMinute(n));
    }

    public OffsetDateTime withSecond(int n) {
        return with(local.withSecond(n));
    }

    public OffsetDateTime withNano(int n) {
        return with(local.withNano(n));
    }

    public OffsetDateTime truncatedTo(TemporalUnit unit) {
        return with(local.truncatedTo(unit));
    }

    @Override
    public OffsetDateTime plus(TemporalAmount amount) {
        return (OffsetDateTime) amount.addTo(this);
    }

    @Override
    public OffsetDateTime plus(long n, TemporalUnit unit) {
        return unit instanceof ChronoUnit ? with(local.plus(n, unit)) : unit.addTo(this, n);
    }

    @Override
    public OffsetDateTime minus(TemporalAmount amount) {
        return (OffsetDateTime) amount.subtractFrom(this);
    }

    @Override
    public OffsetDateTime minus(long n, TemporalUnit unit) {
        return n == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit) : plus(-n, unit);
    }

    public OffsetDateTime plusYears(long n) {
        return plus(n, ChronoUnit.YEARS);
    }

    public OffsetDateTime plusMonths(long n) {
        return plus(n, ChronoUnit.MONTHS);
    }

    public OffsetDateTime plusWeeks(long n) {
        return plus(n, ChronoUnit.WEEKS);
    }

    public OffsetDateTime plusDays(long n) {
        return plus(n, ChronoUnit.DAYS);
    }

    public OffsetDateTime plusHours(long n) {
        return plus(n, ChronoUnit.HOURS);
    }

    public OffsetDateTime plusMinutes(long n) {
        return plus(n, ChronoUnit.MINUTES);
    }

    public OffsetDateTime plusSeconds(long n) {
        return plus(n, ChronoUnit.SECONDS);
    }

    public OffsetDateTime plusNanos(long n) {
        return plus(n, ChronoUnit.NANOS);
    }

    public OffsetDateTime minusYears(long n) {
        return minus(n, ChronoUnit.YEARS);
    }

    public OffsetDateTime minusMonths(long n) {
        return minus(n, ChronoUnit.MONTHS);
    }

    public OffsetDateTime minusWeeks(long n) {
        return minus(n, ChronoUnit.WEEKS);
    }

    public OffsetDateTime minusDays(long n) {
        return minus(n, ChronoUnit.DAYS);
    }

    public OffsetDateTime minusHours(long n) {
        return minus(n, ChronoUnit.HOURS);
    }

    public OffsetDateTime minusMinutes(long n) {
        return minus(n, ChronoUnit.MINUTES);
    }

    public OffsetDateTime minusSeconds(long n) {
        return minus(n, ChronoUnit.SECONDS);
    }

    public OffsetDateTime minusNanos(long n) {
        return minus(n, ChronoUnit.NANOS);
    }

    @Override
    public Temporal adjustInto(Temporal t) {
        return t.with(ChronoField.EPOCH_DAY, toLocalDate().toEpochDay())
                .with(ChronoField.NANO_OF_DAY, toLocalTime().toNanoOfDay())
                .with(ChronoField.OFFSET_SECONDS, offset.getTotalSeconds());
    }

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        OffsetDateTime end = from(endExclusive);
        if (!(unit instanceof ChronoUnit)) return unit.between(this, end);
        return local.until(end.withOffsetSameInstant(offset).local, unit);
    }

    public String format(DateTimeFormatter formatter) {
        return formatter.format(this);
    }

    public ZonedDateTime atZoneSameInstant(ZoneId zone) {
        return ZonedDateTime.ofInstant(local, offset, zone);
    }

    public ZonedDateTime atZoneSimilarLocal(ZoneId zone) {
        return ZonedDateTime.ofLocal(local, zone, offset);
    }

    public OffsetTime toOffsetTime() {
        return OffsetTime.of(local.toLocalTime(), offset);
    }

    public ZonedDateTime toZonedDateTime() {
        return ZonedDateTime.of(local, offset);
    }

    public Instant toInstant() {
        return local.toInstant(offset);
    }

    public long toEpochSecond() {
        return local.toEpochSecond(offset);
    }

    @Override
    public int compareTo(OffsetDateTime o) {
        int c = offset.equals(o.offset) ? local.compareTo(o.local) : compareInstant(this, o);
        return c != 0 ? c : local.compareTo(o.local);
    }

    public boolean isAfter(OffsetDateTime o) {
        return compareInstant(this, o) > 0;
    }

    public boolean isBefore(OffsetDateTime o) {
        return compareInstant(this, o) < 0;
    }

    public boolean isEqual(OffsetDateTime o) {
        return compareInstant(this, o) == 0;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof OffsetDateTime && local.equals(((OffsetDateTime) o).local)
                && offset.equals(((OffsetDateTime) o).offset);
    }

    @Override
    public int hashCode() {
        return local.hashCode() ^ offset.hashCode();
    }

    @Override
    public String toString() {
        return local.toString() + offset;
    }

    private Object writeReplace() {
        return new Ser(Ser.OFFSET_DATE_TIME, this);
    }

    private void readObject(java.io.ObjectInputStream s) throws java.io.InvalidObjectException {
        throw Ser.refuse();
    }
}
