// SPDX-License-Identifier: MIT
package java.util;

import java.time.ZonedDateTime;

/**
 * The Julian calendar before the change, the Gregorian one from it on. Days are counted from 1970-01-01; years are
 * counted
 * 1, 0 (1 BC), -1, ... inside. A month or a year begins on its first day that exists.
 */
public class GregorianCalendar extends Calendar {
    private static final long serialVersionUID = -8125100834729963327L;

    public static final int BC = 0;
    public static final int AD = 1;

    private static final long DAY = 86400000L;
    private static final long CHANGE_OF_1582 = -12219292800000L;

    private static final int[] MINIMA = {BC, 1, JANUARY, 1, 0, 1, 1, SUNDAY, 1, AM, 0, 0, 0, 0, 0, -13 * 3600000, 0};
    private static final int[] LEAST_MAXIMA = {AD, 292269054, DECEMBER, 52, 4, 28, 365, SATURDAY, 4, PM, 11, 23, 59,
        59, 999, 14 * 3600000, 1200000};
    private static final int[] MAXIMA = {AD, 292278994, DECEMBER, 53, 6, 31, 366, SATURDAY, 6, PM, 11, 23, 59, 59,
        999, 14 * 3600000, 7200000};

    private long gregorianCutover = CHANGE_OF_1582;
    private transient long changeDay = Math.floorDiv(CHANGE_OF_1582, DAY);

    public GregorianCalendar() {
        this(TimeZone.getDefault(), Locale.getDefault(Locale.Category.FORMAT));
    }

    public GregorianCalendar(TimeZone zone) {
        this(zone, Locale.getDefault(Locale.Category.FORMAT));
    }

    public GregorianCalendar(Locale locale) {
        this(TimeZone.getDefault(), locale);
    }

    public GregorianCalendar(TimeZone zone, Locale locale) {
        super((TimeZone) zone.clone(), Objects.requireNonNull(locale));
        setTimeInMillis(System.currentTimeMillis());
    }

    public GregorianCalendar(int year, int month, int dayOfMonth) {
        this(year, month, dayOfMonth, 0, 0, 0);
    }

    public GregorianCalendar(int year, int month, int dayOfMonth, int hourOfDay, int minute) {
        this(year, month, dayOfMonth, hourOfDay, minute, 0);
    }

    public GregorianCalendar(int year, int month, int dayOfMonth, int hourOfDay, int minute, int second) {
        clear();
        set(year, month, dayOfMonth, hourOfDay, minute, second);
    }

    /** The same instant and zone, with the weeks of ISO 8601 and no change of calendars. */
    public static GregorianCalendar from(ZonedDateTime z) {
        long millis;
        try {
            millis = z.toInstant().toEpochMilli();
        } catch (ArithmeticException e) {
            throw new IllegalArgumentException(e);
        }
        GregorianCalendar c = new GregorianCalendar(TimeZone.getTimeZone(z.getZone()));
        c.setMinimalDaysInFirstWeek(4);
        c.setFirstDayOfWeek(MONDAY);
        c.setGregorianChange(new Date(Long.MIN_VALUE));
        c.setTimeInMillis(millis);
        return c;
    }

    public ZonedDateTime toZonedDateTime() {
        return toInstant().atZone(getTimeZone().toZoneId());
    }

    @Override
    public String getCalendarType() {
        return "gregory";
    }

    public void setGregorianChange(Date date) {
        long t = date.getTime();
        if (t == gregorianCutover) return;
        complete();
        gregorianCutover = t;
        changeDay = Math.floorDiv(t, DAY);
        setTimeZone(getTimeZone());     // fields must be computed again
    }

    public final Date getGregorianChange() {
        return new Date(gregorianCutover);
    }

    public boolean isLeapYear(int year) {
        if ((year & 3) != 0) return false;
        int changeYear = yearOf(changeDay);
        boolean gregorian = year > changeYear || year == changeYear && day(true, year, FEBRUARY, 29) >= changeDay;
        return !gregorian || year % 100 != 0 || year % 400 == 0;
    }

    // Days: the number of a date in either calendar, and back

