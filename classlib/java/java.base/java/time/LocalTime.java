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

/** A time of the day, kept as nanoseconds since midnight. */
public final class LocalTime implements Temporal, TemporalAdjuster, Comparable<LocalTime>, Serializable {
    private static final long serialVersionUID = 6414437269572265201L;

    private static final TemporalQuery<LocalTime> FROM = new TemporalQuery<LocalTime>() {
        @Override
        public LocalTime queryFrom(TemporalAccessor t) {
            return from(t);
        }
    };

    static final long SECOND = 1000000000L;
    static final long DAY = 86400 * SECOND;

    public static final LocalTime MIN = new LocalTime(0);
    public static final LocalTime MAX = new LocalTime(DAY - 1);
    public static final LocalTime MIDNIGHT = MIN;
    public static final LocalTime NOON = new LocalTime(DAY / 2);

    private final long nanos;

    private LocalTime(long nanos) {
        this.nanos = nanos;
    }

    public static LocalTime now() {
        return LocalDateTime.now().toLocalTime();
    }

    public static LocalTime of(int hour, int minute) {
        return of(hour, minute, 0, 0);
    }

    public static LocalTime of(int hour, int minute, int second) {
        return of(hour, minute, second, 0);
    }

    public static LocalTime of(int hour, int minute, int second, int nanoOfSecond) {
        ChronoField.HOUR_OF_DAY.checkValidValue(hour);
        ChronoField.MINUTE_OF_HOUR.checkValidValue(minute);
        ChronoField.SECOND_OF_MINUTE.checkValidValue(second);
        ChronoField.NANO_OF_SECOND.checkValidValue(nanoOfSecond);
        return new LocalTime((hour * 3600L + minute * 60 + second) * SECOND + nanoOfSecond);
    }

    public static LocalTime ofSecondOfDay(long secondOfDay) {
        return new LocalTime(ChronoField.SECOND_OF_DAY.checkValidValue(secondOfDay) * SECOND);
    }

    public static LocalTime ofNanoOfDay(long nanoOfDay) {
        return new LocalTime(ChronoField.NANO_OF_DAY.checkValidValue(nanoOfDay));
    }

    public static LocalTime from(TemporalAccessor t) {
        return From.found(t.query(TemporalQueries.localTime()), LocalTime.class, t);
    }

    public static LocalTime parse(CharSequence text) {
        return DateTimeFormatter.ISO_LOCAL_TIME.parse(text, FROM);
    }

    public static LocalTime parse(CharSequence text, DateTimeFormatter formatter) {
        return formatter.parse(text, FROM);
    }

    public int getHour() {
        return (int) (nanos / (3600 * SECOND));
    }

    public int getMinute() {
        return (int) (nanos / (60 * SECOND) % 60);
    }

    public int getSecond() {
        return (int) (nanos / SECOND % 60);
    }

    public int getNano() {
        return (int) (nanos % SECOND);
    }

    public int toSecondOfDay() {
        return (int) (nanos / SECOND);
    }

    public long toNanoOfDay() {
        return nanos;
    }

    @Override
    public boolean isSupported(TemporalField f) {
        return f instanceof ChronoField ? f.isTimeBased() : f != null && f.isSupportedBy(this);
    }

    @Override
    public boolean isSupported(TemporalUnit unit) {
        return unit instanceof ChronoUnit ? unit.isTimeBased() : unit != null && unit.isSupportedBy(this);
    }

