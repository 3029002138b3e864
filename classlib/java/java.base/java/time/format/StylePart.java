// SPDX-License-Identifier: MIT
package java.time.format;

/** The language's usual form of a date, a time or both; null for the half that is not there. */
final class StylePart extends Part {
    private final FormatStyle date, time;

    StylePart(FormatStyle date, FormatStyle time) {
        this.date = date;
        this.time = time;
    }

    static String pattern(FormatStyle date, FormatStyle time) {
        String[] dates = {"EEEE, MMMM d, y", "MMMM d, y", "MMM d, y", "M/d/yy"};
        String[] times = {"h:mm:ss a zzzz", "h:mm:ss a z", "h:mm:ss a", "h:mm a"};
        if (date == null) return times[time.ordinal()];
        if (time == null) return dates[date.ordinal()];
        String glue = date.compareTo(FormatStyle.LONG) <= 0 ? " 'at' " : ", ";
        return dates[date.ordinal()] + glue + times[time.ordinal()];
    }

    private CompositePart part() {
        return new DateTimeFormatterBuilder().appendPattern(pattern(date, time)).toFormatter().root();
    }

    @Override
    boolean print(PrintContext c, StringBuilder sb) {
        return part().print(c, sb);
    }

    @Override
    int parse(ParseContext c, CharSequence text, int at) {
        return part().parse(c, text, at);
    }

    @Override
    public String toString() {
        return "Localized(" + (date == null ? "" : date) + "," + (time == null ? "" : time) + ")";
    }
}
