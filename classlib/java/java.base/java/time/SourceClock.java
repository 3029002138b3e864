// SPDX-License-Identifier: MIT
package java.time;

import java.util.Objects;

/** The instants of some source, in a zone. */
final class SourceClock extends Clock {
    private final InstantSource source;
    private final ZoneId zone;

    SourceClock(InstantSource source, ZoneId zone) {
        this.source = source;
        this.zone = Objects.requireNonNull(zone, "zone");
    }

    @Override
    public ZoneId getZone() {
        return zone;
    }

    @Override
    public Clock withZone(ZoneId z) {
        return z.equals(zone) ? this : new SourceClock(source, z);
    }

    @Override
    public Instant instant() {
        return source.instant();
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof SourceClock && source.equals(((SourceClock) o).source)
                && zone.equals(((SourceClock) o).zone);
    }

    @Override
    public int hashCode() {
        return source.hashCode() ^ zone.hashCode();
    }

    @Override
    public String toString() {
        return "SourceClock[" + source + "," + zone + "]";
    }
}
