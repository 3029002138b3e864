// SPDX-License-Identifier: MIT
package java.time.format;

import java.io.IOException;
import java.text.FieldPosition;
import java.text.Format;
import java.text.ParseException;
import java.text.ParsePosition;
import java.time.DateTimeException;
import java.time.Period;
import java.time.ZoneId;
import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;
import java.time.temporal.ChronoField;
import java.time.temporal.IsoFields;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQuery;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** Dates and times as text: a {@link Part} with the locale, calendar, zone and strictness that it works with. */
public final class DateTimeFormatter {
    public static final DateTimeFormatter ISO_LOCAL_DATE = strict(new DateTimeFormatterBuilder()
            .appendValue(ChronoField.YEAR, 4, 10, SignStyle.EXCEEDS_PAD).appendLiteral('-')
            .appendValue(ChronoField.MONTH_OF_YEAR, 2).appendLiteral('-').appendValue(ChronoField.DAY_OF_MONTH, 2),
                    true);
    public static final DateTimeFormatter ISO_OFFSET_DATE = strict(new DateTimeFormatterBuilder().parseCaseInsensitive()
            .append(ISO_LOCAL_DATE).appendOffsetId(), true);
    public static final DateTimeFormatter ISO_DATE = strict(new DateTimeFormatterBuilder().parseCaseInsensitive()
            .append(ISO_LOCAL_DATE).optionalStart().appendOffsetId(), true);
    public static final DateTimeFormatter ISO_LOCAL_TIME = strict(new DateTimeFormatterBuilder()
            .appendValue(ChronoField.HOUR_OF_DAY, 2).appendLiteral(':').appendValue(ChronoField.MINUTE_OF_HOUR, 2)
            .optionalStart().appendLiteral(':').appendValue(ChronoField.SECOND_OF_MINUTE, 2)
            .optionalStart().appendFraction(ChronoField.NANO_OF_SECOND, 0, 9, true), false);
    public static final DateTimeFormatter ISO_OFFSET_TIME = strict(new DateTimeFormatterBuilder().parseCaseInsensitive()
            .append(ISO_LOCAL_TIME).appendOffsetId(), false);
    public static final DateTimeFormatter ISO_TIME = strict(new DateTimeFormatterBuilder().parseCaseInsensitive()
            .append(ISO_LOCAL_TIME).optionalStart().appendOffsetId(), false);
    public static final DateTimeFormatter ISO_LOCAL_DATE_TIME = strict(new DateTimeFormatterBuilder()
            .parseCaseInsensitive().append(ISO_LOCAL_DATE).appendLiteral('T').append(ISO_LOCAL_TIME), true);
    public static final DateTimeFormatter ISO_OFFSET_DATE_TIME = strict(new DateTimeFormatterBuilder()
            .parseCaseInsensitive().append(ISO_LOCAL_DATE_TIME).parseLenient().appendOffsetId().parseStrict(), true);
    public static final DateTimeFormatter ISO_ZONED_DATE_TIME = strict(new DateTimeFormatterBuilder()
            .append(ISO_OFFSET_DATE_TIME).optionalStart().appendLiteral('[').parseCaseSensitive().appendZoneRegionId()
            .appendLiteral(']'), true);
    public static final DateTimeFormatter ISO_DATE_TIME = strict(new DateTimeFormatterBuilder()
            .append(ISO_LOCAL_DATE_TIME).optionalStart().appendOffsetId().optionalStart().appendLiteral('[')
            .parseCaseSensitive().appendZoneRegionId().appendLiteral(']'), true);
    public static final DateTimeFormatter ISO_ORDINAL_DATE = strict(new DateTimeFormatterBuilder()
            .parseCaseInsensitive().appendValue(ChronoField.YEAR, 4, 10, SignStyle.EXCEEDS_PAD).appendLiteral('-')
            .appendValue(ChronoField.DAY_OF_YEAR, 3).optionalStart().appendOffsetId(), true);
    public static final DateTimeFormatter ISO_WEEK_DATE = strict(new DateTimeFormatterBuilder().parseCaseInsensitive()
            .appendValue(IsoFields.WEEK_BASED_YEAR, 4, 10, SignStyle.EXCEEDS_PAD).appendLiteral("-W")
            .appendValue(IsoFields.WEEK_OF_WEEK_BASED_YEAR, 2).appendLiteral('-').appendValue(ChronoField.DAY_OF_WEEK,
                    1)
            .optionalStart().appendOffsetId(), true);
    public static final DateTimeFormatter ISO_INSTANT = strict(new DateTimeFormatterBuilder().parseCaseInsensitive()
            .appendInstant(), false);
    public static final DateTimeFormatter BASIC_ISO_DATE = strict(new DateTimeFormatterBuilder().parseCaseInsensitive()
            .appendValue(ChronoField.YEAR, 4).appendValue(ChronoField.MONTH_OF_YEAR, 2)
            .appendValue(ChronoField.DAY_OF_MONTH, 2).optionalStart().parseLenient().appendOffset("+HHMMss", "Z")
            .parseStrict(), true);
    public static final DateTimeFormatter RFC_1123_DATE_TIME = rfc1123();

