// SPDX-License-Identifier: MIT
package java.text;

import java.io.InvalidObjectException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * Lists as "a, b, and c". Five patterns: how a list of three or more begins, goes on and ends ({0} is what has been
 * written, {1}
 * the next element; the end joins the last two), a list of two, and one of three. The last two may be empty.
 */
public final class ListFormat extends Format {
    private static final long serialVersionUID = -6408893049155394427L;

    private static final int START = 0, MIDDLE = 1, END = 2, TWO = 3, THREE = 4;

    private final Locale locale;
    private final String[] patterns;

    /** Whether the elements stand together, are a choice, or are parts of a measure. */
    public enum Type {
        STANDARD, OR, UNIT
    }

    /** How many words are used. */
    public enum Style {
        FULL, SHORT, NARROW
    }

    private ListFormat(Locale locale, String[] patterns) {
        this.locale = locale;
        this.patterns = patterns;
        check();
    }

    private void check() {
        String[] names = {"start", "middle", "end", "two", "three"};
        for (int i = 0; i < 5; i++) {
            String p = patterns[i];
            if (i >= TWO && p.isEmpty()) continue;
            int a = p.indexOf("{0}"), b = p.indexOf("{1}"), c = p.indexOf("{2}");
            boolean good = a >= 0 && b > a && (i == THREE ? c > b : c < 0);
            if (i == START) good &= a == 0 || p.indexOf("{0}") >= 0;
            if (!good) throw new IllegalArgumentException(names[i] + " pattern is incorrect: " + p);
        }
    }

    public static Locale[] getAvailableLocales() {
        return Locale.getAvailableLocales();
    }

    public static ListFormat getInstance() {
        return getInstance(Locale.getDefault(Locale.Category.FORMAT), Type.STANDARD, Style.FULL);
    }

    public static ListFormat getInstance(Locale locale, Type type, Style style) {
        Objects.requireNonNull(locale);
        Objects.requireNonNull(type);
        Objects.requireNonNull(style);
        boolean root = locale.getLanguage().isEmpty(), uk = locale.toString().equals("en_GB");
        String word = type == Type.OR ? "or" : root || type == Type.UNIT && !uk || style == Style.NARROW && !uk ? null
                : style == Style.SHORT && !uk ? "&" : "and";
        String comma = type == Type.UNIT && style == Style.NARROW && !root && !uk ? " " : ", ";
        String more = "{0}" + comma + "{1}", last = word == null ? comma : (uk ? " " : ", ") + word + " ";
        return new ListFormat(locale, new String[] {more, more, "{0}" + last + "{1}",
            word == null ? more : "{0} " + word + " {1}", "{0}" + comma + "{1}" + last + "{2}"});
    }

    public static ListFormat getInstance(String[] patterns) {
        if (patterns.length != 5) throw new IllegalArgumentException("Pattern array length should be 5");
        return new ListFormat(Locale.ROOT, patterns.clone());
    }

    public Locale getLocale() {
        return locale;
    }

    public String[] getPatterns() {
        return patterns.clone();
    }

    public String format(List<String> input) {
        return format(input, new StringBuffer(), new FieldPosition(-1)).toString();
    }

    @Override
    public StringBuffer format(Object obj, StringBuffer toAppendTo, FieldPosition pos) {
        Objects.requireNonNull(toAppendTo);
        Objects.requireNonNull(pos);
        Object[] elements;
        if (obj instanceof List) elements = ((List<?>) obj).toArray();
        else if (obj instanceof Object[]) elements = (Object[]) obj;
        else throw new IllegalArgumentException("The object to format should be a List<Object> or an Object[]");
        if (elements.length == 0) throw new IllegalArgumentException("There should at least be one input string");
        return toAppendTo.append(new MessageFormat(message(elements.length), locale).format(elements));
    }

    @Override
    public AttributedCharacterIterator formatToCharacterIterator(Object arguments) {
        Object[] elements = arguments instanceof List ? ((List<?>) arguments).toArray() : (Object[]) arguments;
        if (elements.length == 0) throw new IllegalArgumentException("There should at least be one input string");
        return new MessageFormat(message(elements.length), locale).formatToCharacterIterator(elements);
    }

