// SPDX-License-Identifier: MIT
package java.time.format;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalTime;
import java.time.Period;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.ChronoLocalDateTime;
import java.time.chrono.ChronoZonedDateTime;
import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.Map;

/**
 * The second half of parsing: from the fields of a text to a date and a time, as ResolverStyle says how strictly.
 *
 *     an instant becomes date and time of its zone; the calendar makes a date of date fields;
 *     fields of the time become those of the four units; fields that know better themselves are asked, and as long
 *         as one of them changes something, all this is done again;
 *     the four units become a time; what is left over must not contradict; a date takes the days beyond the time
 */
final class Resolution {
    private static final long NANOS_OF_DAY = 86400_000_000_000L;

    /** How often fields may change others before one of them must be wrong. */
    private static final int ENOUGH = 50;

    /** A field that counts from midnight, and what it falls apart into: `units[i]` of it are one of `parts[i]`. */
    private static final class Split {
        final ChronoField whole;
        final ChronoField[] parts;
        final long[] units;

        Split(ChronoField whole, long[] units, ChronoField... parts) {
            this.whole = whole;
            this.units = units;
            this.parts = parts;
        }
    }

    private static final ChronoField HOUR = ChronoField.HOUR_OF_DAY, MINUTE = ChronoField.MINUTE_OF_HOUR,
            SECOND = ChronoField.SECOND_OF_MINUTE, NANO = ChronoField.NANO_OF_SECOND,
            MICRO = ChronoField.MICRO_OF_SECOND, MILLI = ChronoField.MILLI_OF_SECOND,
            DAY_SECOND = ChronoField.SECOND_OF_DAY, HALF = ChronoField.AMPM_OF_DAY,
            HALF_HOUR = ChronoField.HOUR_OF_AMPM, INSTANT = ChronoField.INSTANT_SECONDS,
            OFFSET = ChronoField.OFFSET_SECONDS;

    private static final Split[] SPLITS = {
        new Split(ChronoField.NANO_OF_DAY, new long[] {3600_000_000_000L, 60_000_000_000L, 1_000_000_000L, 1}, HOUR,
                MINUTE, SECOND, NANO),
        new Split(ChronoField.MICRO_OF_DAY, new long[] {1_000_000, 1}, DAY_SECOND, MICRO),
        new Split(ChronoField.MILLI_OF_DAY, new long[] {1000, 1}, DAY_SECOND, MILLI),
        new Split(DAY_SECOND, new long[] {3600, 60, 1}, HOUR, MINUTE, SECOND),
        new Split(ChronoField.MINUTE_OF_DAY, new long[] {60, 1}, HOUR, MINUTE)};

    private static final ChronoField[] UNITS = {HOUR, MINUTE, SECOND, NANO};

    private final Parsed parsed;
    private final Map<TemporalField, Long> fields;
    private final ResolverStyle style;

    Resolution(Parsed parsed, DateTimeFormatter formatter) {
        this.parsed = parsed;
        fields = parsed.fields;
        style = formatter.getResolverStyle();
        if (parsed.zone == null) parsed.zone = formatter.getZone();
        if (parsed.chronology == null) parsed.chronology = formatter.getChronology();
        if (parsed.chronology == null) parsed.chronology = IsoChronology.INSTANCE;
        if (formatter.getResolverFields() != null) fields.keySet().retainAll(formatter.getResolverFields());
    }

    void run() {
        int changes = 0;
        do {
            instant();
            Chronology calendar = parsed.chronology;
            setDate(calendar.resolveDate(fields, style));
            unitsOfTime();
        } while (others() && ++changes < ENOUGH);
        if (changes == ENOUGH) {
            throw new DateTimeException("One of the parsed fields has an incorrectly implemented resolve method");
        }
        time();
        compareAll();
        addExcess();
        fraction();
        instantOfResult();
    }

    // Fields

    private boolean has(TemporalField f) {
        return fields.containsKey(f);
    }

    /** Takes a field out; unless all is allowed, its value must be one of the field's. */
    private long take(ChronoField f, boolean free) {
        long value = fields.remove(f);
        return free ? value : f.checkValidValue(value);
    }

    private long take(ChronoField f) {
        return take(f, style == ResolverStyle.LENIENT);
    }

    /** Stores what follows from another field, unless something else is known already. */
    private void put(ChronoField f, long value, TemporalField from) {
        Long old = fields.put(f, value);
        if (old != null && old != value) {
            throw new DateTimeException("Conflict found: " + f + " " + old + " differs from " + f + " " + value
                    + " while resolving  " + from);
        }
    }

