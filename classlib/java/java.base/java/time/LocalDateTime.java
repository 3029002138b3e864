package java.time;

import java.io.Serializable;
import java.time.chrono.ChronoLocalDateTime;
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

/** A date and a time. */
public final class LocalDateTime implements Temporal, TemporalAdjuster, ChronoLocalDateTime<LocalDate>, Serializable {
    private static final long serialVersionUID = 6207766400415563566L;

    private static final TemporalQuery<LocalDateTime> FROM = new TemporalQuery<LocalDateTime>() {
        @Override
        public LocalDateTime queryFrom(TemporalAccessor t) {
            return from(t);
        }
    };

    public static final LocalDateTime MIN = new LocalDateTime(LocalDate.MIN, LocalTime.MIN);
    public static final LocalDateTime MAX = new LocalDateTime(LocalDate.MAX, LocalTime.MAX);

    private final LocalDate date;
    private final LocalTime time;

    private LocalDateTime(LocalDate date, LocalTime time) {
        this.date = date;
        this.time = time;
    }

    public static LocalDateTime now() {
        return now(ZoneId.systemDefault());
    }

    public static LocalDateTime now(ZoneId zone) {
        return Instant.now().atZone(zone).toLocalDateTime();
    }

    public static LocalDateTime of(LocalDate date, LocalTime time) {
        return new LocalDateTime(java.util.Objects.requireNonNull(date, "date"),
                java.util.Objects.requireNonNull(time, "time"));
    }

    public static LocalDateTime of(int year, int month, int dayOfMonth, int hour, int minute) {
        return of(year, month, dayOfMonth, hour, minute, 0, 0);
    }

    public static LocalDateTime of(int year, int month, int dayOfMonth, int hour, int minute, int second) {
        return of(year, month, dayOfMonth, hour, minute, second, 0);
    }

    public static LocalDateTime of(int year, int month, int dayOfMonth, int hour, int minute, int second,
            int nanoOfSecond) {
        return new LocalDateTime(LocalDate.of(year, month, dayOfMonth), LocalTime.of(hour, minute, second,
                nanoOfSecond));
    }

    public static LocalDateTime of(int year, Month month, int dayOfMonth, int hour, int minute) {
        return of(year, month.getValue(), dayOfMonth, hour, minute);
    }

    public static LocalDateTime ofEpochSecond(long epochSecond, int nanoOfSecond, ZoneOffset offset) {
        long local = Math.addExact(epochSecond, offset.getTotalSeconds());
        return new LocalDateTime(LocalDate.ofEpochDay(Math.floorDiv(local, 86400L)),
                LocalTime.ofNanoOfDay(Math.floorMod(local, 86400L) * LocalTime.SECOND + nanoOfSecond));
    }

    public static LocalDateTime ofInstant(Instant instant, ZoneId zone) {
        return ofEpochSecond(instant.getEpochSecond(), instant.getNano(), zone.getRules().getOffset(instant));
    }

    public static LocalDateTime from(TemporalAccessor t) {
        if (t instanceof LocalDateTime) {
            return (LocalDateTime) t;
        }
        return t instanceof ZonedDateTime ? ((ZonedDateTime) t).toLocalDateTime() : of(LocalDate.from(t),
                LocalTime.from(t));
    }

    public static LocalDateTime parse(CharSequence text) {
        return DateTimeFormatter.ISO_LOCAL_DATE_TIME.parse(text, FROM);
    }

    public static LocalDateTime parse(CharSequence text, DateTimeFormatter formatter) {
        return formatter.parse(text, FROM);
    }

    public LocalDate toLocalDate() {
        return date;
    }

    public LocalTime toLocalTime() {
        return time;
    }

    public int getYear() {
        return date.getYear();
    }

    public int getMonthValue() {
        return date.getMonthValue();
    }

    public Month getMonth() {
        return date.getMonth();
    }

    public int getDayOfMonth() {
        return date.getDayOfMonth();
    }

    public int getDayOfYear() {
        return date.getDayOfYear();
    }

