// SPDX-License-Identifier: MIT
package java.time.format;

import java.time.chrono.Chronology;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalField;
import java.util.Iterator;
import java.util.Map;

/** The name of a field's value, or its number where there is none. */
final class TextPart extends Part {
    private final TemporalField field;
    private final TextStyle style;
    private final Map<Long, String> texts;      // null: those of the language
    private final NumberPart number;

    TextPart(TemporalField field, TextStyle style, Map<Long, String> texts) {
        this.field = field;
        this.style = style;
        this.texts = texts;
        number = new NumberPart(field, 1, 19, SignStyle.NORMAL);
    }

    private Map<Long, String> all(TextStyle s, DateTimeFormatter f, Chronology chrono) {
        if (texts != null) return texts;
        Map<Long, String> own = field == ChronoField.ERA ? Names.eras(chrono, s, f.getLocale()) : null;
        return own != null ? own : Names.of(field, s, f.getLocale());
    }

    @Override
    boolean print(PrintContext c, StringBuilder sb) {
        Long v = c.value(field);
        if (v == null) return false;
        Map<Long, String> names = all(style, c.formatter, Chronology.from(c.temporal));
        String s = names == null ? null : names.get(v);
        if (s == null) return number.print(c, sb);
        sb.append(s);
        return true;
    }

    @Override
    int parse(ParseContext c, CharSequence text, int at) {
        if (at > text.length()) throw new IndexOutOfBoundsException();
        int best = -1;
        Long value = null;
        TextStyle[] tried = c.strict || texts != null ? new TextStyle[] {style} : TextStyle.values();
        for (int i = 0; i < tried.length; i++) {
            Map<Long, String> names = all(tried[i], c.formatter, c.chronology());
            if (names == null) continue;
            for (Iterator<Map.Entry<Long, String>> it = names.entrySet().iterator(); it.hasNext();) {
                Map.Entry<Long, String> e = it.next();
                if (e.getValue().length() > best && c.matches(text, at, e.getValue())) {
                    best = e.getValue().length();
                    value = e.getKey();
                }
            }
        }
        if (value != null) return c.put(field, value, at, at + best);
        return c.strict && all(style, c.formatter, c.chronology()) != null ? ~at : number.parse(c, text, at);
    }

    @Override
    public String toString() {
        return style == TextStyle.FULL ? "Text(" + field + ")" : "Text(" + field + "," + style + ")";
    }
}
