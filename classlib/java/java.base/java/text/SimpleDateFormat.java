// SPDX-License-Identifier: MIT
package java.text;

import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.Objects;
import java.util.TimeZone;
import jdk.internal.util.ZoneNames;

/**
 * Dates by a pattern of letters. The pattern is cut into items: item i is letters[i] repeated counts[i] times, or,
 * where letters[i]
 * is 0, the text literals[i]. Parsing collects what it reads in a DateParts and sets the calendar at the end.
 */
public class SimpleDateFormat extends DateFormat {
    private static final long serialVersionUID = 4774881970558875024L;

    static final String LETTERS = "GyMdkHmsSEDFwWahKzZYuXL";

    /** For each letter its field of Calendar (-1: the zone), its number in DateFormat and its attribute. */
    private static final int[] CALENDAR = {Calendar.ERA, Calendar.YEAR, Calendar.MONTH, Calendar.DATE,
        Calendar.HOUR_OF_DAY, Calendar.HOUR_OF_DAY, Calendar.MINUTE, Calendar.SECOND, Calendar.MILLISECOND,
        Calendar.DAY_OF_WEEK, Calendar.DAY_OF_YEAR, Calendar.DAY_OF_WEEK_IN_MONTH, Calendar.WEEK_OF_YEAR,
        Calendar.WEEK_OF_MONTH, Calendar.AM_PM, Calendar.HOUR, Calendar.HOUR, -1, -1, Calendar.YEAR,
        Calendar.DAY_OF_WEEK, -1, Calendar.MONTH};
    private static final int[] NUMBER = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 17, 1, 9, 17, 2};
    private static final Field[] ATTRIBUTE = {Field.ERA, Field.YEAR, Field.MONTH, Field.DAY_OF_MONTH,
        Field.HOUR_OF_DAY1, Field.HOUR_OF_DAY0, Field.MINUTE, Field.SECOND, Field.MILLISECOND, Field.DAY_OF_WEEK,
        Field.DAY_OF_YEAR, Field.DAY_OF_WEEK_IN_MONTH, Field.WEEK_OF_YEAR, Field.WEEK_OF_MONTH, Field.AM_PM,
        Field.HOUR1, Field.HOUR0, Field.TIME_ZONE, Field.TIME_ZONE, Field.YEAR, Field.DAY_OF_WEEK, Field.TIME_ZONE,
        Field.MONTH};

    private String pattern;
    private DateFormatSymbols formatData;
    private final Locale locale;
    private Date defaultCenturyStart;
    private int serialVersionOnStream = 1;
    private transient char[] letters;
    private transient int[] counts;
    private transient String[] literals;

    public SimpleDateFormat() {
        this(jdk.internal.util.DateTexts.pattern(Locale.getDefault(Locale.Category.FORMAT), SHORT, SHORT));
    }

    public SimpleDateFormat(String pattern) {
        this(pattern, Locale.getDefault(Locale.Category.FORMAT));
    }

    public SimpleDateFormat(String pattern, Locale locale) {
        this(pattern, DateFormatSymbols.getInstance(Objects.requireNonNull(locale)), locale);
        Objects.requireNonNull(pattern);
    }

    public SimpleDateFormat(String pattern, DateFormatSymbols formatSymbols) {
        this(Objects.requireNonNull(pattern), (DateFormatSymbols) formatSymbols.clone(),
                Locale.getDefault(Locale.Category.FORMAT));
    }

    private SimpleDateFormat(String pattern, DateFormatSymbols symbols, Locale locale) {
        this.locale = locale;
        formatData = symbols;
        calendar = Calendar.getInstance(TimeZone.getDefault(), locale);
        numberFormat = NumberFormat.getIntegerInstance(locale);
        numberFormat.setGroupingUsed(false);
        Calendar c = Calendar.getInstance(TimeZone.getDefault(), locale);
        c.add(Calendar.YEAR, -80);
        defaultCenturyStart = c.getTime();
        applyPattern(pattern);
    }

    public void applyPattern(String newPattern) {
        int max = newPattern.length() + 1, n = 0;
        char[] l = new char[max];
        int[] c = new int[max];
        String[] t = new String[max];
        StringBuilder text = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < newPattern.length(); i++) {
            char ch = newPattern.charAt(i);
            if (ch == '\'') {
                if (i + 1 < newPattern.length() && newPattern.charAt(i + 1) == '\'') {
                    text.append(ch);
                    i++;
                } else {
                    quoted = !quoted;
                }
            } else if (quoted || !isLetter(ch)) {
                text.append(ch);
            } else {
                if (LETTERS.indexOf(ch) < 0)
                    throw new IllegalArgumentException("Illegal pattern character '" + ch + "'");
                if (text.length() > 0) t[n++] = text.toString();
                text.setLength(0);
                l[n] = ch;
                c[n] = 1;
                while (i + 1 < newPattern.length() && newPattern.charAt(i + 1) == ch) {
                    c[n]++;
                    i++;
                }
                if (ch == 'X' && c[n] > 3)
                    throw new IllegalArgumentException("invalid ISO 8601 format: length=" + c[n]);
                n++;
            }
        }
        if (quoted) throw new IllegalArgumentException("Unterminated quote");
        if (text.length() > 0) t[n++] = text.toString();
        pattern = newPattern;
        letters = java.util.Arrays.copyOf(l, n);
        counts = java.util.Arrays.copyOf(c, n);
        literals = java.util.Arrays.copyOf(t, n);
    }

    private static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    public String toPattern() {
        return pattern;
    }

    public String toLocalizedPattern() {
        return translate(pattern, LETTERS, formatData.getLocalPatternChars());
    }

    public void applyLocalizedPattern(String newPattern) {
        applyPattern(translate(newPattern, formatData.getLocalPatternChars(), LETTERS));
    }

    private static String translate(String pattern, String from, String to) {
        StringBuilder sb = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            if (c == '\'') {
                quoted = !quoted;
            } else if (!quoted && isLetter(c)) {
                int at = from.indexOf(c);
                if (at < 0) throw new IllegalArgumentException("Illegal pattern  character '" + c + "'");
                if (at < to.length()) c = to.charAt(at);
            }
            sb.append(c);
        }
        if (quoted) throw new IllegalArgumentException("Unfinished quote in pattern");
        return sb.toString();
    }

    public void set2DigitYearStart(Date startDate) {
        defaultCenturyStart = new Date(startDate.getTime());
    }

    public Date get2DigitYearStart() {
        return (Date) defaultCenturyStart.clone();
    }

    public DateFormatSymbols getDateFormatSymbols() {
        return (DateFormatSymbols) formatData.clone();
    }

    public void setDateFormatSymbols(DateFormatSymbols newFormatSymbols) {
        formatData = (DateFormatSymbols) newFormatSymbols.clone();
    }

    // Formatting

    @Override
    public StringBuffer format(Date date, StringBuffer sb, FieldPosition pos) {
        pos.start();
        calendar.setTime(date);
        for (int i = 0; i < letters.length; i++) {
            if (letters[i] == 0) {
                sb.append(literals[i]);
                continue;
            }
            int start = sb.length(), k = LETTERS.indexOf(letters[i]);
            write(sb, letters[i], k, counts[i]);
            pos.note(ATTRIBUTE[k], NUMBER[k], start, sb.length());
        }
        return sb;
    }

    @Override
    public AttributedCharacterIterator formatToCharacterIterator(Object obj) {
        FieldList fields = new FieldList();
        StringBuffer sb = new StringBuffer();
        if (Objects.requireNonNull(obj, "formatToCharacterIterator must be passed non-null object") instanceof Date)
            format((Date) obj, sb, fields);
        else if (obj instanceof Number)
            format(new Date(((Number) obj).longValue()), sb, fields);
        else
            throw new IllegalArgumentException("Cannot format given Object as a Date");
        return fields.iterator(sb.toString());
    }

    /** At least n digits, those of the number format. */
    private void pad(StringBuffer sb, int v, int n) {
        String s = Integer.toString(Math.abs(v));
        char zero = numberFormat instanceof DecimalFormat
                ? ((DecimalFormat) numberFormat).getDecimalFormatSymbols().getZeroDigit() : '0';
        if (v < 0) sb.append('-');
        for (int i = s.length(); i < n; i++) sb.append(zero);
        for (int i = 0; i < s.length(); i++) sb.append((char) (s.charAt(i) - '0' + zero));
    }

    private static String name(String[] names, int v) {
        return v >= 0 && v < names.length ? names[v] : "";
    }

    private void write(StringBuffer sb, char c, int k, int n) {
        int v = CALENDAR[k] < 0 ? 0 : c == 'Y' && calendar.isWeekDateSupported() ? calendar.getWeekYear()
                : calendar.get(CALENDAR[k]);
        switch (c) {
            case 'G':
                sb.append(name(formatData.eras, v));
                break;
            case 'y':
            case 'Y':
                pad(sb, n == 2 ? v % 100 : v, n);
                break;
            case 'M':
            case 'L':
                if (n >= 3) sb.append(name(n == 3 ? formatData.shortMonths : formatData.months, v));
                else pad(sb, v + 1, n);
                break;
            case 'E':
                sb.append(name(n >= 4 ? formatData.weekdays : formatData.shortWeekdays, v));
                break;
            case 'u':
                pad(sb, v == Calendar.SUNDAY ? 7 : v - 1, n);
                break;
            case 'a':
                sb.append(name(formatData.ampms, v));
                break;
            case 'k':
                pad(sb, v == 0 ? 24 : v, n);
                break;
            case 'h':
                pad(sb, v == 0 ? 12 : v, n);
                break;
            case 'z':
                sb.append(zoneName(n));
                break;
            case 'Z':
            case 'X':
                offset(sb, c, n);
                break;
            default:
                pad(sb, v, n);
                break;
        }
    }

    private String zoneName(int n) {
        TimeZone zone = calendar.getTimeZone();
        boolean summer = calendar.get(Calendar.DST_OFFSET) != 0;
        String[][] own = formatData.ownZoneStrings();
        if (own == null) return zone.getDisplayName(summer, n > 3 ? TimeZone.LONG : TimeZone.SHORT, locale);
        for (int i = 0; i < own.length; i++)
            if (own[i][0].equals(zone.getID())) return own[i][(n > 3 ? 1 : 2) + (summer ? 2 : 0)];
        return zone.getID();
    }

    private void offset(StringBuffer sb, char c, int n) {
        int minutes = (calendar.get(Calendar.ZONE_OFFSET) + calendar.get(Calendar.DST_OFFSET)) / 60000;
        if (c == 'X' && minutes == 0) {
            sb.append('Z');
            return;
        }
        sb.append(minutes < 0 ? '-' : '+');
        pad(sb, Math.abs(minutes) / 60, 2);
        if (c == 'X' && n == 1) return;
        if (c == 'X' && n == 3) sb.append(':');
        pad(sb, Math.abs(minutes) % 60, 2);
    }

    // Parsing

    @Override
    public Date parse(String text, ParsePosition pos) {
        DateParts parts = new DateParts(calendar);
        int at = pos.index;
        for (int i = 0; i < letters.length; i++) {
            int from = at;
            if (letters[i] == 0) {
                at = literal(text, at, literals[i]);
                if (at < 0) {
                    pos.errorIndex = ~at;
                    return null;
                }
                continue;
            }
            // a number that another one follows at once has as many digits as letters
            boolean exact = i + 1 < letters.length && letters[i + 1] != 0;
            at = item(parts, text, at, letters[i], counts[i], exact);
            if (at < 0) {
                pos.errorIndex = ~at;
                return null;
            }
        }
        try {
            if (parts.zone != null) calendar.setTimeZone(parts.zone);
            Date d = parts.apply(calendar, 0);
            if (parts.twoDigitYear && d.before(defaultCenturyStart)) d = parts.apply(calendar, 100);
            pos.index = at;
            return d;
        } catch (IllegalArgumentException e) {
            pos.errorIndex = at;
            return null;
        }
    }

    /** The end of the literal that stands at `at`; ~where it differs if it does not. */
    private static int literal(String text, int at, String literal) {
        for (int i = 0; i < literal.length(); i++, at++)
            if (at >= text.length() || text.charAt(at) != literal.charAt(i)) return ~at;
        return at;
    }

    /** The end of the item that stands at `at`, or ~where the error is. */
    private int item(DateParts parts, String text, int at, char c, int n, boolean exact) {
        int end = exact ? at + n : text.length(), from = at;
        while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) at++;
        if (at >= text.length() || at > from && isName(c, n)) return ~at;
        int field = CALENDAR[LETTERS.indexOf(c)];
        switch (c) {
            case 'G':
                return names(parts, field, text, at, formatData.eras, null);
            case 'a':
                return names(parts, field, text, at, formatData.ampms, null);
            case 'E':
                return names(parts, field, text, at, formatData.weekdays, formatData.shortWeekdays);
            case 'M':
            case 'L':
                if (n > 2) return names(parts, field, text, at, formatData.months, formatData.shortMonths);
                break;
            case 'z':
            case 'Z':
                return zone(parts, text, at);
            case 'X':
                return isoZone(parts, text, at, n);
            default:
                break;
        }
        if (end > text.length()) return ~at;
        ParsePosition p = new ParsePosition(at);
        Number number = numberFormat.parse(text.substring(0, end), p);
        if (number == null) return ~at;
        int v = number.intValue();
        boolean good = number(parts, c, field, v, n, text.substring(at, p.index));
        return good ? p.index : ~p.index;
    }

    /** Names stand where they must; numbers and zones may come after blanks. */
    private static boolean isName(char c, int n) {
        return c == 'G' || c == 'a' || c == 'E' || (c == 'M' || c == 'L') && n > 2;
    }

    private boolean number(DateParts parts, char c, int field, int v, int n, String digits) {
        switch (c) {
            case 'y':
            case 'Y':
                if (n <= 2 && digits.length() == 2 && Character.isDigit(digits.charAt(0))
                        && Character.isDigit(digits.charAt(1))) {
                    Calendar start = (Calendar) calendar.clone();
                    start.setTime(defaultCenturyStart);
                    int first = start.get(Calendar.YEAR);
                    parts.twoDigitYear = v == first % 100;
                    v += first / 100 * 100 + (v < first % 100 ? 100 : 0);
                }
                parts.set(c == 'Y' ? DateParts.WEEK_YEAR : Calendar.YEAR, v);
                return true;
            case 'M':
            case 'L':
                parts.set(field, v - 1);
                return true;
            case 'k':
                if (!isLenient() && (v < 1 || v > 24)) return false;
                parts.set(field, v == 24 ? 0 : v);
                return true;
            case 'h':
                if (!isLenient() && (v < 1 || v > 12)) return false;
                parts.set(field, v == 12 ? 0 : v);
                return true;
            case 'u':
                if (!isLenient() && (v < 1 || v > 7)) return false;
                parts.set(field, v >= 1 && v <= 7 ? v % 7 + 1 : v);
                return true;
            default:
                parts.set(field, v);
                return true;
        }
    }

    /** Sets the field to the longest name that stands at `at`. */
    private static int names(DateParts parts, int field, String text, int at, String[] names, String[] more) {
        int best = -1, length = 0;
        for (int i = 0; i < names.length; i++) {
            int l = names[i].length();
            if (l > length && text.regionMatches(true, at, names[i], 0, l)) {
                best = i;
                length = l;
            }
        }
        if (best < 0) return more == null ? ~at : names(parts, field, text, at, more, null);
        parts.set(field, best);
        return at + length;
    }

    /** Hours after a sign, of two digits or, if shortHours, of one; then minutes, after a colon or without one. */
    private static int zoneOffset(DateParts parts, String text, int at, int sign, boolean shortHours, boolean colon,
            boolean hasMinutes) {
        int i = at, hours = 0, minutes = 0;
        while (i < text.length() && i - at < 2 && digit(text, i) >= 0) hours = hours * 10 + digit(text, i++);
        if (i == at || hours > 23 || i - at == 1 && !shortHours) return ~i;
        if (hasMinutes) {
            if (colon && !text.startsWith(":", i)) return ~i;
            if (colon) i++;
            if (digit(text, i) < 0 || digit(text, i + 1) < 0) return ~i;
            minutes = digit(text, i) * 10 + digit(text, i + 1);
            if (minutes > 59) return ~i;
            i += 2;
        }
        parts.set(Calendar.ZONE_OFFSET, sign * (hours * 60 + minutes) * 60000);
        parts.set(Calendar.DST_OFFSET, 0);
        return i;
    }

    private static int digit(String text, int i) {
        char c = i < text.length() ? text.charAt(i) : 'x';
        return c >= '0' && c <= '9' ? c - '0' : -1;
    }

    private static int isoZone(DateParts parts, String text, int at, int n) {
        char c = text.charAt(at);
        if (c == 'Z') {
            parts.set(Calendar.ZONE_OFFSET, 0);
            parts.set(Calendar.DST_OFFSET, 0);
            return at + 1;
        }
        if (c != '+' && c != '-') return ~at;
        return zoneOffset(parts, text, at + 1, c == '+' ? 1 : -1, false, n == 3, n > 1);
    }

    private int zone(DateParts parts, String text, int at) {
        char c = text.charAt(at);
        if (c == '+' || c == '-') return zoneOffset(parts, text, at + 1, c == '+' ? 1 : -1, false, false, true);
        if (text.regionMatches(true, at, "GMT", 0, 3)) {
            int i = at + 3;
            if (i < text.length() && (text.charAt(i) == '+' || text.charAt(i) == '-'))
                return zoneOffset(parts, text, i + 1, text.charAt(i) == '+' ? 1 : -1, true, true, true);
        }
        int best = at;
        TimeZone[] near = {calendar.getTimeZone(), TimeZone.getDefault()};
        for (int i = 0; i < 2; i++)
            for (int k = 0; k < 4; k++)
                best = Math.max(best, zoneCalled(parts, text, at, best, near[i], (k & 1) == 0, k > 1));
        if (best == at) best = usualZone(parts, text, at);
        return best > at ? best : ~at;
    }

    private int zoneCalled(DateParts parts, String text, int at, int best, TimeZone zone, boolean full,
            boolean summer) {
        String name = zone.getDisplayName(summer, full ? TimeZone.LONG : TimeZone.SHORT, locale);
        if (name.isEmpty() || at + name.length() <= best || !text.regionMatches(true, at, name, 0, name.length()))
            return best;
        useZone(parts, zone, summer && !name.equals(zone.getDisplayName(false, full ? TimeZone.LONG : TimeZone.SHORT,
                locale)));
        return at + name.length();
    }

    /** The longest sequence of words that is the name of a zone. */
    private static int usualZone(DateParts parts, String text, int at) {
        int end = at;
        while (end < text.length() && (Character.isLetter(text.charAt(end)) || text.charAt(end) == ' '
                || text.charAt(end) == '-')) end++;
        for (; end > at; end--) {
            String name = text.substring(at, end);
            String id = name.equalsIgnoreCase("GMT") || name.equalsIgnoreCase("UTC") || name.equalsIgnoreCase("UT")
                    ? "UTC" : ZoneNames.zoneCalled(name);
            if (id == null) continue;
            TimeZone zone = TimeZone.getTimeZone(name.equalsIgnoreCase("GMT") ? "GMT" : id);
            useZone(parts, zone, name.equals(ZoneNames.name(id, 1, false)) && !name.equals(ZoneNames.name(id, 0, false))
                    || name.contains("Daylight") || name.contains("Summer"));
            return end;
        }
        return at;
    }

    private static void useZone(DateParts parts, TimeZone zone, boolean summer) {
        parts.zone = zone;
        if (parts.has(Calendar.ZONE_OFFSET)) return; // a number has said all of it
        if (!summer) {
            parts.clear(Calendar.DST_OFFSET);
            if (zone.useDaylightTime()) parts.set(Calendar.DST_OFFSET, 0);
            return;
        }
        parts.set(Calendar.DST_OFFSET, zone.getDSTSavings() != 0 ? zone.getDSTSavings() : 3600000);
    }

    @Override
    public Object clone() {
        SimpleDateFormat f = (SimpleDateFormat) super.clone();
        f.formatData = (DateFormatSymbols) formatData.clone();
        return f;
    }

    @Override
    public int hashCode() {
        return pattern.hashCode();
    }

    @Override
    public boolean equals(Object obj) {
        return super.equals(obj) && pattern.equals(((SimpleDateFormat) obj).pattern)
                && formatData.equals(((SimpleDateFormat) obj).formatData);
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        in.defaultReadObject();
        if (serialVersionOnStream < 1 || defaultCenturyStart == null) {
            Calendar c = Calendar.getInstance(TimeZone.getDefault(), Locale.getDefault(Locale.Category.FORMAT));
            c.add(Calendar.YEAR, -80);
            defaultCenturyStart = c.getTime();
        }
        serialVersionOnStream = 1;
        applyPattern(pattern);
    }
}
