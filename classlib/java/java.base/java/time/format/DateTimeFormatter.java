package java.time.format;

import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/**
 * Dates and times as text, by a pattern: letters for fields (y u M L d D E e a h H k K m s S n A V z Z X x), quoted text, [optional] parts. A
 * letter's number is its width; names are English. The ISO formats are patterns with two letters of our own: Y, a year as ISO writes it,
 * and f, an optional fraction of a second.
 */
public final class DateTimeFormatter {
    public static final DateTimeFormatter ISO_LOCAL_DATE = new DateTimeFormatter("Y-MM-dd");
    public static final DateTimeFormatter ISO_LOCAL_TIME = new DateTimeFormatter("HH:mm[:ssf]");
    public static final DateTimeFormatter ISO_LOCAL_DATE_TIME = new DateTimeFormatter("Y-MM-dd'T'HH:mm[:ssf]");
    public static final DateTimeFormatter ISO_OFFSET_DATE_TIME = new DateTimeFormatter("Y-MM-dd'T'HH:mm[:ssf]XXXXX");
    public static final DateTimeFormatter ISO_ZONED_DATE_TIME = new DateTimeFormatter("Y-MM-dd'T'HH:mm[:ssf]XXXXX['['VV']']");
    public static final DateTimeFormatter ISO_DATE = new DateTimeFormatter("Y-MM-dd[XXXXX]");
    public static final DateTimeFormatter ISO_TIME = new DateTimeFormatter("HH:mm[:ssf][XXXXX]");
    public static final DateTimeFormatter ISO_DATE_TIME = new DateTimeFormatter("Y-MM-dd'T'HH:mm[:ssf][XXXXX['['VV']']]");
    public static final DateTimeFormatter BASIC_ISO_DATE = new DateTimeFormatter("uuuuMMdd[XXXXX]");
    public static final DateTimeFormatter ISO_INSTANT = new DateTimeFormatter("instant");

    public static final TemporalQuery<LocalDate> DATE = new TemporalQuery<LocalDate>() {
        @Override
        public LocalDate queryFrom(TemporalAccessor t) {
            return LocalDate.from(t);
        }
    };
    public static final TemporalQuery<LocalTime> TIME = new TemporalQuery<LocalTime>() {
        @Override
        public LocalTime queryFrom(TemporalAccessor t) {
            return LocalTime.from(t);
        }
    };
    public static final TemporalQuery<LocalDateTime> DATE_TIME = new TemporalQuery<LocalDateTime>() {
        @Override
        public LocalDateTime queryFrom(TemporalAccessor t) {
            return LocalDateTime.from(t);
        }
    };

    private final String pattern;
    private final ZoneId zone;

    private DateTimeFormatter(String pattern) {
        this(pattern, null);
    }

    private DateTimeFormatter(String pattern, ZoneId zone) {
        this.pattern = pattern;
        this.zone = zone;
    }

    public static DateTimeFormatter ofPattern(String pattern) {
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            if (c == '\'') {
                i = pattern.indexOf('\'', i + 1);
                if (i < 0) {
                    throw new IllegalArgumentException("Pattern ends with an incomplete string literal: " + pattern);
                }
            } else if ((c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z') && "yuMLdDEeahHkKmsSnAVzZXx".indexOf(c) < 0) {
                throw new IllegalArgumentException("Unknown pattern letter: " + c);
            } else if (c == '{' || c == '}' || c == '#') {
                throw new IllegalArgumentException("Pattern includes reserved character: '" + c + "'");
            }
        }
        return new DateTimeFormatter(pattern);
    }

    public static DateTimeFormatter ofPattern(String pattern, Locale locale) {
        return ofPattern(pattern);
    }

    public DateTimeFormatter withZone(ZoneId newZone) {
        return new DateTimeFormatter(pattern, newZone);
    }

    public DateTimeFormatter withLocale(Locale locale) {
        return this;
    }

    public ZoneId getZone() {
        return zone;
    }

    @Override
    public String toString() {
        return pattern;
    }

    // Formatting

    public String format(TemporalAccessor temporal) {
        TemporalAccessor t = temporal;
        if (this == ISO_INSTANT) {
            return java.time.Instant.from(t).toString();
        }
        if (zone != null && t.isSupported(ChronoField.INSTANT_SECONDS)) {
            t = java.time.Instant.from(t).atZone(zone);
        }
        StringBuilder sb = new StringBuilder();
        print(t, sb, 0, pattern.length());
        return sb.toString();
    }

