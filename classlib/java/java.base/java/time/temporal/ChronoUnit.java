package java.time.temporal;

import java.time.Duration;

/** The units of the ISO calendar. */
public enum ChronoUnit implements TemporalUnit {
    NANOS("Nanos", 0, 1),
    MICROS("Micros", 0, 1000),
    MILLIS("Millis", 0, 1000000),
    SECONDS("Seconds", 1, 0),
    MINUTES("Minutes", 60, 0),
    HOURS("Hours", 3600, 0),
    HALF_DAYS("HalfDays", 43200, 0),
    DAYS("Days", 86400, 0),
    WEEKS("Weeks", 7 * 86400L, 0),
    MONTHS("Months", 31556952L / 12, 0),
    YEARS("Years", 31556952L, 0),
    DECADES("Decades", 31556952L * 10, 0),
    CENTURIES("Centuries", 31556952L * 100, 0),
    MILLENNIA("Millennia", 31556952L * 1000, 0),
    ERAS("Eras", 31556952L * 1000000000, 0),
    FOREVER("Forever", Long.MAX_VALUE, 999999999);

    private final String text;
    private final Duration duration;

    ChronoUnit(String text, long seconds, long nanos) {
        this.text = text;
        this.duration = Duration.ofSeconds(seconds, nanos);
    }

    @Override
    public Duration getDuration() {
        return duration;
    }

    @Override
    public boolean isDurationEstimated() {
        return compareTo(DAYS) >= 0;
    }

    @Override
    public boolean isDateBased() {
        return compareTo(DAYS) >= 0 && this != FOREVER;
    }

    @Override
    public boolean isTimeBased() {
        return compareTo(DAYS) < 0;
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R extends Temporal> R addTo(R temporal, long amount) {
        return (R) temporal.plus(amount, this);
    }

    @Override
    public long between(Temporal from, Temporal to) {
        return from.until(to, this);
    }

    @Override
    public String toString() {
        return text;
    }
}
