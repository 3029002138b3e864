package java.time;

import java.io.Serializable;
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

/** A point on the time line: seconds since 1970-01-01T00:00Z and nanoseconds. */
public final class Instant implements Temporal, TemporalAdjuster, Comparable<Instant>, Serializable {
    private static final long serialVersionUID = -665713676816604388L;
    public static final Instant EPOCH = new Instant(0, 0);
    private static final long MIN_SECOND = -31557014167219200L;
    private static final long MAX_SECOND = 31556889864403199L;
    public static final Instant MIN = new Instant(MIN_SECOND, 0);
    public static final Instant MAX = new Instant(MAX_SECOND, 999999999);

    private final long seconds;
    private final int nanos;

    private Instant(long seconds, int nanos) {
        this.seconds = seconds;
        this.nanos = nanos;
    }

    public static Instant now() {
        return ofEpochMilli(System.currentTimeMillis());
    }

    public static Instant now(Clock clock) {
        return clock.instant();
    }

    public static Instant ofEpochSecond(long epochSecond) {
        return ofEpochSecond(epochSecond, 0);
    }

    public static Instant ofEpochSecond(long epochSecond, long nanoAdjustment) {
        long s = Math.addExact(epochSecond, Math.floorDiv(nanoAdjustment, 1000000000L));
        if (s < MIN_SECOND || s > MAX_SECOND) {
            throw new DateTimeException("Instant exceeds minimum or maximum instant");
        }
        return new Instant(s, (int) Math.floorMod(nanoAdjustment, 1000000000L));
    }

    public static Instant ofEpochMilli(long epochMilli) {
        return ofEpochSecond(Math.floorDiv(epochMilli, 1000L), Math.floorMod(epochMilli, 1000L) * 1000000);
    }

    public static Instant from(TemporalAccessor t) {
        if (t instanceof Instant) return (Instant) t;
        java.util.Objects.requireNonNull(t, "temporal");
        try {
            return ofEpochSecond(t.getLong(ChronoField.INSTANT_SECONDS), t.get(ChronoField.NANO_OF_SECOND));
        } catch (DateTimeException e) {
            throw From.failure(Instant.class, t, e);
        }
    }

    private static final TemporalQuery<Instant> FROM = new TemporalQuery<Instant>() {
        @Override
        public Instant queryFrom(TemporalAccessor t) {
            return from(t);
        }
    };

    public static Instant parse(CharSequence text) {
        return java.time.format.DateTimeFormatter.ISO_INSTANT.parse(text, FROM);
    }

    public long getEpochSecond() {
        return seconds;
    }

    public int getNano() {
        return nanos;
    }

    public long toEpochMilli() {
        return Math.addExact(Math.multiplyExact(seconds, 1000L), nanos / 1000000);
    }

    @Override
    public boolean isSupported(TemporalField f) {
        return f == ChronoField.INSTANT_SECONDS || f == ChronoField.NANO_OF_SECOND || f == ChronoField.MICRO_OF_SECOND
                || f == ChronoField.MILLI_OF_SECOND || f != null && !(f instanceof ChronoField)
                        && f.isSupportedBy(this);
    }

    @Override
    public boolean isSupported(TemporalUnit unit) {
        return unit instanceof ChronoUnit ? unit.isTimeBased() || unit == ChronoUnit.DAYS
                : unit != null && unit.isSupportedBy(this);
    }

