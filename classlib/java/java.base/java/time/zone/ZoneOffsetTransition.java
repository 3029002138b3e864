// SPDX-License-Identifier: MIT
package java.time.zone;

import java.io.Serializable;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Objects;

/** A change of a zone's offset: a gap of the local time or an overlap. */
public final class ZoneOffsetTransition implements Comparable<ZoneOffsetTransition>, Serializable {
    private static final long serialVersionUID = -6946044323557704546L;

    private final long second;
    private final ZoneOffset before, after;

    ZoneOffsetTransition(long second, ZoneOffset before, ZoneOffset after) {
        this.second = second;
        this.before = before;
        this.after = after;
    }

    public static ZoneOffsetTransition of(LocalDateTime transition, ZoneOffset offsetBefore, ZoneOffset offsetAfter) {
        Objects.requireNonNull(offsetBefore, "offsetBefore");
        long second = Objects.requireNonNull(transition, "transition").toEpochSecond(offsetBefore);
        boolean same = Objects.requireNonNull(offsetAfter, "offsetAfter").equals(offsetBefore);
        if (same || transition.getNano() != 0)
            throw new IllegalArgumentException(same ? "Offsets must not be equal" : "Nano-of-second must be zero");
        return new ZoneOffsetTransition(second, offsetBefore, offsetAfter);
    }

    public Instant getInstant() {
        return Instant.ofEpochSecond(second);
    }

    public long toEpochSecond() {
        return second;
    }

    public LocalDateTime getDateTimeBefore() {
        return LocalDateTime.ofEpochSecond(second, 0, before);
    }

    public LocalDateTime getDateTimeAfter() {
        return LocalDateTime.ofEpochSecond(second, 0, after);
    }

    public ZoneOffset getOffsetBefore() {
        return before;
    }

    public ZoneOffset getOffsetAfter() {
        return after;
    }

    public Duration getDuration() {
        return Duration.ofSeconds(after.getTotalSeconds() - before.getTotalSeconds());
    }

    public boolean isGap() {
        return after.getTotalSeconds() > before.getTotalSeconds();
    }

    public boolean isOverlap() {
        return after.getTotalSeconds() < before.getTotalSeconds();
    }

    public boolean isValidOffset(ZoneOffset offset) {
        return !isGap() && (before.equals(offset) || after.equals(offset));
    }

    List<ZoneOffset> validOffsets() {
        return isGap() ? List.<ZoneOffset>of() : List.of(before, after);
    }

    @Override
    public int compareTo(ZoneOffsetTransition o) {
        return Long.compare(second, o.second);
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof ZoneOffsetTransition)) return false;
        ZoneOffsetTransition o = (ZoneOffsetTransition) other;
        return second == o.second && before.equals(o.before) && after.equals(o.after);
    }

    @Override
    public int hashCode() {
        return getDateTimeBefore().hashCode() ^ before.hashCode() ^ Integer.rotateLeft(after.hashCode(), 16);
    }

    @Override
    public String toString() {
        return "Transition[" + (isGap() ? "Gap" : "Overlap") + " at " + getDateTimeBefore() + before + " to " + after
                + "]";
    }

    private Object writeReplace() {
        return new Ser(Ser.TRANSITION, this);
    }

    private void readObject(java.io.ObjectInputStream s) throws java.io.InvalidObjectException {
        throw Ser.refuse();
    }
}