    private void print(TemporalAccessor t, StringBuilder sb, int i, int end) {
        while (i < end) {
            char c = pattern.charAt(i);
            if (c == '\'') {
                int close = pattern.indexOf('\'', i + 1);
                sb.append(close == i + 1 ? "'" : pattern.substring(i + 1, close));
                i = close + 1;
            } else if (c == '[') {
                int close = closing(i);
                int length = sb.length();
                try {
                    print(t, sb, i + 1, close);
                } catch (DateTimeException e) {
                    sb.setLength(length);
                }
                i = close + 1;
            } else if (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z') {
                int n = run(i, end);
                printField(t, sb, c, n);
                i += n;
            } else {
                sb.append(c);
                i++;
            }
        }
    }

    private int run(int i, int end) {
        int n = 1;
        while (i + n < end && pattern.charAt(i + n) == pattern.charAt(i)) {
            n++;
        }
        return n;
    }

    /** Where the bracket that opens at i closes. */
    private int closing(int i) {
        int depth = 0;
        while (true) {
            char c = pattern.charAt(i);
            if (c == '\'') {
                i = pattern.indexOf('\'', i + 1);
            } else if (c == '[') {
                depth++;
            } else if (c == ']' && --depth == 0) {
                return i;
            }
            i++;
        }
    }

    private static void pad(StringBuilder sb, long v, int width) {
        String s = Long.toString(Math.abs(v));
        sb.append(v < 0 ? "-" : "").append("0".repeat(Math.max(0, width - s.length()))).append(s);
    }

    private static ChronoField fieldOf(char c) {
        switch (c) {
            case 'y':
                return ChronoField.YEAR_OF_ERA;
            case 'u':
            case 'Y':
                return ChronoField.YEAR;
            case 'M':
            case 'L':
                return ChronoField.MONTH_OF_YEAR;
            case 'd':
                return ChronoField.DAY_OF_MONTH;
            case 'D':
                return ChronoField.DAY_OF_YEAR;
            case 'E':
            case 'e':
                return ChronoField.DAY_OF_WEEK;
            case 'a':
                return ChronoField.AMPM_OF_DAY;
            case 'h':
                return ChronoField.CLOCK_HOUR_OF_AMPM;
            case 'H':
                return ChronoField.HOUR_OF_DAY;
            case 'k':
                return ChronoField.CLOCK_HOUR_OF_DAY;
            case 'K':
                return ChronoField.HOUR_OF_AMPM;
            case 'm':
                return ChronoField.MINUTE_OF_HOUR;
            case 's':
                return ChronoField.SECOND_OF_MINUTE;
            case 'A':
                return ChronoField.MILLI_OF_DAY;
            default:
                return ChronoField.NANO_OF_SECOND;
        }
    }

    private static String name(char c, int n, int value) {
        String s = c == 'E' ? DayOfWeek.of(value).name() : c == 'a' ? value == 0 ? "AM" : "PM" : Month.of(value).name();
        if (c == 'a') {
            return s;
        }
        s = s.charAt(0) + s.substring(1).toLowerCase();
        return n <= 3 ? s.substring(0, 3) : n == 5 ? s.substring(0, 1) : s;
    }

    private static void printField(TemporalAccessor t, StringBuilder sb, char c, int n) {
        if ("VzZXx".indexOf(c) >= 0) {
            printZone(t, sb, c, n);
            return;
        }
        long v = t.getLong(fieldOf(c));
        if (c == 'Y') {
            sb.append(v > 9999 ? "+" : "");
            pad(sb, v, 4);
        } else if ((c == 'y' || c == 'u') && n == 2) {
            pad(sb, Math.floorMod(v, 100L), 2);
        } else if (c == 'E' || c == 'a' || (c == 'M' || c == 'L') && n > 2) {
            sb.append(name(c, n, (int) v));
        } else if (c == 'S') {
            sb.append(Long.toString(1000000000L + v).substring(1, 1 + Math.min(n, 9)));
        } else if (c == 'f') {
            String s = Long.toString(1000000000L + v).substring(1);
            while (s.endsWith("0")) {
                s = s.substring(0, s.length() - 1);
            }
            sb.append(s.isEmpty() ? "" : "." + s);
        } else {
            sb.append((c == 'y' || c == 'u') && n >= 4 && v >= Math.pow(10, n) ? "+" : "");
            pad(sb, v, n);
        }
    }

    private static void printZone(TemporalAccessor t, StringBuilder sb, char c, int n) {
        if (c == 'V' || c == 'z') {
            ZoneId id = c == 'V' ? t.query(TemporalQueries.zoneId()) : t.query(TemporalQueries.zone());
            if (id == null) {
                throw new DateTimeException("Unable to extract ZoneId from temporal " + t);
            }
            sb.append(id.getId());
            return;
        }
        int seconds = t.get(ChronoField.OFFSET_SECONDS);
        if (c == 'X' && seconds == 0) {
            sb.append('Z');
            return;
        }
        String id = ZoneOffset.ofTotalSeconds(seconds).getId();
        id = id.equals("Z") ? "+00:00" : id;
        boolean colon = c != 'Z' && (n == 3 || n == 5) || c == 'Z' && n == 5;
        String text = colon ? id : id.replace(":", "");
        sb.append(c != 'Z' && n == 1 && text.endsWith("00") ? text.substring(0, 3) : text);
    }

