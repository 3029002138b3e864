// SPDX-License-Identifier: MIT
package java.util;

import java.time.DateTimeException;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQueries;
import jdk.internal.util.DateTexts;

/** The date and time conversions of formats. */
final class FormatTime {
    private final Calendar calendar;             // or
    private final TemporalAccessor temporal;
    private final Locale locale;

    private FormatTime(Calendar calendar, TemporalAccessor temporal, Locale locale) {
        this.locale = locale == null ? Locale.US : locale;
        this.calendar = calendar;
        this.temporal = temporal;
    }

    static String text(char field, Object arg, IllegalFormatException wrongType, Locale l) {
        if (arg instanceof TemporalAccessor) return new FormatTime(null, (TemporalAccessor) arg, l).text(field);
        Calendar c;
        if (arg instanceof Calendar) {
            c = (Calendar) arg;
        } else {
            if (!(arg instanceof Long) && !(arg instanceof Date)) throw wrongType;
            c = Calendar.getInstance();
            c.setTimeInMillis(arg instanceof Long ? (Long) arg : ((Date) arg).getTime());
        }
        return new FormatTime(c, null, l).text(field);
    }

    private int get(int calendarField, ChronoField f) {
        return calendar != null ? calendar.get(calendarField) : temporal.get(f);
    }

    private static String pad(long v, int n) {
        String s = Long.toString(v);
        return "0".repeat(Math.max(0, n - s.length())) + s;
    }

    private int year() {
        return get(Calendar.YEAR, ChronoField.YEAR_OF_ERA);
    }

    private int month() {
        return calendar != null ? calendar.get(Calendar.MONTH) : temporal.get(ChronoField.MONTH_OF_YEAR) - 1;
    }

    private int weekday() {
        return calendar != null ? calendar.get(Calendar.DAY_OF_WEEK) - 1 : temporal.get(ChronoField.DAY_OF_WEEK) % 7;
    }

    private int hour() {
        return get(Calendar.HOUR_OF_DAY, ChronoField.HOUR_OF_DAY);
    }

    private int hour12() {
        int h = hour() % 12;
        return h == 0 ? 12 : h;
    }

    private long millis() {
        return calendar != null ? calendar.getTimeInMillis() : temporal.getLong(ChronoField.INSTANT_SECONDS) * 1000
                + temporal.get(ChronoField.MILLI_OF_SECOND);
    }

    private String zone() {
        if (calendar != null) {
            TimeZone z = calendar.getTimeZone();
            return z.getDisplayName(calendar.get(Calendar.DST_OFFSET) != 0, TimeZone.SHORT);
        }
        ZoneId id = temporal.query(TemporalQueries.zone());
        if (id == null) throw new IllegalFormatConversionException('Z', temporal.getClass());
        return id instanceof ZoneOffset ? id.getId()
                : TimeZone.getTimeZone(id.getId()).getDisplayName(temporal.isSupported(ChronoField.INSTANT_SECONDS)
                        && id.getRules().isDaylightSavings(java.time.Instant.from(temporal)), TimeZone.SHORT);
    }

    private String offset() {
        int seconds = calendar != null
                ? (calendar.get(Calendar.ZONE_OFFSET) + calendar.get(Calendar.DST_OFFSET)) / 1000
                : temporal.get(ChronoField.OFFSET_SECONDS);
        int minutes = Math.abs(seconds) / 60;
        return (seconds < 0 ? "-" : "+") + pad(minutes / 60 * 100 + minutes % 60, 4);
    }

    private String text(char field) {
        try {
            return part(field);
        } catch (DateTimeException e) {
            throw new IllegalFormatConversionException(field, temporal.getClass());
        }
    }

    private String part(char field) {
        switch (field) {
        case 'H': return pad(hour(), 2);
        case 'I': return pad(hour12(), 2);
        case 'k': return Integer.toString(hour());
        case 'l': return Integer.toString(hour12());
        case 'M': return pad(get(Calendar.MINUTE, ChronoField.MINUTE_OF_HOUR), 2);
        case 'S': return pad(get(Calendar.SECOND, ChronoField.SECOND_OF_MINUTE), 2);
        case 'L': return pad(get(Calendar.MILLISECOND, ChronoField.MILLI_OF_SECOND), 3);
        case 'N': return pad(calendar != null ? calendar.get(Calendar.MILLISECOND) * 1000000L
                : temporal.get(ChronoField.NANO_OF_SECOND), 9);
        case 'p': return hour() < 12 ? "am" : "pm";
        case 'z': return offset();
        case 'Z': return zone();
        case 's': return Long.toString(millis() / 1000);
        case 'Q': return Long.toString(millis());
        case 'B': return DateTexts.months(locale, true)[month()];
        case 'b':
        case 'h': return DateTexts.months(locale, false)[month()];
        case 'A': return DateTexts.days(locale, true)[weekday() + 1];
        case 'a': return DateTexts.days(locale, false)[weekday() + 1];
        case 'C': return pad(year() / 100, 2);
        case 'Y': return pad(year(), 4);
        case 'y': return pad(year() % 100, 2);
        case 'j': return pad(get(Calendar.DAY_OF_YEAR, ChronoField.DAY_OF_YEAR), 3);
        case 'm': return pad(month() + 1, 2);
        case 'd': return pad(get(Calendar.DAY_OF_MONTH, ChronoField.DAY_OF_MONTH), 2);
        case 'e': return Integer.toString(get(Calendar.DAY_OF_MONTH, ChronoField.DAY_OF_MONTH));
        case 'R': return text('H') + ":" + text('M');
        case 'T': return text('R') + ":" + text('S');
        case 'r': return text('I') + ":" + text('M') + ":" + text('S') + " " + text('p').toUpperCase(Locale.ROOT);
        case 'D': return text('m') + "/" + text('d') + "/" + text('y');
        case 'F': return text('Y') + "-" + text('m') + "-" + text('d');
        default: return text('a') + " " + text('b') + " " + text('d') + " " + text('T') + " " + text('Z') + " "
                + text('Y');
        }
    }
}
