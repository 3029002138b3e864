// SPDX-License-Identifier: MIT
package java.sql;

import java.time.Instant;
import java.time.LocalDate;

/** A date of SQL: a day, without time. */
public class Date extends java.util.Date {
    static final long serialVersionUID = 1511598038487230103L;

    @Deprecated(since = "1.2")
    public Date(int year, int month, int day) {
        super(year, month, day);
    }

    public Date(long date) {
        super(date);
    }

    @Override
    public void setTime(long date) {
        super.setTime(date);
    }

    /** Of "yyyy-[m]m-[d]d". */
    public static Date valueOf(String s) {
        if (s == null) throw new IllegalArgumentException();
        int first = s.indexOf('-'), second = s.indexOf('-', first + 1), length = s.length();
        if (first == 4 && second > first + 1 && second <= first + 3 && second + 1 < length && length <= second + 3) {
            int year = number(s, 0, first), month = number(s, first + 1, second), day = number(s, second + 1, length);
            if (month >= 1 && month <= 12 && day >= 1 && day <= 31) return new Date(year - 1900, month - 1, day);
        }
        throw new IllegalArgumentException();
    }

    static int number(String s, int from, int to) {
        return Integer.parseInt(s.substring(from, to));
    }

    static void two(StringBuilder out, int n) {
        if (n < 10) out.append('0');
        out.append(n);
    }

    static void four(StringBuilder out, int n) {
        for (int limit = 1000; limit > 1 && n < limit; limit /= 10) out.append('0');
        out.append(n);
    }

    @Override
    @SuppressWarnings("deprecation")
    public String toString() {
        StringBuilder s = new StringBuilder();
        four(s, super.getYear() + 1900);
        s.append('-');
        two(s, super.getMonth() + 1);
        s.append('-');
        two(s, super.getDate());
        return s.toString();
    }

    @Override
    @Deprecated(since = "1.2")
    public int getHours() {
        throw new IllegalArgumentException();
    }

    @Override
    @Deprecated(since = "1.2")
    public int getMinutes() {
        throw new IllegalArgumentException();
    }

    @Override
    @Deprecated(since = "1.2")
    public int getSeconds() {
        throw new IllegalArgumentException();
    }

    @Override
    @Deprecated(since = "1.2")
    public void setHours(int i) {
        throw new IllegalArgumentException();
    }

    @Override
    @Deprecated(since = "1.2")
    public void setMinutes(int i) {
        throw new IllegalArgumentException();
    }

    @Override
    @Deprecated(since = "1.2")
    public void setSeconds(int i) {
        throw new IllegalArgumentException();
    }

    @SuppressWarnings("deprecation")
    public static Date valueOf(LocalDate date) {
        return new Date(date.getYear() - 1900, date.getMonthValue() - 1, date.getDayOfMonth());
    }

    @SuppressWarnings("deprecation")
    public LocalDate toLocalDate() {
        return LocalDate.of(getYear() + 1900, getMonth() + 1, getDate());
    }

    /** A day is no instant. */
    @Override
    public Instant toInstant() {
        throw new UnsupportedOperationException();
    }
}
