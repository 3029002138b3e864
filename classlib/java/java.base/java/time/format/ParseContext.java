// SPDX-License-Identifier: MIT
package java.time.format;

import java.time.ZoneId;
import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;
import java.time.temporal.TemporalField;
import java.util.ArrayList;

/**
 * The state of reading a text: modes, and the fields found so far; optional sections put a copy of these on a stack.
 */
final class ParseContext {
    final DateTimeFormatter formatter;
    boolean caseSensitive = true, strict = true;
    private final ArrayList<Parsed> stack = new ArrayList<Parsed>();

    ParseContext(DateTimeFormatter formatter) {
        this.formatter = formatter;
        stack.add(new Parsed());
    }

    Parsed parsed() {
        return stack.get(stack.size() - 1);
    }

    void startOptional() {
        stack.add(parsed().copy());
    }

    void endOptional(boolean good) {
        stack.remove(good ? stack.size() - 2 : stack.size() - 1);
    }

    Chronology chronology() {
        Chronology c = parsed().chronology;
        if (c == null) c = formatter.getChronology();
        return c == null ? IsoChronology.INSTANCE : c;
    }

    /** Stores a field; an error at position at if it is there already with another value. */
    int put(TemporalField f, long value, int at, int after) {
        Long old = parsed().fields.put(f, value);
        return old != null && old != value ? ~at : after;
    }

    void zone(ZoneId z) {
        parsed().zone = z;
    }

    boolean same(char a, char b) {
        return a == b || !caseSensitive
                && (Character.toUpperCase(a) == Character.toUpperCase(b) || Character.toLowerCase(a) ==
                        Character.toLowerCase(b));
    }

    boolean matches(CharSequence text, int at, CharSequence word) {
        if (at + word.length() > text.length()) return false;
        for (int i = 0; i < word.length(); i++) if (!same(text.charAt(at + i), word.charAt(i))) return false;
        return true;
    }
}
