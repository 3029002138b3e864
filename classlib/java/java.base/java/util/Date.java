package java.util;

import java.io.Serializable;
import java.time.Instant;

/** A moment: milliseconds since 1970 UTC. */
public class Date implements Serializable, Cloneable, Comparable<Date> {
    private static final String MONTHS = "JanFebMarAprMayJunJulAugSepOctNovDec";
    private static final long serialVersionUID = 7523967970034938905L;
    private transient long millis;

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

    @Deprecated
    public Date(String s) {
        this(parse(s));
    }

    public static Date from(Instant instant) {
        try {
            return new Date(instant.toEpochMilli());
        } catch (ArithmeticException e) {
            throw new IllegalArgumentException(e);
        }
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

    private void put(int field, int value) {
        Calendar c = Calendar.getInstance();
        c.setTimeInMillis(millis);
        c.set(field, value);
        millis = c.getTimeInMillis();
    }

    @Deprecated
    public void setYear(int year) {
        Calendar c = Calendar.getInstance();
        c.setTimeInMillis(millis);
        c.set(Calendar.ERA, GregorianCalendar.AD);
        c.set(Calendar.YEAR, year + 1900);
        millis = c.getTimeInMillis();
    }

    @Deprecated
    public void setMonth(int month) {
        put(Calendar.MONTH, month);
    }

    @Deprecated
    public void setDate(int date) {
        put(Calendar.DAY_OF_MONTH, date);
    }

    @Deprecated
    public void setHours(int hours) {
        put(Calendar.HOUR_OF_DAY, hours);
    }

    @Deprecated
    public void setMinutes(int minutes) {
        put(Calendar.MINUTE, minutes);
    }

    @Deprecated
    public void setSeconds(int seconds) {
        put(Calendar.SECOND, seconds);
    }

    @Deprecated
    public static long UTC(int year, int month, int date, int hrs, int min, int sec) {
        GregorianCalendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"));
        c.clear();
        c.set(year + 1900, month, date, hrs, min, sec);
        return c.getTimeInMillis();
    }

    @Deprecated
    public static long parse(String s) {
        return new DateReader(s).read();
    }

    @Deprecated
    public String toLocaleString() {
        return java.text.DateFormat.getDateTimeInstance().format(this);
    }

    /** As in "1 Jan 1970 00:00:00 GMT". */
    @Deprecated
    public String toGMTString() {
        Calendar c = Calendar.getInstance(TimeZone.getTimeZone("GMT"));
        c.setTimeInMillis(millis);
        int month = c.get(Calendar.MONTH);
        return c.get(Calendar.DAY_OF_MONTH) + " " + MONTHS.substring(month * 3, month * 3 + 3) + " "
                + c.get(Calendar.YEAR) + " " + two(c.get(Calendar.HOUR_OF_DAY)) + ":" + two(c.get(Calendar.MINUTE))
                        + ":"
                + two(c.get(Calendar.SECOND)) + " GMT";
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
                + MONTHS.substring(month * 3, month * 3 + 3) + " "
                        + two(c.get(Calendar.DAY_OF_MONTH))
                + " " + two(c.get(Calendar.HOUR_OF_DAY)) + ":" + two(c.get(Calendar.MINUTE)) + ":"
                        + two(c.get(Calendar.SECOND)) + " "
                + c.getTimeZone().getDisplayName(c.get(Calendar.DST_OFFSET) != 0, TimeZone.SHORT) + " "
                        + c.get(Calendar.YEAR);
    }

    private void writeObject(java.io.ObjectOutputStream s) throws java.io.IOException {
        s.defaultWriteObject();
        s.writeLong(millis);
    }

    private void readObject(java.io.ObjectInputStream s) throws java.io.IOException, ClassNotFoundException {
        s.defaultReadObject();
        millis = s.readLong();
    }
}
