package java.time;

import java.time.temporal.ChronoField;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.time.zone.ZoneRules;

/** An offset from UTC, up to 18 hours. */
public final class ZoneOffset extends ZoneId implements TemporalAccessor, TemporalAdjuster, Comparable<ZoneOffset> {
    private static final long serialVersionUID = 2357656521762053153L;
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
        return ofHoursMinutesSeconds(hours, 0, 0);
    }

    public static ZoneOffset ofHoursMinutes(int hours, int minutes) {
        return ofHoursMinutesSeconds(hours, minutes, 0);
    }

    public static ZoneOffset ofHoursMinutesSeconds(int hours, int minutes, int seconds) {
        if (hours < -18 || hours > 18)
            throw new DateTimeException("Zone offset hours not in valid range: value " + hours
                    + " is not in the range -18 to 18");
        if (hours > 0 && (minutes < 0 || seconds < 0))
            throw new DateTimeException("Zone offset minutes and seconds must be positive because hours is positive");
        if (hours < 0 && (minutes > 0 || seconds > 0))
            throw new DateTimeException("Zone offset minutes and seconds must be negative because hours is negative");
        if (minutes > 0 && seconds < 0 || minutes < 0 && seconds > 0)
            throw new DateTimeException("Zone offset minutes and seconds must have the same sign");
        checkSixty("minutes", minutes);
        checkSixty("seconds", seconds);
        if (Math.abs(hours) == 18 && (minutes | seconds) != 0)
            throw new DateTimeException("Zone offset not in valid range: -18:00 to +18:00");
        return ofTotalSeconds(hours * 3600 + minutes * 60 + seconds);
    }

    private static void checkSixty(String what, int n) {
        if (n < -59 || n > 59)
            throw new DateTimeException("Zone offset " + what + " not in valid range: value " + n
                    + " is not in the range -59 to 59");
    }

    public static ZoneOffset from(TemporalAccessor temporal) {
        return From.found(temporal.query(TemporalQueries.offset()), ZoneOffset.class, temporal);
    }

    /** Z, +h, +hh, +hhmm, +hh:mm, +hhmmss, +hh:mm:ss. */
    public static ZoneOffset of(String offsetId) {
        if (offsetId.equals("Z")) return UTC;
        int n = offsetId.length();
        String s = n == 2 ? offsetId.charAt(0) + "0" + offsetId.charAt(1) : offsetId;
        boolean colons = n == 6 || n == 9;
        int hours, minutes = 0, seconds = 0;
        switch (n) {
            case 2:
            case 3:
                hours = two(s, 1, false);
                break;
            case 5:
            case 6:
            case 7:
            case 9:
                hours = two(s, 1, false);
                minutes = two(s, colons ? 4 : 3, colons);
                if (n >= 7) seconds = two(s, colons ? 7 : 5, colons);
                break;
            default:
                throw new DateTimeException("Invalid ID for ZoneOffset, invalid format: " + offsetId);
        }
        char sign = s.charAt(0);
        if (sign != '+' && sign != '-')
            throw new DateTimeException("Invalid ID for ZoneOffset, plus/minus not found when expected: " + offsetId);
        return sign == '-' ? ofHoursMinutesSeconds(-hours, -minutes, -seconds)
                : ofHoursMinutesSeconds(hours, minutes, seconds);
    }

    private static int two(String id, int at, boolean colon) {
        if (colon && id.charAt(at - 1) != ':')
            throw new DateTimeException("Invalid ID for ZoneOffset, colon not found when expected: " + id);
        int a = id.charAt(at) - '0', b = id.charAt(at + 1) - '0';
        if (a < 0 || a > 9 || b < 0 || b > 9)
            throw new DateTimeException("Invalid ID for ZoneOffset, non numeric characters found: " + id);
        return a * 10 + b;
    }

    public int getTotalSeconds() {
        return seconds;
    }

    @Override
    public ZoneRules getRules() {
        return ZoneRules.of(this);
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
        return f instanceof ChronoField ? f == ChronoField.OFFSET_SECONDS : f != null && f.isSupportedBy(this);
    }

    @Override
    public long getLong(TemporalField f) {
        if (!(f instanceof ChronoField)) return f.getFrom(this);
        if (f != ChronoField.OFFSET_SECONDS) {
            throw new UnsupportedTemporalTypeException("Unsupported field: " + f);
        }
        return seconds;
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> query) {
        return query == TemporalQueries.offset() || query == TemporalQueries.zone() ? (R) this
                : TemporalAccessor.super.query(query);
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

    private Object writeReplace() {
        return new Ser(Ser.ZONE_OFFSET, this);
    }

    private void readObject(java.io.ObjectInputStream s) throws java.io.InvalidObjectException {
        throw Ser.refuse();
    }
}
