// SPDX-License-Identifier: MIT
package javax.naming;

import java.util.Properties;
import java.util.Vector;

/** How a compound name is written, by the properties jndi.syntax.*. */
final class NameSyntax {
    private final boolean flat, fromRight;
    final boolean ignoresCase, trims;
    private final String separator, second, escape, typeSeparator;
    /** Two pairs: what begins a quoted part, and what ends it. Null: there is none. */
    private final String[] begin = new String[2], end = new String[2];

    NameSyntax(Properties p) {
        String direction = text(p, "direction", "flat");
        fromRight = direction.equals("right_to_left");
        flat = direction.equals("flat");
        if (!flat && !fromRight && !direction.equals("left_to_right"))
            throw new IllegalArgumentException(direction + " is no direction of jndi.syntax.direction");
        separator = flat ? null : text(p, "separator", null);
        second = flat ? null : text(p, "separator2", null);
        if (!flat && separator == null)
            throw new IllegalArgumentException("jndi.syntax.separator is required for names that are not flat");
        ignoresCase = text(p, "ignorecase", "false").equalsIgnoreCase("true");
        trims = text(p, "trimblanks", "false").equalsIgnoreCase("true");
        escape = text(p, "escape", null);
        typeSeparator = text(p, "separator.typeval", null);
        for (int i = 0; i < 2; i++) {
            String number = i == 0 ? "" : "2", first = text(p, "beginquote" + number, null), last = text(p, "endquote" + number, null);
            begin[i] = first == null ? last : first;
            end[i] = last == null ? first : last;
        }
    }

    private static String text(Properties p, String name, String other) {
        String value = p.getProperty("jndi.syntax." + name);
        return value == null || value.isEmpty() ? other : value;
    }

    boolean isFlat() {
        return flat;
    }

    /** The form in which parts are compared. */
    String key(String part) {
        String s = trims ? part.trim() : part;
        return ignoresCase ? s.toLowerCase() : s;
    }

    // Reading

    private static int length(String s, int at, String... words) {
        for (String w : words) if (w != null && s.startsWith(w, at)) return w.length();
        return 0;
    }

    private int separatorAt(String s, int at) {
        return length(s, at, separator, second);
    }

    /** What stands at this place behind an escape without a meaning of its own. */
    private int signAt(String s, int at) {
        return length(s, at, escape, begin[0], end[0], begin[1], end[1], separator, second);
    }

    private int quoteAt(String s, int at) {
        for (int i = 0; i < 2; i++) if (length(s, at, begin[i]) > 0) return i;
        return -1;
    }

    Vector<String> read(String s) throws InvalidNameException {
        Vector<String> parts = new Vector<>();
        boolean named = false;
        for (int at = 0; at < s.length();) {
            StringBuilder part = new StringBuilder();
            int begun = at;
            at = part(s, at, part);
            named |= part.length() > 0;
            put(parts, part.toString());
            int length = separatorAt(s, at);
            at += length;
            if (length > 0 && at == s.length() && (named || begun < at - length)) put(parts, "");
        }
        return parts;
    }

    private void put(Vector<String> parts, String part) {
        parts.add(fromRight ? 0 : parts.size(), part);
    }

    /** Reads one part; where it ends. */
    private int part(String s, int at, StringBuilder part) throws InvalidNameException {
        int quote = quoteAt(s, at);
        if (quote >= 0) return quoted(s, at, quote, part, false);
        while (at < s.length() && separatorAt(s, at) == 0) {
            int length = length(s, at, escape);
            if (length > 0) {
                if (at + length == s.length()) throw new InvalidNameException(s + ": a part ends with " + escape);
                int sign = signAt(s, at + length);
                at += sign > 0 ? length : 0;
                length = sign > 0 ? sign : length;
                part.append(s, at, at + length);
                at += length;
                continue;
            }
            length = length(s, at, typeSeparator);
            part.append(s, at, at + Math.max(1, length));
            at += Math.max(1, length);
            quote = length > 0 ? quoteAt(s, at) : -1;
            if (quote >= 0) return quoted(s, at, quote, part, true);
        }
        return at;
    }

    /** The same in quotes, which are kept where the quoted text is a value behind its type. */
    private int quoted(String s, int at, int quote, StringBuilder part, boolean kept) throws InvalidNameException {
        part.append(kept ? begin[quote] : "");
        for (at += begin[quote].length(); !s.startsWith(end[quote], at);) {
            if (at >= s.length()) throw new InvalidNameException(s + ": no close quote");
            int length = length(s, at, escape);
            if (length > 0 && s.startsWith(end[quote], at + length)) {
                part.append(kept ? escape : "").append(end[quote]);
                at += length + end[quote].length();
            } else {
                part.append(s.charAt(at++));
            }
        }
        part.append(kept ? end[quote] : "");
        at += end[quote].length();
        if (at < s.length() && separatorAt(s, at) == 0)
            throw new InvalidNameException(s + ": close quote appears before end of component");
        return at;
    }

    // Writing

    String write(Vector<String> parts) {
        StringBuilder out = new StringBuilder();
        boolean named = false;
        for (int i = 0; i < parts.size(); i++) {
            String part = parts.get(fromRight ? parts.size() - 1 - i : i);
            if (i > 0) out.append(separator);
            out.append(write(part));
            named |= !part.isEmpty();
        }
        return named || parts.isEmpty() || flat ? out.toString() : out.append(separator).toString();
    }

    private String write(String part) {
        boolean separated = contains(part, separator) || contains(part, second);
        if (separated && begin[0] != null)
            return begin[0] + (escape == null ? part : part.replace(end[0], escape + end[0])) + end[0];
        if (escape == null) return part;
        StringBuilder out = new StringBuilder(quoteAt(part, 0) >= 0 ? escape : "");
        for (int at = 0; at < part.length();) {
            int length = separatorAt(part, at);
            if (length == 0 && length(part, at, escape) > 0 && signAt(part, at + escape.length()) > 0) length = escape.length();
            if (length > 0) out.append(escape);
            out.append(part, at, at + Math.max(1, length));
            at += Math.max(1, length);
        }
        return out.toString();
    }

    private static boolean contains(String part, String word) {
        return word != null && part.contains(word);
    }
}
