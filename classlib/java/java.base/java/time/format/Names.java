// SPDX-License-Identifier: MIT
package java.time.format;

import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.chrono.Chronology;
import java.time.chrono.JapaneseChronology;
import java.time.chrono.MinguoChronology;
import java.time.chrono.ThaiBuddhistChronology;
import java.time.temporal.ChronoField;
import java.time.temporal.IsoFields;
import java.time.temporal.TemporalField;
import java.util.Arrays;
import java.util.Calendar;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import jdk.internal.util.DateTexts;
import jdk.internal.util.LocaleTexts;
import jdk.internal.util.ZoneNames;

/** The English names of fields' values. */
final class Names {
    private static final String[] MONTHS = {"January", "February", "March", "April", "May", "June", "July", "August",
        "September", "October", "November", "December"};
    private static final String[] DAYS = {"Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"};

    private Names() {
    }

    private static Map<Long, String> map(long first, String... names) {
        Map<Long, String> m = new LinkedHashMap<Long, String>();
        for (int i = 0; i < names.length; i++) m.put(first + i, names[i]);
        return m;
    }

    private static String[] cut(String[] names, int length) {
        String[] s = new String[names.length];
        for (int i = 0; i < s.length; i++) s[i] = names[i].substring(0, length);
        return s;
    }

    /** Those of a locale, which differ for no language at all and for Britain; null if they are as elsewhere. */
    private static Map<Long, String> special(TemporalField f, TextStyle s, Locale l) {
        boolean root = l.getLanguage().isEmpty() && l.getCountry().isEmpty();
        boolean other = LocaleTexts.has(l);
        if (!root && !other && !l.getCountry().equals("GB")) return null;
        boolean full = s == TextStyle.FULL, narrow = s == TextStyle.NARROW;
        if (f == ChronoField.MONTH_OF_YEAR) {
            String[] names = narrow ? DateTexts.narrow(l, Calendar.MONTH) : DateTexts.months(l, full);
            return map(1, Arrays.copyOf(names, 12));
        }
        if (f == ChronoField.DAY_OF_WEEK && (other || !narrow)) {
            String[] names = narrow ? DateTexts.narrow(l, Calendar.DAY_OF_WEEK) : DateTexts.days(l, full);
            Map<Long, String> m = map(1, Arrays.copyOfRange(names, 2, 8));
            m.put(7L, names[1]);
            return m;
        }
        if (f == ChronoField.AMPM_OF_DAY && (root || other || !narrow)) return map(0, DateTexts.halves(l));
        if (f == IsoFields.QUARTER_OF_YEAR && other && !narrow)
            return map(1, LocaleTexts.get(l, full ? "quarters" : "short-quarters", "").split(","));
        if (f == IsoFields.QUARTER_OF_YEAR && root && full) return map(1, "Q1", "Q2", "Q3", "Q4");
        return f == ChronoField.ERA && (root || other) ? map(0, DateTexts.eras(l, full)) : null;
    }

    /** The names of the eras of a calendar, or null for those of ISO and of calendars that are not known here. */
    static Map<Long, String> eras(Chronology c, TextStyle style, Locale locale) {
        boolean root = locale.getLanguage().isEmpty();
        if (c == JapaneseChronology.INSTANCE) return style.asNormal() == TextStyle.NARROW
                ? map(-1, "M", "T", "S", "H", "R") : map(-1, "Meiji", "Taish\u014d", "Sh\u014dwa", "Heisei", "Reiwa");
        if (c == MinguoChronology.INSTANCE) return map(0, "Before R.O.C.", root ? "R.O.C." : "Minguo");
        return c == ThaiBuddhistChronology.INSTANCE ? map(0, "BC", "BE") : null;
    }

    /** The names of a field's values, or null if they have none. */
    static Map<Long, String> of(TemporalField f, TextStyle style, Locale locale) {
        TextStyle s = style.asNormal();
        Map<Long, String> own = special(f, s, locale);
        if (own != null) return own;
        if (f == ChronoField.MONTH_OF_YEAR)
            return map(1, s == TextStyle.FULL ? MONTHS : cut(MONTHS, s == TextStyle.SHORT ? 3 : 1));
        if (f == ChronoField.DAY_OF_WEEK)
            return map(1, s == TextStyle.FULL ? DAYS : cut(DAYS, s == TextStyle.SHORT ? 3 : 1));
        if (f == ChronoField.AMPM_OF_DAY)
            return s == TextStyle.NARROW ? map(0, "a", "p") : map(0, "AM", "PM");
        if (f == ChronoField.ERA) {
            if (s == TextStyle.FULL) return map(0, "Before Christ", "Anno Domini");
            return s == TextStyle.SHORT ? map(0, "BC", "AD") : map(0, "B", "A");
        }
        if (f == IsoFields.QUARTER_OF_YEAR) {
            if (s == TextStyle.FULL) return map(1, "1st quarter", "2nd quarter", "3rd quarter", "4th quarter");
            return s == TextStyle.SHORT ? map(1, "Q1", "Q2", "Q3", "Q4") : map(1, "1", "2", "3", "4");
        }
        return null;
    }

    /** The name of a zone; kind 0 standard, 1 summer time, 2 either. */
    static String zone(ZoneId id, int kind, TextStyle style) {
        if (id instanceof ZoneOffset) return id.getId();
        return ZoneNames.name(id.getId(), kind, style.asNormal() == TextStyle.FULL);
    }
}
