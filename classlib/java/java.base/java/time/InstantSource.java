package java.time;

/** What tells the current instant. */
public interface InstantSource {
    Instant instant();

    default long millis() {
        return instant().toEpochMilli();
    }

    default Clock withZone(ZoneId zone) {
        return Clock.fixed(instant(), zone);
    }
}
