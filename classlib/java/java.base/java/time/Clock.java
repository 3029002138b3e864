package java.time;

/** A source of the current instant. */
public abstract class Clock implements InstantSource {
    protected Clock() {
    }

    private static final class Fixed extends Clock {
        private final Instant instant;
        private final ZoneId zone;

        /** instant null: the system's time. */
        Fixed(Instant instant, ZoneId zone) {
            this.instant = instant;
            this.zone = zone;
        }

        @Override
        public ZoneId getZone() {
            return zone;
        }

        @Override
        public Clock withZone(ZoneId newZone) {
            return new Fixed(instant, newZone);
        }

        @Override
        public Instant instant() {
            return instant == null ? Instant.now() : instant;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Fixed && java.util.Objects.equals(instant, ((Fixed) o).instant)
                    && zone.equals(((Fixed) o).zone);
        }

        @Override
        public int hashCode() {
            return java.util.Objects.hashCode(instant) ^ zone.hashCode();
        }

        @Override
        public String toString() {
            return instant == null ? "SystemClock[" + zone + "]" : "FixedClock[" + instant + "," + zone + "]";
        }
    }

    public static Clock systemUTC() {
        return new Fixed(null, ZoneOffset.UTC);
    }

    public static Clock systemDefaultZone() {
        return new Fixed(null, ZoneId.systemDefault());
    }

    public static Clock system(ZoneId zone) {
        return new Fixed(null, zone);
    }

    public static Clock fixed(Instant fixedInstant, ZoneId zone) {
        return new Fixed(fixedInstant, zone);
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
        java.util.Objects.requireNonNull(baseClock, "baseClock");
        if (tickDuration.isNegative()) throw new IllegalArgumentException("Tick duration must not be negative");
        long nanos = tickDuration.toNanos();
        if (nanos % 1000000 != 0 && 1000000000 % nanos != 0)
            throw new IllegalArgumentException("Invalid tick duration");
        return nanos <= 1 ? baseClock : new DerivedClock(baseClock, tickDuration, true);
    }

    public static Clock offset(Clock baseClock, Duration offsetDuration) {
        java.util.Objects.requireNonNull(baseClock, "baseClock");
        return offsetDuration.isZero() ? baseClock : new DerivedClock(baseClock, offsetDuration, false);
    }
}