    private static final int[] BEFORE_MONTH = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334};

    private static boolean leap(boolean gregorian, long y) {
        return (y & 3) == 0 && (!gregorian || Math.floorMod(y, 100) != 0 || Math.floorMod(y, 400) == 0);
    }

    private static long day(boolean gregorian, long y, int month, long date) {
        long p = y - 1;
        long days = p * 365 + Math.floorDiv(p, 4)
                + (gregorian ? Math.floorDiv(p, 400) - Math.floorDiv(p, 100) : -2);
        return days + BEFORE_MONTH[month] + (month > FEBRUARY && leap(gregorian, y) ? 1 : 0) + date - 1 - 719162;
    }

    private boolean isGregorian(long day) {
        return day >= changeDay;
    }

    private int yearOf(long day) {
        boolean g = isGregorian(day);
        long y = Math.floorDiv((day + 719162) * 400, 146097) + 1;
        while (day(g, y, 0, 1) > day) y--;
        while (day(g, y + 1, 0, 1) <= day) y++;
        return (int) y;
    }

    private int monthOf(long day, int y) {
        int m = DECEMBER;
        while (day(isGregorian(day), y, m, 1) > day) m--;
        return m;
    }

    /** The first day of a month: in the gap of the change the day of the change. */
    private long monthStart(long y, int month) {
        long g = day(true, y, month, 1);
        return g >= changeDay ? g : Math.min(changeDay, day(false, y, month, 1));
    }

    private long nextMonth(long y, int month) {
        return month == DECEMBER ? monthStart(y + 1, JANUARY) : monthStart(y, month + 1);
    }

    private static int dayOfWeek(long day) {
        return (int) Math.floorMod(day + 4, 7) + 1;
    }

    private static long onOrBefore(long day, int dayOfWeek) {
        return day - Math.floorMod(day + 5 - dayOfWeek, 7);
    }

    /** The first day of week 1 of the month or year that begins on `start`. */
    private long firstWeek(long start) {
        long w = onOrBefore(start + 6, getFirstDayOfWeek());
        return w - start >= getMinimalDaysInFirstWeek() ? w - 7 : w;
    }

    private int weekNumber(long start, long day) {
        return (int) Math.floorDiv(day - firstWeek(start), 7) + 1;
    }

    // Time to fields

    /** The zone's offset without summer time, at the calendar's time when it is off UTC by offset in all. */
    private int standardOffset(int offset) {
        TimeZone zone = getTimeZone();
        if (zone instanceof RuleTimeZone) return ((RuleTimeZone) zone).standardOffset(time);
        return zone.getRawOffset();
    }

    /** Offsets that were set with other fields stay until the time is set. */
    @Override
    protected void computeFields() {
        computeFields(areFieldsSet && isSet(ZONE_OFFSET), areFieldsSet && isSet(DST_OFFSET));
    }

    private void computeFields(boolean ownZone, boolean ownSummer) {
        int offset = getTimeZone().getOffset(time);
        int raw = standardOffset(offset), summer = ownSummer ? fields[DST_OFFSET] : offset - raw;
        if (ownZone) raw = fields[ZONE_OFFSET];
        offset = raw + summer;
        long d = Math.floorDiv(time, DAY);
        long inDay = Math.floorMod(time, DAY) + offset;
        d += Math.floorDiv(inDay, DAY);
        int millis = (int) Math.floorMod(inDay, DAY);
        computeDay(d);
        put(HOUR_OF_DAY, millis / 3600000);
        put(HOUR, millis / 3600000 % 12);
        put(AM_PM, millis / 3600000 / 12);
        put(MINUTE, millis / 60000 % 60);
        put(SECOND, millis / 1000 % 60);
        put(MILLISECOND, millis % 1000);
        put(ZONE_OFFSET, raw);
        put(DST_OFFSET, offset - raw);
    }

    private void computeDay(long d) {
        int y = yearOf(d), month = monthOf(d, y);
        long month1 = monthStart(y, month), jan1 = monthStart(y, JANUARY);
        put(ERA, y > 0 ? AD : BC);
        put(YEAR, y > 0 ? y : 1 - y);
        put(MONTH, month);
        put(DAY_OF_MONTH, (int) (d - day(isGregorian(d), y, month, 1)) + 1);
        put(DAY_OF_YEAR, (int) (d - jan1) + 1);
        put(DAY_OF_WEEK, dayOfWeek(d));
        put(DAY_OF_WEEK_IN_MONTH, (int) (d - month1) / 7 + 1);
        put(WEEK_OF_MONTH, weekNumber(month1, d));
        int week = weekNumber(jan1, d);
        if (week == 0) {
            week = weekNumber(monthStart(y - 1, JANUARY), d);
        } else if (week >= 52) {
            long next = firstWeek(monthStart(y + 1, JANUARY));
            if (d >= next) week = 1;
        }
        put(WEEK_OF_YEAR, week);
    }

    /** The day of the fields, which hold. */
    private long currentDay() {
        return Math.floorDiv(time, DAY)
                + Math.floorDiv(Math.floorMod(time, DAY) + fields[ZONE_OFFSET] + fields[DST_OFFSET], DAY);
    }

    private int currentYear() {
        return fields[ERA] == BC ? 1 - fields[YEAR] : fields[YEAR];
    }

    // Fields to time

    /** The later stamp of two fields that are needed together. */
    private int both(int a, int b) {
        return stamp[a] == UNSET || stamp[b] == UNSET ? UNSET : Math.max(stamp[a], stamp[b]);
    }

    /** Which field names the day: the one of the combination that was set last. */
    private int dayField() {
        int date = stamp[DAY_OF_MONTH], ofMonth = both(WEEK_OF_MONTH, DAY_OF_WEEK);
        int inMonth = both(DAY_OF_WEEK_IN_MONTH, DAY_OF_WEEK), ofYear = stamp[DAY_OF_YEAR];
        int week = both(WEEK_OF_YEAR, DAY_OF_WEEK);
        int best = Math.max(Math.max(Math.max(date, ofMonth), Math.max(inMonth, ofYear)), week);
        if (best == UNSET) {
            ofMonth = stamp[WEEK_OF_MONTH];
            inMonth = Math.max(stamp[DAY_OF_WEEK_IN_MONTH], stamp[DAY_OF_WEEK]);
            week = stamp[WEEK_OF_YEAR];
            best = Math.max(Math.max(ofMonth, inMonth), week);
            if (best == UNSET) return DAY_OF_MONTH;
        }
        if (best == date) return DAY_OF_MONTH;
        boolean monthly = best == ofMonth && stamp[WEEK_OF_MONTH] >= stamp[WEEK_OF_YEAR]
                || best == inMonth && stamp[DAY_OF_WEEK_IN_MONTH] >= stamp[WEEK_OF_YEAR];
        if (!monthly) return best == ofYear ? DAY_OF_YEAR : WEEK_OF_YEAR;
        if (ofMonth == inMonth)
            return stamp[WEEK_OF_MONTH] >= stamp[DAY_OF_WEEK_IN_MONTH] ? WEEK_OF_MONTH : DAY_OF_WEEK_IN_MONTH;
        return best == ofMonth ? WEEK_OF_MONTH : DAY_OF_WEEK_IN_MONTH;
    }

    /** The day of the fields, in one of the two calendars. */
    private long day(boolean gregorian, long y, int by) {
        boolean monthly = by != DAY_OF_YEAR && by != WEEK_OF_YEAR;
        long months = monthly && isSet(MONTH) ? fields[MONTH] : 0;
        y += Math.floorDiv(months, 12);
        int month = (int) Math.floorMod(months, 12);
        long start = day(gregorian, y, month, 1);
        switch (by) {
            case DAY_OF_MONTH:
                return isSet(DAY_OF_MONTH) ? start + fields[DAY_OF_MONTH] - 1 : start;
            case DAY_OF_YEAR:
                return (gregorian ? Math.min(start, monthStart(y, month)) : start) + fields[DAY_OF_YEAR] - 1;
            case DAY_OF_WEEK_IN_MONTH: {
                int wanted = isSet(DAY_OF_WEEK) ? fields[DAY_OF_WEEK] : getFirstDayOfWeek();
                int n = isSet(DAY_OF_WEEK_IN_MONTH) ? fields[DAY_OF_WEEK_IN_MONTH] : 1;
                if (n >= 0) return onOrBefore(start + 7L * n - 1, wanted);
                long next = month == DECEMBER ? day(gregorian, y + 1, 0, 1) : day(gregorian, y, month + 1, 1);
                return onOrBefore(next - 1 + 7L * (n + 1), wanted);
            }
            default: {
                long week = firstWeek(start);
                if (isSet(DAY_OF_WEEK)) week = onOrBefore(week + 6, fields[DAY_OF_WEEK]);
                return week + 7L * (fields[by] - 1);
            }
        }
    }

    /** The day in the calendar that holds then. */
    private long setDay() {
        int era = isSet(ERA) ? fields[ERA] : AD;
        if (era != AD && era != BC) throw new IllegalArgumentException("Invalid era");
        long y = isSet(YEAR) ? fields[YEAR] : 1970;
        if (era == BC) y = 1 - y;
        int by = dayField();
        long g = day(true, y, by), j = day(false, y, by);
        // a date in the gap is counted on by the Julian calendar; one that both have is the Julian one in the year of
        // the change
        return g >= changeDay && (j >= changeDay || y > yearOf(changeDay - 1)) ? g : j;
    }

    private long setTimeOfDay() {
        long hours = 0;
        int day = stamp[HOUR_OF_DAY], half = both(HOUR, AM_PM);
        int best = Math.max(day, half);
        if (best == UNSET) best = Math.max(stamp[HOUR], stamp[AM_PM]);
        if (best != UNSET) hours = best == day ? fields[HOUR_OF_DAY]
                : fields[HOUR] + (isSet(AM_PM) ? 12L * fields[AM_PM] : 0);
        return ((hours * 60 + fields[MINUTE]) * 60 + fields[SECOND]) * 1000 + fields[MILLISECOND];
    }

    /**
     * How far a local time is off UTC: in a gap as if the clock had not been moved, in an overlap the later instant.
     */
    private long offsetOf(long local) {
        TimeZone zone = getTimeZone();
        if (!(zone instanceof RuleTimeZone)) return zone.getOffset(local - zone.getRawOffset());
        long early = local - zone.getOffset(local - DAY), late = local - zone.getOffset(local + DAY);
        if (zone.getOffset(late) == local - late) return local - late;
        return zone.getOffset(early) == local - early ? local - early : zone.getOffset(early - 1);
    }

    @Override
    protected void computeTime() {
        if (!isLenient()) checkRanges();
        int[] asked = fields.clone(), stamps = stamp.clone();
        int used = usedFields();
        long local = setDay() * DAY + setTimeOfDay();
        boolean ownZone = stamp[ZONE_OFFSET] >= FIRST_STAMP, ownSummer = stamp[DST_OFFSET] >= FIRST_STAMP;
        if (ownZone && ownSummer) {
            time = local - fields[ZONE_OFFSET] - fields[DST_OFFSET];
        } else {
            long offset = offsetOf(local);
            time = local - offset;
            int raw = standardOffset((int) offset);
            if (ownZone) time = local - fields[ZONE_OFFSET] - (offset - raw);
            if (ownSummer) time = local - raw - fields[DST_OFFSET];
        }
        computeFields(ownZone, ownSummer);
        if (!isLenient()) checkUnchanged(asked, stamps);
        for (int f = 0; f < FIELD_COUNT; f++) if ((used >> f & 1) == 0) forget(f);
        someFieldsSet();
    }

    /** The fields that make the time; what else was set is forgotten. */
    private int usedFields() {
        int by = dayField(), used = 1 << YEAR | 1 << ERA | 1 << MINUTE | 1 << SECOND | 1 << MILLISECOND | 1 << by;
        if (by != DAY_OF_YEAR && by != WEEK_OF_YEAR) used |= 1 << MONTH;
        if (by != DAY_OF_YEAR && by != DAY_OF_MONTH) used |= 1 << DAY_OF_WEEK;
        int day = stamp[HOUR_OF_DAY], best = Math.max(day, both(HOUR, AM_PM));
        if (best == UNSET) best = Math.max(stamp[HOUR], stamp[AM_PM]);
        used |= best == day ? 1 << HOUR_OF_DAY : 1 << HOUR | 1 << AM_PM;
        if (stamp[ZONE_OFFSET] >= FIRST_STAMP) used |= 1 << ZONE_OFFSET;
        if (stamp[DST_OFFSET] >= FIRST_STAMP) used |= 1 << DST_OFFSET;
        for (int f = 0; f < FIELD_COUNT; f++) if (stamp[f] == UNSET && f != ERA) used &= ~(1 << f);
        return used;
    }

    private void checkRanges() {
        for (int f = 0; f < FIELD_COUNT; f++)
            if (stamp[f] >= FIRST_STAMP && (fields[f] < getMinimum(f) || fields[f] > getMaximum(f)))
                throw new IllegalArgumentException(NAMES[f]);
    }

    private void checkUnchanged(int[] asked, int[] stamps) {
        for (int f = 0; f < FIELD_COUNT; f++) {
            if (stamps[f] < FIRST_STAMP || asked[f] == fields[f]) continue;
            System.arraycopy(asked, 0, fields, 0, FIELD_COUNT);
            System.arraycopy(stamps, 0, stamp, 0, FIELD_COUNT);
            for (int k = 0; k < FIELD_COUNT; k++) isSet[k] = stamp[k] != UNSET;
            throw new IllegalArgumentException(NAMES[f]);
        }
    }

    // Arithmetic

    private void setYear(long y) {
        set(ERA, y > 0 ? AD : BC);
        set(YEAR, (int) (y > 0 ? y : 1 - y));
    }

    private int monthLength(long y, int month) {
        long last = nextMonth(y, month) - 1;
        return (int) (last - day(isGregorian(last), y, month, 1)) + 1;
    }

    /** The day of the month at most the month's last one. */
    private void pinDate(long y, int month) {
        int length = monthLength(y, month);
        if (fields[DAY_OF_MONTH] > length) set(DAY_OF_MONTH, length);
    }

    @Override
    public void add(int field, int amount) {
        if (amount == 0) return;
        if (field < 0 || field >= ZONE_OFFSET) throw new IllegalArgumentException();
        complete();
        if (field == YEAR || field == MONTH) {
            long months = field == MONTH ? (long) fields[MONTH] + amount : fields[MONTH];
            long y = currentYear() + (field == YEAR ? amount : Math.floorDiv(months, 12));
            int month = (int) Math.floorMod(months, 12);
            setYear(y);
            set(MONTH, month);
            pinDate(y, month);
            return;
        }
        if (field == ERA) {
            set(ERA, Math.max(BC, Math.min(AD, fields[ERA] + amount)));
            return;
        }
        switch (field) {
            case HOUR:
            case HOUR_OF_DAY:
                setTimeInMillis(time + amount * 3600000L);
                break;
            case MINUTE:
                setTimeInMillis(time + amount * 60000L);
                break;
            case SECOND:
                setTimeInMillis(time + amount * 1000L);
                break;
            case MILLISECOND:
                setTimeInMillis(time + amount);
                break;
            case AM_PM:
                addDays(amount / 2, amount % 2 * DAY / 2);
                break;
            default:
                addDays(field == DAY_OF_MONTH || field == DAY_OF_YEAR || field == DAY_OF_WEEK ? amount : amount * 7L,
                        0);
                break;
        }
    }

    /**
     * The same local time on another day; if the zone's offset differs there, the clock shows the same unless that is
     * a gap.
     */
    private void addDays(long days, long millis) {
        long inDay = setTimeOfDay() + millis;
        long d = currentDay() + days + Math.floorDiv(inDay, DAY);
        inDay = Math.floorMod(inDay, DAY);
        long offset = fields[ZONE_OFFSET] + fields[DST_OFFSET];
        setTimeInMillis(d * DAY + inDay - offset);
        offset -= fields[ZONE_OFFSET] + fields[DST_OFFSET];
        if (offset == 0) return;
        setTimeInMillis(time + offset);
        if (currentDay() != d) setTimeInMillis(time - offset);
    }

    @Override
    public void roll(int field, boolean up) {
        roll(field, up ? 1 : -1);
    }

    private static int rolled(int value, int amount, int min, int max) {
        return min + (int) Math.floorMod((long) value - min + amount, (long) max - min + 1);
    }

    /** Within its range, leaving larger fields alone. */
    @Override
    public void roll(int field, int amount) {
        if (amount == 0) return;
        if (field < 0 || field >= ZONE_OFFSET) throw new IllegalArgumentException();
        complete();
        int min = getMinimum(field), max = getMaximum(field);
        long d = currentDay();
        int y = currentYear();
        switch (field) {
            case HOUR:
            case HOUR_OF_DAY:
                rollHour(field, amount, max);
                return;
            case MONTH: {
                int month = rolled(fields[MONTH], amount, 0, 11);
                set(MONTH, month);
                pinDate(y, month);
                return;
            }
            case WEEK_OF_YEAR:
                rollWeek(amount, d, y);
                return;
            case WEEK_OF_MONTH: {
                long start = monthStart(y, fields[MONTH]), end = nextMonth(y, fields[MONTH]) - 1;
                int week = rolled(fields[WEEK_OF_MONTH], amount, 1, getActualMaximum(field));
                long to = d + 7L * (week - fields[WEEK_OF_MONTH]);
                moveTo(Math.max(start, Math.min(end, to)));
                return;
            }
            case DAY_OF_MONTH: {
                long start = monthStart(y, fields[MONTH]);
                moveTo(start + Math.floorMod(d - start + amount, nextMonth(y, fields[MONTH]) - start));
                return;
            }
            case DAY_OF_YEAR: {
                long start = monthStart(y, JANUARY);
                moveTo(start + Math.floorMod(d - start + amount, monthStart(y + 1, JANUARY) - start));
                return;
            }
            case DAY_OF_WEEK: {
                long start = onOrBefore(d, getFirstDayOfWeek());
                moveTo(start + Math.floorMod(d - start + amount, 7));
                return;
            }
            case DAY_OF_WEEK_IN_MONTH: {
                long start = monthStart(y, fields[MONTH]), first = start + (d - start) % 7;
                long n = (nextMonth(y, fields[MONTH]) - 1 - first) / 7 + 1;
                moveTo(first + 7 * Math.floorMod((d - first) / 7 + amount, n));
                return;
            }
            default:
                set(field, rolled(fields[field], amount, min, max));
                return;
        }
    }

    private void rollHour(int field, int amount, int max) {
        int hour = rolled(fields[field], amount, 0, max);
        if (field == HOUR) hour += 12 * fields[AM_PM];
        long local = currentDay() * DAY + hour * 3600000L + fields[MINUTE] * 60000L + fields[SECOND] * 1000L
                + fields[MILLISECOND];
        setTimeInMillis(local - offsetOf(local));
    }

    private void moveTo(long d) {
        addDays(d - currentDay(), 0);
    }

    /** Weeks of this year that have the same day of the week in it. */
    private void rollWeek(int amount, long d, int y) {
        int week = fields[WEEK_OF_YEAR], max = getActualMaximum(WEEK_OF_YEAR), min = 1, weekYear = getWeekYear();
        if (weekYear == y) {
            if (yearOf(d - 7L * (week - min)) != y) min++;
            if (yearOf(d + 7L * (max - week)) != y) max--;
            int plain = week + amount;
            int to = plain > min && plain < max ? plain : rolled(week, amount, min, max);
            moveTo(d + 7L * (to - week));
            return;
        }
        int from = weekYear > y ? max : min;
        if (weekYear > y && amount < 0) amount++;
        if (weekYear < y && amount > 0) amount -= week - max;
        set(DAY_OF_WEEK, fields[DAY_OF_WEEK]);
        set(WEEK_OF_YEAR, rolled(from, amount, min, max));
    }

    // Limits

    @Override
    public int getMinimum(int field) {
        return MINIMA[field];
    }

    @Override
    public int getMaximum(int field) {
        return MAXIMA[field];
    }

    @Override
    public int getGreatestMinimum(int field) {
        return MINIMA[field];
    }

    @Override
    public int getLeastMaximum(int field) {
        return LEAST_MAXIMA[field];
    }

    /** This calendar, with fields that fit together. */
    private GregorianCalendar normal() {
        GregorianCalendar c = (GregorianCalendar) clone();
        c.setLenient(true);
        c.complete();
        return c;
    }

    @Override
    public int getActualMinimum(int field) {
        if (field != DAY_OF_MONTH) return getMinimum(field);
        GregorianCalendar c = normal();
        int y = c.currentYear(), month = c.fields[MONTH];
        long start = monthStart(y, month);
        return (int) (start - day(isGregorian(start), y, month, 1)) + 1;
    }

    @Override
    public int getActualMaximum(int field) {
        GregorianCalendar c = normal();
        int y = c.currentYear(), month = c.fields[MONTH];
        long start = monthStart(y, month), next = nextMonth(y, month);
        switch (field) {
            case YEAR:
                return c.lastYear();
            case DAY_OF_MONTH:
                return monthLength(y, month);
            case DAY_OF_YEAR:
                return (int) (monthStart(y + 1, JANUARY) - monthStart(y, JANUARY));
            case DAY_OF_WEEK_IN_MONTH:
                return (int) (next - 1 - (start + (c.currentDay() - start) % 7)) / 7 + 1;
            case WEEK_OF_MONTH:
                return weekNumber(start, next - 1);
            case WEEK_OF_YEAR: {
                long jan1 = monthStart(y, JANUARY);
                return (int) (firstWeek(monthStart(y + 1, JANUARY)) - firstWeek(jan1)) / 7;
            }
            default:
                return getMaximum(field);
        }
    }

    /** The last year that has this month, day and time. */
    private int lastYear() {
        GregorianCalendar end = (GregorianCalendar) clone();
        end.setTimeInMillis(fields[ERA] == AD ? Long.MAX_VALUE : Long.MIN_VALUE);
        int last = end.fields[YEAR], n = Integer.compare(fields[MONTH] * 32 + fields[DAY_OF_MONTH],
                end.fields[MONTH] * 32 + end.fields[DAY_OF_MONTH]);
        if (n == 0) n = Long.compare(setTimeOfDay(), end.setTimeOfDay());
        return n == 0 || n < 0 == (fields[ERA] == AD) ? last : last - 1;
    }

    // Weeks of years

    @Override
    public final boolean isWeekDateSupported() {
        return true;
    }

    @Override
    public int getWeekYear() {
        complete();
        int y = currentYear();
        if (fields[MONTH] == JANUARY && fields[WEEK_OF_YEAR] >= 52) return y - 1;
        return fields[MONTH] == DECEMBER && fields[WEEK_OF_YEAR] == 1 ? y + 1 : y;
    }

    @Override
    public void setWeekDate(int weekYear, int weekOfYear, int dayOfWeek) {
        if (dayOfWeek < SUNDAY || dayOfWeek > SATURDAY)
            throw new IllegalArgumentException("invalid dayOfWeek: " + dayOfWeek);
        long d = firstWeek(monthStart(weekYear, JANUARY)) + 7L * (weekOfYear - 1)
                + Math.floorMod(dayOfWeek - getFirstDayOfWeek(), 7);
        GregorianCalendar c = (GregorianCalendar) clone();
        c.computeDay(d);
        if (!isLenient()) {
            int y = c.currentYear();
            int got = c.fields[MONTH] == JANUARY && c.fields[WEEK_OF_YEAR] >= 52 ? y - 1
                    : c.fields[MONTH] == DECEMBER && c.fields[WEEK_OF_YEAR] == 1 ? y + 1 : y;
            if (got != weekYear || c.fields[WEEK_OF_YEAR] != weekOfYear) throw new IllegalArgumentException();
        }
        set(YEAR, c.fields[YEAR]);
        set(MONTH, c.fields[MONTH]);
        set(DAY_OF_MONTH, c.fields[DAY_OF_MONTH]);
        complete();
    }

    @Override
    public int getWeeksInWeekYear() {
        int y = normal().getWeekYear();
        return (int) (firstWeek(monthStart(y + 1L, JANUARY)) - firstWeek(monthStart(y, JANUARY))) / 7;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof GregorianCalendar && super.equals(obj)
                && changeDay == ((GregorianCalendar) obj).changeDay;
    }

    @Override
    public int hashCode() {
        return super.hashCode() ^ (int) changeDay;
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        in.defaultReadObject();
        changeDay = Math.floorDiv(gregorianCutover, DAY);
    }
}
