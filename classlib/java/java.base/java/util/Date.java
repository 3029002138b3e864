package java.util;

import java.io.Serializable;
import java.time.Instant;

/** A moment: milliseconds since 1970 UTC. */
public class Date implements Serializable, Cloneable, Comparable<Date> {
    private static final long serialVersionUID = 7523967970034938905L;
    private long millis;

    public Date() {
        this(System.currentTimeMillis());
    }

    public Date(long date) {
        millis = date;
    }

    @Deprecated
    public Date(int year, int month, int date) {
        this(year, month, date, 0, 0, 0);
    }

    @Deprecated
    public Date(int year, int month, int date, int hrs, int min) {
        this(year, month, date, hrs, min, 0);
    }

    @Deprecated
    public Date(int year, int month, int date, int hrs, int min, int sec) {
        millis = new GregorianCalendar(year + 1900, month, date, hrs, min, sec).getTimeInMillis();
    }

    public static Date from(Instant instant) {
        return new Date(instant.toEpochMilli());
    }

    public Instant toInstant() {
        return Instant.ofEpochMilli(millis);
    }

    public long getTime() {
        return millis;
    }

    public void setTime(long time) {
        millis = time;
    }

    public boolean before(Date when) {
        return millis < when.millis;
    }

    public boolean after(Date when) {
        return millis > when.millis;
    }

    private int get(int field) {
        Calendar c = Calendar.getInstance();
        c.setTimeInMillis(millis);
        return c.get(field);
    }

    @Deprecated
    public int getYear() {
        return get(Calendar.YEAR) - 1900;
    }

    @Deprecated
    public int getMonth() {
        return get(Calendar.MONTH);
    }

    @Deprecated
    public int getDate() {
        return get(Calendar.DAY_OF_MONTH);
    }

    @Deprecated
    public int getDay() {
        return get(Calendar.DAY_OF_WEEK) - 1;
    }

    @Deprecated
    public int getHours() {
        return get(Calendar.HOUR_OF_DAY);
    }

    @Deprecated
    public int getMinutes() {
        return get(Calendar.MINUTE);
    }

    @Deprecated
    public int getSeconds() {
        return get(Calendar.SECOND);
    }

    @Deprecated
    public int getTimezoneOffset() {
        return -TimeZone.getDefault().getOffset(millis) / 60000;
    }

    @Override
    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    @Override
    public int compareTo(Date anotherDate) {
        return Long.compare(millis, anotherDate.millis);
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Date && millis == ((Date) obj).millis;
    }

    @Override
    public int hashCode() {
        return (int) millis ^ (int) (millis >> 32);
    }

    private static String two(int n) {
        return n < 10 ? "0" + n : Integer.toString(n);
    }

    /** As in "Thu Jan 01 00:00:00 UTC 1970". */
    @Override
    public String toString() {
        Calendar c = Calendar.getInstance();
        c.setTimeInMillis(millis);
        int day = c.get(Calendar.DAY_OF_WEEK) - 1;
        int month = c.get(Calendar.MONTH);
        return "SunMonTueWedThuFriSat".substring(day * 3, day * 3 + 3) + " "
                + "JanFebMarAprMayJunJulAugSepOctNovDec".substring(month * 3, month * 3 + 3) + " "
                        + two(c.get(Calendar.DAY_OF_MONTH))
                + " " + two(c.get(Calendar.HOUR_OF_DAY)) + ":" + two(c.get(Calendar.MINUTE)) + ":"
                        + two(c.get(Calendar.SECOND)) + " "
                + c.getTimeZone().getDisplayName(c.get(Calendar.DST_OFFSET) != 0, TimeZone.SHORT) + " "
                        + c.get(Calendar.YEAR);
    }
}
