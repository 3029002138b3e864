package java.time;

import java.io.Serializable;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.util.List;

/** An amount of time: seconds and 0 to 999,999,999 nanoseconds. */
public final class Duration implements TemporalAmount, Comparable<Duration>, Serializable {
    private static final long serialVersionUID = 3078945930695997490L;
    public static final Duration ZERO = new Duration(0, 0);

    private static final long BILLION = 1000000000L;

    private final long seconds;
    private final int nanos;

    private Duration(long seconds, int nanos) {
        this.seconds = seconds;
        this.nanos = nanos;
    }

    public static Duration ofDays(long days) {
        return new Duration(Math.multiplyExact(days, 86400), 0);
    }

    public static Duration ofHours(long hours) {
        return new Duration(Math.multiplyExact(hours, 3600), 0);
    }

    public static Duration ofMinutes(long minutes) {
        return new Duration(Math.multiplyExact(minutes, 60), 0);
    }

    public static Duration ofSeconds(long seconds) {
        return new Duration(seconds, 0);
    }

    public static Duration ofSeconds(long seconds, long nanoAdjustment) {
        long s = Math.addExact(seconds, Math.floorDiv(nanoAdjustment, BILLION));
        return new Duration(s, (int) Math.floorMod(nanoAdjustment, BILLION));
    }

    public static Duration ofMillis(long millis) {
        return new Duration(Math.floorDiv(millis, 1000L), (int) Math.floorMod(millis, 1000L) * 1000000);
    }

    public static Duration ofNanos(long nanos) {
        return ofSeconds(0, nanos);
    }

    public static Duration of(long amount, TemporalUnit unit) {
        return ZERO.plus(amount, unit);
    }

    public static Duration from(TemporalAmount amount) {
        Duration d = ZERO;
        for (TemporalUnit unit : amount.getUnits()) {
            d = d.plus(amount.get(unit), unit);
        }
        return d;
    }

    public static Duration between(Temporal startInclusive, Temporal endExclusive) {
        try {
            return ofNanos(startInclusive.until(endExclusive, ChronoUnit.NANOS));
        } catch (DateTimeException | ArithmeticException e) {
            long secs = startInclusive.until(endExclusive, ChronoUnit.SECONDS);
            long nanos = 0;
            if (startInclusive.isSupported(ChronoField.NANO_OF_SECOND) && endExclusive.isSupported(ChronoField.NANO_OF_SECOND)) {
                nanos = endExclusive.getLong(ChronoField.NANO_OF_SECOND) - startInclusive.getLong(ChronoField.NANO_OF_SECOND);
                secs += secs > 0 && nanos < 0 ? 1 : secs < 0 && nanos > 0 ? -1 : 0;
            }
            return ofSeconds(secs, nanos);
        }
    }

    /** PnDTnHnMn.nS: each part at most once, in this order. */
    public static Duration parse(CharSequence text) {
        String s = text.toString();
        boolean negative = s.startsWith("-");
        int at = negative || s.startsWith("+") ? 1 : 0;
        if (at >= s.length() || (s.charAt(at) | 32) != 'p') {
            throw bad(text, null);
        }
        Duration d = ZERO;
        int last = -1;
        boolean any = false, time = false;
        for (at++; at < s.length(); at++) {
            if ((s.charAt(at) | 32) == 't' && !time) {
                time = true;
                any = false;
                continue;
            }
            int end = endOfNumber(s, at);
            int unit = end < s.length() ? UNITS.indexOf(s.charAt(end) | 32) : -1;
            if (end == at || unit <= last || unit > 0 != time) {
                throw bad(text, null);
            }
            try {
                d = d.plus(part(s.substring(at, end), unit));
            } catch (ArithmeticException | IllegalArgumentException e) {
                throw bad(text, e);
            }
            last = unit;
            any = true;
            at = end;
        }
        if (!any) {
            throw bad(text, null);
        }
        return negative ? d.negated() : d;
    }

    private static final String UNITS = "dhms";

    private static DateTimeParseException bad(CharSequence text, Exception cause) {
        return new DateTimeParseException("Text cannot be parsed to a Duration", text, 0, cause);
    }

    private static int endOfNumber(String s, int at) {
        while (at < s.length() && "+-0123456789.,".indexOf(s.charAt(at)) >= 0) {
            at++;
        }
        return at;
    }

