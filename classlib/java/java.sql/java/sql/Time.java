// SPDX-License-Identifier: MIT
package java.sql;

import java.time.Instant;
import java.time.LocalTime;

/** A time of SQL: of a day, without the day. */
public class Time extends java.util.Date {
    static final long serialVersionUID = 8397324403548013681L;

    @Deprecated(since = "1.2")
    public Time(int hour, int minute, int second) {
        super(70, 0, 1, hour, minute, second);
    }

    public Time(long time) {
        super(time);
    }

    @Override
    public void setTime(long time) {
        super.setTime(time);
    }

    /** Of "hh:mm:ss". */
    @SuppressWarnings("deprecation")
    public static Time valueOf(String s) {
        if (s == null) throw new IllegalArgumentException();
        int first = s.indexOf(':'), second = s.indexOf(':', first + 1);
        if (first <= 0 || second <= first + 1 || second == s.length() - 1) throw new IllegalArgumentException();
        return new Time(Date.number(s, 0, first), Date.number(s, first + 1, second),
                Date.number(s, second + 1, s.length()));
    }

    @Override
    @SuppressWarnings("deprecation")
    public String toString() {
        StringBuilder s = new StringBuilder();
        Date.two(s, super.getHours());
        s.append(':');
        Date.two(s, super.getMinutes());
        s.append(':');
        Date.two(s, super.getSeconds());
        return s.toString();
    }

    @Override
    @Deprecated(since = "1.2")
    public int getYear() {
        throw new IllegalArgumentException();
    }

    @Override
    @Deprecated(since = "1.2")
    public int getMonth() {
        throw new IllegalArgumentException();
    }

    @Override
    @Deprecated(since = "1.2")
    public int getDay() {
        throw new IllegalArgumentException();
    }

    @Override
    @Deprecated(since = "1.2")
    public int getDate() {
        throw new IllegalArgumentException();
    }

    @Override
    @Deprecated(since = "1.2")
    public void setYear(int i) {
        throw new IllegalArgumentException();
    }

    @Override
    @Deprecated(since = "1.2")
    public void setMonth(int i) {
        throw new IllegalArgumentException();
    }

    @Override
    @Deprecated(since = "1.2")
    public void setDate(int i) {
        throw new IllegalArgumentException();
    }

    @SuppressWarnings("deprecation")
    public static Time valueOf(LocalTime time) {
        return new Time(time.getHour(), time.getMinute(), time.getSecond());
    }

    @SuppressWarnings("deprecation")
    public LocalTime toLocalTime() {
        long millis = getTime() % 1000;
        return LocalTime.of(getHours(), getMinutes(), getSeconds(),
                (int) (millis < 0 ? millis + 1000 : millis) * 1000000);
    }

    /** A time without a day is no instant. */
    @Override
    public Instant toInstant() {
        throw new UnsupportedOperationException();
    }
}
