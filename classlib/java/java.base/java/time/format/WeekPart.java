// SPDX-License-Identifier: MIT
package java.time.format;

import java.time.temporal.TemporalField;
import java.time.temporal.WeekFields;

/** A field of weeks, which depends on the locale of the formatter. */
final class WeekPart extends Part {
    private final char letter;
    private final int count;

    WeekPart(char letter, int count) {
        this.letter = letter;
        this.count = count;
    }

    private Part part(java.util.Locale locale) {
        WeekFields w = WeekFields.of(locale);
        TemporalField f = letter == 'Y' ? w.weekBasedYear() : letter == 'w' ? w.weekOfWeekBasedYear()
                : letter == 'W' ? w.weekOfMonth() : w.dayOfWeek();
        if (letter == 'Y')
            return count == 2 ? new ReducedPart(f, 2, 2, 0, java.time.LocalDate.of(2000, 1, 1))
                    : new NumberPart(f, count, 19, count < 4 ? SignStyle.NORMAL : SignStyle.EXCEEDS_PAD);
        return new NumberPart(f, count == 2 ? 2 : 1, 2, SignStyle.NOT_NEGATIVE);
    }

    @Override
    boolean print(PrintContext c, StringBuilder sb) {
        return part(c.formatter.getLocale()).print(c, sb);
    }

    @Override
    int parse(ParseContext c, CharSequence text, int at) {
        return part(c.formatter.getLocale()).parse(c, text, at);
    }

    @Override
    public String toString() {
        if (letter == 'Y') {
            if (count == 1) return "Localized(WeekBasedYear)";
            if (count == 2) return "Localized(ReducedValue(WeekBasedYear,2,2,2000-01-01))";
            return "Localized(WeekBasedYear," + count + ",19,"
                    + (count < 4 ? SignStyle.NORMAL : SignStyle.EXCEEDS_PAD) + ")";
        }
        String name = letter == 'w' ? "WeekOfWeekBasedYear" : letter == 'W' ? "WeekOfMonth" : "DayOfWeek";
        return "Localized(" + name + "," + count + ")";
    }
}
