package java.util;

import java.io.Serializable;
import java.time.Instant;

/**
 * A moment and its fields. Either may have been set last: fieldsStale says that the fields must be computed from the time before they
 * are read, timeStale the other way round. Subclasses do both.
 */
public abstract class Calendar implements Serializable, Cloneable, Comparable<Calendar> {
    private static final long serialVersionUID = -1807547505821590642L;
    public static final int ERA = 0;
    public static final int YEAR = 1;
    public static final int MONTH = 2;
    public static final int WEEK_OF_YEAR = 3;
    public static final int WEEK_OF_MONTH = 4;
    public static final int DATE = 5;
    public static final int DAY_OF_MONTH = 5;
    public static final int DAY_OF_YEAR = 6;
    public static final int DAY_OF_WEEK = 7;
    public static final int DAY_OF_WEEK_IN_MONTH = 8;
    public static final int AM_PM = 9;
    public static final int HOUR = 10;
    public static final int HOUR_OF_DAY = 11;
    public static final int MINUTE = 12;
    public static final int SECOND = 13;
    public static final int MILLISECOND = 14;
    public static final int ZONE_OFFSET = 15;
    public static final int DST_OFFSET = 16;
    public static final int FIELD_COUNT = 17;

    public static final int SUNDAY = 1;
    public static final int MONDAY = 2;
    public static final int TUESDAY = 3;
    public static final int WEDNESDAY = 4;
    public static final int THURSDAY = 5;
    public static final int FRIDAY = 6;
    public static final int SATURDAY = 7;

    public static final int JANUARY = 0;
    public static final int FEBRUARY = 1;
    public static final int MARCH = 2;
    public static final int APRIL = 3;
    public static final int MAY = 4;
    public static final int JUNE = 5;
    public static final int JULY = 6;
    public static final int AUGUST = 7;
    public static final int SEPTEMBER = 8;
    public static final int OCTOBER = 9;
    public static final int NOVEMBER = 10;
    public static final int DECEMBER = 11;
    public static final int UNDECIMBER = 12;
    public static final int AM = 0;
    public static final int PM = 1;
    public static final int SHORT = 1;
    public static final int LONG = 2;

    protected int[] fields = new int[FIELD_COUNT];
    protected boolean[] isSet = new boolean[FIELD_COUNT];
    protected long time;
    /** The field set last among those that name the day, and among those that name the hour. */
    int lastDay = DAY_OF_MONTH;
    int lastHour = HOUR_OF_DAY;
    private boolean fieldsStale = true;
    private boolean timeStale;
    private boolean lenient = true;
    private int firstDayOfWeek = SUNDAY;
    private int minimalDays = 1;
    private TimeZone zone;

    protected Calendar() {
        this(TimeZone.getDefault(), Locale.getDefault());
    }

    protected Calendar(TimeZone zone, Locale locale) {
        this.zone = zone;
    }

    public static Calendar getInstance() {
        return new GregorianCalendar();
    }

    public static Calendar getInstance(TimeZone zone) {
        return new GregorianCalendar(zone);
    }

    public static Calendar getInstance(Locale locale) {
        return new GregorianCalendar();
    }

    public static Calendar getInstance(TimeZone zone, Locale locale) {
        return new GregorianCalendar(zone);
    }

    protected abstract void computeTime();

    protected abstract void computeFields();

    public abstract void add(int field, int amount);

    public abstract void roll(int field, boolean up);

    public abstract int getMinimum(int field);

    public abstract int getMaximum(int field);

    public int getActualMinimum(int field) {
        return getMinimum(field);
    }

    /** The largest value of the field in the month or year that is set: tried out on a copy. */
    public int getActualMaximum(int field) {
        Calendar c = (Calendar) clone();
        c.setLenient(true);
        int at = getMinimum(field);
        for (int v = at; v <= getMaximum(field); v++) {
            c.setTimeInMillis(getTimeInMillis());
            c.set(field, v);
            if (c.get(field) != v) break;
            at = v;
        }
        return at;
    }

    public long getTimeInMillis() {
        if (timeStale) {
            computeTime();
            timeStale = false;
            fieldsStale = true;
        }
        return time;
    }

