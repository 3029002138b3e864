// SPDX-License-Identifier: MIT
package java.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What the rules of a collator say. Rules make a list of texts in their order; each is told from the one before it by
 * <, ; , or =
 * (primary, secondary, tertiary, no difference). After & X the list goes on behind X. When all rules are read, the
 * list is numbered.
 */
final class CollationTable {
    /** A text (mostly one character) and its difference from the one before. */
    private static final class Entry {
        final String text;
        final char relation;
        final String expansion;     // what comes after the text's own element: & ae ; \u00e6 gives e

        Entry(String text, char relation, String expansion) {
            this.text = text;
            this.relation = relation;
            this.expansion = expansion;
        }
    }

    private final Map<String, int[]> elements = new HashMap<String, int[]>();
    private final Map<Character, Integer> longest = new HashMap<Character, Integer>();
    private final List<Entry> list = new ArrayList<Entry>();
    private int maxSecondary, maxTertiary;
    boolean backwards;      // @: secondary differences count from the end

    CollationTable(String rules) throws ParseException {
        read(rules);
        number();
        list.clear();
    }

    // Reading

    private void read(String rules) throws ParseException {
        int last = -1;              // index of the entry after which the next one goes
        String expansion = "";
        char relation = 0;
        for (int i = 0; i < rules.length();) {
            char c = rules.charAt(i);
            if (isSpace(c)) {
                i++;
            } else if (c == '@') {
                backwards = true;
                i++;
            } else if (c == '!') {
                i++;                // vowels before consonants: this table keeps the order of the text
            } else if ("<;,=&".indexOf(c) >= 0) {
                if (relation != 0) throw new ParseException("missing chars (=,;<&): " + rules.substring(i), i);
                relation = c;
                i++;
            } else {
                if (relation == 0) throw new ParseException("missing operator: " + rules.substring(i), i);
                StringBuilder text = new StringBuilder();
                i = text(rules, i, text);
                if (relation == '&') {
                    int k = text.length();
                    while (k > 0 && find(text.substring(0, k)) < 0) k--;
                    if (k == 0) throw new ParseException("attempt to reset to an unknown text: " + text, i);
                    last = find(text.substring(0, k));
                    expansion = text.substring(k);
                } else {
                    last = insert(new Entry(text.toString(), relation, expansion), last);
                }
                relation = 0;
            }
        }
        if (relation != 0) throw new ParseException("missing chars at the end", rules.length());
    }

    private static boolean isSpace(char c) {
        return c == ' ' || c >= '\t' && c <= '\r';
    }

    /** Reads characters up to the next operator; apostrophes quote. */
    private static int text(String rules, int i, StringBuilder text) throws ParseException {
        for (; i < rules.length(); i++) {
            char c = rules.charAt(i);
            if (c == '\'') {
                int end = rules.indexOf('\'', i + 1);
                if (end == i + 1 && i + 2 < rules.length() && rules.charAt(i + 2) == '\'') end = i + 2;
                if (end < 0) throw new ParseException("missing quote", i);
                text.append(end == i + 1 ? "'" : rules.substring(i + 1, end));
                i = end;
            } else if ("<;,=&@!".indexOf(c) >= 0) {
                break;
            } else if (!isSpace(c)) {
                text.append(c);
            }
        }
        return i;
    }

    private int find(String text) {
        for (int i = list.size() - 1; i >= 0; i--) if (list.get(i).text.equals(text)) return i;
        return -1;
    }

    private static int weight(char relation) {
        return "<;,=".indexOf(relation);
    }

    /** After `last`, and after those that differ less from it than the new entry does. */
    private int insert(Entry e, int last) {
        int old = find(e.text);
        if (old >= 0) {
            list.remove(old);
            if (old <= last) last--;
        }
        int at = last + 1;
        if (last >= 0) while (at < list.size() && weight(list.get(at).relation) > weight(e.relation)) at++;
        list.add(at, e);
        return at;
    }

    // Numbering

