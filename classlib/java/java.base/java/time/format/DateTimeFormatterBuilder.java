// SPDX-License-Identifier: MIT
package java.time.format;

import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.Chronology;
import java.time.temporal.ChronoField;
import java.time.temporal.IsoFields;
import java.time.temporal.JulianFields;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Puts a formatter together. An optional section is a builder of its own, with the one around it as parent; "value" is
 * the index of the last number, as long as only numbers of fixed width came after it (else -1).
 */
public final class DateTimeFormatterBuilder {
    private static final TemporalQuery<ZoneId> REGION = new TemporalQuery<ZoneId>() {
        @Override
        public ZoneId queryFrom(TemporalAccessor t) {
            ZoneId zone = t.query(TemporalQueries.zoneId());
            return zone instanceof ZoneOffset ? null : zone;
        }

        @Override
        public String toString() {
            return "ZoneRegionId";
        }
    };

    private final DateTimeFormatterBuilder parent;
    private final boolean optional;
    private final ArrayList<Part> parts = new ArrayList<Part>();
    private DateTimeFormatterBuilder active = this;
    private int padWidth, value = -1;
    private char padChar;

    public DateTimeFormatterBuilder() {
        this(null, false);
    }

    private DateTimeFormatterBuilder(DateTimeFormatterBuilder parent, boolean optional) {
        this.parent = parent;
        this.optional = optional;
    }

    private int add(Part p) {
        DateTimeFormatterBuilder b = active;
        boolean padded = b.padWidth > 0;
        b.parts.add(padded ? new PadPart(p, b.padWidth, b.padChar) : p);
        b.padWidth = 0;
        b.value = -1;
        return b.parts.size() - 1;
    }

    /** A number; if it has a fixed width and follows a number directly, that one leaves room for it. */
    private DateTimeFormatterBuilder add(NumberPart p) {
        if (active.value < 0) {
            active.value = add((Part) p);
            return this;
        }
        int first = active.value;
        NumberPart base = (NumberPart) active.parts.get(first);
        if (p.min == p.max && p.sign == SignStyle.NOT_NEGATIVE) {
            active.parts.set(first, base.reserving(p.max));
            add((Part) p.fixed());
            active.value = first;
        } else {
            active.parts.set(first, base.fixed());
            active.value = add((Part) p);
        }
        return this;
    }

    private DateTimeFormatterBuilder with(Part p) {
        add(p);
        return this;
    }

    public DateTimeFormatterBuilder parseCaseSensitive() {
        return with(SettingPart.SENSITIVE);
    }

    public DateTimeFormatterBuilder parseCaseInsensitive() {
        return with(SettingPart.INSENSITIVE);
    }

    public DateTimeFormatterBuilder parseStrict() {
        return with(SettingPart.STRICT);
    }

    public DateTimeFormatterBuilder parseLenient() {
        return with(SettingPart.LENIENT);
    }

    public DateTimeFormatterBuilder parseDefaulting(TemporalField field, long value) {
        return with(new DefaultPart(Objects.requireNonNull(field, "field"), value));
    }

    public DateTimeFormatterBuilder appendValue(TemporalField field) {
        return add(new NumberPart(Objects.requireNonNull(field, "field"), 1, 19, SignStyle.NORMAL));
    }

    public DateTimeFormatterBuilder appendValue(TemporalField field, int width) {
        Objects.requireNonNull(field, "field");
        checkWidth("width", width);
        return add(new NumberPart(field, width, width, SignStyle.NOT_NEGATIVE));
    }

    private static void checkWidth(String what, int width) {
        if (width < 1 || width > 19)
            throw new IllegalArgumentException("The " + what + " must be from 1 to 19 inclusive but was " + width);
    }

    public DateTimeFormatterBuilder appendValue(TemporalField field, int minWidth, int maxWidth, SignStyle signStyle) {
        if (minWidth == maxWidth && signStyle == SignStyle.NOT_NEGATIVE) return appendValue(field, maxWidth);
        Objects.requireNonNull(field, "field");
        Objects.requireNonNull(signStyle, "signStyle");
        checkWidth("minimum width", minWidth);
        checkWidth("maximum width", maxWidth);
        if (minWidth <= maxWidth) return add(new NumberPart(field, minWidth, maxWidth, signStyle));
        throw new IllegalArgumentException("The maximum width must exceed or equal the minimum width but "
                + maxWidth + " < " + minWidth);
    }