    // Parsing

    public TemporalAccessor parse(CharSequence text) {
        Parsed p = new Parsed();
        String s = text.toString();
        int end = parse(p, s, 0, 0, pattern.length());
        if (end >= 0 && end < s.length()) {
            throw new DateTimeParseException("Text '" + s + "' could not be parsed, unparsed text found at index " + end, text, end);
        }
        if (end < 0) {
            throw new DateTimeParseException("Text '" + s + "' could not be parsed at index " + p.error, text, p.error);
        }
        try {
            p.resolve(zone);
        } catch (DateTimeException e) {
            throw new DateTimeParseException("Text '" + s + "' could not be parsed: " + e.getMessage(), text, 0, e);
        }
        return p;
    }

    public <T> T parse(CharSequence text, TemporalQuery<T> query) {
        TemporalAccessor t = parse(text);
        try {
            return query.queryFrom(t);
        } catch (DateTimeException e) {
            throw new DateTimeParseException("Text '" + text + "' could not be parsed: " + e.getMessage(), text, 0, e);
        }
    }

    /** Where the text matched up to, or -1. */
    private int parse(Parsed p, String s, int at, int i, int end) {
        while (i < end && at >= 0) {
            char c = pattern.charAt(i);
            int from = at;
            if (c == '\'') {
                int close = pattern.indexOf('\'', i + 1);
                String literal = close == i + 1 ? "'" : pattern.substring(i + 1, close);
                at = s.startsWith(literal, at) ? at + literal.length() : -1;
                i = close + 1;
            } else if (c == '[') {
                int close = closing(i);
                int inner = parse(p, s, at, i + 1, close);
                at = inner < 0 ? at : inner;
                i = close + 1;
            } else if (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z') {
                int n = run(i, end);
                boolean adjacent = i + n < end && Character.isLetter(pattern.charAt(i + n));
                at = parseField(p, s, at, c, n, adjacent);
                i += n;
            } else {
                at = at < s.length() && s.charAt(at) == c ? at + 1 : -1;
                i++;
            }
            if (at < 0) {
                p.error = from;
            }
        }
        return at;
    }

    private static int parseField(Parsed p, String s, int at, char c, int n, boolean adjacent) {
        if (c == 'f') {
            return at < s.length() && s.charAt(at) == '.' ? parseFraction(p, s, at + 1, 1, 9) : at;
        }
        if (c == 'S') {
            return parseFraction(p, s, at, n, n);
        }
        if ("VzZXx".indexOf(c) >= 0) {
            return parseZone(p, s, at, c);
        }
        if (c == 'E' || c == 'a' || (c == 'M' || c == 'L') && n > 2) {
            int count = c == 'E' ? 7 : c == 'a' ? 2 : 12;
            for (int v = c == 'a' ? 0 : 1; v < (c == 'a' ? 2 : count + 1); v++) {
                String name = name(c, n, v);
                if (s.regionMatches(false, at, name, 0, name.length())) {
                    p.fields.put(fieldOf(c), (long) v);
                    return at + name.length();
                }
            }
            return -1;
        }
        boolean year = c == 'Y' || c == 'y' || c == 'u';
        boolean sign = year && at < s.length() && (s.charAt(at) == '-' || s.charAt(at) == '+');
        int i = sign ? at + 1 : at;
        int min = c == 'Y' ? 4 : n;
        int max = year && n != 2 && !adjacent ? 10 : n == 1 ? 19 : n;
        if (c == 'Y' && !sign) {
            max = 4;
        }
        int start = i;
        while (i < s.length() && i - start < max && s.charAt(i) >= '0' && s.charAt(i) <= '9') {
            i++;
        }
        if (i - start < min) {
            return -1;
        }
        long v = Long.parseLong(s.substring(start, i));
        v = year && n == 2 ? 2000 + v : v;
        p.fields.put(fieldOf(c), sign && s.charAt(at) == '-' ? -v : v);
        return i;
    }

    private static int parseFraction(Parsed p, String s, int at, int min, int max) {
        int i = at;
        while (i < s.length() && i - at < max && s.charAt(i) >= '0' && s.charAt(i) <= '9') {
            i++;
        }
        if (i - at < min) {
            return -1;
        }
        p.fields.put(ChronoField.NANO_OF_SECOND, Long.parseLong((s.substring(at, i) + "000000000").substring(0, 9)));
        return i;
    }

