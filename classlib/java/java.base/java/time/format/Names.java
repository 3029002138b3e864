// SPDX-License-Identifier: MIT
package java.time.format;

import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;
import java.time.temporal.IsoFields;
import java.time.temporal.TemporalField;
import java.util.LinkedHashMap;
import java.util.Map;
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

    /** The names of a field's values, or null if they have none. */
    static Map<Long, String> of(TemporalField f, TextStyle style) {
        TextStyle s = style.asNormal();
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
