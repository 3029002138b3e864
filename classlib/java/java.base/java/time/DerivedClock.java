// SPDX-License-Identifier: MIT
package java.time;

/** Another clock's time, moved by a duration or cut to multiples of it. */
final class DerivedClock extends Clock {
    private final Clock base;
    private final Duration duration;
    private final boolean ticks;

    DerivedClock(Clock base, Duration duration, boolean ticks) {
        this.base = base;
        this.duration = duration;
        this.ticks = ticks;
    }

    @Override
    public ZoneId getZone() {
        return base.getZone();
    }

    @Override
    public Clock withZone(ZoneId z) {
        return z.equals(base.getZone()) ? this : new DerivedClock(base.withZone(z), duration, ticks);
    }

    @Override
    public long millis() {
        return ticks ? instant().toEpochMilli() : Math.addExact(base.millis(), duration.toMillis());
    }

    @Override
    public Instant instant() {
        Instant now = base.instant();
        if (!ticks) return now.plus(duration);
        long step = duration.toNanos();
        if (step % 1000000 == 0) {
            long millis = now.toEpochMilli();
            return Instant.ofEpochMilli(millis - Math.floorMod(millis, step / 1000000));
        }
        return now.minusNanos(Math.floorMod((long) now.getNano(), step));
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof DerivedClock)) return false;
        DerivedClock d = (DerivedClock) o;
        return ticks == d.ticks && base.equals(d.base) && duration.equals(d.duration);
    }

    @Override
    public int hashCode() {
        return base.hashCode() ^ duration.hashCode();
    }

    @Override
    public String toString() {
        return (ticks ? "TickClock[" : "OffsetClock[") + base + "," + duration + "]";
    }
}
