import java.text.SimpleDateFormat;
import java.time.*;
import java.time.chrono.IsoChronology;
import java.time.format.*;
import java.time.temporal.*;
import java.time.zone.*;
import java.util.*;
import java.util.stream.Collectors;

public class Main {
    interface Action {
        Object run() throws Exception;
    }

    static void show(String what, Action a) {
        try {
            System.out.println(what + ": " + a.run());
        } catch (Exception e) {
            System.out.println(what + ": " + e.getClass().getName() + ": " + e.getMessage());
        }
    }

    static final ZonedDateTime T = ZonedDateTime.of(2024, 2, 29, 15, 7, 9, 123456789, ZoneId.of("Europe/Paris"));

    static void patterns() {
        String[] patterns = {"yyyy-MM-dd", "uuuu/M/d", "yy", "yyyyy", "EEE, d MMM yyyy", "EEEE d MMMM", "EEEEE MMMMM", "HH:mm:ss.SSS",
            "h:mm a", "K k H", "n N A", "D", "w W", "YYYY-'W'ww-e", "Q q QQQ QQQQ", "G GGGG GGGGG", "VV", "X XX XXX XXXX XXXXX",
            "x xx xxx", "Z ZZZZ ZZZZZ", "O OOOO", "z", "'it''s' yyyy", "[HH][:mm]", "ppppH", "F", "g"};
        for (String p : patterns) {
            show(p, () -> DateTimeFormatter.ofPattern(p, Locale.US).format(T));
            show("  toString", () -> DateTimeFormatter.ofPattern(p, Locale.US));
        }
        for (String p : new String[] {"yyyy'x", "b", "{", "]", "ddd", "VVV", "OO", "MMMMMM", "p"})
            show(p, () -> DateTimeFormatter.ofPattern(p));
        DateTimeFormatter[] iso = {DateTimeFormatter.ISO_LOCAL_DATE, DateTimeFormatter.ISO_LOCAL_TIME, DateTimeFormatter.ISO_LOCAL_DATE_TIME,
            DateTimeFormatter.ISO_OFFSET_DATE_TIME, DateTimeFormatter.ISO_ZONED_DATE_TIME, DateTimeFormatter.ISO_DATE, DateTimeFormatter.ISO_TIME,
            DateTimeFormatter.ISO_DATE_TIME, DateTimeFormatter.ISO_ORDINAL_DATE, DateTimeFormatter.ISO_WEEK_DATE, DateTimeFormatter.ISO_INSTANT,
            DateTimeFormatter.BASIC_ISO_DATE, DateTimeFormatter.RFC_1123_DATE_TIME, DateTimeFormatter.ISO_OFFSET_DATE, DateTimeFormatter.ISO_OFFSET_TIME};
        for (DateTimeFormatter f : iso) {
            System.out.println(f.format(T));
            System.out.println("  " + f + " " + f.getResolverStyle() + " " + f.getChronology());
        }
        show("local", () -> DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(T.toLocalDateTime()));
        show("time of a date", () -> DateTimeFormatter.ofPattern("HH:mm").format(LocalDate.of(2020, 1, 1)));
        show("with zone", () -> DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm VV").withZone(ZoneId.of("Asia/Tokyo")).format(T.toInstant()));
        for (FormatStyle s : new FormatStyle[] {FormatStyle.MEDIUM, FormatStyle.SHORT})
            show("localized " + s, () -> DateTimeFormatter.ofLocalizedDate(s).withLocale(Locale.US).format(T));
        show("long date", () -> DateTimeFormatter.ofLocalizedDate(FormatStyle.FULL).withLocale(Locale.US).format(T));
    }

    static void parsing() {
        show("date", () -> LocalDate.parse("2024-02-30"));
        show("date", () -> LocalDate.parse("2024-02-3"));
        show("date", () -> LocalDate.parse("2024-02-03x"));
        show("date", () -> LocalDate.parse("+12345-01-01"));
        show("date", () -> LocalDate.parse("20240203", DateTimeFormatter.BASIC_ISO_DATE));
        show("smart", () -> LocalDate.parse("31/4/2023", DateTimeFormatter.ofPattern("d/M/yyyy")));
        show("strict", () -> LocalDate.parse("31/4/2023", DateTimeFormatter.ofPattern("d/M/uuuu").withResolverStyle(ResolverStyle.STRICT)));
        show("lenient", () -> LocalDate.parse("45/14/2023", DateTimeFormatter.ofPattern("d/M/yyyy").withResolverStyle(ResolverStyle.LENIENT)));
        show("names", () -> LocalDate.parse("Thu, 29 Feb 2024", DateTimeFormatter.ofPattern("EEE, d MMM yyyy", Locale.US)));
        show("wrong day", () -> LocalDate.parse("Fri, 29 Feb 2024", DateTimeFormatter.ofPattern("EEE, d MMM yyyy", Locale.US)));
        show("case", () -> LocalDate.parse("29 FEB 2024", new DateTimeFormatterBuilder().parseCaseInsensitive().appendPattern("d MMM yyyy").toFormatter(Locale.US)));
        show("two digits", () -> LocalDate.parse("29.02.24", DateTimeFormatter.ofPattern("dd.MM.yy")));
        show("time", () -> LocalTime.parse("24:00"));
        show("time", () -> LocalTime.parse("10:15:30.12345"));
        show("half", () -> LocalTime.parse("1:05 PM", DateTimeFormatter.ofPattern("h:mm a", Locale.US)));
        show("fraction", () -> LocalTime.parse("101530123", DateTimeFormatter.ofPattern("HHmmssSSS")));
        show("zoned", () -> ZonedDateTime.parse("2024-03-31T02:30:00+01:00[Europe/Paris]"));
        show("zoned", () -> ZonedDateTime.parse("2024-06-01T12:00Z"));
        show("offset", () -> OffsetDateTime.parse("2024-06-01T12:00:00.5+05:30"));
        show("offset time", () -> OffsetTime.parse("12:00+01:00"));
        for (String o : new String[] {"+0100", "+010030", "+01", "+1", "+1:00", "+01:00:30"}) {
            show("offset " + o, () -> OffsetDateTime.parse("2024-06-01T12:00" + o));
            show("zoned " + o, () -> ZonedDateTime.parse("2024-06-01T12:00" + o));
            show("basic " + o, () -> DateTimeFormatter.BASIC_ISO_DATE.parse("20240601" + o));
            for (String p : new String[] {"+HH", "+H", "+HHmm", "+H:MM"})
                show("lenient " + p + " " + o, () -> new DateTimeFormatterBuilder().parseLenient().appendOffset(p, "Z").toFormatter().parse(o));
        }
        show("instant", () -> Instant.parse("2024-06-01t12:00:00z"));
        for (String d : new String[] {"PT1.123456789S", "PT1.1234567890S", "PT0.0000000000S", "PT.5S", "PT1,S", "PT-0.5S", "PT1S1H", "PT1H1H", "P1T", "PT", "-p1dt2h"})
            show(d, () -> Duration.parse(d));
        show("instant", () -> Instant.parse("2024-06-01T24:00:00Z"));
        show("instant", () -> Instant.parse("2024-06-01T12:00:00.123456Z"));
        show("rfc", () -> DateTimeFormatter.RFC_1123_DATE_TIME.parse("Tue, 3 Jun 2008 11:05:30 GMT", ZonedDateTime::from));
        show("week", () -> LocalDate.parse("2024-W09-4", DateTimeFormatter.ISO_WEEK_DATE));
        show("ordinal", () -> LocalDate.parse("2024-060", DateTimeFormatter.ISO_ORDINAL_DATE));
        show("default", () -> LocalDate.parse("2024", new DateTimeFormatterBuilder().appendPattern("yyyy").parseDefaulting(ChronoField.MONTH_OF_YEAR, 1)
            .parseDefaulting(ChronoField.DAY_OF_MONTH, 1).toFormatter()));
        show("best", () -> DateTimeFormatter.ofPattern("yyyy-MM-dd[ HH:mm]").parseBest("2024-01-02", LocalDateTime::from, LocalDate::from));
        show("best", () -> DateTimeFormatter.ofPattern("yyyy-MM-dd[ HH:mm]").parseBest("2024-01-02 03:04", LocalDateTime::from, LocalDate::from));
        show("not enough", () -> LocalDate.parse("2024", DateTimeFormatter.ofPattern("yyyy")));
        show("year", () -> Year.parse("2024") + " " + YearMonth.parse("2024-02") + " " + MonthDay.parse("--02-29"));
        show("quarter", () -> LocalDate.parse("2024 Q2 15", new DateTimeFormatterBuilder().appendValue(ChronoField.YEAR).appendLiteral(" Q")
            .appendValue(IsoFields.QUARTER_OF_YEAR).appendLiteral(' ').appendValue(IsoFields.DAY_OF_QUARTER).toFormatter()));
        show("zone", () -> DateTimeFormatter.ofPattern("VV").parse("America/New_York").query(TemporalQueries.zone()));
        show("unresolved", () -> DateTimeFormatter.ofPattern("d").parseUnresolved("17", new java.text.ParsePosition(0)).getLong(ChronoField.DAY_OF_MONTH));
    }

    static void zones() {
        ZoneId paris = ZoneId.of("Europe/Paris"), ny = ZoneId.of("America/New_York");
        for (String id : new String[] {"Z", "+1", "+01", "+0130", "UTC", "UTC+2", "GMT0", "GMT-03:30", "Etc/GMT+5", "Mars/Phobos", "x", "+25", "UTC+99", "EST5EDT"})
            show(id, () -> ZoneId.of(id) + " " + ZoneId.of(id).normalized() + " " + ZoneId.of(id).getRules().getOffset(Instant.EPOCH));
        show("gap", () -> ZonedDateTime.of(2024, 3, 31, 2, 30, 0, 0, paris));
        ZonedDateTime o = ZonedDateTime.of(2024, 10, 27, 2, 30, 0, 0, paris);
        System.out.println(o + " " + o.withLaterOffsetAtOverlap() + " " + o.plusHours(1) + " " + o.plusHours(2) + " " + o.plusDays(1));
        System.out.println(o.withZoneSameInstant(ny) + " " + o.withZoneSameLocal(ny) + " " + o.toOffsetDateTime() + " " + o.withFixedOffsetZone());
        show("strict", () -> ZonedDateTime.ofStrict(LocalDateTime.of(2024, 3, 31, 2, 30), ZoneOffset.ofHours(1), paris));
        ZoneRules r = paris.getRules();
        Instant i = Instant.parse("2024-07-01T00:00:00Z");
        System.out.println(r.getOffset(i) + " " + r.getStandardOffset(i) + " " + r.getDaylightSavings(i) + " " + r.isDaylightSavings(i) + " " + r.isFixedOffset());
        System.out.println(r.nextTransition(i) + " " + r.previousTransition(i));
        System.out.println(r.getTransition(LocalDateTime.of(2024, 3, 31, 2, 0)) + " " + r.getValidOffsets(LocalDateTime.of(2024, 10, 27, 2, 30))
            + " " + r.getValidOffsets(LocalDateTime.of(2024, 3, 31, 2, 30)) + " " + r.getTransitionRules().size());
        for (int year : new int[] {1900, 1915, 1942, 1970, 1976, 1990, 2000, 2037, 2038, 2100})
            System.out.println(year + " " + LocalDateTime.of(year, 7, 1, 12, 0).atZone(paris) + " " + LocalDateTime.of(year, 1, 1, 12, 0).atZone(ny).toInstant());
        for (String id : new String[] {"Asia/Kolkata", "Australia/Lord_Howe", "America/St_Johns", "Asia/Tokyo", "Pacific/Apia", "Africa/Cairo"})
            System.out.println(id + " " + LocalDateTime.of(2020, 1, 1, 0, 0).atZone(ZoneId.of(id)) + " " + LocalDateTime.of(2020, 7, 1, 0, 0).atZone(ZoneId.of(id)));
        System.out.println(ChronoUnit.HOURS.between(ZonedDateTime.of(2024, 3, 30, 12, 0, 0, 0, paris), ZonedDateTime.of(2024, 3, 31, 12, 0, 0, 0, paris))
            + " " + ChronoUnit.DAYS.between(ZonedDateTime.of(2024, 3, 30, 12, 0, 0, 0, paris), ZonedDateTime.of(2024, 3, 31, 12, 0, 0, 0, paris)));
        System.out.println(ZoneOffset.of("+01:30:15") + " " + ZoneOffset.ofHoursMinutes(-3, -30).getTotalSeconds());
        show("offset", () -> ZoneOffset.ofHoursMinutes(3, -30));
        show("offset", () -> ZoneOffset.of("+1:3"));
        show("names", () -> ny.getDisplayName(TextStyle.FULL, Locale.US) + " " + ny.getDisplayName(TextStyle.SHORT, Locale.US));
        System.out.println(ZoneId.getAvailableZoneIds().contains("Europe/Berlin"));
    }

    /** Zones whose rules changed late, whose standard and summer time changed at once, whose winter deviates. */
    static void history() {
        for (String s : new String[] {"America/Grand_Turk 2015-12-01", "America/Grand_Turk 2016-07-01",
                "Asia/Famagusta 2016-12-01", "America/Port-au-Prince 2016-07-01", "Antarctica/Macquarie 2010-07-01",
                "America/Argentina/Jujuy 1991-12-01", "America/Bahia_Banderas 2010-07-01", "Europe/Simferopol 1994-07-01",
                "Europe/Dublin 1970-01-01", "Europe/Dublin 2024-01-01", "Europe/Dublin 2024-07-01",
                "Europe/Dublin 2039-01-01", "Africa/Casablanca 2020-05-10", "Africa/Casablanca 2020-07-01",
                "Africa/Windhoek 1992-01-01", "Africa/Windhoek 2000-01-01", "Africa/Windhoek 2000-07-01"}) {
            String[] w = s.split(" ");
            ZoneRules r = ZoneId.of(w[0]).getRules();
            Instant i = Instant.parse(w[1] + "T00:00:00Z");
            boolean summer = TimeZone.getTimeZone(w[0]).inDaylightTime(Date.from(i));
            System.out.println(s + " " + r.getOffset(i) + " " + r.getStandardOffset(i) + " " + r.isDaylightSavings(i)
                    + " " + summer);
        }
        ZoneRules turk = ZoneId.of("America/Grand_Turk").getRules();
        System.out.println(turk.nextTransition(Instant.parse("2015-06-01T00:00:00Z")));
        System.out.println(turk.previousTransition(Instant.parse("2018-01-01T00:00:00Z")));
    }

    static void others() {
        OffsetDateTime a = OffsetDateTime.of(2024, 1, 1, 0, 0, 0, 0, ZoneOffset.ofHours(2)), b = OffsetDateTime.parse("2023-12-31T22:00Z");
        System.out.println(a.isEqual(b) + " " + a.equals(b) + " " + a.compareTo(b) + " " + a.withOffsetSameInstant(ZoneOffset.UTC) + " " + a.toInstant());
        System.out.println(a.plusMonths(1).with(TemporalAdjusters.lastDayOfMonth()) + " " + a.until(b, ChronoUnit.HOURS) + " " + a.getDayOfYear());
        OffsetTime t = OffsetTime.of(10, 0, 0, 0, ZoneOffset.ofHours(1));
        System.out.println(t + " " + t.withOffsetSameInstant(ZoneOffset.UTC) + " " + t.plusHours(20) + " " + t.isBefore(t.withOffsetSameLocal(ZoneOffset.UTC)));
        Year y = Year.of(2024);
        System.out.println(y + " " + y.isLeap() + " " + y.length() + " " + y.atDay(60) + " " + y.plusYears(1).isLeap() + " " + y.atMonth(2).atEndOfMonth());
        YearMonth m = YearMonth.of(2023, 11);
        System.out.println(m.plusMonths(3) + " " + m.lengthOfMonth() + " " + m.isBefore(YearMonth.of(2024, 1)) + " " + m.until(YearMonth.of(2025, 1), ChronoUnit.MONTHS)
            + " " + m.format(DateTimeFormatter.ofPattern("MMM uuuu", Locale.US)) + " " + YearMonth.of(-5, 3));
        MonthDay d = MonthDay.of(2, 29);
        System.out.println(d + " " + d.isValidYear(2023) + " " + d.atYear(2023) + " " + d.atYear(2024) + " " + d.compareTo(MonthDay.of(3, 1)));
        show("month day", () -> MonthDay.of(2, 30));
        LocalDate l = LocalDate.of(2024, 2, 15);
        System.out.println(l.with(TemporalAdjusters.firstDayOfMonth()) + " " + l.with(TemporalAdjusters.lastDayOfYear()) + " "
            + l.with(TemporalAdjusters.next(DayOfWeek.THURSDAY)) + " " + l.with(TemporalAdjusters.nextOrSame(DayOfWeek.THURSDAY)) + " "
            + l.with(TemporalAdjusters.previous(DayOfWeek.SUNDAY)) + " " + l.with(TemporalAdjusters.firstInMonth(DayOfWeek.MONDAY)) + " "
            + l.with(TemporalAdjusters.dayOfWeekInMonth(-2, DayOfWeek.FRIDAY)) + " " + l.with(TemporalAdjusters.firstDayOfNextYear()));
        for (LocalDate x : new LocalDate[] {LocalDate.of(2021, 1, 3), LocalDate.of(2020, 12, 31), LocalDate.of(2016, 1, 1), LocalDate.of(2018, 12, 31)})
            System.out.println(x + " " + x.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR) + " " + x.get(IsoFields.WEEK_BASED_YEAR) + " " + x.get(IsoFields.DAY_OF_QUARTER)
                + " " + x.get(WeekFields.SUNDAY_START.weekOfWeekBasedYear()) + " " + x.get(WeekFields.SUNDAY_START.weekBasedYear()) + " " + x.get(WeekFields.ISO.weekOfYear())
                + " " + x.get(WeekFields.ISO.weekOfMonth()) + " " + x.with(WeekFields.ISO.dayOfWeek(), 1) + " " + x.with(IsoFields.WEEK_OF_WEEK_BASED_YEAR, 5)
                + " " + x.getLong(JulianFields.JULIAN_DAY) + " " + x.range(WeekFields.ISO.weekOfYear()) + " " + x.plus(1, IsoFields.QUARTER_YEARS));
        System.out.println(WeekFields.of(Locale.US) + " " + WeekFields.ISO + " " + WeekFields.of(Locale.US).dayOfWeek());
        System.out.println(l.datesUntil(LocalDate.of(2024, 2, 19)).map(LocalDate::toString).collect(Collectors.joining(",")));
        System.out.println(l.datesUntil(LocalDate.of(2024, 9, 1), Period.ofMonths(2)).map(LocalDate::toString).collect(Collectors.joining(",")));
        Clock c = Clock.fixed(Instant.parse("2024-05-06T07:08:09.123456789Z"), ZoneOffset.UTC);
        System.out.println(c + " " + Clock.offset(c, Duration.ofHours(1)).instant() + " " + Clock.tick(c, Duration.ofMinutes(5)).instant() + " "
            + LocalDate.now(c) + " " + LocalTime.now(c) + " " + Year.now(c) + " " + ZonedDateTime.now(c) + " " + c.withZone(ZoneId.of("Asia/Tokyo")).getZone());
        System.out.println(DayOfWeek.MONDAY.getDisplayName(TextStyle.SHORT, Locale.US) + " " + Month.MAY.getDisplayName(TextStyle.FULL, Locale.US)
            + " " + Month.MAY.getDisplayName(TextStyle.NARROW, Locale.US) + " " + Month.MAY.firstMonthOfQuarter() + " " + Month.MARCH.firstDayOfYear(true));
        System.out.println(IsoChronology.INSTANCE.isLeapYear(1900) + " " + T.getLong(ChronoField.INSTANT_SECONDS) + " " + T.get(ChronoField.ALIGNED_WEEK_OF_YEAR)
            + " " + T.range(ChronoField.DAY_OF_MONTH) + " " + T.truncatedTo(ChronoUnit.HOURS) + " " + T.with(LocalTime.NOON) + " " + T.hashCode());
        show("get", () -> T.get(ChronoField.INSTANT_SECONDS));
        show("unsupported", () -> LocalDate.of(2020, 1, 1).get(ChronoField.HOUR_OF_DAY));
        show("with", () -> LocalDate.of(2020, 1, 1).with(ChronoField.MONTH_OF_YEAR, 13));
        show("leap", () -> LocalDate.of(2023, 2, 29));
        show("leap", () -> LocalDate.of(2023, 4, 31));
    }

