package java.time;

import java.time.temporal.ChronoField;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.UnsupportedTemporalTypeException;

/** An offset from UTC, up to 18 hours. */
public final class ZoneOffset extends ZoneId implements TemporalAccessor, TemporalAdjuster, Comparable<ZoneOffset> {
    public static final ZoneOffset UTC = new ZoneOffset(0);
    public static final ZoneOffset MIN = new ZoneOffset(-18 * 3600);
    public static final ZoneOffset MAX = new ZoneOffset(18 * 3600);

    private final int seconds;

    private ZoneOffset(int seconds) {
        this.seconds = seconds;
    }

    public static ZoneOffset ofTotalSeconds(int totalSeconds) {
        if (totalSeconds < -18 * 3600 || totalSeconds > 18 * 3600) {
            throw new DateTimeException("Zone offset not in valid range: -18:00 to +18:00");
        }
        return totalSeconds == 0 ? UTC : new ZoneOffset(totalSeconds);
    }

    public static ZoneOffset ofHours(int hours) {
        return ofHoursMinutes(hours, 0);
    }

    public static ZoneOffset ofHoursMinutes(int hours, int minutes) {
        return ofTotalSeconds(hours * 3600 + minutes * 60);
    }

    public static ZoneOffset of(String offsetId) {
        if (offsetId.equals("Z")) {
            return UTC;
        }
        String digits = offsetId.length() == 2 ? "0" + offsetId.substring(1) : offsetId.replace(":", "").substring(1);
        boolean ok = (digits.length() == 2 || digits.length() == 4 || digits.length() == 6)
                && (offsetId.charAt(0) == '+' || offsetId.charAt(0) == '-');
        for (int i = 0; i < digits.length(); i++) {
            ok &= digits.charAt(i) >= '0' && digits.charAt(i) <= '9';
        }
        if (!ok) {
            throw new DateTimeException("Invalid ID for ZoneOffset, invalid format: " + offsetId);
        }
        int total = 0;
        for (int i = 0; i < 6; i += 2) {
            total = total * 60 + (i < digits.length() ? Integer.parseInt(digits.substring(i, i + 2)) : 0);
        }
        return ofTotalSeconds(offsetId.charAt(0) == '-' ? -total : total);
    }

    public int getTotalSeconds() {
        return seconds;
    }

    @Override
    ZoneOffset offset() {
        return this;
    }

    @Override
    public String getId() {
        if (seconds == 0) {
            return "Z";
        }
        int a = Math.abs(seconds);
        String s = (seconds < 0 ? "-" : "+") + two(a / 3600) + ":" + two(a / 60 % 60);
        return a % 60 == 0 ? s : s + ":" + two(a % 60);
    }

    static String two(int n) {
        return n < 10 ? "0" + n : Integer.toString(n);
    }

    @Override
    public boolean isSupported(TemporalField f) {
        return f == ChronoField.OFFSET_SECONDS;
    }

    @Override
    public long getLong(TemporalField f) {
        if (f != ChronoField.OFFSET_SECONDS) {
            throw new UnsupportedTemporalTypeException("Unsupported field: " + f);
        }
        return seconds;
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> query) {
        return query == TemporalQueries.offset() || query == TemporalQueries.zone() ? (R) this : TemporalAccessor.super.query(query);
    }

    @Override
    public Temporal adjustInto(Temporal temporal) {
        return temporal.with(ChronoField.OFFSET_SECONDS, seconds);
    }

    @Override
    public int compareTo(ZoneOffset o) {
        return o.seconds - seconds;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof ZoneOffset && seconds == ((ZoneOffset) o).seconds;
    }

    @Override
    public int hashCode() {
        return seconds;
    }

    @Override
    public String toString() {
        return getId();
    }
}