    public DayOfWeek getDayOfWeek() {
        return date.getDayOfWeek();
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

    public long toEpochSecond(ZoneOffset offset) {
        return date.toEpochDay() * 86400 + time.toSecondOfDay() - offset.getTotalSeconds();
    }

    public Instant toInstant(ZoneOffset offset) {
        return Instant.ofEpochSecond(toEpochSecond(offset), time.getNano());
    }

    @Override
    public boolean isSupported(TemporalField f) {
        return date.isSupported(f) || time.isSupported(f);
    }

    @Override
    public boolean isSupported(TemporalUnit unit) {
        return ChronoLocalDateTime.super.isSupported(unit);
    }

    @Override
    public java.time.temporal.ValueRange range(TemporalField f) {
        return time.isSupported(f) ? time.range(f) : date.range(f);
    }

    @Override
    public long getLong(TemporalField f) {
        return f instanceof ChronoField && f.isTimeBased() ? time.getLong(f) : date.getLong(f);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.localDate()) {
            return (R) date;
        }
        if (query == TemporalQueries.localTime()) {
            return (R) time;
        }
        return query == TemporalQueries.precision() ? (R) ChronoUnit.NANOS : ChronoLocalDateTime.super.query(query);
    }

    @Override
    public LocalDateTime with(TemporalAdjuster adjuster) {
        if (adjuster instanceof LocalDate) {
            return of((LocalDate) adjuster, time);
        }
        return adjuster instanceof LocalTime ? of(date, (LocalTime) adjuster)
                : (LocalDateTime) adjuster.adjustInto(this);
    }

    @Override
    public LocalDateTime with(TemporalField f, long v) {
        return f instanceof ChronoField && f.isTimeBased() ? of(date, time.with(f, v)) : of(date.with(f, v), time);
    }

    public LocalDateTime withYear(int y) {
        return of(date.withYear(y), time);
    }

    public LocalDateTime withMonth(int m) {
        return of(date.withMonth(m), time);
    }

    public LocalDateTime withDayOfMonth(int d) {
        return of(date.withDayOfMonth(d), time);
    }

    public LocalDateTime withHour(int h) {
        return of(date, time.withHour(h));
    }

    public LocalDateTime withMinute(int m) {
        return of(date, time.withMinute(m));
    }

    public LocalDateTime withSecond(int s) {
        return of(date, time.withSecond(s));
    }

    public LocalDateTime withNano(int n) {
        return of(date, time.withNano(n));
    }

    public LocalDateTime truncatedTo(TemporalUnit unit) {
        return of(date, time.truncatedTo(unit));
    }

    @Override
    public LocalDateTime plus(TemporalAmount amount) {
        return (LocalDateTime) amount.addTo(this);
    }

    @Override
    public LocalDateTime minus(TemporalAmount amount) {
        return (LocalDateTime) amount.subtractFrom(this);
    }

