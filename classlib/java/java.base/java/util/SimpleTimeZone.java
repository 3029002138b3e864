// SPDX-License-Identifier: MIT
package java.util;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;

/**
 * A zone with a fixed offset and perhaps a summer time: from a day and hour in one month to those in another, every
 * year from
 * startYear on. A rule says which day: a date; the n-th (or n-th last) weekday; the weekday on or after, or on or
 * before, a date.
 */
public class SimpleTimeZone extends TimeZone {
    private static final long serialVersionUID = -403250971215465050L;

    public static final int WALL_TIME = 0;
    public static final int STANDARD_TIME = 1;
    public static final int UTC_TIME = 2;

    private static final int DATE = 1, NTH_WEEKDAY = 2, ON_OR_AFTER = 3, ON_OR_BEFORE = 4;
    private static final long DAY = 86400000L;

    /** The beginning or the end of summer time. */
    private static final class Rule {
        int mode, month, day, dayOfWeek, time, timeMode;

        @Override
        public boolean equals(Object o) {
            return o instanceof Rule && toString().equals(o.toString());
        }

        @Override
        public int hashCode() {
            return toString().hashCode();
        }

        @Override
        public String toString() {
            return mode + "," + month + "," + day + "," + dayOfWeek + "," + time + "," + timeMode;
        }
    }

    private static final String[] NUMBERS = {"dstSavings", "endDay", "endDayOfWeek", "endMode", "endMonth", "endTime",
        "endTimeMode", "rawOffset", "serialVersionOnStream", "startDay", "startDayOfWeek", "startMode", "startMonth",
        "startTime", "startTimeMode", "startYear"};
    /** In the stream the rules are the nearest of version 0, which knew n-th weekdays only; the true ones follow. */
    private static final ObjectStreamField[] serialPersistentFields = fields();

    private int rawOffset;
    private int startYear;
    private int dstSavings = 3600000;
    private Rule start, end;        // null = not set
    private boolean useDaylight;

    public SimpleTimeZone(int rawOffset, String id) {
        this.rawOffset = rawOffset;
        setID(id);
    }

    public SimpleTimeZone(int rawOffset, String id, int startMonth, int startDay, int startDayOfWeek, int startTime,
            int endMonth, int endDay, int endDayOfWeek, int endTime) {
        this(rawOffset, id, startMonth, startDay, startDayOfWeek, startTime, WALL_TIME, endMonth, endDay, endDayOfWeek,
                endTime, WALL_TIME, 3600000);
    }

    public SimpleTimeZone(int rawOffset, String id, int startMonth, int startDay, int startDayOfWeek, int startTime,
            int endMonth, int endDay, int endDayOfWeek, int endTime, int dstSavings) {
        this(rawOffset, id, startMonth, startDay, startDayOfWeek, startTime, WALL_TIME, endMonth, endDay, endDayOfWeek,
                endTime, WALL_TIME, dstSavings);
    }

    public SimpleTimeZone(int rawOffset, String id, int startMonth, int startDay, int startDayOfWeek, int startTime,
            int startTimeMode, int endMonth, int endDay, int endDayOfWeek, int endTime, int endTimeMode,
                    int dstSavings) {
        this(rawOffset, id);
        start = rule("start", startMonth, startDay, startDayOfWeek, startTime, startTimeMode);
        end = rule("end", endMonth, endDay, endDayOfWeek, endTime, endTimeMode);
        useDaylight = startDay != 0 && endDay != 0;
        if (dstSavings <= 0) throw new IllegalArgumentException("Illegal daylight saving value: " + dstSavings);
        this.dstSavings = dstSavings;
    }

