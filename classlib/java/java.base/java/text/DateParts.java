// SPDX-License-Identifier: MIT
package java.text;

import java.util.Calendar;
import java.util.Date;
import java.util.TimeZone;

/** What parsing has read: fields in the order in which they were read, so that a calendar lets the last ones decide. */
final class DateParts {
    static final int WEEK_YEAR = Calendar.FIELD_COUNT;

    private final int[] value = new int[Calendar.FIELD_COUNT + 1];
    private final int[] stamp = new int[Calendar.FIELD_COUNT + 1];     // 0 = not read
    private int last;
    /** The zone that was named, or null. */
    TimeZone zone;
    /** The year was read as the two digits with which the century begins: it may be the next one's. */
    boolean twoDigitYear;

    DateParts(Calendar calendar) {
        value[Calendar.DAY_OF_WEEK] = calendar.getFirstDayOfWeek();
        value[Calendar.WEEK_OF_YEAR] = 1;
    }

    void set(int field, int v) {
        value[field] = v;
        stamp[field] = ++last;
    }

    boolean has(int field) {
        return stamp[field] != 0;
    }

    void clear(int field) {
        stamp[field] = 0;
    }

    /** Sets the calendar to the fields, some years later. */
    Date apply(Calendar c, int years) {
        boolean week = stamp[WEEK_YEAR] > stamp[Calendar.YEAR];
        if (week && !c.isWeekDateSupported()) {
            value[Calendar.YEAR] = value[WEEK_YEAR];
            stamp[Calendar.YEAR] = stamp[WEEK_YEAR];
            week = false;
        }
        c.clear();
        for (int s = 1; s <= last; s++)
            for (int f = 0; f < Calendar.FIELD_COUNT; f++)
                if (stamp[f] == s) c.set(f, value[f] + (f == Calendar.YEAR ? years : 0));
        if (week) {
            int day = value[Calendar.DAY_OF_WEEK], number = value[Calendar.WEEK_OF_YEAR];
            if (day < 1 || day > 7) {
                number += Math.floorDiv(day - 1, 7);
                day = Math.floorMod(day, 7) + 1;
            }
            c.setWeekDate(value[WEEK_YEAR] + years, number, day);
        }
        return c.getTime();
    }
}