    private final CompositePart root;
    private final Locale locale;
    private final DecimalStyle decimals;
    private final ResolverStyle resolver;
    private final Set<TemporalField> resolverFields;
    private final Chronology chronology;
    private final ZoneId zone;

    DateTimeFormatter(CompositePart root, Locale locale, DecimalStyle decimals, ResolverStyle resolver,
            Set<TemporalField> resolverFields, Chronology chronology, ZoneId zone) {
        this.root = root;
        this.locale = locale;
        this.decimals = decimals;
        this.resolver = resolver;
        this.resolverFields = resolverFields;
        this.chronology = chronology;
        this.zone = zone;
    }

    private static DateTimeFormatter strict(DateTimeFormatterBuilder b, boolean iso) {
        return b.toFormatter(null, ResolverStyle.STRICT, iso ? IsoChronology.INSTANCE : null);
    }

    private static Map<Long, String> names(int first, String... names) {
        Map<Long, String> m = new HashMap<Long, String>();
        for (int i = 0; i < names.length; i++) m.put((long) (first + i), names[i]);
        return m;
    }

    private static DateTimeFormatter rfc1123() {
        return new DateTimeFormatterBuilder().parseCaseInsensitive().parseLenient().optionalStart()
                .appendText(ChronoField.DAY_OF_WEEK, names(1, "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"))
                .appendLiteral(", ").optionalEnd().appendValue(ChronoField.DAY_OF_MONTH, 1, 2, SignStyle.NOT_NEGATIVE)
                .appendLiteral(' ').appendText(ChronoField.MONTH_OF_YEAR, names(1, "Jan", "Feb", "Mar", "Apr", "May",
                        "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"))
                .appendLiteral(' ').appendValue(ChronoField.YEAR, 4).appendLiteral(' ')
                .appendValue(ChronoField.HOUR_OF_DAY, 2).appendLiteral(':').appendValue(ChronoField.MINUTE_OF_HOUR, 2)
                .optionalStart().appendLiteral(':').appendValue(ChronoField.SECOND_OF_MINUTE, 2).optionalEnd()
                .appendLiteral(' ').appendOffset("+HHMM", "GMT")
                .toFormatter(null, ResolverStyle.SMART, IsoChronology.INSTANCE);
    }

    public static DateTimeFormatter ofPattern(String pattern) {
        return new DateTimeFormatterBuilder().appendPattern(pattern).toFormatter();
    }

    public static DateTimeFormatter ofPattern(String pattern, Locale locale) {
        return new DateTimeFormatterBuilder().appendPattern(pattern).toFormatter(locale);
    }

    private static DateTimeFormatter localized(FormatStyle date, FormatStyle time) {
        return new DateTimeFormatterBuilder().appendLocalized(date, time)
                .toFormatter(null, ResolverStyle.SMART, IsoChronology.INSTANCE);
    }

    public static DateTimeFormatter ofLocalizedDate(FormatStyle dateStyle) {
        return localized(Objects.requireNonNull(dateStyle, "dateStyle"), null);
    }

    public static DateTimeFormatter ofLocalizedTime(FormatStyle timeStyle) {
        return localized(null, Objects.requireNonNull(timeStyle, "timeStyle"));
    }

    public static DateTimeFormatter ofLocalizedDateTime(FormatStyle dateTimeStyle) {
        Objects.requireNonNull(dateTimeStyle, "dateTimeStyle");
        return localized(dateTimeStyle, dateTimeStyle);
    }

    public static DateTimeFormatter ofLocalizedDateTime(FormatStyle dateStyle, FormatStyle timeStyle) {
        return localized(Objects.requireNonNull(dateStyle, "dateStyle"), Objects.requireNonNull(timeStyle,
                "timeStyle"));
    }

