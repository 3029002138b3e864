import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.ResolverStyle;
import java.time.format.SignStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.IsoFields;
import java.time.temporal.JulianFields;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;

public class Main {
    static final List<TemporalField> time = new ArrayList<>(), date = new ArrayList<>();
    static final TemporalField[] other = {IsoFields.QUARTER_OF_YEAR, IsoFields.DAY_OF_QUARTER,
        IsoFields.WEEK_BASED_YEAR, IsoFields.WEEK_OF_WEEK_BASED_YEAR, JulianFields.MODIFIED_JULIAN_DAY,
        ChronoField.INSTANT_SECONDS, ChronoField.OFFSET_SECONDS};

    /** The fields are in no order. */
    static String sorted(String s) {
        int from = s.indexOf('{'), to = s.lastIndexOf('}');
        String[] items = s.substring(from + 1, to).split(", ");
        Arrays.sort(items);
        return s.substring(0, from + 1) + String.join(", ", items) + s.substring(to);
    }

    static String result(TemporalAccessor t) {
        return sorted(t.toString()) + " | " + t.query(TemporalQueries.localDate()) + " "
            + t.query(TemporalQueries.localTime()) + " " + t.query(TemporalQueries.offset()) + " "
            + t.query(TemporalQueries.zone()) + " " + t.query(DateTimeFormatter.parsedExcessDays());
    }

    /** Mostly what the others say as well. */
    static long value(TemporalField f, ZonedDateTime z, Random r) {
        int kind = r.nextInt(14);
        long v = f.getFrom(z);
        return kind == 0 ? v + r.nextInt(4) : kind == 1 ? r.nextInt(30) : kind == 2 ? 24 : v;
    }

    static void put(Map<TemporalField, Long> m, List<TemporalField> from, int n, ZonedDateTime z, Random r) {
        for (int i = 0; i < n; i++) {
            TemporalField f = from.get(r.nextInt(from.size()));
            m.put(f, value(f, z, r));
        }
    }

    static Map<TemporalField, Long> drawn(Random r) {
        ZonedDateTime z = LocalDateTime.of(2000 + r.nextInt(30), 1 + r.nextInt(12), 1 + r.nextInt(28), r.nextInt(24),
            r.nextInt(60), r.nextInt(60), r.nextInt(3) == 0 ? 0 : r.nextInt(1000000000))
            .atZone(ZoneId.of("Europe/Paris"));
        Map<TemporalField, Long> m = new LinkedHashMap<>();
        int mode = r.nextInt(4);
        if (mode != 1) {
            put(m, time, 1 + r.nextInt(4), z, r);
        }
        if (mode == 1 || mode == 2) {
            put(m, date, 1 + r.nextInt(2), z, r);
            put(m, List.of(ChronoField.YEAR), 1, z, r);
            put(m, List.of(ChronoField.MONTH_OF_YEAR), 1, z, r);
            put(m, List.of(ChronoField.DAY_OF_MONTH), 1, z, r);
        }
        if (r.nextInt(3) == 0) {
            put(m, List.of(other), 1 + r.nextInt(2), z, r);
        }
        return m;
    }

    static void one(int number, Random r) {
        Map<TemporalField, Long> m = drawn(r);
        DateTimeFormatterBuilder b = new DateTimeFormatterBuilder();
        StringBuilder text = new StringBuilder();
        for (Map.Entry<TemporalField, Long> e : m.entrySet()) {
            b.appendValue(e.getKey(), 1, 19, SignStyle.NORMAL).appendLiteral(';');
            text.append(e.getValue()).append(';');
        }
        if (r.nextInt(5) == 0) {
            b.appendZoneId();
            text.append(r.nextBoolean() ? "Europe/Paris" : "+02:00");
        }
        DateTimeFormatter f = b.toFormatter(Locale.ROOT).withResolverStyle(ResolverStyle.values()[r.nextInt(3)]);
        int zone = r.nextInt(8);
        f = zone == 0 ? f.withZone(ZoneId.of("America/New_York")) : zone == 1 ? f.withZone(ZoneOffset.ofHours(3)) : f;
        if (r.nextInt(10) == 0) {
            f = f.withResolverFields(ChronoField.YEAR, ChronoField.HOUR_OF_DAY, ChronoField.MINUTE_OF_HOUR);
        }
        String said;
        try {
            said = result(f.parse(text));
        } catch (Exception e) {
            said = e.getMessage().replaceAll("(Conflict found: Field ).*", "$1").replaceAll(".*parsed: ", "not: ");
        }
        System.out.println(number + " " + m + " " + f.getResolverStyle() + " " + f.getZone() + ": " + said);
    }

    public static void main(String[] args) {
        for (ChronoField f : ChronoField.values()) {
            if (f.isTimeBased()) {
                time.add(f);
            } else if (f.isDateBased()) {
                date.add(f);
            }
        }
        Random r = new Random(20);
        for (int i = 0; i < 400; i++) {
            one(i, r);
        }
    }
}
