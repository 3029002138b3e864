// SPDX-License-Identifier: MIT
package java.time.temporal;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.Objects;
import java.util.function.UnaryOperator;

/** The usual adjusters of dates. */
public final class TemporalAdjusters {
    private static final int FIRST_OF_MONTH = 0, LAST_OF_MONTH = 1, FIRST_OF_NEXT_MONTH = 2, FIRST_OF_YEAR = 3,
            LAST_OF_YEAR = 4, FIRST_OF_NEXT_YEAR = 5, IN_MONTH = 6, NEXT = 7, NEXT_OR_SAME = 8, PREVIOUS = 9,
            PREVIOUS_OR_SAME = 10;

    /** One adjuster by its kind; day and ordinal for those that need them. */
    private static final class Adjuster implements TemporalAdjuster {
        private final int kind, day, ordinal;

        Adjuster(int kind, int day, int ordinal) {
            this.kind = kind;
            this.day = day;
            this.ordinal = ordinal;
        }

        @Override
        public Temporal adjustInto(Temporal t) {
            switch (kind) {
                case FIRST_OF_MONTH:
                    return t.with(ChronoField.DAY_OF_MONTH, 1);
                case LAST_OF_MONTH:
                    return t.with(ChronoField.DAY_OF_MONTH, t.range(ChronoField.DAY_OF_MONTH).getMaximum());
                case FIRST_OF_NEXT_MONTH:
                    return t.with(ChronoField.DAY_OF_MONTH, 1).plus(1, ChronoUnit.MONTHS);
                case FIRST_OF_YEAR:
                    return t.with(ChronoField.DAY_OF_YEAR, 1);
                case LAST_OF_YEAR:
                    return t.with(ChronoField.DAY_OF_YEAR, t.range(ChronoField.DAY_OF_YEAR).getMaximum());
                case FIRST_OF_NEXT_YEAR:
                    return t.with(ChronoField.DAY_OF_YEAR, 1).plus(1, ChronoUnit.YEARS);
                case IN_MONTH:
                    return inMonth(t);
                default:
                    return near(t);
            }
        }

        private Temporal inMonth(Temporal t) {
            if (ordinal >= 0) {
                Temporal first = t.with(ChronoField.DAY_OF_MONTH, 1);
                int diff = (day - first.get(ChronoField.DAY_OF_WEEK) + 7) % 7;
                return first.plus(diff + (ordinal - 1L) * 7, ChronoUnit.DAYS);
            }
            Temporal last = t.with(ChronoField.DAY_OF_MONTH, t.range(ChronoField.DAY_OF_MONTH).getMaximum());
            int diff = (last.get(ChronoField.DAY_OF_WEEK) - day + 7) % 7;
            return last.minus(diff + (-ordinal - 1L) * 7, ChronoUnit.DAYS);
        }

        private Temporal near(Temporal t) {
            int today = t.get(ChronoField.DAY_OF_WEEK);
            if (today == day && (kind == NEXT_OR_SAME || kind == PREVIOUS_OR_SAME)) return t;
            int ahead = (day - today + 7) % 7;
            if (kind == NEXT || kind == NEXT_OR_SAME) return t.plus(ahead == 0 ? 7 : ahead, ChronoUnit.DAYS);
            return t.minus(ahead == 0 ? 7 : 7 - ahead, ChronoUnit.DAYS);
        }
    }

    private TemporalAdjusters() {
    }

    public static TemporalAdjuster ofDateAdjuster(final UnaryOperator<LocalDate> dateBasedAdjuster) {
        Objects.requireNonNull(dateBasedAdjuster, "dateBasedAdjuster");
        return new TemporalAdjuster() {
            @Override
            public Temporal adjustInto(Temporal t) {
                return t.with(dateBasedAdjuster.apply(LocalDate.from(t)));
            }
        };
    }

    public static TemporalAdjuster firstDayOfMonth() {
        return new Adjuster(FIRST_OF_MONTH, 0, 0);
    }

    public static TemporalAdjuster lastDayOfMonth() {
        return new Adjuster(LAST_OF_MONTH, 0, 0);
    }

    public static TemporalAdjuster firstDayOfNextMonth() {
        return new Adjuster(FIRST_OF_NEXT_MONTH, 0, 0);
    }

    public static TemporalAdjuster firstDayOfYear() {
        return new Adjuster(FIRST_OF_YEAR, 0, 0);
    }

    public static TemporalAdjuster lastDayOfYear() {
        return new Adjuster(LAST_OF_YEAR, 0, 0);
    }

    public static TemporalAdjuster firstDayOfNextYear() {
        return new Adjuster(FIRST_OF_NEXT_YEAR, 0, 0);
    }

    public static TemporalAdjuster firstInMonth(DayOfWeek dayOfWeek) {
        return dayOfWeekInMonth(1, dayOfWeek);
    }

    public static TemporalAdjuster lastInMonth(DayOfWeek dayOfWeek) {
        return dayOfWeekInMonth(-1, dayOfWeek);
    }

    public static TemporalAdjuster dayOfWeekInMonth(int ordinal, DayOfWeek dayOfWeek) {
        return new Adjuster(IN_MONTH, dayOfWeek.getValue(), ordinal);
    }

    public static TemporalAdjuster next(DayOfWeek dayOfWeek) {
        return new Adjuster(NEXT, dayOfWeek.getValue(), 0);
    }

    public static TemporalAdjuster nextOrSame(DayOfWeek dayOfWeek) {
        return new Adjuster(NEXT_OR_SAME, dayOfWeek.getValue(), 0);
    }

    public static TemporalAdjuster previous(DayOfWeek dayOfWeek) {
        return new Adjuster(PREVIOUS, dayOfWeek.getValue(), 0);
    }

    public static TemporalAdjuster previousOrSame(DayOfWeek dayOfWeek) {
        return new Adjuster(PREVIOUS_OR_SAME, dayOfWeek.getValue(), 0);
    }
}