    /** The signs of day and dayOfWeek say what kind of rule it is. */
    private static Rule rule(String what, int month, int day, int dayOfWeek, int time, int timeMode) {
        Rule r = new Rule();
        r.month = month;
        r.time = time;
        r.timeMode = timeMode;
        r.day = day;
        r.dayOfWeek = dayOfWeek;
        if (day == 0) return r;
        String start = what;
        if (month < 0 || month > 11) throw new IllegalArgumentException("Illegal " + start + " month " + month);
        if (time < 0 || time > DAY) throw new IllegalArgumentException("Illegal " + start + " time " + time);
        if (dayOfWeek == 0) {
            r.mode = DATE;
        } else if (dayOfWeek > 0) {
            r.mode = NTH_WEEKDAY;
        } else {
            r.dayOfWeek = -dayOfWeek;
            r.mode = day > 0 ? ON_OR_AFTER : ON_OR_BEFORE;
            r.day = Math.abs(day);
        }
        if (r.dayOfWeek > Calendar.SATURDAY) throw new IllegalArgumentException("Illegal " + start
                + " day of week " + r.dayOfWeek);
        boolean good = r.mode == NTH_WEEKDAY ? day >= -5 && day <= 5 : r.day >= 1
                && r.day <= (month == 1 ? 29 : month == 3 || month == 5 || month == 8 || month == 10 ? 30 : 31);
        if (!good) throw new IllegalArgumentException("Illegal " + start + (r.mode == NTH_WEEKDAY
                ? " day of week in month " : " day ") + day);
        return r;
    }

    private void use(Rule newStart, Rule newEnd) {
        start = newStart;
        end = newEnd;
        useDaylight = start != null && start.day != 0 && end != null && end.day != 0;
    }

    public void setStartYear(int year) {
        startYear = year;
    }

    public void setStartRule(int startMonth, int startDay, int startDayOfWeek, int startTime) {
        use(rule("start", startMonth, startDay, startDayOfWeek, startTime, WALL_TIME), end);
    }

    public void setStartRule(int startMonth, int startDay, int startTime) {
        setStartRule(startMonth, startDay, 0, startTime);
    }

    public void setStartRule(int startMonth, int startDay, int startDayOfWeek, int startTime, boolean after) {
        setStartRule(startMonth, after ? startDay : -startDay, -startDayOfWeek, startTime);
    }

    public void setEndRule(int endMonth, int endDay, int endDayOfWeek, int endTime) {
        use(start, rule("end", endMonth, endDay, endDayOfWeek, endTime, WALL_TIME));
    }

    public void setEndRule(int endMonth, int endDay, int endTime) {
        setEndRule(endMonth, endDay, 0, endTime);
    }

    public void setEndRule(int endMonth, int endDay, int endDayOfWeek, int endTime, boolean after) {
        setEndRule(endMonth, after ? endDay : -endDay, -endDayOfWeek, endTime);
    }

    private static long dayOf(int year, int month, int day) {
        return java.time.LocalDate.of(year, month + 1, 1).toEpochDay() + day - 1;
    }

    private static long onOrBefore(long day, int dayOfWeek) {
        return day - Math.floorMod(day + 5 - dayOfWeek, 7);
    }

    /** The instant at which a rule applies in a year; savings is what the clock is ahead just before. */
    private long instant(Rule r, int year, int savings) {
        long day;
        switch (r.mode) {
            case DATE:
                day = dayOf(year, r.month, r.day);
                break;
            case NTH_WEEKDAY:
                if (r.day > 0) {
                    day = onOrBefore(dayOf(year, r.month, 7), r.dayOfWeek) + 7 * (r.day - 1);
                } else {
                    long last = dayOf(year, r.month, 1) + java.time.YearMonth.of(year, r.month + 1).lengthOfMonth() - 1;
                    day = onOrBefore(last, r.dayOfWeek) + 7 * (r.day + 1);
                }
                break;
            case ON_OR_AFTER:
                day = onOrBefore(dayOf(year, r.month, r.day + 6), r.dayOfWeek);
                break;
            default:
                day = onOrBefore(dayOf(year, r.month, r.day), r.dayOfWeek);
                break;
        }
        long t = day * DAY + r.time;
        return r.timeMode == UTC_TIME ? t : t - rawOffset - (r.timeMode == WALL_TIME ? savings : 0);
    }