    private static final TemporalQuery<Period> EXCESS_DAYS = new TemporalQuery<Period>() {
        @Override
        public Period queryFrom(TemporalAccessor t) {
            return t instanceof Parsed ? ((Parsed) t).excessDays : Period.ZERO;
        }
    };
    private static final TemporalQuery<Boolean> LEAP_SECOND = new TemporalQuery<Boolean>() {
        @Override
        public Boolean queryFrom(TemporalAccessor t) {
            return t instanceof Parsed && ((Parsed) t).leapSecond;
        }
    };

    public static final TemporalQuery<Period> parsedExcessDays() {
        return EXCESS_DAYS;
    }

    public static final TemporalQuery<Boolean> parsedLeapSecond() {
        return LEAP_SECOND;
    }

    CompositePart root() {
        return root;
    }

    /** The parts as an optional one or not, for a formatter that this one is put into. */
    CompositePart asPart(boolean optional) {
        return root.optional == optional ? root : new CompositePart(root.parts, optional);
    }

    public Locale getLocale() {
        return locale;
    }

    public DateTimeFormatter withLocale(Locale locale) {
        return locale.equals(this.locale) ? this
                : new DateTimeFormatter(root, locale, decimals, resolver, resolverFields, chronology, zone);
    }

    public DateTimeFormatter localizedBy(Locale locale) {
        return withLocale(locale);
    }

    public DecimalStyle getDecimalStyle() {
        return decimals;
    }

    public DateTimeFormatter withDecimalStyle(DecimalStyle decimalStyle) {
        return new DateTimeFormatter(root, locale, Objects.requireNonNull(decimalStyle), resolver, resolverFields,
                chronology,
                zone);
    }

    public Chronology getChronology() {
        return chronology;
    }

    public DateTimeFormatter withChronology(Chronology chrono) {
        return new DateTimeFormatter(root, locale, decimals, resolver, resolverFields, chrono, zone);
    }

    public ZoneId getZone() {
        return zone;
    }

    public DateTimeFormatter withZone(ZoneId newZone) {
        return new DateTimeFormatter(root, locale, decimals, resolver, resolverFields, chronology, newZone);
    }

    public ResolverStyle getResolverStyle() {
        return resolver;
    }

    public DateTimeFormatter withResolverStyle(ResolverStyle resolverStyle) {
        Objects.requireNonNull(resolverStyle, "resolverStyle");
        return new DateTimeFormatter(root, locale, decimals, resolverStyle, resolverFields, chronology, zone);
    }

    public Set<TemporalField> getResolverFields() {
        return resolverFields;
    }

    public DateTimeFormatter withResolverFields(TemporalField... fields) {
        Set<TemporalField> set = fields == null ? null
                : Collections.unmodifiableSet(new HashSet<TemporalField>(Arrays.asList(fields)));
        return new DateTimeFormatter(root, locale, decimals, resolver, set, chronology, zone);
    }

    public DateTimeFormatter withResolverFields(Set<TemporalField> fields) {
        Set<TemporalField> set = fields == null
                ? null : Collections.unmodifiableSet(new HashSet<TemporalField>(fields));
        return new DateTimeFormatter(root, locale, decimals, resolver, set, chronology, zone);
    }

    public String format(TemporalAccessor temporal) {
        StringBuilder sb = new StringBuilder(32);
        formatTo(temporal, sb);
        return sb.toString();
    }

    public void formatTo(TemporalAccessor temporal, Appendable appendable) {
        Objects.requireNonNull(temporal, "temporal");
        Objects.requireNonNull(appendable, "appendable");
        PrintContext c = new PrintContext(temporal, this);
        StringBuilder sb = appendable instanceof StringBuilder ? (StringBuilder) appendable : new StringBuilder(32);
        root.print(c, sb);
        if (sb == appendable) return;
        try {
            appendable.append(sb);
        } catch (IOException e) {
            throw new DateTimeException(e.getMessage(), e);
        }
    }

    public TemporalAccessor parse(CharSequence text) {
        Objects.requireNonNull(text, "text");
        try {
            return whole(text, null);
        } catch (RuntimeException e) {
            throw failed(text, e);
        }
    }

    public TemporalAccessor parse(CharSequence text, ParsePosition position) {
        Objects.requireNonNull(text, "text");
        Objects.requireNonNull(position, "position");
        try {
            return whole(text, position);
        } catch (RuntimeException e) {
            throw e instanceof IndexOutOfBoundsException ? e : failed(text, e);
        }
    }