    public void setTimeInMillis(long millis) {
        time = millis;
        timeStale = false;
        fieldsStale = true;
    }

    public final Date getTime() {
        return new Date(getTimeInMillis());
    }

    public final void setTime(Date date) {
        setTimeInMillis(date.getTime());
    }

    public final Instant toInstant() {
        return Instant.ofEpochMilli(getTimeInMillis());
    }

    protected void complete() {
        getTimeInMillis();
        if (fieldsStale) {
            computeFields();
            fieldsStale = false;
            lastDay = DAY_OF_MONTH;
            lastHour = HOUR_OF_DAY;
        }
    }

    public int get(int field) {
        complete();
        return fields[field];
    }

    public void set(int field, int value) {
        if (fieldsStale) {
            complete();
        }
        fields[field] = value;
        isSet[field] = true;
        timeStale = true;
        if (field == DAY_OF_MONTH || field == DAY_OF_YEAR || field == DAY_OF_WEEK || field == WEEK_OF_YEAR || field == MONTH
                || field == WEEK_OF_MONTH || field == DAY_OF_WEEK_IN_MONTH) {
            lastDay = field == MONTH ? DAY_OF_MONTH : field;
        }
        if (field == HOUR || field == AM_PM || field == HOUR_OF_DAY) {
            lastHour = field == HOUR_OF_DAY ? HOUR_OF_DAY : HOUR;
        }
    }

    public final void set(int year, int month, int date) {
        set(YEAR, year);
        set(MONTH, month);
        set(DATE, date);
    }

    public final void set(int year, int month, int date, int hourOfDay, int minute) {
        set(year, month, date);
        set(HOUR_OF_DAY, hourOfDay);
        set(MINUTE, minute);
    }

    public final void set(int year, int month, int date, int hourOfDay, int minute, int second) {
        set(year, month, date, hourOfDay, minute);
        set(SECOND, second);
    }

    /** All fields to those of the epoch's beginning. */
    public final void clear() {
        setTimeInMillis(-zone.getRawOffset());
        complete();
        Arrays.fill(isSet, false);
    }

    public final void clear(int field) {
        complete();
        set(field, field == YEAR ? 1970 : field == DAY_OF_MONTH || field == DAY_OF_YEAR ? 1 : 0);
        isSet[field] = false;
    }

    public final boolean isSet(int field) {
        return isSet[field];
    }

    public void roll(int field, int amount) {
        for (int i = 0; i < Math.abs(amount); i++) {
            roll(field, amount > 0);
        }
    }

    public TimeZone getTimeZone() {
        return zone;
    }

    public void setTimeZone(TimeZone value) {
        getTimeInMillis();
        zone = value;
        fieldsStale = true;
    }

    public boolean isLenient() {
        return lenient;
    }

    public void setLenient(boolean lenient) {
        this.lenient = lenient;
    }

    public int getFirstDayOfWeek() {
        return firstDayOfWeek;
    }

    public void setFirstDayOfWeek(int value) {
        complete();
        firstDayOfWeek = value;
        fieldsStale = true;
    }

    public int getMinimalDaysInFirstWeek() {
        return minimalDays;
    }

    public void setMinimalDaysInFirstWeek(int value) {
        complete();
        minimalDays = value;
        fieldsStale = true;
    }

    public boolean before(Object when) {
        return when instanceof Calendar && compareTo((Calendar) when) < 0;
    }

    public boolean after(Object when) {
        return when instanceof Calendar && compareTo((Calendar) when) > 0;
    }

    @Override
    public int compareTo(Calendar other) {
        return Long.compare(getTimeInMillis(), other.getTimeInMillis());
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Calendar && getTimeInMillis() == ((Calendar) obj).getTimeInMillis()
                && lenient == ((Calendar) obj).lenient && zone.equals(((Calendar) obj).zone);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(getTimeInMillis()) ^ zone.hashCode();
    }

    @Override
    public Object clone() {
        try {
            Calendar c = (Calendar) super.clone();
            c.fields = fields.clone();
            c.isSet = isSet.clone();
            return c;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    @Override
    public String toString() {
        return getClass().getName() + "[time=" + getTimeInMillis() + ",zone=" + zone.getID() + "]";
    }
}