    private boolean isSummer(long date) {
        if (!useDaylight) return false;
        int year = java.time.LocalDate.ofEpochDay(Math.floorDiv(date + rawOffset, DAY)).getYear();
        if (year < startYear) return false;
        long from = instant(start, year, 0), to = instant(end, year, dstSavings);
        if (from <= to) return date >= from && date < to;
        // summer over the turn of the year
        return date >= from || date < to;
    }

    @Override
    public int getOffset(long date) {
        return rawOffset + (isSummer(date) ? dstSavings : 0);
    }

    @Override
    public int getOffset(int era, int year, int month, int day, int dayOfWeek, int millis) {
        if (era != GregorianCalendar.AD && era != GregorianCalendar.BC)
            throw new IllegalArgumentException("Illegal era " + era);
        int y = era == GregorianCalendar.BC ? 1 - year : year;
        if (month < 0 || month > 11 || day < 1 || day > 31 || dayOfWeek < 1 || dayOfWeek > 7 || millis < 0
                || millis >= DAY) throw new IllegalArgumentException();
        return getOffset(dayOf(y, month, day) * DAY + millis - rawOffset);
    }

    @Override
    public int getRawOffset() {
        return rawOffset;
    }

    @Override
    public void setRawOffset(int offsetMillis) {
        rawOffset = offsetMillis;
    }

    public void setDSTSavings(int millisSavedDuringDST) {
        if (millisSavedDuringDST <= 0)
            throw new IllegalArgumentException("Illegal daylight saving value: " + millisSavedDuringDST);
        dstSavings = millisSavedDuringDST;
    }

    @Override
    public int getDSTSavings() {
        return useDaylight ? dstSavings : 0;
    }

    @Override
    public boolean useDaylightTime() {
        return useDaylight;
    }

    @Override
    public boolean observesDaylightTime() {
        return useDaylight;
    }

    @Override
    public boolean inDaylightTime(Date date) {
        return isSummer(date.getTime());
    }

    @Override
    public boolean hasSameRules(TimeZone other) {
        if (!(other instanceof SimpleTimeZone)) return false;
        SimpleTimeZone z = (SimpleTimeZone) other;
        return rawOffset == z.rawOffset && useDaylight == z.useDaylight && (!useDaylight
                || dstSavings == z.dstSavings && start.equals(z.start) && end.equals(z.end)
                        && startYear == z.startYear);
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof SimpleTimeZone && getID().equals(((SimpleTimeZone) obj).getID())
                && hasSameRules((SimpleTimeZone) obj);
    }

    @Override
    public int hashCode() {
        return rawOffset ^ (start == null || end == null ? 0 : start.hashCode() ^ end.hashCode());
    }

    private static String show(Rule r, String what) {
        if (r == null) r = new Rule();
        return "," + what + "Mode=" + r.mode + "," + what + "Month=" + r.month + "," + what + "Day=" + r.day + ","
                + what
                + "DayOfWeek=" + r.dayOfWeek + "," + what + "Time=" + r.time + "," + what + "TimeMode=" + r.timeMode;
    }

    @Override
    public String toString() {
        return "java.util.SimpleTimeZone[id=" + getID() + ",offset=" + rawOffset + ",dstSavings=" + dstSavings
                + ",useDaylight=" + useDaylight + ",startYear=" + startYear + show(start, "start") + show(end,
                        "end") + "]";
    }

    // The stream

    private static ObjectStreamField[] fields() {
        ObjectStreamField[] f = new ObjectStreamField[NUMBERS.length + 2];
        for (int i = 0; i < NUMBERS.length; i++) f[i] = new ObjectStreamField(NUMBERS[i], int.class);
        f[NUMBERS.length] = new ObjectStreamField("useDaylight", boolean.class);
        f[NUMBERS.length + 1] = new ObjectStreamField("monthLength", byte[].class);
        return f;
    }

