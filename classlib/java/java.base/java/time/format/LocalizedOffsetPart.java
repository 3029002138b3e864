// SPDX-License-Identifier: MIT
package java.time.format;

import java.time.temporal.ChronoField;

/** An offset after "GMT". */
final class LocalizedOffsetPart extends Part {
    private final TextStyle style;

    LocalizedOffsetPart(TextStyle style) {
        this.style = style;
    }

    private static String two(int n) {
        return n < 10 ? "0" + n : Integer.toString(n);
    }

    @Override
    boolean print(PrintContext c, StringBuilder sb) {
        Long v = c.value(ChronoField.OFFSET_SECONDS);
        if (v == null) return false;
        sb.append("GMT");
        int total = Math.toIntExact(v);
        if (total == 0) return true;
        int a = Math.abs(total), hours = a / 3600, minutes = a / 60 % 60, seconds = a % 60;
        sb.append(total < 0 ? '-' : '+');
        if (style == TextStyle.FULL) {
            sb.append(two(hours)).append(':').append(two(minutes));
            if (seconds != 0) sb.append(':').append(two(seconds));
        } else {
            sb.append(hours);
            if (minutes != 0 || seconds != 0) sb.append(':').append(two(minutes));
            if (seconds != 0) sb.append(':').append(two(seconds));
        }
        return true;
    }

    @Override
    int parse(ParseContext c, CharSequence text, int at) {
        if (!c.matches(text, at, "GMT")) return ~at;
        int pos = at + 3;
        if (pos == text.length() || text.charAt(pos) != '+' && text.charAt(pos) != '-')
            return c.put(ChronoField.OFFSET_SECONDS, 0, at, pos);
        return new OffsetPart(style == TextStyle.FULL ? "+HH:MM:ss" : "+H:mm:ss", "").parse(c, text, pos);
    }

    @Override
    public String toString() {
        return "LocalizedOffset(" + style + ")";
    }
}
