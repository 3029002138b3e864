// SPDX-License-Identifier: MIT
package java.time.format;

import java.time.chrono.Chronology;
import java.time.temporal.TemporalQueries;
import java.util.Iterator;

/** The calendar system, by its identifier. */
final class ChronoPart extends Part {
    private final TextStyle style;      // null for the identifier

    ChronoPart(TextStyle style) {
        this.style = style;
    }

    private String text(Chronology c) {
        return style == null ? c.getId() : c.getDisplayName(style, java.util.Locale.ENGLISH);
    }

    @Override
    boolean print(PrintContext c, StringBuilder sb) {
        Chronology chrono = c.value(TemporalQueries.chronology());
        if (chrono == null) return false;
        sb.append(text(chrono));
        return true;
    }

    @Override
    int parse(ParseContext c, CharSequence text, int at) {
        for (Iterator<Chronology> it = Chronology.getAvailableChronologies().iterator(); it.hasNext();) {
            Chronology chrono = it.next();
            if (c.matches(text, at, text(chrono))) {
                c.parsed().chronology = chrono;
                return at + text(chrono).length();
            }
        }
        return ~at;
    }

    @Override
    public String toString() {
        return style == null ? "ChronoId()" : "ChronoText(" + style + ")";
    }
}