    private static Duration part(String number, int unit) {
        switch (UNITS.charAt(unit)) {
            case 'd':
                return ofDays(Long.parseLong(number));
            case 'h':
                return ofHours(Long.parseLong(number));
            case 'm':
                return ofMinutes(Long.parseLong(number));
            default:
                int point = Math.max(number.indexOf('.'), number.indexOf(','));
                if (point < 0) {
                    return ofSeconds(Long.parseLong(number));
                }
                long nanos = nanos(number.substring(point + 1));
                return ofSeconds(Long.parseLong(number.substring(0, point)), number.startsWith("-") ? -nanos : nanos);
        }
    }

    /** The nanoseconds of the digits behind the point: none to nine of them. */
    private static long nanos(String digits) {
        for (int i = 0; i < digits.length(); i++) {
            if (i == 9 || digits.charAt(i) < '0' || digits.charAt(i) > '9') {
                throw new NumberFormatException(digits);
            }
        }
        return Long.parseLong((digits + "000000000").substring(0, 9));
    }

    @Override
    public long get(TemporalUnit unit) {
        if (unit == ChronoUnit.SECONDS) {
            return seconds;
        }
        if (unit == ChronoUnit.NANOS) {
            return nanos;
        }
        throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
    }

    @Override
    public List<TemporalUnit> getUnits() {
        return List.of(ChronoUnit.SECONDS, ChronoUnit.NANOS);
    }

    public boolean isZero() {
        return seconds == 0 && nanos == 0;
    }

    public boolean isNegative() {
        return seconds < 0;
    }

    public boolean isPositive() {
        return !isZero() && !isNegative();
    }

    public long getSeconds() {
        return seconds;
    }

    public int getNano() {
        return nanos;
    }

    public Duration withSeconds(long s) {
        return new Duration(s, nanos);
    }

    public Duration withNanos(int nanoOfSecond) {
        ChronoField.NANO_OF_SECOND.checkValidValue(nanoOfSecond);
        return new Duration(seconds, nanoOfSecond);
    }

    public Duration plus(Duration d) {
        return ofSeconds(Math.addExact(seconds, d.seconds), (long) nanos + d.nanos);
    }

    public Duration plus(long amount, TemporalUnit unit) {
        if (unit == ChronoUnit.DAYS) {
            return plus(ofDays(amount));
        }
        if (unit.isDurationEstimated()) {
            throw new UnsupportedTemporalTypeException("Unit must not have an estimated duration");
        }
        return plus(unit.getDuration().multipliedBy(amount));
    }

    public Duration minus(Duration d) {
        return ofSeconds(Math.subtractExact(seconds, d.seconds), (long) nanos - d.nanos);
    }