    private void number() {
        int primary = 0, secondary = 0, tertiary = 0;
        List<Entry> expanding = new ArrayList<Entry>();
        for (Entry e : list) {
            switch (e.relation) {
                case '<':
                    primary++;
                    secondary = tertiary = 0;
                    break;
                case ';':
                    secondary++;
                    tertiary = 0;
                    break;
                case ',':
                    tertiary++;
                    break;
                default:
                    break;
            }
            maxSecondary = Math.max(maxSecondary, primary == 0 ? secondary : 0);
            maxTertiary = Math.max(maxTertiary, primary == 0 ? tertiary : 0);
            put(e.text, new int[] {primary << 16 | secondary << 8 | tertiary});
            if (!e.expansion.isEmpty()) expanding.add(e);
        }
        for (Entry e : expanding) put(e.text, joined(elements.get(e.text), all(e.expansion)));
    }

    private void put(String text, int[] value) {
        elements.put(text, value);
        char first = text.charAt(0);
        Integer l = longest.get(first);
        if (l == null || l < text.length()) longest.put(first, text.length());
    }

    private static int[] joined(int[] a, int[] b) {
        int[] c = java.util.Arrays.copyOf(a, a.length + b.length);
        System.arraycopy(b, 0, c, a.length, b.length);
        return c;
    }

    // Asking

    /** How many characters from `at` on have elements together. */
    int lengthAt(String s, int at) {
        Integer l = longest.get(s.charAt(at));
        if (l != null)
            for (int n = Math.min(l, s.length() - at); n > 1; n--)
                if (elements.containsKey(s.substring(at, at + n))) return n;
        return 1;
    }

    /** Where the characters begin that end before `at` and have elements together. */
    int startBefore(String s, int at) {
        for (int k = Math.max(0, at - 8); k < at - 1; k++) if (lengthAt(s, k) == at - k) return k;
        return at - 1;
    }

    int[] elements(String s, int from, int to) {
        String key = s.substring(from, to);
        int[] e = elements.get(key);
        if (e != null) return e;
        char c = key.charAt(0);
        if (c >= 0xc0 && !Character.isSurrogate(c)) {
            String parts = Normalizer.normalize(key, Normalizer.Form.NFD);
            if (!parts.equals(key)) {
                boolean known = true;
                for (int i = 0; i < parts.length(); i++) known &= elements.containsKey(parts.substring(i, i + 1));
                if (known) return all(parts);
            }
        }
        return new int[] {CollationElementIterator.UNMAPPED, c << 16};
    }

    int[] all(String s) {
        int[] result = {};
        for (int i = 0, n; i < s.length(); i += n) {
            n = lengthAt(s, i);
            result = joined(result, elements(s, i, i + n));
        }
        return result;
    }

    int maxExpansion(int order) {
        int max = 1;
        for (int[] e : elements.values()) if (e[e.length - 1] == order) max = Math.max(max, e.length);
        return max;
    }

    /**
     * The levels of a text down to a strength, with a 0 between them: primaries; secondaries, those of marks above all
     * others; tertiaries likewise.
     */
    String key(String s, int strength) {
        StringBuilder first = new StringBuilder(), second = new StringBuilder(), third = new StringBuilder();
        int[] all = all(s);
        int marks = 0;
        for (int e : all) {
            int p = e >>> 16, sec = e >> 8 & 0xff, ter = e & 0xff;
            if (p != 0) {
                if (backwards) reverse(second, marks);
                first.append((char) (p + 1));
                second.append((char) (sec + 1));
                third.append((char) (ter + 1));
                marks = second.length();
            } else {
                if (sec != 0) second.append((char) (sec + maxSecondary + 1));
                if (ter != 0) third.append((char) (ter + maxTertiary + 1));
            }
        }
        if (backwards) {
            reverse(second, marks);
            second.reverse();
        }
        first.append('\0');
        if (strength >= Collator.SECONDARY) first.append(second);
        first.append('\0');
        if (strength >= Collator.TERTIARY) first.append(third);
        return first.toString();
    }

    private static void reverse(StringBuilder sb, int from) {
        String marks = new StringBuilder(sb.substring(from)).reverse().toString();
        sb.setLength(from);
        sb.append(marks);
    }
}
