// SPDX-License-Identifier: MIT
package java.time.format;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;

/** An instant in UTC, as ISO writes it. fraction is a number of digits, -1 as many as needed, -2 in threes. */
final class InstantPart extends Part {
    private final int fraction;

    InstantPart(int fraction) {
        this.fraction = fraction;
    }

    @Override
    boolean print(PrintContext c, StringBuilder sb) {
        Long seconds = c.value(ChronoField.INSTANT_SECONDS);
        if (seconds == null) return false;
        int nano = c.temporal.isSupported(ChronoField.NANO_OF_SECOND)
                ? ChronoField.NANO_OF_SECOND.checkValidIntValue(c.temporal.getLong(ChronoField.NANO_OF_SECOND)) : 0;
        sb.append(Instant.ofEpochSecond(seconds));
        sb.setLength(sb.length() - 1);        // the fraction comes before the Z
        String digits = Integer.toString(1000000000 + nano).substring(1);
        int length = fraction;
        if (fraction < 0) {
            length = 9;
            while (length > 0 && digits.charAt(length - 1) == '0') length--;
            if (fraction == -2) length = (length + 2) / 3 * 3;
        }
        if (length > 0) sb.append('.').append(digits, 0, length);
        sb.append('Z');
        return true;
    }

    @Override
    int parse(ParseContext c, CharSequence text, int at) {
        int min = fraction < 0 ? 0 : fraction, max = fraction < 0 ? 9 : fraction;
        CompositePart p = new DateTimeFormatterBuilder().append(DateTimeFormatter.ISO_LOCAL_DATE).appendLiteral('T')
                .appendValue(ChronoField.HOUR_OF_DAY, 2).appendLiteral(':')
                .appendValue(ChronoField.MINUTE_OF_HOUR, 2).appendLiteral(':')
                .appendValue(ChronoField.SECOND_OF_MINUTE, 2)
                .appendFraction(ChronoField.NANO_OF_SECOND, min, max, true)
                .appendOffsetId().toFormatter().root();
        ParseContext inner = new ParseContext(DateTimeFormatter.ISO_INSTANT);
        inner.caseSensitive = c.caseSensitive;
        int pos = p.parse(inner, text, at);
        if (pos < 0) return pos;
        Parsed f = inner.parsed();
        int year = f.number(ChronoField.YEAR), hour = f.number(ChronoField.HOUR_OF_DAY);
        int minute = f.number(ChronoField.MINUTE_OF_HOUR), second = f.number(ChronoField.SECOND_OF_MINUTE);
        Long nano = f.fields.get(ChronoField.NANO_OF_SECOND);
        int days = 0;
        if (hour == 24 && minute == 0 && second == 0 && (nano == null || nano == 0)) {
            hour = 0;
            days = 1;
        } else if (hour == 23 && minute == 59 && second == 60) {
            c.parsed().leapSecond = true;
            second = 59;
        }
        long seconds;
        try {
            // Instants reach further than local dates do: all is alike after 10,000 years.
            LocalDateTime t = LocalDateTime.of(year % 10000, f.number(ChronoField.MONTH_OF_YEAR),
                    f.number(ChronoField.DAY_OF_MONTH), hour, minute, second, 0).plusDays(days);
            seconds = t.toEpochSecond(ZoneOffset.ofTotalSeconds(f.number(ChronoField.OFFSET_SECONDS)))
                    + year / 10000 * 315569520000L;
        } catch (RuntimeException e) {
            return ~at;
        }
        pos = c.put(ChronoField.INSTANT_SECONDS, seconds, at, pos);
        return pos < 0 ? pos : c.put(ChronoField.NANO_OF_SECOND, nano == null ? 0 : nano, at, pos);
    }

    @Override
    public String toString() {
        return "Instant()";
    }
}
