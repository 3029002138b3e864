// SPDX-License-Identifier: MIT
package java.util.concurrent;

import java.time.Duration;
import java.time.temporal.ChronoUnit;

/** Units of time, and conversions between them that saturate. */
public enum TimeUnit {
    NANOSECONDS(1L), MICROSECONDS(1000L), MILLISECONDS(1000000L), SECONDS(1000000000L), MINUTES(60000000000L),
    HOURS(3600000000000L), DAYS(86400000000000L);

    private final long nanos;

    TimeUnit(long nanos) {
        this.nanos = nanos;
    }

    private static long convert(long d, long from, long to) {
        if (from == to) return d;
        if (from < to) return d / (to / from);
        long r = from / to, most = Long.MAX_VALUE / r;
        return d > most ? Long.MAX_VALUE : d < -most ? Long.MIN_VALUE : d * r;
    }

    public long convert(long sourceDuration, TimeUnit sourceUnit) {
        return convert(sourceDuration, sourceUnit.nanos, nanos);
    }

    public long convert(Duration duration) {
        long s = duration.getSeconds();
        int n = duration.getNano();
        if (this == NANOSECONDS || this == MICROSECONDS || this == MILLISECONDS) {
            if (s < 0 && n > 0) {
                s++;
                n -= 1000000000;
            }
            long whole = convert(s, SECONDS.nanos, nanos), part = n / nanos, sum = whole + part;
            if (whole == Long.MAX_VALUE || whole == Long.MIN_VALUE) return whole;
            return ((whole ^ sum) & (part ^ sum)) < 0 ? (whole < 0 ? Long.MIN_VALUE : Long.MAX_VALUE) : sum;
        }
        if (s < 0 && n > 0) s++;
        return convert(s, SECONDS.nanos, nanos);
    }

    public long toNanos(long d) {
        return convert(d, nanos, NANOSECONDS.nanos);
    }

    public long toMicros(long d) {
        return convert(d, nanos, MICROSECONDS.nanos);
    }

    public long toMillis(long d) {
        return convert(d, nanos, MILLISECONDS.nanos);
    }

    public long toSeconds(long d) {
        return convert(d, nanos, SECONDS.nanos);
    }

    public long toMinutes(long d) {
        return convert(d, nanos, MINUTES.nanos);
    }

    public long toHours(long d) {
        return convert(d, nanos, HOURS.nanos);
    }

    public long toDays(long d) {
        return convert(d, nanos, DAYS.nanos);
    }

    private int excessNanos(long d, long ms) {
        return this == NANOSECONDS ? (int) (d - ms * 1000000) : this == MICROSECONDS
                ? (int) (d * 1000 - ms * 1000000) : 0;
    }

    public void timedWait(Object obj, long timeout) throws InterruptedException {
        if (timeout <= 0) return;
        long ms = toMillis(timeout);
        obj.wait(ms, excessNanos(timeout, ms));
    }

    public void timedJoin(Thread thread, long timeout) throws InterruptedException {
        if (timeout <= 0) return;
        long ms = toMillis(timeout);
        thread.join(ms, excessNanos(timeout, ms));
    }

    public void sleep(long timeout) throws InterruptedException {
        if (timeout <= 0) return;
        long ms = toMillis(timeout);
        Thread.sleep(ms, excessNanos(timeout, ms));
    }

    public ChronoUnit toChronoUnit() {
        ChronoUnit[] u = {ChronoUnit.NANOS, ChronoUnit.MICROS, ChronoUnit.MILLIS, ChronoUnit.SECONDS,
                ChronoUnit.MINUTES,
            ChronoUnit.HOURS, ChronoUnit.DAYS};
        return u[ordinal()];
    }

    public static TimeUnit of(ChronoUnit chronoUnit) {
        TimeUnit[] all = values();
        for (int i = 0; i < all.length; i++) if (all[i].toChronoUnit() == chronoUnit) return all[i];
        throw new IllegalArgumentException("No TimeUnit equivalent for "
                + java.util.Objects.requireNonNull(chronoUnit, "chronoUnit"));
    }
}