    static void calendars() {
        TimeZone paris = TimeZone.getTimeZone("Europe/Paris");
        GregorianCalendar c = new GregorianCalendar(paris, Locale.US);
        c.setTimeInMillis(T.toInstant().toEpochMilli());
        System.out.println(c.get(Calendar.HOUR_OF_DAY) + " " + c.get(Calendar.ZONE_OFFSET) + " " + c.get(Calendar.DST_OFFSET));
        c.add(Calendar.MONTH, 5);
        System.out.println(c.get(Calendar.MONTH) + " " + c.get(Calendar.HOUR_OF_DAY) + " " + c.get(Calendar.DST_OFFSET) + " " + c.getTimeInMillis());
        System.out.println(paris.getOffset(T.toInstant().toEpochMilli()) + " " + paris.getRawOffset() + " " + paris.useDaylightTime() + " "
            + paris.inDaylightTime(new Date(0)) + " " + paris.getDisplayName(false, TimeZone.SHORT, Locale.US) + " " + paris.getDisplayName(true, TimeZone.LONG, Locale.US));
        System.out.println(TimeZone.getTimeZone("Nowhere").getID() + " " + TimeZone.getTimeZone("GMT+3").getID() + " " + TimeZone.getTimeZone("GMT-0330").getRawOffset());
        SimpleDateFormat f = new SimpleDateFormat("yyyy-MM-dd HH:mm:ss z Z", Locale.US);
        f.setTimeZone(paris);
        System.out.println(f.format(c.getTime()));
        System.out.println(c.toZonedDateTime() + " " + GregorianCalendar.from(T).getTimeInMillis());
    }

