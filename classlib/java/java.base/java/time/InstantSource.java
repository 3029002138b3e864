// SPDX-License-Identifier: MIT
package java.time;

/** What tells the current instant. */
public interface InstantSource {
    static InstantSource system() {
        return Clock.systemUTC();
    }

    static InstantSource tick(InstantSource baseSource, Duration tickDuration) {
        return Clock.tick(baseSource.withZone(ZoneOffset.UTC), tickDuration);
    }

    static InstantSource fixed(Instant fixedInstant) {
        return Clock.fixed(fixedInstant, ZoneOffset.UTC);
    }

    static InstantSource offset(InstantSource baseSource, Duration offsetDuration) {
        return Clock.offset(baseSource.withZone(ZoneOffset.UTC), offsetDuration);
    }

    Instant instant();

    default long millis() {
        return instant().toEpochMilli();
    }

    default Clock withZone(ZoneId zone) {
        return new SourceClock(this, zone);
    }
}