    private void setDate(ChronoLocalDate date) {
        if (date == null) return;
        if (parsed.date != null && !parsed.date.equals(date)) {
            throw new DateTimeException("Conflict found: Fields resolved to two different dates: " + parsed.date + " "
                    + date);
        }
        if (!parsed.chronology.equals(date.getChronology())) {
            throw new DateTimeException("ChronoLocalDate must use the effective parsed chronology: "
                    + parsed.chronology);
        }
        parsed.date = date;
    }

    private void setTime(LocalTime time, long days) {
        Period excess = Period.ofDays(Math.toIntExact(days));
        if (parsed.time != null && !parsed.time.equals(time)) {
            throw new DateTimeException("Conflict found: Fields resolved to different times: " + parsed.time + " "
                    + time);
        }
        boolean both = parsed.time != null && !parsed.excessDays.isZero() && !excess.isZero();
        if (both && !parsed.excessDays.equals(excess)) {
            throw new DateTimeException("Conflict found: Fields resolved to different excess periods: "
                    + parsed.excessDays + " " + excess);
        }
        parsed.time = time;
        parsed.excessDays = excess;
    }

    // Instants

    private void instant() {
        ZoneId zone = parsed.zone != null ? parsed.zone : parsed.offset();
        if (!has(INSTANT) || zone == null) return;
        Instant i = Instant.ofEpochSecond(fields.remove(INSTANT));
        ChronoZonedDateTime<?> there = parsed.chronology.zonedDateTime(i, zone);
        setDate(there.toLocalDate());
        put(DAY_SECOND, there.toLocalTime().toSecondOfDay(), INSTANT);
        put(OFFSET, there.getOffset().getTotalSeconds(), INSTANT);
    }

    /** The offset says more than the zone where clocks are set back. */
    private void instantOfResult() {
        if (parsed.date == null || parsed.time == null) return;
        ChronoLocalDateTime<?> local = parsed.date.atTime(parsed.time);
        if (has(OFFSET)) {
            ZoneOffset o = ZoneOffset.ofTotalSeconds(parsed.number(OFFSET));
            fields.put(INSTANT, local.atZone(o).toEpochSecond());
        } else if (parsed.zone != null) {
            fields.put(INSTANT, local.atZone(parsed.zone).toEpochSecond());
        }
    }

    // Times

    private void unitsOfTime() {
        clockHour(ChronoField.CLOCK_HOUR_OF_DAY, 24, HOUR);
        clockHour(ChronoField.CLOCK_HOUR_OF_AMPM, 12, HALF_HOUR);
        if (has(HALF) && has(HALF_HOUR)) {
            long half = take(HALF), hour = take(HALF_HOUR);
            put(HOUR, Math.addExact(Math.multiplyExact(half, 12L), hour), HALF);
        }
        for (Split s : SPLITS) {
            if (has(s.whole)) split(s, take(s.whole));
        }
        if (has(NANO)) check(NANO);
        if (has(MICRO)) check(MICRO);
        if (has(MILLI)) check(MILLI);
        if (!has(NANO)) refine(MILLI, MICRO, 1000);
        refine(MICRO, NANO, 1000);
        refine(MILLI, NANO, 1_000_000);
    }

    private void check(ChronoField f) {
        if (style != ResolverStyle.LENIENT) f.checkValidValue(fields.get(f));
    }

    /** A clock with a last hour instead of a zeroth. Zero is that one, too, unless one is strict. */
    private void clockHour(ChronoField clock, int last, ChronoField hour) {
        if (!has(clock)) return;
        boolean free = style == ResolverStyle.LENIENT || style == ResolverStyle.SMART && fields.get(clock) == 0;
        long h = take(clock, free);
        put(hour, h == last ? 0 : h, clock);
    }

    private void split(Split s, long value) {
        long rest = value;
        for (int i = 0; i < s.parts.length; i++) {
            put(s.parts[i], rest / s.units[i], s.whole);
            rest %= s.units[i];
        }
    }

    /** A coarse part of a second leads the finer one, of which the digits below it stay. */
    private void refine(ChronoField coarse, ChronoField fine, long ratio) {
        if (!has(coarse) || fine == MICRO && !has(fine)) return;
        long below = has(fine) ? fields.get(fine) % ratio : 0;
        long above = fields.get(coarse);
        if (fine == NANO) fields.remove(coarse);
        put(fine, above * ratio + below, coarse);
    }

    /**
     * Units that are missing at the end are zero; one that is missing between two keeps the time from being known.
     * Half a day alone is its middle, unless one is strict. What is left over has to be valid at least.
     */
    private void time() {
        int known = 0, present = 0;
        while (known < UNITS.length && has(UNITS[known])) known++;
        for (ChronoField unit : UNITS) present += has(unit) ? 1 : 0;
        if (known > 0) {
            if (present > known) return;
            long[] values = new long[UNITS.length];
            for (int i = 0; i < known; i++) values[i] = fields.remove(UNITS[i]);
            if (style == ResolverStyle.LENIENT) lenientTime(values);
            else exactTime(values);
        } else if (present == 0 && has(HALF) && style != ResolverStyle.STRICT) {
            middleOfHalf();
        }
        for (ChronoField f : ChronoField.values()) {
            if (f.isTimeBased() && has(f)) check(f);
        }
    }

