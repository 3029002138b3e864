// SPDX-License-Identifier: MIT
package java.time.zone;

import java.io.Serializable;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.ZoneOffset;
import java.time.chrono.IsoChronology;
import java.time.temporal.TemporalAdjusters;
import java.util.Objects;

/** When in each year a zone changes its offset. */
public final class ZoneOffsetTransitionRule implements Serializable {
    private static final long serialVersionUID = 6889046316657758795L;

    /** What the time of a rule counts from. */
    public enum TimeDefinition {
        UTC, WALL, STANDARD;

        public LocalDateTime createDateTime(LocalDateTime dateTime, ZoneOffset standardOffset, ZoneOffset wallOffset) {
            if (this == WALL) return dateTime;
            int from = this == UTC ? 0 : standardOffset.getTotalSeconds();
            return dateTime.plusSeconds(wallOffset.getTotalSeconds() - from);
        }
    }

    private final Month month;
    private final int day;              // of the month; negative counts from its end
    private final DayOfWeek weekday;    // on or after (before, if day is negative) that day; null for that day
    private final LocalTime time;
    private final boolean midnightEnd;
    private final TimeDefinition definition;
    private final ZoneOffset standard, before, after;

    private ZoneOffsetTransitionRule(Month month, int day, DayOfWeek weekday, LocalTime time, boolean midnightEnd,
            TimeDefinition definition, ZoneOffset standard, ZoneOffset before, ZoneOffset after) {
        this.month = month;
        this.day = day;
        this.weekday = weekday;
        this.time = time;
        this.midnightEnd = midnightEnd;
        this.definition = definition;
        this.standard = standard;
        this.before = before;
        this.after = after;
    }

    public static ZoneOffsetTransitionRule of(Month month, int dayOfMonthIndicator, DayOfWeek dayOfWeek, LocalTime time,
            boolean timeEndOfDay, TimeDefinition timeDefinition, ZoneOffset standardOffset, ZoneOffset offsetBefore,
            ZoneOffset offsetAfter) {
        ZoneOffsetTransitionRule rule = new ZoneOffsetTransitionRule(month, dayOfMonthIndicator, dayOfWeek, time,
                timeEndOfDay, timeDefinition, standardOffset, offsetBefore, offsetAfter);
        rule.check();
        return rule;
    }

    /** Only the weekday may be missing; the time is one of whole seconds, and the end of a day is its midnight. */
    private void check() {
        Object[] needed = {month, time, definition, standard, before, after};
        String[] names = {"month", "time", "timeDefinition", "standardOffset", "offsetBefore", "offsetAfter"};
        for (int i = 0; i < needed.length; i++) Objects.requireNonNull(needed[i], names[i]);
        String wrong = null;
        if (day == 0 || day > 31 || day < -28)
            wrong = "Day of month indicator must be between -28 and 31 inclusive excluding zero";
        else if (midnightEnd && time.toNanoOfDay() != 0)
            wrong = "Time must be midnight when end of day flag is true";
        else if (time.getNano() > 0)
            wrong = "Time's nano-of-second must be zero";
        if (wrong != null) throw new IllegalArgumentException(wrong);
    }

    public Month getMonth() {
        return month;
    }

    public int getDayOfMonthIndicator() {
        return day;
    }

    public DayOfWeek getDayOfWeek() {
        return weekday;
    }

    public LocalTime getLocalTime() {
        return time;
    }

    public boolean isMidnightEndOfDay() {
        return midnightEnd;
    }

    public TimeDefinition getTimeDefinition() {
        return definition;
    }

    public ZoneOffset getStandardOffset() {
        return standard;
    }

    public ZoneOffset getOffsetBefore() {
        return before;
    }

    public ZoneOffset getOffsetAfter() {
        return after;
    }

    public ZoneOffsetTransition createTransition(int year) {
        boolean fromEnd = day < 0;
        int named = fromEnd ? month.length(IsoChronology.INSTANCE.isLeapYear(year)) + 1 + day : day;
        LocalDate date = LocalDate.of(year, month, named);
        if (weekday != null)
            date = date.with(fromEnd ? TemporalAdjusters.previousOrSame(weekday)
                : TemporalAdjusters.nextOrSame(weekday));
        LocalDateTime local = date.plusDays(midnightEnd ? 1 : 0).atTime(time);
        return ZoneOffsetTransition.of(definition.createDateTime(local, standard, before), before, after);
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof ZoneOffsetTransitionRule)) return false;
        ZoneOffsetTransitionRule o = (ZoneOffsetTransitionRule) other;
        return month == o.month && day == o.day && weekday == o.weekday && definition == o.definition
                && time.equals(o.time) && midnightEnd == o.midnightEnd && standard.equals(o.standard)
                && before.equals(o.before) && after.equals(o.after);
    }

    @Override
    public int hashCode() {
        return Objects.hash(month, day, weekday, time, midnightEnd, definition, standard, before, after);
    }

    @Override
    public String toString() {
        return "TransitionRule[" + (before.compareTo(after) > 0 ? "Gap " : "Overlap ") + before + " to " + after + ", "
            + dayText() + " at " + (midnightEnd ? "24:00" : time) + ' ' + definition
            + ", standard offset " + standard + ']';
    }

    private String dayText() {
        if (weekday == null) return month.name() + ' ' + day;
        if (day > 0) return weekday.name() + " on or after " + month.name() + ' ' + day;
        String last = day == -1 ? "last day of " : "last day minus " + (-day - 1) + " of ";
        return weekday.name() + " on or before " + last + month.name();
    }

    private Object writeReplace() {
        return new Ser(Ser.TRANSITION_RULE, this);
    }

    private void readObject(java.io.ObjectInputStream s) throws java.io.InvalidObjectException {
        throw Ser.refuse();
    }
}
