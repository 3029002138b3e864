// SPDX-License-Identifier: MIT
package java.nio.file.attribute;

import java.time.Instant;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

/** A point in time of a file: seconds since 1970, and nanoseconds. */
public final class FileTime implements Comparable<FileTime> {
    private final Instant instant;

    private FileTime(Instant instant) {
        this.instant = instant;
    }

    public static FileTime from(long value, TimeUnit unit) {
        long s = unit.toSeconds(value), rest = value - unit.convert(s, TimeUnit.SECONDS);
        return new FileTime(Instant.ofEpochSecond(s, unit.toNanos(rest)));
    }

    public static FileTime fromMillis(long value) {
        return new FileTime(Instant.ofEpochMilli(value));
    }

    public static FileTime from(Instant instant) {
        return new FileTime(Objects.requireNonNull(instant, "instant"));
    }

    public long to(TimeUnit unit) {
        long s = instant.getEpochSecond();
        long whole = unit.convert(s, TimeUnit.SECONDS);
        if (whole == Long.MAX_VALUE || whole == Long.MIN_VALUE) return whole;
        return unit.compareTo(TimeUnit.SECONDS) >= 0 ? whole
                : whole + unit.convert(instant.getNano(), TimeUnit.NANOSECONDS);
    }

    public long toMillis() {
        return instant.toEpochMilli();
    }

    public Instant toInstant() {
        return instant;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof FileTime && instant.equals(((FileTime) o).instant);
    }

    @Override
    public int hashCode() {
        return instant.hashCode();
    }

    @Override
    public int compareTo(FileTime other) {
        return instant.compareTo(other.instant);
    }

    @Override
    public String toString() {
        return instant.toString();
    }
}