    /** Instants beyond the years of dates, units of others, what is too long to cut by. */
    static void borders() {
        show("the last instant", () -> Instant.MAX + " " + Instant.MIN);
        show("read again", () -> Instant.parse("+1000000000-12-31T23:59:59.999999999Z").equals(Instant.MAX) + " "
                + Instant.parse("-1000000000-01-01T00:00:00Z").equals(Instant.MIN));
        show("by its formatter", () -> DateTimeFormatter.ISO_INSTANT.format(Instant.MAX));
        show("of a file", () -> java.nio.file.attribute.FileTime.from(Instant.MAX) + " "
                + java.nio.file.attribute.FileTime.fromMillis(1500));
        show("quarters", () -> LocalDate.EPOCH.isSupported(IsoFields.QUARTER_YEARS) + " "
                + LocalDateTime.MIN.isSupported(IsoFields.WEEK_BASED_YEARS) + " " + LocalTime.MIN.isSupported(IsoFields.QUARTER_YEARS)
                + " " + Instant.EPOCH.isSupported(IsoFields.QUARTER_YEARS) + " " + LocalDate.EPOCH.plus(2, IsoFields.QUARTER_YEARS));
        for (ChronoUnit u : List.of(ChronoUnit.DAYS, ChronoUnit.WEEKS, ChronoUnit.MILLENNIA, ChronoUnit.FOREVER)) {
            show("time cut by " + u, () -> LocalTime.NOON.truncatedTo(u));
            show("instant cut by " + u, () -> Instant.EPOCH.truncatedTo(u));
            show("duration cut by " + u, () -> Duration.ofHours(30).truncatedTo(u));
        }
        show("quarter of a month", () -> Month.MAY.isSupported(IsoFields.QUARTER_OF_YEAR) + " " + Month.MAY.getLong(IsoFields.QUARTER_OF_YEAR)
                + " " + Month.MAY.get(IsoFields.QUARTER_OF_YEAR) + " " + DayOfWeek.MONDAY.isSupported(IsoFields.QUARTER_OF_YEAR)
                + " " + ZoneOffset.UTC.isSupported(IsoFields.QUARTER_OF_YEAR));
        show("day of a quarter", () -> DayOfWeek.MONDAY.getLong(IsoFields.DAY_OF_QUARTER));
        show("week of an offset", () -> ZoneOffset.UTC.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR));
        show("too many nanos", () -> Instant.EPOCH.with(ChronoField.NANO_OF_SECOND, 1_000_000_000L));
        show("too many millis", () -> Instant.EPOCH.with(ChronoField.MILLI_OF_SECOND, -1));
        show("a field of others", () -> Instant.EPOCH.with(JulianFields.JULIAN_DAY, 5));
        show("day of a time", () -> DayOfWeek.from(LocalTime.NOON));
        show("month of a time", () -> Month.from(LocalTime.NOON));
        show("questions", () -> TemporalQueries.zone() + " " + TemporalQueries.offset() + " " + TemporalQueries.localDate() + " "
                + TemporalQueries.localTime());
    }

    public static void main(String[] args) {
        patterns();
        parsing();
        zones();
        history();
        others();
        calendars();
        borders();
    }
}