    @Override
    public long getLong(TemporalField f) {
        if (!(f instanceof ChronoField)) {
            return f.getFrom(this);
        }
        int hour = getHour();
        switch ((ChronoField) f) {
            case CLOCK_HOUR_OF_AMPM:
                return hour % 12 == 0 ? 12 : hour % 12;
            case HOUR_OF_AMPM:
                return hour % 12;
            case CLOCK_HOUR_OF_DAY:
                return hour == 0 ? 24 : hour;
            case AMPM_OF_DAY:
                return hour / 12;
            default:
                break;
        }
        if (!f.isTimeBased()) {
            throw new UnsupportedTemporalTypeException("Unsupported field: " + f);
        }
        long unit = f.getBaseUnit().getDuration().toNanos();
        return nanos / unit % (f.getRangeUnit().getDuration().toNanos() / unit);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.localTime()) {
            return (R) this;
        }
        return query == TemporalQueries.precision() ? (R) ChronoUnit.NANOS : Temporal.super.query(query);
    }

    @Override
    public LocalTime with(TemporalAdjuster adjuster) {
        return adjuster instanceof LocalTime ? (LocalTime) adjuster : (LocalTime) adjuster.adjustInto(this);
    }

    @Override
    public LocalTime with(TemporalField f, long v) {
        if (!(f instanceof ChronoField)) {
            return f.adjustInto(this, v);
        }
        ((ChronoField) f).checkValidValue(v);
        if (!f.isTimeBased()) {
            throw new UnsupportedTemporalTypeException("Unsupported field: " + f);
        }
        long value = f == ChronoField.CLOCK_HOUR_OF_AMPM && v == 12 || f == ChronoField.CLOCK_HOUR_OF_DAY && v == 24
                ? 0 : v;
        long old = f == ChronoField.CLOCK_HOUR_OF_AMPM ? getHour() % 12 : f == ChronoField.CLOCK_HOUR_OF_DAY
                ? getHour() : getLong(f);
        long unit = f.getBaseUnit().getDuration().toNanos();
        boolean drops = f == ChronoField.NANO_OF_DAY || f == ChronoField.MICRO_OF_DAY || f == ChronoField.MILLI_OF_DAY
                || f == ChronoField.MICRO_OF_SECOND || f == ChronoField.MILLI_OF_SECOND;
        long t = drops ? nanos / unit * unit : nanos;
        return new LocalTime(t + (value - old) * unit);
    }

    public LocalTime withHour(int h) {
        return with(ChronoField.HOUR_OF_DAY, h);
    }

    public LocalTime withMinute(int m) {
        return with(ChronoField.MINUTE_OF_HOUR, m);
    }

    public LocalTime withSecond(int s) {
        return with(ChronoField.SECOND_OF_MINUTE, s);
    }

    public LocalTime withNano(int n) {
        return with(ChronoField.NANO_OF_SECOND, n);
    }

    public LocalTime truncatedTo(TemporalUnit unit) {
        long n = nanosInDay(unit);
        return new LocalTime(nanos / n * n);
    }

    /** How long a unit is to which times can be cut: a day, or what a day has a whole number of. */
    static long nanosInDay(TemporalUnit unit) {
        Duration d = unit.getDuration();
        if (d.getSeconds() > DAY / 1000000000)
            throw new UnsupportedTemporalTypeException("Unit is too large to be used for truncation");
        long n = d.toNanos();
        if (DAY % n != 0)
            throw new UnsupportedTemporalTypeException("Unit must divide into a standard day without remainder");
        return n;
    }

    @Override
    public LocalTime plus(TemporalAmount amount) {
        return (LocalTime) amount.addTo(this);
    }

    @Override
    public LocalTime minus(TemporalAmount amount) {
        return (LocalTime) amount.subtractFrom(this);
    }

    @Override
    public LocalTime plus(long n, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit)) {
            return unit.addTo(this, n);
        }
        if (!unit.isTimeBased()) {
            throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
        long u = unit.getDuration().toNanos();
        return new LocalTime(Math.floorMod(nanos + n % (DAY / u) * u, DAY));
    }

    @Override
    public LocalTime minus(long n, TemporalUnit unit) {
        return n == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit) : plus(-n, unit);
    }

    public LocalTime plusHours(long n) {
        return plus(n, ChronoUnit.HOURS);
    }

    public LocalTime plusMinutes(long n) {
        return plus(n, ChronoUnit.MINUTES);
    }

    public LocalTime plusSeconds(long n) {
        return plus(n, ChronoUnit.SECONDS);
    }

    public LocalTime plusNanos(long n) {
        return plus(n, ChronoUnit.NANOS);
    }

    public LocalTime minusHours(long n) {
        return minus(n, ChronoUnit.HOURS);
    }

    public LocalTime minusMinutes(long n) {
        return minus(n, ChronoUnit.MINUTES);
    }

    public LocalTime minusSeconds(long n) {
        return minus(n, ChronoUnit.SECONDS);
    }

    public LocalTime minusNanos(long n) {
        return minus(n, ChronoUnit.NANOS);
    }

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        LocalTime end = from(endExclusive);
        if (!isSupported(unit)) {
            throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
        return (end.nanos - nanos) / unit.getDuration().toNanos();
    }

    public LocalDateTime atDate(LocalDate date) {
        return LocalDateTime.of(date, this);
    }

    @Override
    public Temporal adjustInto(Temporal temporal) {
        return temporal.with(ChronoField.NANO_OF_DAY, nanos);
    }

    public String format(DateTimeFormatter formatter) {
        return formatter.format(this);
    }

    public boolean isAfter(LocalTime o) {
        return nanos > o.nanos;
    }

    public boolean isBefore(LocalTime o) {
        return nanos < o.nanos;
    }

    @Override
    public int compareTo(LocalTime o) {
        return Long.compare(nanos, o.nanos);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof LocalTime && nanos == ((LocalTime) o).nanos;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(nanos);
    }

    /** Seconds and the fraction (in groups of three digits) only if they are not zero. */
    @Override
    public String toString() {
        String s = ZoneOffset.two(getHour()) + ":" + ZoneOffset.two(getMinute());
        if (getSecond() == 0 && getNano() == 0) {
            return s;
        }
        s += ":" + ZoneOffset.two(getSecond());
        if (getNano() == 0) {
            return s;
        }
        String f = Long.toString(SECOND + getNano()).substring(1);
        return s + "." + (f.endsWith("000000") ? f.substring(0, 3) : f.endsWith("000") ? f.substring(0, 6) : f);
    }

    public static LocalTime now(ZoneId zone) {
        return ofInstant(Instant.now(), zone);
    }

    public static LocalTime now(Clock clock) {
        return ofInstant(clock.instant(), clock.getZone());
    }

    public static LocalTime ofInstant(Instant instant, ZoneId zone) {
        return LocalDateTime.ofInstant(instant, zone).toLocalTime();
    }

    public OffsetTime atOffset(ZoneOffset offset) {
        return OffsetTime.of(this, offset);
    }

    public long toEpochSecond(LocalDate date, ZoneOffset offset) {
        return date.toEpochSecond(this, offset);
    }

    private Object writeReplace() {
        return new Ser(Ser.LOCAL_TIME, this);
    }

    private void readObject(java.io.ObjectInputStream s) throws java.io.InvalidObjectException {
        throw Ser.refuse();
    }
}
