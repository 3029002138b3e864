// SPDX-License-Identifier: MIT
package java.time.format;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalQuery;

/** A zone: by its identifier, or (style not null) by its name. */
final class ZonePart extends Part {
    private final TemporalQuery<ZoneId> query;
    private final String description;
    private final TextStyle style;
    private final boolean generic;

    ZonePart(TemporalQuery<ZoneId> query, String description, TextStyle style, boolean generic) {
        this.query = query;
        this.description = description;
        this.style = style;
        this.generic = generic;
    }

    @Override
    boolean print(PrintContext c, StringBuilder sb) {
        ZoneId zone = c.value(query);
        if (zone == null) return false;
        sb.append(style == null ? zone.getId() : Names.zone(zone, kind(c, zone), style));
        return true;
    }

    /** 0 standard time, 1 summer time, 2 neither is meant. */
    private int kind(PrintContext c, ZoneId zone) {
        if (generic || !c.temporal.isSupported(ChronoField.INSTANT_SECONDS)) return 2;
        return zone.getRules().isDaylightSavings(Instant.from(c.temporal)) ? 1 : 0;
    }

    @Override
    int parse(ParseContext c, CharSequence text, int at) {
        if (at > text.length()) throw new IndexOutOfBoundsException();
        if (at == text.length()) return ~at;
        char first = text.charAt(at);
        if (first == '+' || first == '-') return offset(c, text, at, at, "");
        String[] prefixes = {"UTC", "GMT", "UT"};
        for (int i = 0; i < 3; i++) {
            int after = at + prefixes[i].length();
            if (!c.matches(text, at, prefixes[i]) || i == 2 && c.matches(text, at, "UTC")) continue;
            if (after < text.length() && (text.charAt(after) == '+' || text.charAt(after) == '-'))
                return offset(c, text, at, after, prefixes[i]);
            if (after < text.length() && isIdChar(text.charAt(after))) continue;
            c.zone(ZoneId.of(prefixes[i]));
            return after;
        }
        int end = at;
        while (end < text.length() && isIdChar(text.charAt(end))) end++;
        for (; end > at; end--) {
            String id = text.subSequence(at, end).toString();
            String known = style == null ? id : jdk.internal.util.ZoneNames.zoneCalled(id);
            if (known == null) known = id;
            if (ZoneId.getAvailableZoneIds().contains(known)) {
                c.zone(ZoneId.of(known));
                return end;
            }
        }
        if (c.same(first, 'Z')) {
            c.zone(ZoneOffset.UTC);
            return at + 1;
        }
        return ~at;
    }

    private static boolean isIdChar(char c) {
        return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || "/_-+.~".indexOf(c) >= 0;
    }

    private int offset(ParseContext c, CharSequence text, int start, int at, String prefix) {
        ParseContext inner = new ParseContext(c.formatter);
        int end = new OffsetPart("+HH:MM:ss", "0").parse(inner, text, at);
        if (end < 0) end = new OffsetPart("+HHmmss", "0").parse(inner, text, at);
        if (end < 0) {
            if (prefix.isEmpty()) return ~start;
            c.zone(ZoneId.of(prefix));
            return at;
        }
        try {
            ZoneOffset o = ZoneOffset.ofTotalSeconds(inner.parsed().number(ChronoField.OFFSET_SECONDS));
            c.zone(prefix.isEmpty() ? o : ZoneId.ofOffset(prefix, o));
            return end;
        } catch (DateTimeException e) {
            return ~start;
        }
    }

    @Override
    public String toString() {
        return style == null ? description : (generic ? "Generic" : "") + "ZoneText(" + style + ")";
    }
}
