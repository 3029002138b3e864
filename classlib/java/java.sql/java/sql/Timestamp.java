// SPDX-License-Identifier: MIT
package java.sql;

import java.time.Instant;
import java.time.LocalDateTime;

/**
 * A timestamp of SQL: a date with nanoseconds. The milliseconds of the date are whole seconds; the rest is
 * in nanos.
 */
public class Timestamp extends java.util.Date {
    static final long serialVersionUID = 2745179027874758501L;

    private int nanos;

    @Deprecated(since = "1.2")
    public Timestamp(int year, int month, int date, int hour, int minute, int second, int nano) {
        super(year, month, date, hour, minute, second);
        setNanos(nano);
    }

    public Timestamp(long time) {
        super(Math.floorDiv(time, 1000L) * 1000);
        nanos = (int) Math.floorMod(time, 1000L) * 1000000;
    }

    @Override
    public void setTime(long time) {
        super.setTime(Math.floorDiv(time, 1000L) * 1000);
        nanos = (int) Math.floorMod(time, 1000L) * 1000000;
    }

    @Override
    public long getTime() {
        return super.getTime() + nanos / 1000000;
    }

    /** Of "yyyy-[m]m-[d]d hh:mm:ss[.f...]". */
    @SuppressWarnings("deprecation")
    public static Timestamp valueOf(String s) {
        if (s == null) throw new IllegalArgumentException("null string");
        s = s.trim();
        int space = s.indexOf(' ');
        if (space < 0) throw malformed();
        int first = s.indexOf('-'), second = s.indexOf('-', first + 1);
        int hour = s.indexOf(':', space + 1), minute = s.indexOf(':', hour + 1), dot = s.indexOf('.', minute + 1);
        if (first != 4 || second < 6 || second > 7 || space < second + 2 || space > second + 3 || hour < space + 2
                || minute < hour + 2 || minute == s.length() - 1) throw malformed();
        int month = Date.number(s, 5, second), day = Date.number(s, second + 1, space);
        if (month < 1 || month > 12 || day < 1 || day > 31) throw malformed();
        return new Timestamp(Date.number(s, 0, 4) - 1900, month - 1, day, Date.number(s, space + 1, hour),
                Date.number(s, hour + 1, minute), Date.number(s, minute + 1, dot < 0 ? s.length() : dot), dot < 0 ? 0
                        : fraction(s, dot + 1));
    }

    private static IllegalArgumentException malformed() {
        return new IllegalArgumentException("Timestamp format must be yyyy-mm-dd hh:mm:ss[.fffffffff]");
    }

    private static int fraction(String s, int from) {
        int digits = s.length() - from, value = 0;
        if (digits == 0 || digits > 9 || !Character.isDigit(s.charAt(from))) throw malformed();
        for (int i = 0; i < 9; i++) value = value * 10 + (i < digits ? Date.number(s, from + i, from + i + 1) : 0);
        return value;
    }

    @Override
    @SuppressWarnings("deprecation")
    public String toString() {
        StringBuilder s = new StringBuilder();
        Date.four(s, getYear() + 1900);
        s.append('-');
        Date.two(s, getMonth() + 1);
        s.append('-');
        Date.two(s, getDate());
        s.append(' ');
        Date.two(s, getHours());
        s.append(':');
        Date.two(s, getMinutes());
        s.append(':');
        Date.two(s, getSeconds());
        s.append('.');
        if (nanos == 0) return s.append('0').toString();
        String digits = String.valueOf(1000000000 + nanos).substring(1);
        int end = digits.length();
        while (digits.charAt(end - 1) == '0') end--;
        return s.append(digits, 0, end).toString();
    }

    public int getNanos() {
        return nanos;
    }

    public void setNanos(int n) {
        if (n > 999999999 || n < 0) throw new IllegalArgumentException("nanos > 999999999 or < 0");
        nanos = n;
    }

    public boolean equals(Timestamp ts) {
        return super.equals(ts) && nanos == ts.nanos;
    }

    @Override
    public boolean equals(Object ts) {
        return ts instanceof Timestamp && equals((Timestamp) ts);
    }

    public boolean before(Timestamp ts) {
        return compareTo(ts) < 0;
    }

    public boolean after(Timestamp ts) {
        return compareTo(ts) > 0;
    }

    public int compareTo(Timestamp ts) {
        int order = Long.compare(getTime(), ts.getTime());
        return order != 0 ? order : Integer.compare(nanos, ts.nanos);
    }

    @Override
    public int compareTo(java.util.Date o) {
        return compareTo(o instanceof Timestamp ? (Timestamp) o : new Timestamp(o.getTime()));
    }

    @Override
    public int hashCode() {
        return super.hashCode();
    }

    @SuppressWarnings("deprecation")
    public static Timestamp valueOf(LocalDateTime dateTime) {
        return new Timestamp(dateTime.getYear() - 1900, dateTime.getMonthValue() - 1, dateTime.getDayOfMonth(),
                dateTime.getHour(), dateTime.getMinute(), dateTime.getSecond(), dateTime.getNano());
    }

    @SuppressWarnings("deprecation")
    public LocalDateTime toLocalDateTime() {
        return LocalDateTime.of(getYear() + 1900, getMonth() + 1, getDate(), getHours(), getMinutes(), getSeconds(),
                nanos);
    }

    public static Timestamp from(Instant instant) {
        long millis;
        try {
            millis = Math.multiplyExact(instant.getEpochSecond(), 1000L);
        } catch (ArithmeticException e) {
            throw new IllegalArgumentException(e);
        }
        Timestamp made = new Timestamp(millis);
        made.nanos = instant.getNano();
        return made;
    }

    @Override
    public Instant toInstant() {
        return Instant.ofEpochSecond(super.getTime() / 1000, nanos);
    }
}