    public <T> T parse(CharSequence text, TemporalQuery<T> query) {
        Objects.requireNonNull(query, "query");
        TemporalAccessor parsed = parse(text);
        try {
            return parsed.query(query);
        } catch (RuntimeException e) {
            throw failed(text, e);
        }
    }

    public TemporalAccessor parseBest(CharSequence text, TemporalQuery<?>... queries) {
        Objects.requireNonNull(text, "text");
        if (queries.length < 2) throw new IllegalArgumentException("At least two queries must be specified");
        TemporalAccessor parsed = parse(text);
        for (TemporalQuery<?> query : queries) {
            try {
                return (TemporalAccessor) parsed.query(query);
            } catch (RuntimeException e) {
                // the next one may fit
            }
        }
        throw failed(text, new DateTimeException(
                "Unable to convert temporal accessor using any of the specified queries: " + parsed));
    }

    private static String shown(CharSequence text) {
        return text.length() > 64 ? text.subSequence(0, 64) + "..." : text.toString();
    }

    private static DateTimeParseException failed(CharSequence text, RuntimeException e) {
        if (e instanceof DateTimeParseException) return (DateTimeParseException) e;
        return new DateTimeParseException("Text '" + shown(text) + "' could not be parsed: " + e.getMessage(), text,
                0, e);
    }

    private TemporalAccessor whole(CharSequence text, ParsePosition position) {
        ParsePosition pos = position != null ? position : new ParsePosition(0);
        Parsed p = unresolved(text, pos);
        if (p == null || pos.getErrorIndex() >= 0 || position == null && pos.getIndex() < text.length()) {
            if (pos.getErrorIndex() >= 0)
                throw new DateTimeParseException("Text '" + shown(text) + "' could not be parsed at index "
                        + pos.getErrorIndex(), text, pos.getErrorIndex());
            throw new DateTimeParseException("Text '" + shown(text)
                    + "' could not be parsed, unparsed text found at index " + pos.getIndex(), text, pos.getIndex());
        }
        return p.resolve(this);
    }

    public TemporalAccessor parseUnresolved(CharSequence text, ParsePosition position) {
        return unresolved(Objects.requireNonNull(text, "text"), Objects.requireNonNull(position, "position"));
    }

    private Parsed unresolved(CharSequence text, ParsePosition position) {
        ParseContext c = new ParseContext(this);
        int pos = root.parse(c, text, position.getIndex());
        if (pos < 0) {
            position.setErrorIndex(~pos);
            return null;
        }
        position.setIndex(pos);
        return c.parsed();
    }

    public Format toFormat() {
        return new AsFormat(null);
    }

    public Format toFormat(TemporalQuery<?> parseQuery) {
        return new AsFormat(Objects.requireNonNull(parseQuery, "parseQuery"));
    }

    /** This formatter as one of java.text. */
    private final class AsFormat extends Format {
        private static final long serialVersionUID = 1L;
        private final transient TemporalQuery<?> query;

        AsFormat(TemporalQuery<?> query) {
            this.query = query;
        }

        @Override
        public StringBuffer format(Object obj, StringBuffer to, FieldPosition pos) {
            if (!(obj instanceof TemporalAccessor))
                throw new IllegalArgumentException("Format target must implement TemporalAccessor");
            try {
                formatTo((TemporalAccessor) obj, to);
            } catch (RuntimeException e) {
                throw new IllegalArgumentException(e.getMessage(), e);
            }
            return to;
        }

        @Override
        public Object parseObject(String text) throws ParseException {
            try {
                return query == null ? DateTimeFormatter.this.parse(text) : DateTimeFormatter.this.parse(text, query);
            } catch (DateTimeParseException e) {
                throw new ParseException(e.getMessage(), e.getErrorIndex());
            }
        }

        @Override
        public Object parseObject(String text, ParsePosition pos) {
            int start = pos.getIndex();
            Parsed p = unresolved(text, pos);
            if (p == null) return null;
            try {
                TemporalAccessor t = p.resolve(DateTimeFormatter.this);
                return query == null ? t : t.query(query);
            } catch (RuntimeException e) {
                pos.setIndex(start);
                pos.setErrorIndex(start);
                return null;
            }
        }
    }

    @Override
    public String toString() {
        String s = root.toString();
        return s.startsWith("[") ? s : s.isEmpty() ? s : s.substring(1, s.length() - 1);
    }
}
