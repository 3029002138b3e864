// SPDX-License-Identifier: MIT
package java.util;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.OptionalDataException;
import java.io.Serializable;
import java.time.Instant;
import jdk.internal.util.DateTexts;

/**
 * A moment and its fields. Either may have been set last: isTimeSet says that the time holds, areFieldsSet that the
 * fields do.
 * Subclasses compute one from the other. Each field has a stamp: UNSET, COMPUTED, or a number that grows with each
 * set, so that among
 * fields that contradict each other the one set last decides.
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

    public static final int ALL_STYLES = 0;
    private static final int STANDALONE = 0x8000;
    public static final int NARROW_FORMAT = 4;
    public static final int NARROW_STANDALONE = STANDALONE | NARROW_FORMAT;
    public static final int SHORT_FORMAT = SHORT;
    public static final int LONG_FORMAT = LONG;
    public static final int SHORT_STANDALONE = STANDALONE | SHORT;
    public static final int LONG_STANDALONE = STANDALONE | LONG;

    static final int UNSET = 0, COMPUTED = 1, FIRST_STAMP = 2;

    static final String[] NAMES = {"ERA", "YEAR", "MONTH", "WEEK_OF_YEAR", "WEEK_OF_MONTH", "DAY_OF_MONTH",
        "DAY_OF_YEAR", "DAY_OF_WEEK", "DAY_OF_WEEK_IN_MONTH", "AM_PM", "HOUR", "HOUR_OF_DAY", "MINUTE", "SECOND",
        "MILLISECOND", "ZONE_OFFSET", "DST_OFFSET"};

    protected int[] fields = new int[FIELD_COUNT];
    protected boolean[] isSet = new boolean[FIELD_COUNT];
    protected long time;
    protected boolean isTimeSet;
    protected boolean areFieldsSet;
    /** Stamps of the fields. */
    transient int[] stamp = new int[FIELD_COUNT];
    /** Says in the stream that the zone has the rules of its name. */
    private static final String NAMED = "named";
    private int nextStamp = FIRST_STAMP;
    private transient boolean allFieldsSet;
    private boolean lenient = true;
    private int firstDayOfWeek;
    private int minimalDaysInFirstWeek;
    private TimeZone zone;
    private int serialVersionOnStream = 1;

    protected Calendar() {
        this(TimeZone.getDefault(), Locale.getDefault(Locale.Category.FORMAT));
    }

    protected Calendar(TimeZone zone, Locale locale) {
        this.zone = Objects.requireNonNull(zone);
        int week = locale == null ? 11 : DateTexts.week(locale);
        firstDayOfWeek = week / 10;
        minimalDaysInFirstWeek = week % 10;
    }

    public static Calendar getInstance() {
        return new GregorianCalendar();
    }

    public static Calendar getInstance(TimeZone zone) {
        return new GregorianCalendar(zone);
    }

    public static Calendar getInstance(Locale locale) {
        return new GregorianCalendar(locale);
    }

    public static Calendar getInstance(TimeZone zone, Locale locale) {
        return new GregorianCalendar(zone, locale);
    }

    public static synchronized Locale[] getAvailableLocales() {
        return Locale.getAvailableLocales();
    }

    public static Set<String> getAvailableCalendarTypes() {
        return Collections.singleton("gregory");
    }

    public String getCalendarType() {
        return getClass().getName();
    }

    protected abstract void computeTime();

    protected abstract void computeFields();

    public abstract void add(int field, int amount);

    public abstract void roll(int field, boolean up);

    public abstract int getMinimum(int field);

    public abstract int getMaximum(int field);

    public abstract int getGreatestMinimum(int field);

    public abstract int getLeastMaximum(int field);

    /** The smallest value of the field at the time that is set: tried out on a copy. */
    public int getActualMinimum(int field) {
        int value = getGreatestMinimum(field), end = getMinimum(field), result = value;
        Calendar c = (Calendar) clone();
        c.setLenient(true);
        while (value >= end) {
            c.set(field, value);
            if (c.get(field) != value) break;
            result = value--;
        }
        return result;
    }

    public int getActualMaximum(int field) {
        int value = getLeastMaximum(field), end = getMaximum(field), result = value;
        Calendar c = (Calendar) clone();
        c.setLenient(true);
        if (field == WEEK_OF_YEAR || field == WEEK_OF_MONTH) c.set(DAY_OF_WEEK, firstDayOfWeek);
        while (value <= end) {
            c.set(field, value);
            if (c.get(field) != value) break;
            result = value++;
        }
        return result;
    }

    public boolean isWeekDateSupported() {
        return false;
    }

    public int getWeekYear() {
        throw new UnsupportedOperationException();
    }

    public void setWeekDate(int weekYear, int weekOfYear, int dayOfWeek) {
        throw new UnsupportedOperationException();
    }

    public int getWeeksInWeekYear() {
        throw new UnsupportedOperationException();
    }

    public long getTimeInMillis() {
        if (!isTimeSet) {
            computeTime();
            isTimeSet = true;
        }
        return time;
    }

    public void setTimeInMillis(long millis) {
        if (time == millis && isTimeSet && areFieldsSet && allFieldsSet) return;
        time = millis;
        isTimeSet = true;
        areFieldsSet = false;
        computeFields();
        areFieldsSet = allFieldsSet = true;
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
        if (!areFieldsSet || !allFieldsSet) {
            computeFields();
            areFieldsSet = allFieldsSet = true;
        }
    }

    public int get(int field) {
        complete();
        return fields[field];
    }

    protected final int internalGet(int field) {
        return fields[field];
    }

    /** Stores a field that has been computed. */
    final void put(int field, int value) {
        fields[field] = value;
        isSet[field] = true;
        stamp[field] = COMPUTED;
    }

    /** The fields that are set fit the time; others must be computed before they are read. */
    final void someFieldsSet() {
        areFieldsSet = true;
        allFieldsSet = false;
    }

    /** The field is not set any more; the time stays. */
    final void forget(int field) {
        fields[field] = 0;
        isSet[field] = false;
        stamp[field] = UNSET;
    }

    public void set(int field, int value) {
        if (areFieldsSet && !allFieldsSet) computeFields();
        put(field, value);
        stamp[field] = nextStamp++;
        isTimeSet = areFieldsSet = false;
        if (nextStamp == Integer.MAX_VALUE) renumber();
    }

    /** The stamps from FIRST_STAMP on again, in the same order. */
    private void renumber() {
        int[] sorted = stamp.clone();
        Arrays.sort(sorted);
        for (int f = 0; f < FIELD_COUNT; f++)
            if (stamp[f] >= FIRST_STAMP) stamp[f] = FIRST_STAMP + Arrays.binarySearch(sorted, stamp[f]);
        nextStamp = FIRST_STAMP + FIELD_COUNT;
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

    public final void clear() {
        Arrays.fill(fields, 0);
        Arrays.fill(stamp, UNSET);
        Arrays.fill(isSet, false);
        allFieldsSet = areFieldsSet = false;
        isTimeSet = false;
    }

    public final void clear(int field) {
        fields[field] = 0;
        stamp[field] = UNSET;
        isSet[field] = false;
        allFieldsSet = areFieldsSet = false;
        isTimeSet = false;
    }

    public final boolean isSet(int field) {
        return stamp[field] != UNSET;
    }

    public void roll(int field, int amount) {
        for (int i = 0; i < Math.abs(amount); i++) roll(field, amount > 0);
    }

    // Names

    private static void checkNames(int field, int style, boolean all, Locale locale) {
        int kind = style & ~STANDALONE;
        if (field < 0 || field >= FIELD_COUNT || style != ALL_STYLES && kind != SHORT && kind != LONG
                && kind != NARROW_FORMAT || style == ALL_STYLES && !all) throw new IllegalArgumentException();
        Objects.requireNonNull(locale);
    }

    /** The names of a field's values in one style, or null. */
    private static String[] names(int field, int style, Locale locale) {
        int kind = style & ~STANDALONE;
        if (kind == NARROW_FORMAT) return DateTexts.narrow(locale, field);
        switch (field) {
            case ERA:
                return DateTexts.eras(locale, kind == LONG);
            case MONTH:
                return DateTexts.months(locale, kind == LONG);
            case DAY_OF_WEEK:
                return DateTexts.days(locale, kind == LONG);
            case AM_PM:
                return DateTexts.halves(locale);
            default:
                return null;
        }
    }

    public String getDisplayName(int field, int style, Locale locale) {
        checkNames(field, style, false, locale);
        String[] names = names(field, style, locale);
        int value = get(field);
        return names == null || value < 0 || value >= names.length ? null : names[value];
    }

    public Map<String, Integer> getDisplayNames(int field, int style, Locale locale) {
        checkNames(field, style, true, locale);
        complete();
        Map<String, Integer> map = new HashMap<String, Integer>();
        if (style != ALL_STYLES) {
            addNames(map, names(field, style, locale));
        } else {
            addNames(map, names(field, SHORT, locale));
            addNames(map, names(field, LONG, locale));
            addNames(map, names(field, NARROW_FORMAT, locale));
        }
        return map.isEmpty() ? null : map;
    }

    /** Names of which two are alike say nothing, and are left out. */
    private static void addNames(Map<String, Integer> map, String[] names) {
        if (names == null) return;
        for (int i = 0; i < names.length; i++)
            for (int j = 0; j < i; j++) if (!names[i].isEmpty() && names[i].equals(names[j])) return;
        for (int i = 0; i < names.length; i++) if (!names[i].isEmpty()) map.put(names[i], i);
    }

    // Settings

    public TimeZone getTimeZone() {
        return zone;
    }

    /** Fields that were set last keep their values, a time that was set last stays. */
    public void setTimeZone(TimeZone value) {
        zone = value;
        allFieldsSet = areFieldsSet = false;
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
        if (firstDayOfWeek == value) return;
        firstDayOfWeek = value;
        computeWeeks();
    }

    public int getMinimalDaysInFirstWeek() {
        return minimalDaysInFirstWeek;
    }

    public void setMinimalDaysInFirstWeek(int value) {
        if (minimalDaysInFirstWeek == value) return;
        minimalDaysInFirstWeek = value;
        computeWeeks();
    }

    /** Weeks count anew, unless they were set. */
    private void computeWeeks() {
        if (stamp[WEEK_OF_MONTH] > COMPUTED || stamp[WEEK_OF_YEAR] > COMPUTED || !isTimeSet || !areFieldsSet) return;
        int[] old = stamp.clone();
        computeFields();
        System.arraycopy(old, 0, stamp, 0, FIELD_COUNT);
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
        if (this == obj) return true;
        if (!(obj instanceof Calendar)) return false;
        Calendar c = (Calendar) obj;
        return getTimeInMillis() == c.getTimeInMillis() && lenient == c.lenient && firstDayOfWeek == c.firstDayOfWeek
                && minimalDaysInFirstWeek == c.minimalDaysInFirstWeek && zone.equals(c.zone);
    }

    @Override
    public int hashCode() {
        int settings = (lenient ? 1 : 0) | firstDayOfWeek << 1 | minimalDaysInFirstWeek << 4 | zone.hashCode() << 7;
        return settings ^ Long.hashCode(getTimeInMillis());
    }

    @Override
    public Object clone() {
        try {
            Calendar c = (Calendar) super.clone();
            c.fields = fields.clone();
            c.isSet = isSet.clone();
            c.stamp = stamp.clone();
            c.zone = (TimeZone) zone.clone();
            return c;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder(getClass().getName()).append("[time=");
        if (isTimeSet) sb.append(time);
        else sb.append('?');
        sb.append(",areFieldsSet=").append(areFieldsSet).append(",areAllFieldsSet=").append(allFieldsSet);
        sb.append(",lenient=").append(lenient).append(",zone=").append(zone);
        sb.append(",firstDayOfWeek=").append(firstDayOfWeek)
                .append(",minimalDaysInFirstWeek=").append(minimalDaysInFirstWeek);
        for (int f = 0; f < FIELD_COUNT; f++) {
            sb.append(',').append(NAMES[f]).append('=');
            if (isSet(f)) sb.append(fields[f]);
            else sb.append('?');
        }
        return sb.append(']').toString();
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        if (!isTimeSet) {
            try {
                getTimeInMillis();
            } catch (IllegalArgumentException e) {
                isTimeSet = false;      // fields that are no date are written as they are
            }
        }
        TimeZone own = zone;
        boolean named = own instanceof RuleTimeZone;
        if (named) zone = new SimpleTimeZone(own.getRawOffset(), own.getID());
        try {
            out.defaultWriteObject();
        } finally {
            zone = own;
        }
        out.writeObject(null);          // others write their zone with rules here
        if (named) out.writeObject(NAMED);
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        stamp = new int[FIELD_COUNT];
        if (serialVersionOnStream < 1) {
            // the first version wrote a time only
            Arrays.fill(isSet, false);
            areFieldsSet = false;
            isTimeSet = true;
            nextStamp = FIRST_STAMP;
        }
        serialVersionOnStream = 1;
        for (int f = 0; f < FIELD_COUNT; f++) stamp[f] = isSet[f] ? COMPUTED : UNSET;
        if (nextStamp < FIRST_STAMP) nextStamp = FIRST_STAMP;
        readZone(in);
    }

    /** A zone with rules stands in the field as its offset and name. */
    private void readZone(ObjectInputStream in) throws IOException, ClassNotFoundException {
        try {
            Object written = in.readObject();
            if (written instanceof TimeZone) zone = (TimeZone) written;
            else if (NAMED.equals(in.readObject())) zone = TimeZone.getTimeZone(zone.getID());
        } catch (OptionalDataException e) {
            if (!e.eof) throw e;
        }
    }

    /** Collects settings of a new calendar; either an instant or fields. */
    public static class Builder {
        private final List<int[]> set = new ArrayList<int[]>();
        private Long instant;
        private int[] weekDate;
        private String type;
        private TimeZone zone;
        private Locale locale;
        private boolean lenient = true;
        private int firstDay, minimalDays;

        public Builder() {
        }

        public Builder setInstant(long instant) {
            if (!set.isEmpty() || weekDate != null) throw new IllegalStateException();
            this.instant = instant;
            return this;
        }

        public Builder setInstant(Date instant) {
            return setInstant(instant.getTime());
        }

        public Builder set(int field, int value) {
            if (field < 0 || field >= FIELD_COUNT) throw new IllegalArgumentException("field is invalid");
            if (instant != null) throw new IllegalStateException("instant has been set");
            set.add(new int[] {field, value});
            return this;
        }

        public Builder setFields(int... fieldValuePairs) {
            if (fieldValuePairs.length % 2 != 0) throw new IllegalArgumentException();
            for (int i = 0; i < fieldValuePairs.length; i += 2)
                if (fieldValuePairs[i] < 0 || fieldValuePairs[i] >= FIELD_COUNT)
                    throw new IllegalArgumentException("field is invalid");
            for (int i = 0; i < fieldValuePairs.length; i += 2) set(fieldValuePairs[i], fieldValuePairs[i + 1]);
            return this;
        }

        public Builder setDate(int year, int month, int dayOfMonth) {
            return setFields(YEAR, year, MONTH, month, DAY_OF_MONTH, dayOfMonth);
        }

        public Builder setTimeOfDay(int hourOfDay, int minute, int second) {
            return setTimeOfDay(hourOfDay, minute, second, 0);
        }

        public Builder setTimeOfDay(int hourOfDay, int minute, int second, int millis) {
            return setFields(HOUR_OF_DAY, hourOfDay, MINUTE, minute, SECOND, second, MILLISECOND, millis);
        }

        public Builder setWeekDate(int weekYear, int weekOfYear, int dayOfWeek) {
            if (instant != null) throw new IllegalStateException("instant has been set");
            weekDate = new int[] {weekYear, weekOfYear, dayOfWeek};
            return this;
        }

        public Builder setTimeZone(TimeZone zone) {
            this.zone = Objects.requireNonNull(zone);
            return this;
        }

        public Builder setLenient(boolean lenient) {
            this.lenient = lenient;
            return this;
        }

        public Builder setCalendarType(String type) {
            if (type.equals("gregorian")) type = "gregory";
            if (!type.equals("gregory") && !type.equals("iso8601"))
                throw new IllegalArgumentException("unknown calendar type: " + type);
            if (this.type != null && !this.type.equals(type))
                throw new IllegalStateException("calendar type has been set");
            this.type = type;
            return this;
        }

        public Builder setLocale(Locale locale) {
            this.locale = Objects.requireNonNull(locale);
            return this;
        }

        public Builder setWeekDefinition(int firstDayOfWeek, int minimalDaysInFirstWeek) {
            if (firstDayOfWeek < SUNDAY || firstDayOfWeek > SATURDAY || minimalDaysInFirstWeek < 1
                    || minimalDaysInFirstWeek > 7) throw new IllegalArgumentException();
            firstDay = firstDayOfWeek;
            minimalDays = minimalDaysInFirstWeek;
            return this;
        }

        public Calendar build() {
            Locale l = locale != null ? locale : Locale.getDefault(Locale.Category.FORMAT);
            GregorianCalendar c = new GregorianCalendar(zone != null ? zone : TimeZone.getDefault(), l);
            boolean iso = "iso8601".equals(type);
            if (iso) {
                c.setGregorianChange(new Date(Long.MIN_VALUE));
                if (firstDay == 0) setWeekDefinition(MONDAY, 4);
            }
            if (firstDay != 0) {
                c.setFirstDayOfWeek(firstDay);
                c.setMinimalDaysInFirstWeek(minimalDays);
            }
            c.setLenient(lenient);
            if (instant != null) {
                c.setTimeInMillis(instant);
                c.complete();
                return c;
            }
            c.clear();
            for (int[] pair : set) c.set(pair[0], pair[1]);
            if (weekDate != null) c.setWeekDate(weekDate[0], weekDate[1], weekDate[2]);
            c.complete();
            return c;
        }
    }
}