    @Override
    public long getLong(TemporalField f) {
        if (f == ChronoField.INSTANT_SECONDS) {
            return seconds;
        }
        if (f == ChronoField.NANO_OF_SECOND) {
            return nanos;
        }
        if (f == ChronoField.MICRO_OF_SECOND) {
            return nanos / 1000;
        }
        if (f == ChronoField.MILLI_OF_SECOND) {
            return nanos / 1000000;
        }
        if (f instanceof ChronoField) {
            throw new UnsupportedTemporalTypeException("Unsupported field: " + f);
        }
        return f.getFrom(this);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.precision()) return (R) ChronoUnit.NANOS;
        if (query == TemporalQueries.chronology() || query == TemporalQueries.zoneId()
                || query == TemporalQueries.zone()
                || query == TemporalQueries.offset() || query == TemporalQueries.localDate()
                || query == TemporalQueries.localTime()) return null;
        return query.queryFrom(this);
    }

    @Override
    public Instant with(TemporalField f, long newValue) {
        if (!(f instanceof ChronoField)) return f.adjustInto(this, newValue);
        ((ChronoField) f).checkValidValue(newValue);
        if (f == ChronoField.INSTANT_SECONDS) {
            return ofEpochSecond(newValue, nanos);
        }
        if (f == ChronoField.NANO_OF_SECOND) {
            return ofEpochSecond(seconds, newValue);
        }
        if (f == ChronoField.MILLI_OF_SECOND) {
            return ofEpochSecond(seconds, newValue * 1000000);
        }
        if (f == ChronoField.MICRO_OF_SECOND) {
            return ofEpochSecond(seconds, newValue * 1000);
        }
        throw new UnsupportedTemporalTypeException("Unsupported field: " + f);
    }

    @Override
    public Instant plus(long amount, TemporalUnit unit) {
        if (!isSupported(unit)) {
            throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
        return plus(Duration.of(amount, unit));
    }

    @Override
    public Instant plus(TemporalAmount amount) {
        if (amount instanceof Duration) {
            Duration d = (Duration) amount;
            return ofEpochSecond(Math.addExact(seconds, d.getSeconds()), (long) nanos + d.getNano());
        }
        return (Instant) amount.addTo(this);
    }

    @Override
    public Instant minus(TemporalAmount amount) {
        return (Instant) amount.subtractFrom(this);
    }

    @Override
    public Instant minus(long amount, TemporalUnit unit) {
        return amount == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit) : plus(-amount, unit);
    }

    public Instant plusSeconds(long n) {
        return plus(Duration.ofSeconds(n));
    }

    public Instant plusMillis(long n) {
        return plus(Duration.ofMillis(n));
    }

    public Instant plusNanos(long n) {
        return plus(Duration.ofNanos(n));
    }

    public Instant minusSeconds(long n) {
        return minus(Duration.ofSeconds(n));
    }

    public Instant minusMillis(long n) {
        return minus(Duration.ofMillis(n));
    }

    public Instant minusNanos(long n) {
        return minus(Duration.ofNanos(n));
    }

    public Instant truncatedTo(TemporalUnit unit) {
        long inDay = Math.floorMod(seconds, 86400L) * 1000000000L + nanos;
        long n = LocalTime.nanosInDay(unit);
        return plusNanos(Math.floorDiv(inDay, n) * n - inDay);
    }

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        Instant end = from(endExclusive);
        long s = Math.subtractExact(end.seconds, seconds);
        long n = end.nanos - nanos;
        if (unit == ChronoUnit.NANOS) {
            return Math.addExact(Math.multiplyExact(s, 1000000000L), n);
        }
        if (s > 0 && n < 0) {
            s--;
            n += 1000000000L;
        } else if (s < 0 && n > 0) {
            s++;
            n -= 1000000000L;
        }
        if (unit == ChronoUnit.MICROS || unit == ChronoUnit.MILLIS) {
            long per = unit.getDuration().toNanos();
            return Math.addExact(Math.multiplyExact(s, 1000000000L / per), n / per);
        }
        if (!isSupported(unit)) {
            throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
        return s / unit.getDuration().getSeconds();
    }

    public ZonedDateTime atZone(ZoneId zone) {
        return ZonedDateTime.ofInstant(this, zone);
    }

    @Override
    public Temporal adjustInto(Temporal temporal) {
        return temporal.with(ChronoField.INSTANT_SECONDS, seconds).with(ChronoField.NANO_OF_SECOND, nanos);
    }

    public boolean isAfter(Instant o) {
        return compareTo(o) > 0;
    }

    public boolean isBefore(Instant o) {
        return compareTo(o) < 0;
    }

    @Override
    public int compareTo(Instant o) {
        int c = Long.compare(seconds, o.seconds);
        return c != 0 ? c : nanos - o.nanos;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Instant && seconds == ((Instant) o).seconds && nanos == ((Instant) o).nanos;
    }

    @Override
    public int hashCode() {
        return (int) (seconds ^ seconds >>> 32) + 51 * nanos;
    }

    @Override
    public String toString() {
        int beyond = seconds > LAST_LOCAL ? 1 : seconds < -LAST_LOCAL ? -1 : 0;
        LocalDateTime t = LocalDateTime.ofEpochSecond(seconds - beyond * CYCLE, nanos, ZoneOffset.UTC);
        String s = t.getSecond() == 0 && nanos == 0 ? t + ":00Z" : t + "Z";
        if (beyond == 0) return s;
        int year = t.getYear() + beyond * 10000;
        return (year > 0 ? "+" : "") + year + s.substring(s.indexOf('-', 1));
    }

    /** Instants reach a year further than local dates. After 10,000 years (these seconds) the calendar is the same. */
    private static final long CYCLE = 315569520000L;
    private static final long LAST_LOCAL = 31556000000000000L;

    public Duration until(Instant endExclusive) {
        return Duration.between(this, endExclusive);
    }

    public OffsetDateTime atOffset(ZoneOffset offset) {
        return OffsetDateTime.ofInstant(this, offset);
    }

    private Object writeReplace() {
        return new Ser(Ser.INSTANT, this);
    }

    private void readObject(java.io.ObjectInputStream s) throws java.io.InvalidObjectException {
        throw Ser.refuse();
    }
}