    public DateTimeFormatterBuilder appendValueReduced(TemporalField field, int width, int maxWidth, int baseValue) {
        Objects.requireNonNull(field, "field");
        return add(new ReducedPart(field, width, maxWidth, baseValue, null));
    }

    public DateTimeFormatterBuilder appendValueReduced(TemporalField field, int width, int maxWidth,
            ChronoLocalDate baseDate) {
        Objects.requireNonNull(field, "field");
        return add(new ReducedPart(field, width, maxWidth, 0, Objects.requireNonNull(baseDate, "baseDate")));
    }

    public DateTimeFormatterBuilder appendFraction(TemporalField field, int minWidth, int maxWidth,
            boolean decimalPoint) {
        Objects.requireNonNull(field, "field");
        if (!field.range().isFixed())
            throw new IllegalArgumentException("Field must have a fixed set of values: " + field);
        if (minWidth < 0 || minWidth > 9)
            throw new IllegalArgumentException("Minimum width must be from 0 to 9 inclusive but was " + minWidth);
        if (maxWidth < 1 || maxWidth > 9)
            throw new IllegalArgumentException("Maximum width must be from 1 to 9 inclusive but was " + maxWidth);
        if (maxWidth < minWidth)
            throw new IllegalArgumentException("Maximum width must exceed or equal the minimum width but " + maxWidth
                    + " < " + minWidth);
        FractionPart p = new FractionPart(field, minWidth, maxWidth, decimalPoint);
        return minWidth == maxWidth && !decimalPoint ? add((NumberPart) p) : with(p);
    }

    public DateTimeFormatterBuilder appendText(TemporalField field) {
        return appendText(field, TextStyle.FULL);
    }

    public DateTimeFormatterBuilder appendText(TemporalField field, TextStyle textStyle) {
        return with(new TextPart(Objects.requireNonNull(field, "field"), Objects.requireNonNull(textStyle,
                "textStyle"), null));
    }

    public DateTimeFormatterBuilder appendText(TemporalField field, Map<Long, String> textLookup) {
        return with(new TextPart(Objects.requireNonNull(field, "field"), TextStyle.FULL,
                new LinkedHashMap<Long, String>(textLookup)));
    }

    public DateTimeFormatterBuilder appendInstant() {
        return with(new InstantPart(-2));
    }

    public DateTimeFormatterBuilder appendInstant(int fractionalDigits) {
        if (fractionalDigits < -1 || fractionalDigits > 9)
            throw new IllegalArgumentException(
                    "The fractional digits must be from -1 to 9 inclusive but was " + fractionalDigits);
        return with(new InstantPart(fractionalDigits));
    }

    public DateTimeFormatterBuilder appendOffsetId() {
        return appendOffset("+HH:MM:ss", "Z");
    }

    public DateTimeFormatterBuilder appendOffset(String pattern, String noOffsetText) {
        return with(new OffsetPart(Objects.requireNonNull(pattern, "pattern"),
                Objects.requireNonNull(noOffsetText, "noOffsetText")));
    }

    public DateTimeFormatterBuilder appendLocalizedOffset(TextStyle style) {
        boolean known = Objects.requireNonNull(style, "style") == TextStyle.FULL || style == TextStyle.SHORT;
        if (known) return with(new LocalizedOffsetPart(style));
        throw new IllegalArgumentException("Style must be either full or short");
    }

    public DateTimeFormatterBuilder appendZoneId() {
        return with(new ZonePart(TemporalQueries.zoneId(), "ZoneId()", null, false));
    }

    public DateTimeFormatterBuilder appendZoneRegionId() {
        return with(new ZonePart(REGION, "ZoneRegionId()", null, false));
    }

    public DateTimeFormatterBuilder appendZoneOrOffsetId() {
        return with(new ZonePart(TemporalQueries.zone(), "ZoneOrOffsetId()", null, false));
    }

    public DateTimeFormatterBuilder appendZoneText(TextStyle textStyle) {
        return with(new ZonePart(TemporalQueries.zone(), null, Objects.requireNonNull(textStyle, "textStyle"), false));
    }