    public Duration minus(long amount, TemporalUnit unit) {
        return amount == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit) : plus(-amount, unit);
    }

    public Duration plusDays(long n) {
        return plus(ofDays(n));
    }

    public Duration plusHours(long n) {
        return plus(ofHours(n));
    }

    public Duration plusMinutes(long n) {
        return plus(ofMinutes(n));
    }

    public Duration plusSeconds(long n) {
        return plus(ofSeconds(n));
    }

    public Duration plusMillis(long n) {
        return plus(ofMillis(n));
    }

    public Duration plusNanos(long n) {
        return plus(ofNanos(n));
    }

    public Duration minusDays(long n) {
        return minus(ofDays(n));
    }

    public Duration minusHours(long n) {
        return minus(ofHours(n));
    }

    public Duration minusMinutes(long n) {
        return minus(ofMinutes(n));
    }

    public Duration minusSeconds(long n) {
        return minus(ofSeconds(n));
    }

    public Duration minusMillis(long n) {
        return minus(ofMillis(n));
    }

    public Duration minusNanos(long n) {
        return minus(ofNanos(n));
    }

    public Duration multipliedBy(long factor) {
        long low = nanos * (factor % BILLION);
        long carry = nanos * (factor / BILLION);
        return ofSeconds(Math.addExact(Math.multiplyExact(seconds, factor), carry), low);
    }

    public Duration dividedBy(long divisor) {
        if (divisor == 0) {
            throw new ArithmeticException("Cannot divide by zero");
        }
        long rest = seconds % divisor;
        java.math.BigInteger n = java.math.BigInteger.valueOf(rest).multiply(java.math.BigInteger.valueOf(BILLION))
                .add(java.math.BigInteger.valueOf(nanos)).divide(java.math.BigInteger.valueOf(divisor));
        return ofSeconds(seconds / divisor, n.longValueExact());
    }

    public long dividedBy(Duration divisor) {
        if (divisor.isZero()) {
            throw new ArithmeticException("Cannot divide by zero");
        }
        return exactNanos().divide(divisor.exactNanos()).longValueExact();
    }

    private java.math.BigInteger exactNanos() {
        return java.math.BigInteger.valueOf(seconds).multiply(java.math.BigInteger.valueOf(BILLION))
                .add(java.math.BigInteger.valueOf(nanos));
    }

    public Duration negated() {
        return multipliedBy(-1);
    }

    public Duration abs() {
        return isNegative() ? negated() : this;
    }

    public long toDays() {
        return seconds / 86400;
    }

    public long toHours() {
        return seconds / 3600;
    }

    public long toMinutes() {
        return seconds / 60;
    }

    public long toSeconds() {
        return seconds;
    }

    public long toMillis() {
        long s = seconds;
        long n = nanos;
        if (s < 0) {
            s++;
            n -= BILLION;
        }
        return Math.addExact(Math.multiplyExact(s, 1000), n / 1000000);
    }

    public long toNanos() {
        long s = seconds;
        long n = nanos;
        if (s < 0) {
            s++;
            n -= BILLION;
        }
        return Math.addExact(Math.multiplyExact(s, BILLION), n);
    }

    public long toDaysPart() {
        return seconds / 86400;
    }

    public int toHoursPart() {
        return (int) (toHours() % 24);
    }

    public int toMinutesPart() {
        return (int) (toMinutes() % 60);
    }

    public int toSecondsPart() {
        return (int) (seconds % 60);
    }

    public int toMillisPart() {
        return nanos / 1000000;
    }

    public int toNanosPart() {
        return nanos;
    }

    public Duration truncatedTo(TemporalUnit unit) {
        long n = LocalTime.nanosInDay(unit);
        long inDay = seconds % 86400 * BILLION + nanos;
        return plusNanos(inDay / n * n - inDay);
    }

    @Override
    public Temporal addTo(Temporal temporal) {
        Temporal t = seconds != 0 ? temporal.plus(seconds, ChronoUnit.SECONDS) : temporal;
        return nanos != 0 ? t.plus(nanos, ChronoUnit.NANOS) : t;
    }

    @Override
    public Temporal subtractFrom(Temporal temporal) {
        Temporal t = seconds != 0 ? temporal.minus(seconds, ChronoUnit.SECONDS) : temporal;
        return nanos != 0 ? t.minus(nanos, ChronoUnit.NANOS) : t;
    }

    @Override
    public int compareTo(Duration o) {
        int c = Long.compare(seconds, o.seconds);
        return c != 0 ? c : nanos - o.nanos;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Duration && seconds == ((Duration) o).seconds && nanos == ((Duration) o).nanos;
    }

    @Override
    public int hashCode() {
        return (int) (seconds ^ seconds >>> 32) + 51 * nanos;
    }

    @Override
    public String toString() {
        if (isZero()) {
            return "PT0S";
        }
        long s = seconds < 0 && nanos > 0 ? seconds + 1 : seconds;
        long hours = s / 3600;
        int minutes = (int) (s % 3600 / 60);
        int secs = (int) (s % 60);
        StringBuilder sb = new StringBuilder("PT");
        if (hours != 0) {
            sb.append(hours).append('H');
        }
        if (minutes != 0) {
            sb.append(minutes).append('M');
        }
        if (secs == 0 && nanos == 0 && sb.length() > 2) {
            return sb.toString();
        }
        boolean below = seconds < 0 && nanos > 0;
        sb.append(below && secs == 0 ? "-0" : Integer.toString(secs));
        if (nanos > 0) {
            String f = Long.toString(BILLION + (below ? BILLION - nanos : nanos)).substring(1);
            while (f.endsWith("0")) {
                f = f.substring(0, f.length() - 1);
            }
            sb.append('.').append(f);
        }
        return sb.append('S').toString();
    }

    private Object writeReplace() {
        return new Ser(Ser.DURATION, this);
    }

    private void readObject(java.io.ObjectInputStream s) throws java.io.InvalidObjectException {
        throw Ser.refuse();
    }
}
