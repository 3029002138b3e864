// SPDX-License-Identifier: MIT
package java.time.format;

import java.util.Locale;
import jdk.internal.util.DateTexts;

/** The language's usual form of a date, a time or both; null for the half that is not there. */
final class StylePart extends Part {
    private final FormatStyle date, time;

    StylePart(FormatStyle date, FormatStyle time) {
        this.date = date;
        this.time = time;
    }

    static String pattern(FormatStyle date, FormatStyle time, Locale locale) {
        return DateTexts.pattern(locale, date == null ? -1 : date.ordinal(), time == null ? -1 : time.ordinal());
    }

    private CompositePart part(Locale locale) {
        return new DateTimeFormatterBuilder().appendPattern(pattern(date, time, locale)).toFormatter().root();
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
        return "Localized(" + (date == null ? "" : date) + "," + (time == null ? "" : time) + ")";
    }
}
