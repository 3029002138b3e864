// SPDX-License-Identifier: MIT
package java.text;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * Text with {n} places for arguments; a type and a style may follow the number: {0,number,#.#}, {1,date}. A quote
 * quotes. A pattern is compiled to literals and places: literals.get(i), places.get(i), literals.get(i + 1), ...
 */
public class MessageFormat extends Format {
    private static final long serialVersionUID = 6479157306784022952L;

    private static final class Place {
        final int argument;
        Format format;
        String written;     // type and style as in the pattern, or null once the format was set

        Place(int argument, Format format, String written) {
            this.argument = argument;
            this.format = format;
            this.written = written;
        }
    }

    /** The attribute of an argument's text; its value is the argument's number. */
    public static class Field extends Format.Field {
        private static final long serialVersionUID = 7899943957617360810L;

        public static final Field ARGUMENT = new Field("message argument field");

        protected Field(String name) {
            super(name);
        }

        protected Object readResolve() throws java.io.InvalidObjectException {
            if (getClass() != Field.class)
                throw new java.io.InvalidObjectException("subclass didn't correctly implement readResolve");
            return ARGUMENT;
        }
    }

    private Locale locale;
    // Kept for the stream: all literals together, and for each place its position there, argument and format.
    private String pattern = "";
    private int[] offsets, argumentNumbers;
    private Format[] formats;
    private int maxOffset = -1;

    private transient List<String> literals;
    private transient List<Place> places;

    public MessageFormat(String pattern) {
        this(pattern, Locale.getDefault(Locale.Category.FORMAT));
    }

    public MessageFormat(String pattern, Locale locale) {
        this.locale = locale;
        applyPattern(pattern);
    }

    public void setLocale(Locale locale) {
        this.locale = locale;
    }

    public Locale getLocale() {
        return locale;
    }

    public static String format(String pattern, Object... arguments) {
        return new MessageFormat(pattern).format(arguments, new StringBuffer(), null).toString();
    }

    public void applyPattern(String text) {
        literals = new ArrayList<String>();
        places = new ArrayList<Place>();
        StringBuilder sb = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\'') {
                if (i + 1 < text.length() && text.charAt(i + 1) == '\'') {
                    sb.append(c);
                    i++;
                } else {
                    quoted = !quoted;
                }
            } else if (c == '{' && !quoted) {
                int end = closing(text, i);
                literals.add(sb.toString());
                sb.setLength(0);
                places.add(place(text.substring(i + 1, end)));
                i = end;
            } else {
                sb.append(c);
            }
        }
        literals.add(sb.toString());
        describePlaces();
    }

    private void describePlaces() {
        int n = places.size(), room = 10;
        while (room < n) room *= 2;
        StringBuilder sb = new StringBuilder();
        offsets = new int[room];
        argumentNumbers = new int[room];
        formats = new Format[room];
        for (int i = 0; i < n; i++) {
            sb.append(literals.get(i));
            offsets[i] = sb.length();
            argumentNumbers[i] = places.get(i).argument;
            formats[i] = places.get(i).format;
        }
        pattern = sb.append(literals.get(n)).toString();
        maxOffset = n - 1;
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        literals = new ArrayList<String>();
        places = new ArrayList<Place>();
        boolean good = pattern != null && offsets != null && argumentNumbers != null && formats != null
                && maxOffset >= -1 && offsets.length > maxOffset && argumentNumbers.length > maxOffset
                && formats.length > maxOffset;
        int at = 0;
        for (int i = 0; good && i <= maxOffset; i++) {
            good = offsets[i] >= at && offsets[i] <= pattern.length() && argumentNumbers[i] >= 0;
            if (!good) break;
            literals.add(pattern.substring(at, offsets[i]));
            places.add(new Place(argumentNumbers[i], formats[i], null));
            at = offsets[i];
        }
        if (!good) throw new InvalidObjectException("Could not reconstruct MessageFormat from corrupt stream.");
        literals.add(pattern.substring(at));
    }

    private static int closing(String text, int i) {
        int depth = 0;
        boolean quoted = false;
        for (int k = i; k < text.length(); k++) {
            char c = text.charAt(k);
            if (c == '\'') quoted = !quoted;
            else if (c == '{' && !quoted) depth++;
            else if (c == '}' && !quoted && --depth == 0) return k;
        }
        throw new IllegalArgumentException("Unmatched braces in the pattern.");
    }

    private Place place(String inside) {
        String[] parts = inside.split(",", 3);
        int n;
        try {
            n = Integer.parseInt(parts[0].trim());
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("can't parse argument number: " + parts[0], e);
        }
        if (n < 0) throw new IllegalArgumentException("negative argument number: " + parts[0]);
        Format f = parts.length > 1 ? formatOf(parts[1].trim(), parts.length > 2 ? parts[2] : "") : null;
        return new Place(n, f, inside.substring(parts[0].length()));
    }

    private Format formatOf(String type, String style) {
        switch (type.toLowerCase(Locale.ROOT)) {
            case "":
                return null;
            case "number":
                switch (style.trim()) {
                    case "":
                        return NumberFormat.getInstance(locale);
                    case "integer":
                        return NumberFormat.getIntegerInstance(locale);
                    case "percent":
                        return NumberFormat.getPercentInstance(locale);
                    case "currency":
                        return NumberFormat.getCurrencyInstance(locale);
                    default:
                        return new DecimalFormat(style, DecimalFormatSymbols.getInstance(locale));
                }
            case "date":
            case "time":
                return dateFormat(type.equalsIgnoreCase("date"), style);
            case "choice":
                try {
                    return new ChoiceFormat(style);
                } catch (RuntimeException e) {
                    throw new IllegalArgumentException("Choice Pattern incorrect: " + style, e);
                }
            default:
                throw new IllegalArgumentException("unknown format type: " + type);
        }
    }

    private Format dateFormat(boolean date, String style) {
        int s;
        switch (style.trim()) {
            case "":
            case "medium":
                s = DateFormat.MEDIUM;
                break;
            case "short":
                s = DateFormat.SHORT;
                break;
            case "long":
                s = DateFormat.LONG;
                break;
            case "full":
                s = DateFormat.FULL;
                break;
            default:
                return new SimpleDateFormat(style, locale);
        }
        return date ? DateFormat.getDateInstance(s, locale) : DateFormat.getTimeInstance(s, locale);
    }

    public String toPattern() {
        StringBuilder sb = new StringBuilder(quoted(literals.get(0)));
        for (int i = 0; i < places.size(); i++) {
            Place p = places.get(i);
            String w = p.written;
            if (w == null) {
                w = written(p.format);
            }
            sb.append('{').append(p.argument).append(w).append('}').append(quoted(literals.get(i + 1)));
        }
        return sb.toString();
    }

    /** Type and style of a format that was set. */
    private String written(Format f) {
        if (f == null) return "";
        if (f instanceof ChoiceFormat) return ",choice," + ((ChoiceFormat) f).toPattern();
        if (f instanceof NumberFormat) {
            if (f.equals(NumberFormat.getInstance(locale))) return ",number";
            if (f.equals(NumberFormat.getCurrencyInstance(locale))) return ",number,currency";
            if (f.equals(NumberFormat.getPercentInstance(locale))) return ",number,percent";
            if (f.equals(NumberFormat.getIntegerInstance(locale))) return ",number,integer";
            return f instanceof DecimalFormat ? ",number," + ((DecimalFormat) f).toPattern() : "";
        }
        if (!(f instanceof DateFormat)) return "";
        String[] styles = {"", ",short", ",long", ",full"};
        int[] numbers = {DateFormat.MEDIUM, DateFormat.SHORT, DateFormat.LONG, DateFormat.FULL};
        for (int i = 0; i < styles.length; i++) {
            if (f.equals(DateFormat.getDateInstance(numbers[i], locale))) return ",date" + styles[i];
            if (f.equals(DateFormat.getTimeInstance(numbers[i], locale))) return ",time" + styles[i];
        }
        return f instanceof SimpleDateFormat ? ",date," + ((SimpleDateFormat) f).toPattern() : "";
    }

    private static String quoted(String s) {
        StringBuilder sb = new StringBuilder();
        boolean in = false;
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c == '\'') {
                sb.append("''");
                continue;
            }
            boolean brace = c == '{';
            if (brace && !in) sb.append('\'');
            if (!brace && in) sb.append('\'');
            in = brace;
            sb.append(c);
        }
        return in ? sb.append('\'').toString() : sb.toString();
    }

    private void set(Place p, Format f) {
        p.format = f;
        p.written = null;
        formats[places.indexOf(p)] = f;
    }

    public void setFormats(Format[] newFormats) {
        for (int i = 0; i < newFormats.length && i < places.size(); i++) set(places.get(i), newFormats[i]);
    }

    public void setFormat(int formatElementIndex, Format newFormat) {
        if (formatElementIndex >= places.size()) throw new ArrayIndexOutOfBoundsException(formatElementIndex);
        set(places.get(formatElementIndex), newFormat);
    }

    public void setFormatsByArgumentIndex(Format[] newFormats) {
        for (int i = 0; i < newFormats.length; i++) setFormatByArgumentIndex(i, newFormats[i]);
    }

    public void setFormatByArgumentIndex(int argumentIndex, Format newFormat) {
        for (Place p : places) if (p.argument == argumentIndex) set(p, newFormat);
    }

    public Format[] getFormats() {
        Format[] all = new Format[places.size()];
        for (int i = 0; i < all.length; i++) all[i] = places.get(i).format;
        return all;
    }

    public Format[] getFormatsByArgumentIndex() {
        int max = -1;
        for (Place p : places) max = Math.max(max, p.argument);
        Format[] all = new Format[max + 1];
        for (Place p : places) all[p.argument] = p.format;
        return all;
    }

    @Override
    public final StringBuffer format(Object arguments, StringBuffer result, FieldPosition pos) {
        return format((Object[]) arguments, result, pos);
    }

    public final StringBuffer format(Object[] arguments, StringBuffer sb, FieldPosition pos) {
        if (pos != null) pos.start();
        sb.append(literals.get(0));
        for (int i = 0; i < places.size(); i++) {
            int start = sb.length();
            argument(sb, places.get(i), arguments);
            if (pos != null && !(pos instanceof FieldList)) pos.note(Field.ARGUMENT, -1, start, sb.length());
            if (pos instanceof FieldList) noteArgument((FieldList) pos, places.get(i), arguments, start, sb.length());
            sb.append(literals.get(i + 1));
        }
        return sb;
    }

    /** The argument's number, and inside it the fields of its own format. */
    private void noteArgument(FieldList fields, Place p, Object[] arguments, int start, int end) {
        if (arguments == null || p.argument >= arguments.length) return;
        Object v = arguments[p.argument];
        Format f = p.format != null ? p.format : v instanceof Number ? NumberFormat.getInstance(locale)
                : v instanceof Date ? DateFormat.getDateTimeInstance(DateFormat.SHORT, DateFormat.SHORT, locale) : null;
        if (f != null && v != null && !(f instanceof ChoiceFormat)) fields.noteAll(f.formatToCharacterIterator(v),
                start);
        fields.noteValue(Field.ARGUMENT, p.argument, start, end);
    }

    @Override
    public AttributedCharacterIterator formatToCharacterIterator(Object arguments) {
        if (arguments == null)
            throw new NullPointerException("formatToCharacterIterator must be passed non-null object");
        FieldList fields = new FieldList();
        return fields.iterator(format((Object[]) arguments, new StringBuffer(), fields).toString());
    }

    private void argument(StringBuffer sb, Place p, Object[] arguments) {
        if (arguments == null || p.argument >= arguments.length) {
            sb.append('{').append(p.argument).append('}');
            return;
        }
        Object v = arguments[p.argument];
        if (v == null) {
            sb.append("null");
        } else if (p.format instanceof ChoiceFormat) {
            String s = p.format.format(v);
            if (s.indexOf('{') >= 0) s = new MessageFormat(s, locale).format(arguments);
            sb.append(s);
        } else if (p.format != null) {
            p.format.format(v, sb, new FieldPosition(0));
        } else if (v instanceof Number) {
            NumberFormat.getInstance(locale).format(v, sb, new FieldPosition(0));
        } else if (v instanceof Date) {
            DateFormat.getDateTimeInstance(DateFormat.SHORT, DateFormat.SHORT, locale).format(v, sb,
                    new FieldPosition(0));
        } else {
            sb.append(v);
        }
    }

    /** The arguments that would give the text; null if none do. */
    public Object[] parse(String source, ParsePosition pos) {
        if (source == null) return new Object[0];
        int max = -1;
        for (Place p : places) max = Math.max(max, p.argument);
        Object[] result = new Object[max + 1];
        int at = pos.getIndex();
        if (!source.startsWith(literals.get(0), at)) {
            pos.setErrorIndex(at);
            return null;
        }
        at += literals.get(0).length();
        for (int i = 0; i < places.size(); i++) {
            Place p = places.get(i);
            String next = literals.get(i + 1);
            if (p.format == null) {
                int end = next.isEmpty() ? source.length() : source.indexOf(next, at);
                if (end < 0) {
                    pos.setErrorIndex(at);
                    return null;
                }
                String s = source.substring(at, end);
                if (!s.equals("{" + p.argument + "}")) result[p.argument] = s;
                at = end;
            } else {
                ParsePosition inner = new ParsePosition(at);
                result[p.argument] = p.format.parseObject(source, inner);
                if (inner.getIndex() == at) {
                    pos.setErrorIndex(at);
                    return null;
                }
                at = inner.getIndex();
            }
            if (!source.startsWith(next, at)) {
                pos.setErrorIndex(at);
                return null;
            }
            at += next.length();
        }
        pos.setIndex(at);
        return result;
    }

    public Object[] parse(String source) throws ParseException {
        ParsePosition pos = new ParsePosition(0);
        Object[] result = parse(source, pos);
        pos.checkMoved("MessageFormat parse error!", null);
        return result;
    }

    @Override
    public Object parseObject(String source, ParsePosition pos) {
        return parse(source, pos);
    }

    @Override
    public Object clone() {
        return new MessageFormat(toPattern(), locale);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof MessageFormat && toPattern().equals(((MessageFormat) o).toPattern())
                && Objects.equals(locale, ((MessageFormat) o).locale);
    }

    @Override
    public int hashCode() {
        return literals.hashCode();
    }

    private void readObjectNoData() throws java.io.ObjectStreamException {
        throw new InvalidObjectException("a MessageFormat without data");
    }
}
