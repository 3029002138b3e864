// SPDX-License-Identifier: MIT
package java.time.format;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
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
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * The fields found in a text, and what follows from them. resolve works in this order: fields of other kinds, the date,
 * the time, both crossed, days in excess, the instant.
 */
final class Parsed implements TemporalAccessor {
    Map<TemporalField, Long> fields = new HashMap<TemporalField, Long>();
    ZoneId zone;
    Chronology chronology;
    boolean leapSecond;
    Period excessDays = Period.ZERO;
    private ResolverStyle style;
    private ChronoLocalDate date;
    private LocalTime time;

    Parsed copy() {
        Parsed p = new Parsed();
        p.fields.putAll(fields);
        p.zone = zone;
        p.chronology = chronology;
        p.leapSecond = leapSecond;
        return p;
    }

    /** A field of the text before it is resolved. */
    int number(TemporalField f) {
        return Math.toIntExact(fields.get(f));
    }

    @Override
    public boolean isSupported(TemporalField f) {
        if (fields.containsKey(f) || date != null && date.isSupported(f) || time != null
                && time.isSupported(f)) return true;
        return f != null && !(f instanceof ChronoField) && f.isSupportedBy(this);
    }

    @Override
    public long getLong(TemporalField f) {
        Objects.requireNonNull(f, "field");
        Long v = fields.get(f);
        if (v != null) return v;
        if (date != null && date.isSupported(f)) return date.getLong(f);
        if (time != null && time.isSupported(f)) return time.getLong(f);
        if (f instanceof ChronoField) throw new UnsupportedTemporalTypeException("Unsupported field: " + f);
        return f.getFrom(this);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.zoneId()) return (R) zone;
        if (query == TemporalQueries.chronology()) return (R) chronology;
        if (query == TemporalQueries.localDate()) return (R) (date != null ? LocalDate.from(date) : null);
        if (query == TemporalQueries.localTime()) return (R) time;
        if (query == TemporalQueries.offset()) {
            Long seconds = fields.get(ChronoField.OFFSET_SECONDS);
            if (seconds != null) return (R) ZoneOffset.ofTotalSeconds(seconds.intValue());
            return zone instanceof ZoneOffset ? (R) zone : query.queryFrom(this);
        }
        if (query == TemporalQueries.zone()) return query.queryFrom(this);
        return query == TemporalQueries.precision() ? null : query.queryFrom(this);
    }

    TemporalAccessor resolve(DateTimeFormatter f) {
        if (chronology == null) chronology = f.getChronology();
        if (chronology == null) chronology = IsoChronology.INSTANCE;
        if (zone == null) zone = f.getZone();
        style = f.getResolverStyle();
        Set<TemporalField> only = f.getResolverFields();
        if (only != null) fields.keySet().retainAll(only);
        resolveFields();
        resolveTimeLenient();
        crossCheck();
        if (date != null && time != null && !excessDays.isZero()) {
            date = date.plus(excessDays);
            excessDays = Period.ZERO;
        }
        resolveFraction();
        resolveInstant();
        return this;
    }

    private void resolveFields() {
        resolveInstantFields();
        date(chronology.resolveDate(fields, style));
        resolveTimeFields();
        for (int rounds = 0; rounds < 50; rounds++) {
            if (!resolveOther()) return;
        }
        throw new DateTimeException("One of the parsed fields has an incorrectly implemented resolve method");
    }

    /** Resolves one field that is not of ChronoField; whether there was such. */
    private boolean resolveOther() {
        for (Iterator<TemporalField> it = fields.keySet().iterator(); it.hasNext();) {
            TemporalField f = it.next();
            if (f instanceof ChronoField) continue;
            TemporalAccessor r = f.resolve(fields, this, style);
            if (r != null) {
                if (r instanceof ChronoZonedDateTime) {
                    zone = ((ChronoZonedDateTime<?>) r).getZone();
                    r = ((ChronoZonedDateTime<?>) r).toLocalDateTime();
                }
                if (r instanceof ChronoLocalDateTime) {
                    time(((ChronoLocalDateTime<?>) r).toLocalTime(), Period.ZERO);
                    date(((ChronoLocalDateTime<?>) r).toLocalDate());
                } else if (r instanceof ChronoLocalDate) {
                    date((ChronoLocalDate) r);
                } else if (r instanceof LocalTime) {
                    time((LocalTime) r, Period.ZERO);
                } else {
                    throw new DateTimeException("Method resolve() can only return ChronoZonedDateTime, "
                            + "ChronoLocalDateTime, ChronoLocalDate or LocalTime");
                }
                date(chronology.resolveDate(fields, style));
                resolveTimeFields();
                return true;
            }
            if (!fields.containsKey(f)) {
                date(chronology.resolveDate(fields, style));
                resolveTimeFields();
                return true;
            }
        }
        return false;
    }

    private void date(ChronoLocalDate d) {
        if (d == null) return;
        if (date != null && !date.equals(d))
            throw new DateTimeException("Conflict found: Fields resolved to two different dates: " + date + " " + d);
        date = d;
    }

    private void time(LocalTime t, Period excess) {
        if (time == null) {
            time = t;
            excessDays = excess;
            return;
        }
        if (!time.equals(t))
            throw new DateTimeException("Conflict found: Fields resolved to different times: " + time + " " + t);
        if (!excessDays.isZero() && !excess.isZero() && !excessDays.equals(excess))
            throw new DateTimeException(
                    "Conflict found: Fields resolved to different excess periods: " + excessDays + " " + excess);
        excessDays = excess;
    }

    private void resolveInstantFields() {
        Long seconds = fields.get(ChronoField.INSTANT_SECONDS);
        if (seconds == null) return;
        ZoneId z = zone;
        if (z == null && fields.containsKey(ChronoField.OFFSET_SECONDS))
            z = ZoneOffset.ofTotalSeconds(number(ChronoField.OFFSET_SECONDS));
        if (z == null) return;
        fields.remove(ChronoField.INSTANT_SECONDS);
        ChronoZonedDateTime<?> t = chronology.zonedDateTime(Instant.ofEpochSecond(seconds), z);
        date(t.toLocalDate());
        fields.put(ChronoField.OFFSET_SECONDS, (long) t.getOffset().getTotalSeconds());
        put(ChronoField.INSTANT_SECONDS, ChronoField.SECOND_OF_DAY, (long) t.toLocalTime().toSecondOfDay());
    }

    private void put(TemporalField from, TemporalField to, Long value) {
        Long old = fields.put(to, value);
        if (old != null && old.longValue() != value.longValue())
            throw new DateTimeException("Conflict found: " + to + " " + old + " differs from " + to + " " + value
                    + " while resolving  " + from);
    }

    /** Takes a field out; checked unless lenient (or smart and zero). */
    private Long take(ChronoField f, boolean zeroIsGood) {
        Long v = fields.remove(f);
        if (v != null && (style == ResolverStyle.STRICT || style == ResolverStyle.SMART && !(zeroIsGood && v == 0)))
            f.checkValidValue(v);
        return v;
    }

    private static final long SECOND = 1000000000L;

    private void resolveTimeFields() {
        Long v = take(ChronoField.CLOCK_HOUR_OF_DAY, true);
        if (v != null) put(ChronoField.CLOCK_HOUR_OF_DAY, ChronoField.HOUR_OF_DAY, v == 24 ? 0 : v);
        v = take(ChronoField.CLOCK_HOUR_OF_AMPM, true);
        if (v != null) put(ChronoField.CLOCK_HOUR_OF_AMPM, ChronoField.HOUR_OF_AMPM, v == 12 ? 0 : v);
        if (fields.containsKey(ChronoField.AMPM_OF_DAY) && fields.containsKey(ChronoField.HOUR_OF_AMPM)) {
            long half = fields.remove(ChronoField.AMPM_OF_DAY), hour = fields.remove(ChronoField.HOUR_OF_AMPM);
            if (style != ResolverStyle.LENIENT) {
                ChronoField.AMPM_OF_DAY.checkValidValue(half);
                ChronoField.HOUR_OF_AMPM.checkValidValue(hour);
            }
            put(ChronoField.AMPM_OF_DAY, ChronoField.HOUR_OF_DAY,
                    Math.addExact(Math.multiplyExact(half, 12), hour));
        }
        split(ChronoField.NANO_OF_DAY, 3600 * SECOND, 60 * SECOND, SECOND, 1);
        v = take(ChronoField.MICRO_OF_DAY, false);
        if (v != null) {
            put(ChronoField.MICRO_OF_DAY, ChronoField.SECOND_OF_DAY, v / 1000000);
            put(ChronoField.MICRO_OF_DAY, ChronoField.MICRO_OF_SECOND, v % 1000000);
        }
        v = take(ChronoField.MILLI_OF_DAY, false);
        if (v != null) {
            put(ChronoField.MILLI_OF_DAY, ChronoField.SECOND_OF_DAY, v / 1000);
            put(ChronoField.MILLI_OF_DAY, ChronoField.MILLI_OF_SECOND, v % 1000);
        }
        split(ChronoField.SECOND_OF_DAY, 3600, 60, 1, 0);
        v = take(ChronoField.MINUTE_OF_DAY, false);
        if (v != null) {
            put(ChronoField.MINUTE_OF_DAY, ChronoField.HOUR_OF_DAY, v / 60);
            put(ChronoField.MINUTE_OF_DAY, ChronoField.MINUTE_OF_HOUR, v % 60);
        }
        Long nano = fields.get(ChronoField.NANO_OF_SECOND);
        if (nano != null) {
            if (style != ResolverStyle.LENIENT) ChronoField.NANO_OF_SECOND.checkValidValue(nano);
            Long micro = fields.remove(ChronoField.MICRO_OF_SECOND);
            if (micro != null) {
                nano = micro * 1000 + nano % 1000;
                put(ChronoField.MICRO_OF_SECOND, ChronoField.NANO_OF_SECOND, nano);
            }
            Long milli = fields.remove(ChronoField.MILLI_OF_SECOND);
            if (milli != null)
                put(ChronoField.MILLI_OF_SECOND, ChronoField.NANO_OF_SECOND, milli * 1000000 + nano % 1000000);
        }
        if (fields.containsKey(ChronoField.HOUR_OF_DAY) && fields.containsKey(ChronoField.MINUTE_OF_HOUR)
                && fields.containsKey(ChronoField.SECOND_OF_MINUTE) && fields.containsKey(ChronoField.NANO_OF_SECOND)) {
            resolveTime(fields.remove(ChronoField.HOUR_OF_DAY), fields.remove(ChronoField.MINUTE_OF_HOUR),
                    fields.remove(ChronoField.SECOND_OF_MINUTE), fields.remove(ChronoField.NANO_OF_SECOND));
        }
    }

    /** Splits a count of the day into hour, minute, second and (nano not 0) nanosecond. */
    private void split(ChronoField f, long hour, long minute, long second, long nano) {
        Long v = take(f, false);
        if (v == null) return;
        put(f, ChronoField.HOUR_OF_DAY, v / hour);
        put(f, ChronoField.MINUTE_OF_HOUR, v / minute % 60);
        put(f, ChronoField.SECOND_OF_MINUTE, v / second % 60);
        if (nano != 0) put(f, ChronoField.NANO_OF_SECOND, v % second);
    }

    private void resolveTimeLenient() {
        if (time == null) {
            if (fields.containsKey(ChronoField.MILLI_OF_SECOND)) {
                long milli = fields.remove(ChronoField.MILLI_OF_SECOND);
                if (fields.containsKey(ChronoField.MICRO_OF_SECOND)) {
                    long micro = milli * 1000 + fields.get(ChronoField.MICRO_OF_SECOND) % 1000;
                    put(ChronoField.MILLI_OF_SECOND, ChronoField.MICRO_OF_SECOND, micro);
                    fields.remove(ChronoField.MICRO_OF_SECOND);
                    fields.put(ChronoField.NANO_OF_SECOND, micro * 1000);
                } else {
                    fields.put(ChronoField.NANO_OF_SECOND, milli * 1000000);
                }
            } else if (fields.containsKey(ChronoField.MICRO_OF_SECOND)) {
                fields.put(ChronoField.NANO_OF_SECOND, fields.remove(ChronoField.MICRO_OF_SECOND) * 1000);
            }
            Long hour = fields.get(ChronoField.HOUR_OF_DAY), minute = fields.get(ChronoField.MINUTE_OF_HOUR);
            Long second = fields.get(ChronoField.SECOND_OF_MINUTE), nano = fields.get(ChronoField.NANO_OF_SECOND);
            boolean gap = minute == null && (second != null || nano != null) || minute != null && second == null
                    && nano != null;
            if (hour != null && !gap) {
                fields.remove(ChronoField.HOUR_OF_DAY);
                fields.remove(ChronoField.MINUTE_OF_HOUR);
                fields.remove(ChronoField.SECOND_OF_MINUTE);
                fields.remove(ChronoField.NANO_OF_SECOND);
                resolveTime(hour, minute == null ? 0 : minute, second == null ? 0 : second, nano == null ? 0 : nano);
            }
        }
        if (style == ResolverStyle.LENIENT) return;
        for (Iterator<Map.Entry<TemporalField, Long>> it = fields.entrySet().iterator(); it.hasNext();) {
            Map.Entry<TemporalField, Long> e = it.next();
            if (e.getKey() instanceof ChronoField && e.getKey().isTimeBased())
                ((ChronoField) e.getKey()).checkValidValue(e.getValue());
        }
    }

    private void resolveTime(long hour, long minute, long second, long nano) {
        if (style == ResolverStyle.LENIENT) {
            long n = Math.multiplyExact(hour, 3600 * SECOND);
            n = Math.addExact(n, Math.multiplyExact(minute, 60 * SECOND));
            n = Math.addExact(n, Math.multiplyExact(second, SECOND));
            n = Math.addExact(n, nano);
            time(LocalTime.ofNanoOfDay(Math.floorMod(n, 86400 * SECOND)),
                    Period.ofDays((int) Math.floorDiv(n, 86400 * SECOND)));
            return;
        }
        int m = ChronoField.MINUTE_OF_HOUR.checkValidIntValue(minute);
        int n = ChronoField.NANO_OF_SECOND.checkValidIntValue(nano);
        if (style == ResolverStyle.SMART && hour == 24 && m == 0 && second == 0 && n == 0) {
            time(LocalTime.MIDNIGHT, Period.ofDays(1));
            return;
        }
        int h = ChronoField.HOUR_OF_DAY.checkValidIntValue(hour);
        time(LocalTime.of(h, m, ChronoField.SECOND_OF_MINUTE.checkValidIntValue(second), n), Period.ZERO);
    }

    private void crossCheck() {
        if (date != null) crossCheck(date);
        if (time == null) return;
        crossCheck(time);
        if (date != null && !fields.isEmpty()) crossCheck(date.atTime(time));
    }

    private void crossCheck(TemporalAccessor t) {
        for (Iterator<Map.Entry<TemporalField, Long>> it = fields.entrySet().iterator(); it.hasNext();) {
            Map.Entry<TemporalField, Long> e = it.next();
            TemporalField f = e.getKey();
            if (!t.isSupported(f)) continue;
            long v = t.getLong(f);
            if (v != e.getValue())
                throw new DateTimeException("Conflict found: Field " + f + " " + v + " differs from " + f + " "
                        + e.getValue() + " derived from " + t);
            it.remove();
        }
    }

    private void resolveFraction() {
        if (time != null || !fields.containsKey(ChronoField.INSTANT_SECONDS)
                && !fields.containsKey(ChronoField.SECOND_OF_DAY) && !fields.containsKey(ChronoField.SECOND_OF_MINUTE))
            return;
        long nano = fields.getOrDefault(ChronoField.NANO_OF_SECOND, 0L);
        fields.put(ChronoField.NANO_OF_SECOND, nano);
        fields.put(ChronoField.MICRO_OF_SECOND, nano / 1000);
        fields.put(ChronoField.MILLI_OF_SECOND, nano / 1000000);
    }

    private void resolveInstant() {
        if (date == null || time == null) return;
        Long offset = fields.get(ChronoField.OFFSET_SECONDS);
        ZoneId z = offset != null && zone == null ? ZoneOffset.ofTotalSeconds(offset.intValue()) : zone;
        if (z == null) return;
        long second;
        if (offset != null && zone != null) {
            ZoneOffset o = ZoneOffset.ofTotalSeconds(offset.intValue());
            boolean valid = zone.getRules().isValidOffset(LocalDate.from(date).atTime(time), o);
            second = valid ? date.atTime(time).toEpochSecond(o)
                    : date.atTime(time).atZone(zone).toEpochSecond();
        } else {
            second = date.atTime(time).atZone(z).toEpochSecond();
        }
        fields.put(ChronoField.INSTANT_SECONDS, second);
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder().append(fields).append(',').append(chronology);
        if (zone != null) sb.append(',').append(zone);
        if (date != null || time != null) {
            sb.append(" resolved to ");
            if (date != null) sb.append(date);
            if (date != null && time != null) sb.append('T');
            if (time != null) sb.append(time);
        }
        return sb.toString();
    }
}
