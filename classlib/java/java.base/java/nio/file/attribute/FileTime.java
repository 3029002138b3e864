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
        long s = unit.toSeconds(value);
        if (s > Instant.MAX.getEpochSecond()) return new FileTime(Instant.MAX);
        if (s < Instant.MIN.getEpochSecond()) return new FileTime(Instant.MIN);
        return new FileTime(Instant.ofEpochSecond(s, unit.toNanos(value - unit.convert(s, TimeUnit.SECONDS))));
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
        // As ISO 8601 has it: no plus before a long year, no more digits of a fraction than it needs.
        String s = instant.toString();
        int from = s.charAt(0) == '+' ? 1 : 0, end = s.length() - 1;
        if (s.indexOf('.') >= 0) while (s.charAt(end - 1) == '0') end--;
        return s.substring(from, end) + "Z";
    }
}
