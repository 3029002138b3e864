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
}