    private static int parseZone(Parsed p, String s, int at, char c) {
        int i = at;
        while (i < s.length() && (c == 'V' || c == 'z' ? " ]".indexOf(s.charAt(i)) < 0 : "+-:Z0123456789".indexOf(s.charAt(i)) >= 0)) {
            i++;
        }
        try {
            ZoneId id = ZoneId.of(s.substring(at, i));
            p.zone = id;
            if (c != 'V' && c != 'z') {
                p.fields.put(ChronoField.OFFSET_SECONDS, (long) ((ZoneOffset) id).getTotalSeconds());
            }
            return i;
        } catch (DateTimeException e) {
            return -1;
        }
    }

    /** The fields found in a text, and what follows from them. */
    private static final class Parsed implements TemporalAccessor {
        final Map<ChronoField, Long> fields = new EnumMap<>(ChronoField.class);
        ZoneId zone;
        int error;
        private LocalDate date;
        private LocalTime time;

        private Long take(ChronoField f) {
            Long v = fields.get(f);
            if (v != null) {
                f.checkValidValue(v);
            }
            return v;
        }

        void resolve(ZoneId override) {
            zone = zone == null ? override : zone;
            Long year = take(ChronoField.YEAR) != null ? fields.get(ChronoField.YEAR) : take(ChronoField.YEAR_OF_ERA);
            Long month = take(ChronoField.MONTH_OF_YEAR);
            Long day = take(ChronoField.DAY_OF_MONTH);
            Long dayOfYear = take(ChronoField.DAY_OF_YEAR);
            if (year != null && month != null && day != null) {
                int last = Month.of(month.intValue()).length((year & 3) == 0 && (year % 100 != 0 || year % 400 == 0));
                boolean lenient = fields.containsKey(ChronoField.YEAR_OF_ERA) || day > 31;
                date = LocalDate.of(year.intValue(), month.intValue(), lenient ? (int) Math.min(day, last) : day.intValue());
            } else if (year != null && dayOfYear != null) {
                date = LocalDate.ofYearDay(year.intValue(), dayOfYear.intValue());
            }
            Long hour = take(ChronoField.HOUR_OF_DAY);
            if (hour == null && take(ChronoField.CLOCK_HOUR_OF_DAY) != null) {
                hour = fields.get(ChronoField.CLOCK_HOUR_OF_DAY) % 24;
            }
            Long half = take(ChronoField.AMPM_OF_DAY);
            Long small = take(ChronoField.HOUR_OF_AMPM) != null ? fields.get(ChronoField.HOUR_OF_AMPM) : take(ChronoField.CLOCK_HOUR_OF_AMPM);
            if (hour == null && half != null && small != null) {
                hour = small % 12 + 12 * half;
            }
            if (hour != null) {
                time = LocalTime.of(hour.intValue(), part(ChronoField.MINUTE_OF_HOUR), part(ChronoField.SECOND_OF_MINUTE),
                        part(ChronoField.NANO_OF_SECOND));
            }
        }

        private int part(ChronoField f) {
            Long v = take(f);
            return v == null ? 0 : v.intValue();
        }

        @Override
        public boolean isSupported(java.time.temporal.TemporalField f) {
            boolean instant = f == ChronoField.INSTANT_SECONDS && date != null && time != null && zone != null;
            return instant || fields.containsKey(f) || date != null && date.isSupported(f) || time != null && time.isSupported(f);
        }

        @Override
        public long getLong(java.time.temporal.TemporalField f) {
            if (f == ChronoField.INSTANT_SECONDS && date != null && time != null && zone != null) {
                return date.atTime(time).atZone(zone).toEpochSecond();
            }
            if (date != null && date.isSupported(f)) {
                return date.getLong(f);
            }
            if (time != null && time.isSupported(f)) {
                return time.getLong(f);
            }
            if (fields.containsKey(f)) {
                return fields.get(f);
            }
            throw new java.time.temporal.UnsupportedTemporalTypeException("Unsupported field: " + f);
        }

        @Override
        @SuppressWarnings("unchecked")
        public <R> R query(TemporalQuery<R> query) {
            if (query == TemporalQueries.zoneId() || query == TemporalQueries.zone()) {
                return (R) zone;
            }
            if (query == TemporalQueries.localDate()) {
                return (R) date;
            }
            return query == TemporalQueries.localTime() ? (R) time : TemporalAccessor.super.query(query);
        }

        @Override
        public String toString() {
            return "{" + (zone == null ? "" : zone) + "},ISO" + (date == null && time == null ? "" : " resolved to ")
                    + (date == null ? "" : date) + (date != null && time != null ? "T" : "") + (time == null ? "" : time);
        }
    }
}