    public DateTimeFormatterBuilder appendZoneText(TextStyle textStyle, Set<ZoneId> preferredZones) {
        Objects.requireNonNull(preferredZones, "preferredZones");
        return appendZoneText(textStyle);
    }

    public DateTimeFormatterBuilder appendGenericZoneText(TextStyle textStyle) {
        return with(new ZonePart(TemporalQueries.zone(), null, Objects.requireNonNull(textStyle, "textStyle"), true));
    }

    public DateTimeFormatterBuilder appendGenericZoneText(TextStyle textStyle, Set<ZoneId> preferredZones) {
        return appendGenericZoneText(textStyle);
    }

    public DateTimeFormatterBuilder appendChronologyId() {
        return with(new ChronoPart(null));
    }

    public DateTimeFormatterBuilder appendChronologyText(TextStyle textStyle) {
        return with(new ChronoPart(Objects.requireNonNull(textStyle, "textStyle")));
    }

    public DateTimeFormatterBuilder appendLocalized(FormatStyle dateStyle, FormatStyle timeStyle) {
        if (dateStyle == null && timeStyle == null)
            throw new IllegalArgumentException("Either the date or time style must be non-null");
        return with(new StylePart(dateStyle, timeStyle));
    }

    public static String getLocalizedDateTimePattern(FormatStyle dateStyle, FormatStyle timeStyle, Chronology chrono,
            Locale locale) {
        Objects.requireNonNull(locale, "locale");
        Objects.requireNonNull(chrono, "chrono");
        if (dateStyle == null && timeStyle == null)
            throw new IllegalArgumentException("Either dateStyle or timeStyle must be non-null");
        return StylePart.pattern(dateStyle, timeStyle, locale);
    }

    public DateTimeFormatterBuilder appendLiteral(char literal) {
        return with(new LiteralPart(String.valueOf(literal)));
    }

    public DateTimeFormatterBuilder appendLiteral(String literal) {
        Objects.requireNonNull(literal, "literal");
        return literal.isEmpty() ? this : with(new LiteralPart(literal));
    }

    public DateTimeFormatterBuilder append(DateTimeFormatter formatter) {
        return with(formatter.asPart(false));
    }

    public DateTimeFormatterBuilder appendOptional(DateTimeFormatter formatter) {
        return with(formatter.asPart(true));
    }

    public DateTimeFormatterBuilder padNext(int padWidth) {
        return padNext(padWidth, ' ');
    }

    public DateTimeFormatterBuilder padNext(int padWidth, char padChar) {
        if (padWidth < 1)
            throw new IllegalArgumentException("The pad width must be at least one but was " + padWidth);
        active.padWidth = padWidth;
        active.padChar = padChar;
        active.value = -1;
        return this;
    }

    public DateTimeFormatterBuilder optionalStart() {
        active.value = -1;
        active = new DateTimeFormatterBuilder(active, true);
        return this;
    }

    public DateTimeFormatterBuilder optionalEnd() {
        if (active.parent == null)
            throw new IllegalStateException("Cannot call optionalEnd() as there was no previous call to optionalStart()");
        DateTimeFormatterBuilder section = active;
        active = active.parent;
        if (!section.parts.isEmpty()) add(new CompositePart(section.parts.toArray(new Part[0]), section.optional));
        return this;
    }

    // ---- patterns