    /** The pattern of a message for n elements. */
    private String message(int n) {
        if (n == 1) return "{0}";
        if (n == 2 && !patterns[TWO].isEmpty()) return patterns[TWO];
        if (n == 3 && !patterns[THREE].isEmpty()) return patterns[THREE];
        if (n == 2) return patterns[START].substring(0, patterns[START].indexOf("{0}"))
                + patterns[END].substring(patterns[END].indexOf("{0}"));
        int cut = patterns[START].indexOf("{1}");
        StringBuilder sb = new StringBuilder(patterns[START].substring(0, cut));
        for (int i = 1; i < n - 2; i++) sb.append("{").append(i).append("}").append(between(MIDDLE));
        sb.append("{").append(n - 2).append("}").append(between(END)).append("{").append(n - 1).append("}");
        return sb.append(patterns[END].substring(patterns[END].indexOf("{1}") + 3)).toString();
    }

    private String between(int pattern) {
        String p = patterns[pattern];
        return p.substring(p.indexOf("{0}") + 3, p.indexOf("{1}"));
    }

    @SuppressWarnings("unchecked")
    public List<String> parse(String source) throws ParseException {
        ParsePosition pos = new ParsePosition(0);
        Object result = parseObject(source, pos);
        if (result == null)
            throw new ParseException("Parse failed for \"" + source + "\"", Math.max(0, pos.errorIndex));
        return (List<String>) result;
    }

    /** A list of more than three by its end first, then three, then two; else the text is one element. */
    @Override
    public Object parseObject(String source, ParsePosition pos) {
        String s = source.substring(pos.index);
        List<String> list = parts(s);
        pos.index = source.length();
        return list;
    }

    private List<String> parts(String s) {
        String head = patterns[START].substring(0, patterns[START].indexOf("{0}"));
        String tail = patterns[END].substring(patterns[END].indexOf("{1}") + 3);
        String end = between(END), first = between(START), middle = between(MIDDLE);
        int last = s.lastIndexOf(end);
        if (s.startsWith(head) && s.endsWith(tail) && last > 0) {
            String before = s.substring(head.length(), last), rest = s.substring(last + end.length(),
                    s.length() - tail.length());
            List<String> list = new ArrayList<String>();
            int at = before.indexOf(first);
            if (at >= 0) {
                list.add(before.substring(0, at));
                at += first.length();
                for (int next; (next = before.indexOf(middle, at)) >= 0; at = next + middle.length())
                    list.add(before.substring(at, next));
                list.add(before.substring(at));
                list.add(rest);
                return list;
            }
        }
        for (int n = 3; n >= 2; n--) {
            if (patterns[n == 3 ? THREE : TWO].isEmpty() && n == 3) continue;
            Object[] found = new MessageFormat(message(n), locale).parse(s, new ParsePosition(0));
            if (found == null || found.length != n) continue;
            List<String> list = new ArrayList<String>();
            for (int i = 0; i < n; i++) list.add((String) found[i]);
            return list;
        }
        List<String> one = new ArrayList<String>();
        one.add(s);
        return one;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof ListFormat && locale.equals(((ListFormat) obj).locale)
                && Arrays.equals(patterns, ((ListFormat) obj).patterns);
    }

    @Override
    public int hashCode() {
        return Objects.hash(locale, Arrays.hashCode(patterns));
    }

    @Override
    public String toString() {
        String three = patterns[THREE].isEmpty() ? "" : ", three: \"" + patterns[THREE] + "\"";
        String two = patterns[TWO].isEmpty() ? "" : ", two: \"" + patterns[TWO] + "\"";
        return "ListFormat [locale: \"" + locale.getDisplayName() + "\", start: \"" + patterns[START] + "\", middle: \""
                + patterns[MIDDLE] + "\", end: \"" + patterns[END] + "\"" + two + three + "]\n";
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        in.defaultReadObject();
        if (patterns == null || patterns.length != 5) throw new InvalidObjectException("patterns");
    }
}
