import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.time.*;
import java.time.chrono.*;
import java.time.format.*;
import java.time.temporal.*;
import java.util.*;

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

    static final LocalDate[] DAYS = {LocalDate.of(1872, 12, 31), LocalDate.of(1912, 7, 30), LocalDate.of(1989, 1, 7),
        LocalDate.of(2020, 2, 29)};

    public static void main(String[] args) {
        for (Chronology c : new Chronology[] {JapaneseChronology.INSTANCE, MinguoChronology.INSTANCE,
            ThaiBuddhistChronology.INSTANCE}) {
            System.out.println(c + " " + c.getCalendarType() + " " + c.eras() + " "
                + c.getDisplayName(TextStyle.FULL, Locale.ENGLISH));
            for (ChronoField f : ChronoField.values()) if (f.isDateBased()) show(" range " + f, () -> c.range(f));
            periods(c);
            for (LocalDate d : DAYS) {
                show(" " + d, () -> c.date(d));
                if (d.getYear() > 1872 || c != JapaneseChronology.INSTANCE) {
                    date(c, c.date(d));
                    times(c, c.date(d).atTime(LocalTime.of(13, 14, 15)));
                }
            }
            years(c);
            resolve(c);
        }
        texts();
        foreign();
    }

    /** What has a calendar of its own, where every field is 12, and a date of ours if it has one at all. */
    static class Foreign implements TemporalAccessor {
        final LocalDate date;

        Foreign(LocalDate date) {
            this.date = date;
        }

        public boolean isSupported(TemporalField f) {
            return true;
        }

        public long getLong(TemporalField f) {
            return f == ChronoField.EPOCH_DAY && date != null ? date.toEpochDay() : 12;
        }

        @SuppressWarnings("unchecked")
        public <R> R query(TemporalQuery<R> q) {
            if (q == TemporalQueries.chronology()) return (R) MinguoChronology.INSTANCE;
            if (q == TemporalQueries.localDate()) return (R) date;
            return TemporalAccessor.super.query(q);
        }

        public String toString() {
            return "foreign " + date;
        }
    }

    static void foreign() {
        for (LocalDate date : new LocalDate[] {LocalDate.of(2020, 2, 29), null}) {
            Foreign f = new Foreign(date);
            show("a month", () -> Month.from(f));
            show("a day of a month", () -> MonthDay.from(f));
            show("a month of a year", () -> YearMonth.from(f));
            show("a year", () -> Year.from(f));
        }
    }

    static void periods(Chronology c) {
        ChronoPeriod p = c.period(1, 14, 3);
        show(" periods", () -> p + " " + c.period(0, 0, 0) + " " + p.normalized().multipliedBy(2).minus(p) + " "
            + p.plus(p) + " " + p.negated() + " " + p.getUnits() + " " + p.equals(c.period(1, 14, 3)));
        show(" plus of ISO", () -> p.plus(Period.of(1, 1, 1)));
        show(" to an ISO date", () -> p.addTo(LocalDate.of(2020, 1, 1)));
        show(" ISO period", () -> Period.of(1, 1, 1).addTo(c.date(LocalDate.EPOCH)));
        show(" overflow", () -> c.period(Integer.MAX_VALUE, 0, 0).multipliedBy(2));
    }

    static void date(Chronology c, ChronoLocalDate d) {
        show("  is", () -> d.lengthOfYear() + " " + d.lengthOfMonth() + " " + d.isLeapYear() + " " + d.getEra() + " "
            + d.hashCode() + " " + d.toEpochDay() + " " + d.equals(LocalDate.from(d)) + " "
            + d.compareTo(c.date(LocalDate.EPOCH)) + " " + d.isBefore(LocalDate.EPOCH));
        for (ChronoField f : ChronoField.values()) {
            if (!f.isDateBased()) continue;
            show("  " + f, () -> d.getLong(f));
            if (f != ChronoField.YEAR_OF_ERA) show("  range " + f, () -> d.range(f));
            for (int v : new int[] {0, 1, 31, 2020}) show("  with " + f + " " + v, () -> d.with(f, v));
        }
        for (ChronoUnit u : ChronoUnit.values()) {
            if (!u.isDateBased()) continue;
            show("  plus " + u, () -> d.plus(1, u) + " " + d.minus(3, u));
            show("  until " + u, () -> d.until(LocalDate.of(2001, 2, 3), u));
        }
        show("  period", () -> d.until(c.date(LocalDate.of(2001, 2, 3))) + " " + d.plus(c.period(1, 2, 3)) + " "
            + d.minus(c.period(0, 2, 3)) + " " + d.with(TemporalAdjusters.lastDayOfMonth()));
    }

    static void times(Chronology c, ChronoLocalDateTime<?> t) {
        show("  time", () -> t + " " + t.hashCode() + " " + t.plus(1000, ChronoUnit.HOURS) + " "
            + t.minus(1, ChronoUnit.SECONDS) + " " + t.with(LocalTime.NOON) + " "
            + t.until(LocalDateTime.of(2021, 2, 3, 14, 15, 16), ChronoUnit.MONTHS) + " "
            + t.until(LocalDateTime.of(2021, 2, 3, 14, 15, 16), ChronoUnit.MINUTES) + " "
            + t.equals(c.localDateTime(t)) + " " + LocalDateTime.from(t));
        show("  with an ISO date", () -> t.with(LocalDate.EPOCH));
        ChronoZonedDateTime<?> z = t.atZone(ZoneId.of("Europe/Berlin"));
        show("  zone", () -> z + " " + z.hashCode() + " " + z.toInstant() + " " + z.plus(200, ChronoUnit.DAYS) + " "
            + z.withZoneSameInstant(ZoneId.of("Asia/Tokyo")) + " " + z.withZoneSameLocal(ZoneOffset.UTC) + " "
            + c.zonedDateTime(z.toInstant(), ZoneOffset.UTC) + " " + z.equals(c.zonedDateTime(z)));
        for (Object o : new Object[] {c, t.toLocalDate(), t, z, c.period(1, 2, 3), t.toLocalDate().getEra()})
            show("  bytes", () -> again(o));
    }

    static Object again(Object o) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ObjectOutputStream out = new ObjectOutputStream(bytes);
        out.writeObject(o);
        out.close();
        Object read = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
        return read + " " + read.equals(o) + " " + Arrays.hashCode(bytes.toByteArray());
    }

    static void years(Chronology c) {
        for (Era e : c.eras()) {
            for (int y : new int[] {0, 1, 2, 31, 64}) {
                show(" " + e + " " + y, () -> c.date(e, y, 4, 30));
                show(" " + e + " " + y + " proleptic", () -> c.prolepticYear(e, y));
                for (int n : new int[] {1, 121, 366}) show(" " + e + " " + y + " day " + n,
                    () -> c.dateYearDay(e, y, n));
            }
        }
        for (int y : new int[] {-3, 1, 107, 1873, 2019, 2020}) show(" year " + y, () -> c.isLeapYear(y) + " "
            + c.dateYearDay(y, 150) + " " + c.date(y, 2, 29));
        show(" era of 7", () -> c.eraOf(7));
        show(" era of ISO", () -> c.prolepticYear(IsoEra.CE, 4));
        show(" of", () -> Chronology.of(c.getId()) == c && Chronology.of(c.getCalendarType()) == c
            && Chronology.getAvailableChronologies().contains(c));
    }

    static final String[] FIELDS = {"YEAR=100,MONTH_OF_YEAR=2,DAY_OF_MONTH=29",
        "ERA=1,YEAR_OF_ERA=15,MONTH_OF_YEAR=12,DAY_OF_MONTH=25", "ERA=2,YEAR_OF_ERA=64,MONTH_OF_YEAR=1,DAY_OF_MONTH=8",
        "YEAR_OF_ERA=3,MONTH_OF_YEAR=13,DAY_OF_MONTH=2", "ERA=3,YEAR_OF_ERA=1,DAY_OF_YEAR=3",
        "YEAR=2019,DAY_OF_YEAR=130", "YEAR=2019,YEAR_OF_ERA=2,DAY_OF_YEAR=13",
        "ERA=0,YEAR_OF_ERA=3,MONTH_OF_YEAR=2,DAY_OF_MONTH=31", "ERA=3,YEAR_OF_ERA=31,DAY_OF_YEAR=400",
        "PROLEPTIC_MONTH=24000,DAY_OF_MONTH=4", "EPOCH_DAY=4", "YEAR_OF_ERA=5", "ERA=9"};

    static void resolve(Chronology c) {
        for (ResolverStyle s : ResolverStyle.values()) {
            for (String in : FIELDS) {
                show(" " + s + " " + in, () -> {
                    Map<TemporalField, Long> fields = new TreeMap<>();
                    for (String f : in.split(",")) fields.put(ChronoField.valueOf(f.substring(0, f.indexOf('='))),
                        Long.valueOf(f.substring(f.indexOf('=') + 1)));
                    return c.resolveDate(fields, s) + " " + fields;
                });
            }
        }
    }

    static void texts() {
        show("Japan", () -> Arrays.toString(JapaneseEra.values()) + JapaneseEra.valueOf("Showa")
            + JapaneseEra.REIWA.range(ChronoField.ERA) + JapaneseDate.of(JapaneseEra.REIWA, 1, 5, 1));
        show("era", () -> JapaneseEra.of(4));
        show("era", () -> JapaneseEra.valueOf("X"));
        show("era", () -> MinguoEra.of(2));
        show("Showa 64", () -> JapaneseDate.of(JapaneseEra.SHOWA, 64, 1, 8));
        show("from", () -> JapaneseDate.from(LocalDate.EPOCH) + " " + MinguoDate.from(LocalDate.EPOCH) + " "
            + ThaiBuddhistDate.from(LocalDateTime.MIN));
        show("unknown", () -> Chronology.of("Foo"));
        for (String tag : new String[] {"ja-JP-u-ca-japanese", "th-TH-u-ca-buddhist", "zh-TW-u-ca-roc", "th-TH",
            "en-u-ca-foo"})
            show(tag, () -> Chronology.ofLocale(Locale.forLanguageTag(tag)));
        DateTimeFormatter f = DateTimeFormatter.ofPattern("GGGGG y-MM-dd GGGG u").withLocale(Locale.ENGLISH);
        show("G", () -> f.format(JapaneseDate.of(2020, 3, 4)) + " " + f.format(MinguoDate.of(5, 3, 4)) + " "
            + f.format(ThaiBuddhistDate.of(5, 3, 4)));
        show("parsed", () -> DateTimeFormatter.ofPattern("y-MM-dd").withChronology(MinguoChronology.INSTANCE)
            .parse("109-03-04", TemporalQueries.localDate()));
        show("parsed", () -> DateTimeFormatter.ofPattern("G y-MM-dd", Locale.ENGLISH)
            .withChronology(JapaneseChronology.INSTANCE).parse("Heisei 9-03-04", TemporalQueries.localDate()));
        show("shown", () -> DateTimeFormatter.ISO_LOCAL_DATE.withChronology(ThaiBuddhistChronology.INSTANCE)
            .format(LocalDate.of(2020, 3, 4)));
        for (Era e : new Era[] {JapaneseEra.TAISHO, MinguoEra.ROC, ThaiBuddhistEra.BEFORE_BE})
            show(e.toString(), () -> e.getDisplayName(TextStyle.FULL, Locale.ENGLISH) + " "
                + e.getDisplayName(TextStyle.NARROW, Locale.ROOT));
    }
}