    public DateTimeFormatterBuilder appendPattern(String pattern) {
        Objects.requireNonNull(pattern, "pattern");
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            if (c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z') {
                int end = runEnd(pattern, i);
                int count = end - i;
                if (c == 'p') {
                    int pad = count;
                    c = end < pattern.length() ? pattern.charAt(end) : 0;
                    if (!(c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z'))
                        throw new IllegalArgumentException("Pad letter 'p' must be followed by valid pad pattern: "
                                + pattern);
                    padNext(pad);
                    i = end;
                    end = runEnd(pattern, i);
                    count = end - i;
                }
                appendLetter(c, count);
                i = end - 1;
            } else if (c == '\'') {
                i = appendQuoted(pattern, i);
            } else if (c == '[') {
                optionalStart();
            } else if (c == ']') {
                if (active.parent == null)
                    throw new IllegalArgumentException("Pattern invalid as it contains ] without previous [");
                optionalEnd();
            } else if (c == '{' || c == '}' || c == '#') {
                throw new IllegalArgumentException("Pattern includes reserved character: '" + c + "'");
            } else {
                appendLiteral(c);
            }
        }
        return this;
    }

    private static int runEnd(String s, int at) {
        int end = at + 1;
        while (end < s.length() && s.charAt(end) == s.charAt(at)) end++;
        return end;
    }

    /** Appends the text that is quoted from at on; the index of the closing quote. */
    private int appendQuoted(String pattern, int at) {
        int end = at + 1;
        for (; end < pattern.length(); end++) {
            if (pattern.charAt(end) != '\'') continue;
            if (end + 1 < pattern.length() && pattern.charAt(end + 1) == '\'') end++;
            else break;
        }
        if (end >= pattern.length())
            throw new IllegalArgumentException("Pattern ends with an incomplete string literal: " + pattern);
        String s = pattern.substring(at + 1, end);
        if (s.isEmpty()) appendLiteral('\'');
        else appendLiteral(s.replace("''", "'"));
        return end;
    }

    private static IllegalArgumentException tooMany(char c) {
        return new IllegalArgumentException("Too many pattern letters: " + c);
    }

    private static TemporalField field(char c) {
        switch (c) {
            case 'G':
                return ChronoField.ERA;
            case 'y':
                return ChronoField.YEAR_OF_ERA;
            case 'u':
                return ChronoField.YEAR;
            case 'Q':
            case 'q':
                return IsoFields.QUARTER_OF_YEAR;
            case 'M':
            case 'L':
                return ChronoField.MONTH_OF_YEAR;
            case 'D':
                return ChronoField.DAY_OF_YEAR;
            case 'd':
                return ChronoField.DAY_OF_MONTH;
            case 'F':
                return ChronoField.ALIGNED_DAY_OF_WEEK_IN_MONTH;
            case 'E':
            case 'c':
            case 'e':
                return ChronoField.DAY_OF_WEEK;
            case 'a':
                return ChronoField.AMPM_OF_DAY;
            case 'H':
                return ChronoField.HOUR_OF_DAY;
            case 'k':
                return ChronoField.CLOCK_HOUR_OF_DAY;
            case 'K':
                return ChronoField.HOUR_OF_AMPM;
            case 'h':
                return ChronoField.CLOCK_HOUR_OF_AMPM;
            case 'm':
                return ChronoField.MINUTE_OF_HOUR;
            case 's':
                return ChronoField.SECOND_OF_MINUTE;
            case 'S':
            case 'n':
                return ChronoField.NANO_OF_SECOND;
            case 'A':
                return ChronoField.MILLI_OF_DAY;
            case 'N':
                return ChronoField.NANO_OF_DAY;
            case 'g':
                return JulianFields.MODIFIED_JULIAN_DAY;
            default:
                return null;
        }
    }

    private void appendLetter(char c, int n) {
        TemporalField f = field(c);
        if (f != null) appendFieldLetter(c, n, f);
        else appendOtherLetter(c, n);
    }

    private void appendFieldLetter(char c, int n, TemporalField f) {
        switch (c) {
            case 'u':
            case 'y':
                if (n == 2) appendValueReduced(f, 2, 2, LocalDate.of(2000, 1, 1));
                else appendValue(f, n, 19, n < 4 ? SignStyle.NORMAL : SignStyle.EXCEEDS_PAD);
                return;
            case 'M':
            case 'Q':
            case 'L':
            case 'q':
            case 'e':
            case 'c':
            case 'E':
                appendNamed(c, n, f);
                return;
            case 'a':
                if (n != 1) throw tooMany(c);
                appendText(f, TextStyle.SHORT);
                return;
            case 'G':
                if (n > 5) throw tooMany(c);
                appendText(f, n <= 3 ? TextStyle.SHORT : n == 4 ? TextStyle.FULL : TextStyle.NARROW);
                return;
            case 'S':
                appendFraction(ChronoField.NANO_OF_SECOND, n, n, false);
                return;
            case 'F':
                if (n > 1) throw tooMany(c);
                appendValue(f);
                return;
            case 'd':
            case 'h':
            case 'H':
            case 'k':
            case 'K':
            case 'm':
            case 's':
                if (n > 2) throw tooMany(c);
                if (n == 1) appendValue(f);
                else appendValue(f, 2);
                return;
            case 'D':
                if (n > 3) throw tooMany(c);
                if (n == 1) appendValue(f);
                else appendValue(f, n, 3, SignStyle.NOT_NEGATIVE);
                return;
            case 'g':
                appendValue(f, n, 19, SignStyle.NORMAL);
                return;
            default:
                appendValue(f, n, 19, SignStyle.NOT_NEGATIVE);
        }
    }

    /** Letters that are a number for one or two, a name for more. */
    private void appendNamed(char c, int n, TemporalField f) {
        boolean standalone = c == 'L' || c == 'q' || c == 'c';
        if (n > 5) throw tooMany(c);
        if (n >= 3 || c == 'E') {
            TextStyle s = n <= 3 ? TextStyle.SHORT : n == 4 ? TextStyle.FULL : TextStyle.NARROW;
            appendText(f, standalone ? s.asStandalone() : s);
        } else if (c == 'e' || c == 'c') {
            if (c == 'c' && n == 2) throw new IllegalArgumentException("Invalid pattern \"cc\"");
            with(new WeekPart(c, n));
        } else if (n == 1) {
            appendValue(f);
        } else {
            appendValue(f, 2);
        }
    }

    private void appendOtherLetter(char c, int n) {
        switch (c) {
            case 'z':
                if (n > 4) throw tooMany(c);
                appendZoneText(n == 4 ? TextStyle.FULL : TextStyle.SHORT);
                return;
            case 'v':
                if (n == 1) appendGenericZoneText(TextStyle.SHORT);
                else if (n == 4) appendGenericZoneText(TextStyle.FULL);
                else throw new IllegalArgumentException("Wrong number of pattern letters: " + c);
                return;
            case 'V':
                if (n != 2) throw new IllegalArgumentException("Pattern letter count must be 2: " + c);
                appendZoneId();
                return;
            case 'Z':
                if (n < 4) appendOffset("+HHMM", "+0000");
                else if (n == 4) appendLocalizedOffset(TextStyle.FULL);
                else if (n == 5) appendOffset("+HH:MM:ss", "Z");
                else throw tooMany(c);
                return;
            case 'O':
                if (n == 1) appendLocalizedOffset(TextStyle.SHORT);
                else if (n == 4) appendLocalizedOffset(TextStyle.FULL);
                else throw new IllegalArgumentException("Pattern letter count must be 1 or 4: " + c);
                return;
            case 'X':
            case 'x':
                if (n > 5) throw tooMany(c);
                String[] forms = {"+HHmm", "+HHMM", "+HH:MM", "+HHMMss", "+HH:MM:ss"};
                String zero = c == 'X' ? "Z" : n == 1 ? "+00" : n % 2 == 0 ? "+0000" : "+00:00";
                appendOffset(forms[n - 1], zero);
                return;
            case 'W':
                if (n > 1) throw tooMany(c);
                with(new WeekPart(c, n));
                return;
            case 'w':
                if (n > 2) throw tooMany(c);
                with(new WeekPart(c, n));
                return;
            case 'Y':
                with(new WeekPart(c, n));
                return;
            default:
                throw new IllegalArgumentException("Unknown pattern letter: " + c);
        }
    }

    public DateTimeFormatter toFormatter() {
        return toFormatter(Locale.getDefault(Locale.Category.FORMAT));
    }

    public DateTimeFormatter toFormatter(Locale locale) {
        return toFormatter(Objects.requireNonNull(locale, "locale"), ResolverStyle.SMART, null);
    }

    DateTimeFormatter toFormatter(Locale locale, ResolverStyle style, Chronology chrono) {
        while (active.parent != null) optionalEnd();
        Locale l = locale != null ? locale : Locale.getDefault(Locale.Category.FORMAT);
        return new DateTimeFormatter(new CompositePart(parts.toArray(new Part[0]), false), l, DecimalStyle.STANDARD,
                style,
                null, chrono, null);
    }
}