    /** The rule as an n-th weekday on the wall clock; ahead is what the wall clock is ahead of standard time. */
    private Rule old(Rule r, int ahead) {
        Rule o = new Rule();
        o.mode = r.mode;
        o.month = r.month;
        o.day = r.day;
        o.dayOfWeek = r.dayOfWeek;
        o.timeMode = r.timeMode;
        o.time = r.time + (r.timeMode == WALL_TIME ? 0 : ahead) + (r.timeMode == UTC_TIME ? rawOffset : 0);
        if (r.mode == DATE) o.dayOfWeek = Calendar.SUNDAY;
        boolean nth = r.mode == ON_OR_AFTER && r.day == 1 || r.mode == NTH_WEEKDAY || r.mode == 0;
        if (!nth) o.day = r.mode == ON_OR_BEFORE && r.day >= 30 ? -1 : 1 + r.day / 7;
        for (; o.time < 0; o.time += DAY) o.dayOfWeek = 1 + (o.dayOfWeek + 5) % 7;
        for (; o.time >= DAY; o.time -= DAY) o.dayOfWeek = 1 + o.dayOfWeek % 7;
        return o;
    }

    private static void put(ObjectOutputStream.PutField f, String what, Rule r) {
        f.put(what + "Day", r.day);
        f.put(what + "DayOfWeek", r.dayOfWeek);
        f.put(what + "Mode", r.mode);
        f.put(what + "Month", r.month);
        f.put(what + "Time", r.time);
        f.put(what + "TimeMode", r.timeMode);
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        Rule s = start == null ? new Rule() : start, e = end == null ? new Rule() : end;
        ObjectOutputStream.PutField f = out.putFields();
        put(f, "start", useDaylight ? old(s, 0) : s);
        put(f, "end", useDaylight ? old(e, dstSavings) : e);
        f.put("dstSavings", dstSavings);
        f.put("rawOffset", rawOffset);
        f.put("serialVersionOnStream", 2);
        f.put("startYear", startYear);
        f.put("useDaylight", useDaylight);
        f.put("monthLength", new byte[] {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31});
        out.writeFields();
        byte[] rules = {(byte) s.day, (byte) s.dayOfWeek, (byte) e.day, (byte) e.dayOfWeek, (byte) s.timeMode,
            (byte) e.timeMode};
        out.writeInt(rules.length);
        out.write(rules);
        out.writeObject(new int[] {s.time, e.time});
    }

    private static Rule get(ObjectInputStream.GetField f, String what, boolean first) throws IOException {
        Rule r = new Rule();
        r.day = f.get(what + "Day", 0);
        r.dayOfWeek = f.get(what + "DayOfWeek", first ? Calendar.SUNDAY : 0);
        r.mode = first ? NTH_WEEKDAY : f.get(what + "Mode", 0);
        r.month = f.get(what + "Month", 0);
        r.time = f.get(what + "Time", 0);
        r.timeMode = f.get(what + "TimeMode", WALL_TIME);
        return r;
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        ObjectInputStream.GetField f = in.readFields();
        int version = f.get("serialVersionOnStream", 0);
        rawOffset = f.get("rawOffset", 0);
        startYear = f.get("startYear", 0);
        useDaylight = f.get("useDaylight", false);
        dstSavings = version < 1 ? 3600000 : f.get("dstSavings", 3600000);
        start = get(f, "start", version < 1);
        end = get(f, "end", version < 1);
        if (version < 1) return;
        int length = in.readInt();
        if (length < 4 || length > 6) throw new InvalidObjectException("Illegal length of rules: " + length);
        byte[] rules = new byte[length];
        in.readFully(rules);
        start.day = rules[0];
        start.dayOfWeek = rules[1];
        end.day = rules[2];
        end.dayOfWeek = rules[3];
        if (length == 6) {
            start.timeMode = rules[4];
            end.timeMode = rules[5];
        }
        if (version < 2) return;
        int[] times = (int[]) in.readObject();
        start.time = times[0];
        end.time = times[1];
    }
}
