package java.time;

import java.io.Serializable;
import java.util.Objects;

/** A source of the current instant. */
public abstract class Clock implements InstantSource {
    protected Clock() {
    }

    static final class SystemClock extends Clock implements Serializable {
        private static final long serialVersionUID = 6740630888130243051L;
        private final ZoneId zone;

        SystemClock(ZoneId zone) {
            this.zone = Objects.requireNonNull(zone, "zone");
        }

        @Override
        public Clock withZone(ZoneId newZone) {
            return new SystemClock(newZone);
        }

        @Override
        public ZoneId getZone() {
            return zone;
        }

        @Override
        public Instant instant() {
            return Instant.now();
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof SystemClock && zone.equals(((SystemClock) o).zone);
        }

        @Override
        public int hashCode() {
            return 1 + zone.hashCode();
        }

        @Override
        public String toString() {
            return "SystemClock[" + zone + "]";
        }
    }

    static final class FixedClock extends Clock implements Serializable {
        private static final long serialVersionUID = 7430389292664866958L;
        private final Instant instant;
        private final ZoneId zone;

        FixedClock(Instant instant, ZoneId zone) {
            this.instant = Objects.requireNonNull(instant, "fixedInstant");
            this.zone = Objects.requireNonNull(zone, "zone");
        }

        @Override
        public Clock withZone(ZoneId newZone) {
            return new FixedClock(instant, newZone);
        }

        @Override
        public ZoneId getZone() {
            return zone;
        }

        @Override
        public Instant instant() {
            return instant;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof FixedClock && instant.equals(((FixedClock) o).instant)
                    && zone.equals(((FixedClock) o).zone);
        }

        @Override
        public int hashCode() {
            return instant.hashCode() ^ zone.hashCode();
        }

        @Override
        public String toString() {
            return "FixedClock[" + instant + "," + zone + "]";
        }
    }

    /** Another clock's time, cut to multiples of a step. */
    static final class TickClock extends Clock implements Serializable {
        private static final long serialVersionUID = 6504659149906368850L;
        private final Clock baseClock;
        private final long tickNanos;

        TickClock(Clock baseClock, long tickNanos) {
            this.baseClock = baseClock;
            this.tickNanos = tickNanos;
        }

        @Override
        public ZoneId getZone() {
            return baseClock.getZone();
        }

        @Override
        public Clock withZone(ZoneId z) {
            return z.equals(baseClock.getZone()) ? this : new TickClock(baseClock.withZone(z), tickNanos);
        }

        @Override
        public long millis() {
            long millis = baseClock.millis();
            return tickNanos < 1000000 ? millis : millis - Math.floorMod(millis, tickNanos / 1000000);
        }

        @Override
        public Instant instant() {
            if (tickNanos % 1000000 == 0) return Instant.ofEpochMilli(millis());
            Instant now = baseClock.instant();
            return now.minusNanos(Math.floorMod((long) now.getNano(), tickNanos));
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof TickClock && tickNanos == ((TickClock) o).tickNanos
                    && baseClock.equals(((TickClock) o).baseClock);
        }

        @Override
        public int hashCode() {
            return baseClock.hashCode() ^ Long.hashCode(tickNanos);
        }

        @Override
        public String toString() {
            return "TickClock[" + baseClock + "," + Duration.ofNanos(tickNanos) + "]";
        }
    }

    /** Another clock's time, moved. */
    static final class OffsetClock extends Clock implements Serializable {
        private static final long serialVersionUID = 2007484719125426256L;
        private final Clock baseClock;
        private final Duration offset;

        OffsetClock(Clock baseClock, Duration offset) {
            this.baseClock = baseClock;
            this.offset = offset;
        }

        @Override
        public ZoneId getZone() {
            return baseClock.getZone();
        }

        @Override
        public Clock withZone(ZoneId z) {
            return z.equals(baseClock.getZone()) ? this : new OffsetClock(baseClock.withZone(z), offset);
        }

        @Override
        public long millis() {
            return Math.addExact(baseClock.millis(), offset.toMillis());
        }

        @Override
        public Instant instant() {
            return baseClock.instant().plus(offset);
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof OffsetClock && offset.equals(((OffsetClock) o).offset)
                    && baseClock.equals(((OffsetClock) o).baseClock);
        }

        @Override
        public int hashCode() {
            return baseClock.hashCode() ^ offset.hashCode();
        }

        @Override
        public String toString() {
            return "OffsetClock[" + baseClock + "," + offset + "]";
        }
    }

    public static Clock systemUTC() {
        return new SystemClock(ZoneOffset.UTC);
    }

    public static Clock systemDefaultZone() {
        return new SystemClock(ZoneId.systemDefault());
    }

    public static Clock system(ZoneId zone) {
        return new SystemClock(zone);
    }

    public static Clock fixed(Instant fixedInstant, ZoneId zone) {
        return new FixedClock(fixedInstant, zone);
    }

    public abstract ZoneId getZone();

    @Override
    public abstract Clock withZone(ZoneId zone);

    public long millis() {
        return instant().toEpochMilli();
    }

    @Override
    public abstract Instant instant();

    public static Clock tickMillis(ZoneId zone) {
        return tick(system(zone), Duration.ofMillis(1));
    }

    public static Clock tickSeconds(ZoneId zone) {
        return tick(system(zone), Duration.ofSeconds(1));
    }

    public static Clock tickMinutes(ZoneId zone) {
        return tick(system(zone), Duration.ofMinutes(1));
    }

    public static Clock tick(Clock baseClock, Duration tickDuration) {
        Objects.requireNonNull(baseClock, "baseClock");
        if (tickDuration.isNegative()) throw new IllegalArgumentException("Tick duration must not be negative");
        long nanos = tickDuration.toNanos();
        if (nanos % 1000000 != 0 && 1000000000 % nanos != 0)
            throw new IllegalArgumentException("Invalid tick duration");
        return nanos <= 1 ? baseClock : new TickClock(baseClock, nanos);
    }

    public static Clock offset(Clock baseClock, Duration offsetDuration) {
        Objects.requireNonNull(baseClock, "baseClock");
        return offsetDuration.isZero() ? baseClock : new OffsetClock(baseClock, offsetDuration);
    }
}
