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
        Objects.requireNonNull(month, "month");
        Objects.requireNonNull(time, "time");
        Objects.requireNonNull(timeDefinition, "timeDefinition");
        Objects.requireNonNull(standardOffset, "standardOffset");
        Objects.requireNonNull(offsetBefore, "offsetBefore");
        Objects.requireNonNull(offsetAfter, "offsetAfter");
        if (dayOfMonthIndicator < -28 || dayOfMonthIndicator > 31 || dayOfMonthIndicator == 0)
            throw new IllegalArgumentException(
                    "Day of month indicator must be between -28 and 31 inclusive excluding zero");
        if (timeEndOfDay && !time.equals(LocalTime.MIDNIGHT))
            throw new IllegalArgumentException("Time must be midnight when end of day flag is true");
        if (time.getNano() != 0) throw new IllegalArgumentException("Time's nano-of-second must be zero");
        return new ZoneOffsetTransitionRule(month, dayOfMonthIndicator, dayOfWeek, time, timeEndOfDay, timeDefinition,
                standardOffset, offsetBefore, offsetAfter);
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
        LocalDate date;
        if (day < 0) {
            date = LocalDate.of(year, month, month.length(IsoChronology.INSTANCE.isLeapYear(year)) + 1 + day);
            if (weekday != null) date = date.with(TemporalAdjusters.previousOrSame(weekday));
        } else {
            date = LocalDate.of(year, month, day);
            if (weekday != null) date = date.with(TemporalAdjusters.nextOrSame(weekday));
        }
        if (midnightEnd) date = date.plusDays(1);
        LocalDateTime local = LocalDateTime.of(date, time);
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
        StringBuilder sb = new StringBuilder("TransitionRule[");
        sb.append(before.compareTo(after) > 0 ? "Gap " : "Overlap ").append(before).append(" to ").append(after)
                .append(", ");
        if (weekday == null) {
            sb.append(month.name()).append(' ').append(day);
        } else if (day == -1) {
            sb.append(weekday.name()).append(" on or before last day of ").append(month.name());
        } else if (day < 0) {
            sb.append(weekday.name()).append(" on or before last day minus ").append(-day - 1).append(" of ")
                    .append(month.name());
        } else {
            sb.append(weekday.name()).append(" on or after ").append(month.name()).append(' ').append(day);
        }
        return sb.append(" at ").append(midnightEnd ? "24:00" : time.toString()).append(' ').append(definition)
                .append(", standard offset ").append(standard).append(']').toString();
    }

    private Object writeReplace() {
        return new Ser(Ser.TRANSITION_RULE, this);
    }

    private void readObject(java.io.ObjectInputStream s) throws java.io.InvalidObjectException {
        throw Ser.refuse();
    }
}