    @Override
    public LocalDateTime plus(long n, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit) || !unit.isTimeBased()) {
            return of(date.plus(n, unit), time);
        }
        long u = unit.getDuration().toNanos();
        long perDay = LocalTime.DAY / u;
        long sum = time.toNanoOfDay() + n % perDay * u;
        return of(date.plusDays(n / perDay + Math.floorDiv(sum, LocalTime.DAY)),
                LocalTime.ofNanoOfDay(Math.floorMod(sum, LocalTime.DAY)));
    }

    @Override
    public LocalDateTime minus(long n, TemporalUnit unit) {
        return n == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit) : plus(-n, unit);
    }

    public LocalDateTime plusYears(long n) {
        return of(date.plusYears(n), time);
    }

    public LocalDateTime plusMonths(long n) {
        return of(date.plusMonths(n), time);
    }

    public LocalDateTime plusWeeks(long n) {
        return of(date.plusWeeks(n), time);
    }

    public LocalDateTime plusDays(long n) {
        return of(date.plusDays(n), time);
    }

    public LocalDateTime plusHours(long n) {
        return plus(n, ChronoUnit.HOURS);
    }

    public LocalDateTime plusMinutes(long n) {
        return plus(n, ChronoUnit.MINUTES);
    }

    public LocalDateTime plusSeconds(long n) {
        return plus(n, ChronoUnit.SECONDS);
    }

    public LocalDateTime plusNanos(long n) {
        return plus(n, ChronoUnit.NANOS);
    }

    public LocalDateTime minusYears(long n) {
        return minus(n, ChronoUnit.YEARS);
    }

    public LocalDateTime minusMonths(long n) {
        return minus(n, ChronoUnit.MONTHS);
    }

    public LocalDateTime minusWeeks(long n) {
        return minus(n, ChronoUnit.WEEKS);
    }

    public LocalDateTime minusDays(long n) {
        return minus(n, ChronoUnit.DAYS);
    }

    public LocalDateTime minusHours(long n) {
        return minus(n, ChronoUnit.HOURS);
    }

    public LocalDateTime minusMinutes(long n) {
        return minus(n, ChronoUnit.MINUTES);
    }

    public LocalDateTime minusSeconds(long n) {
        return minus(n, ChronoUnit.SECONDS);
    }

    public LocalDateTime minusNanos(long n) {
        return minus(n, ChronoUnit.NANOS);
    }

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        LocalDateTime end = from(endExclusive);
        long days = end.date.toEpochDay() - date.toEpochDay();
        long nanos = end.time.toNanoOfDay() - time.toNanoOfDay();
        if (unit instanceof ChronoUnit && unit.isTimeBased()) {
            if (days > 0 && nanos < 0) {
                days--;
                nanos += LocalTime.DAY;
            } else if (days < 0 && nanos > 0) {
                days++;
                nanos -= LocalTime.DAY;
            }
            long u = unit.getDuration().toNanos();
            return Math.addExact(Math.multiplyExact(days, LocalTime.DAY / u), nanos / u);
        }
        LocalDate to = end.date;
        if (days > 0 && nanos < 0) {
            to = to.minusDays(1);
        } else if (days < 0 && nanos > 0) {
            to = to.plusDays(1);
        }
        return date.until(to, unit);
    }

    public ZonedDateTime atZone(ZoneId zone) {
        return ZonedDateTime.of(this, zone);
    }

    @Override
    public Temporal adjustInto(Temporal temporal) {
        return time.adjustInto(date.adjustInto(temporal));
    }

    public String format(DateTimeFormatter formatter) {
        return formatter.format(this);
    }

    @Override
    public boolean isAfter(ChronoLocalDateTime<?> o) {
        return ChronoLocalDateTime.super.isAfter(o);
    }

    @Override
    public boolean isBefore(ChronoLocalDateTime<?> o) {
        return ChronoLocalDateTime.super.isBefore(o);
    }

    @Override
    public boolean isEqual(ChronoLocalDateTime<?> o) {
        return ChronoLocalDateTime.super.isEqual(o);
    }

    @Override
    public int compareTo(ChronoLocalDateTime<?> other) {
        if (!(other instanceof LocalDateTime)) return ChronoLocalDateTime.super.compareTo(other);
        LocalDateTime o = (LocalDateTime) other;
        int c = date.compareTo(o.date);
        return c != 0 ? c : time.compareTo(o.time);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof LocalDateTime && compareTo((LocalDateTime) o) == 0;
    }

    @Override
    public int hashCode() {
        return date.hashCode() ^ time.hashCode();
    }

    @Override
    public String toString() {
        return date + "T" + time;
    }

    public static LocalDateTime now(Clock clock) {
        return ofInstant(clock.instant(), clock.getZone());
    }

    public static LocalDateTime of(int year, Month month, int dayOfMonth, int hour, int minute, int second) {
        return of(year, month.getValue(), dayOfMonth, hour, minute, second, 0);
    }

    public static LocalDateTime of(int year, Month month, int dayOfMonth, int hour, int minute, int second, int nano) {
        return of(year, month.getValue(), dayOfMonth, hour, minute, second, nano);
    }

    public LocalDateTime withDayOfYear(int dayOfYear) {
        return of(toLocalDate().withDayOfYear(dayOfYear), toLocalTime());
    }

    public OffsetDateTime atOffset(ZoneOffset offset) {
        return OffsetDateTime.of(this, offset);
    }

    private Object writeReplace() {
        return new Ser(Ser.LOCAL_DATE_TIME, this);
    }

    private void readObject(java.io.ObjectInputStream s) throws java.io.InvalidObjectException {
        throw Ser.refuse();
    }
}