    private void middleOfHalf() {
        long half = take(HALF);
        lenientTime(new long[] {Math.addExact(Math.multiplyExact(half, 12L), 6), 0, 0, 0});
    }

    private void exactTime(long[] v) {
        if (style == ResolverStyle.SMART && v[0] == 24 && v[1] == 0 && v[2] == 0 && v[3] == 0) {
            setTime(LocalTime.MIDNIGHT, 1);
            return;
        }
        for (int i = 0; i < v.length; i++) UNITS[i].checkValidValue(v[i]);
        setTime(LocalTime.of((int) v[0], (int) v[1], (int) v[2], (int) v[3]), 0);
    }

    private void lenientTime(long[] v) {
        long minutes = Math.addExact(Math.multiplyExact(v[0], 60L), v[1]);
        long seconds = Math.addExact(Math.multiplyExact(minutes, 60L), v[2]);
        long nanos = Math.addExact(Math.multiplyExact(seconds, 1_000_000_000L), v[3]);
        setTime(LocalTime.ofNanoOfDay(Math.floorMod(nanos, NANOS_OF_DAY)), Math.floorDiv(nanos, NANOS_OF_DAY));
    }

    private void addExcess() {
        if (parsed.date != null && parsed.time != null) {
            parsed.date = parsed.date.plus(parsed.excessDays.getDays(), ChronoUnit.DAYS);
            parsed.excessDays = Period.ZERO;
        }
    }

    /** Seconds without a time have a fraction, in all three fields for one. */
    private void fraction() {
        if (parsed.time != null || !has(INSTANT) && !has(DAY_SECOND) && !has(SECOND)) return;
        long nano = has(NANO) ? fields.get(NANO) : 0;
        fields.put(NANO, nano);
        fields.put(MICRO, nano / 1000);
        fields.put(MILLI, nano / 1_000_000);
    }

    // Fields that are not the calendar's

    /** Asks fields until one of them has changed the map or has made something; false: none has. */
    private boolean others() {
        for (TemporalField f : new ArrayList<TemporalField>(fields.keySet())) {
            TemporalAccessor made = f.resolve(fields, parsed, style);
            if (made != null) {
                use(made);
                return true;
            }
            if (!has(f)) return true;
        }
        return false;
    }

    private void use(TemporalAccessor made) {
        TemporalAccessor rest = made;
        if (rest instanceof ChronoZonedDateTime) {
            ChronoZonedDateTime<?> z = (ChronoZonedDateTime<?>) rest;
            if (parsed.zone == null) parsed.zone = z.getZone();
            if (!parsed.zone.equals(z.getZone())) {
                throw new DateTimeException("ChronoZonedDateTime must use the effective parsed zone: " + parsed.zone);
            }
            rest = z.toLocalDateTime();
        }
        if (rest instanceof ChronoLocalDateTime) {
            ChronoLocalDateTime<?> t = (ChronoLocalDateTime<?>) rest;
            setTime(t.toLocalTime(), 0);
            rest = t.toLocalDate();
        }
        if (rest instanceof ChronoLocalDate) {
            setDate((ChronoLocalDate) rest);
        } else if (rest instanceof LocalTime) {
            setTime((LocalTime) rest, 0);
        } else {
            throw new DateTimeException("Method resolve() can only return ChronoZonedDateTime, ChronoLocalDateTime, "
                    + "ChronoLocalDate or LocalTime");
        }
    }

    // Contradictions

    private void compareAll() {
        if (parsed.date != null) compare(parsed.date);
        if (parsed.time != null) compare(parsed.time);
        if (parsed.date != null && parsed.time != null && !fields.isEmpty()) {
            compare(parsed.date.atTime(parsed.time));
        }
    }

    /** A field that says what the result says anyway goes. */
    private void compare(TemporalAccessor result) {
        Iterator<Map.Entry<TemporalField, Long>> all = fields.entrySet().iterator();
        while (all.hasNext()) {
            Map.Entry<TemporalField, Long> e = all.next();
            TemporalField f = e.getKey();
            if (!result.isSupported(f)) continue;
            long derived;
            try {
                derived = result.getLong(f);
            } catch (RuntimeException unknown) {
                continue;
            }
            if (derived != e.getValue()) {
                throw new DateTimeException("Conflict found: Field " + f + " " + derived + " differs from " + f + " "
                        + e.getValue() + " derived from " + result);
            }
            all.remove();
        }
    }
}
