// SPDX-License-Identifier: MIT
package java.time.format;

import java.time.LocalDate;
import java.time.LocalTime;
import java.time.Period;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.Chronology;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** What was read from a text: fields, zone and calendar, and, once they are resolved, a date, a time, or both. */
final class Parsed implements TemporalAccessor {
    Map<TemporalField, Long> fields = new HashMap<TemporalField, Long>();
    ZoneId zone;
    Chronology chronology;
    boolean leapSecond;
    ChronoLocalDate date;
    LocalTime time;

    /** Days that the time goes beyond its day, where there is no date to add them to. */
    Period excessDays = Period.ZERO;

    Parsed copy() {
        Parsed twin = new Parsed();
        twin.fields.putAll(fields);
        twin.zone = zone;
        twin.chronology = chronology;
        twin.leapSecond = leapSecond;
        return twin;
    }

    /** The value of a field that is there and small. */
    int number(TemporalField f) {
        return Math.toIntExact(fields.get(f));
    }

    TemporalAccessor resolve(DateTimeFormatter formatter) {
        new Resolution(this, formatter).run();
        return this;
    }

    /** The part that knows a field; null: none does. */
    private TemporalAccessor partWith(TemporalField f) {
        if (date != null && date.isSupported(f)) return date;
        return time != null && time.isSupported(f) ? time : null;
    }

    @Override
    public boolean isSupported(TemporalField field) {
        if (field == null) return false;
        if (fields.containsKey(field) || partWith(field) != null) return true;
        return !(field instanceof ChronoField) && field.isSupportedBy(this);
    }

    @Override
    public long getLong(TemporalField field) {
        Long value = fields.get(Objects.requireNonNull(field, "field"));
        if (value != null) return value;
        TemporalAccessor part = partWith(field);
        if (part != null) return part.getLong(field);
        if (field instanceof ChronoField) throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        return field.getFrom(this);
    }

    ZoneOffset offset() {
        Long seconds = fields.get(ChronoField.OFFSET_SECONDS);
        if (seconds != null) return ZoneOffset.ofTotalSeconds(Math.toIntExact(seconds));
        return zone instanceof ZoneOffset ? (ZoneOffset) zone : null;
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> query) {
        Object answer;
        if (query == TemporalQueries.zoneId()) answer = zone;
        else if (query == TemporalQueries.chronology()) answer = chronology;
        else if (query == TemporalQueries.localTime()) answer = time;
        else if (query == TemporalQueries.localDate()) answer = date == null ? null : LocalDate.from(date);
        else if (query == TemporalQueries.offset()) answer = offset();
        else if (query == TemporalQueries.precision()) answer = null;
        else return query.queryFrom(this);
        return (R) answer;
    }

    @Override
    public String toString() {
        StringBuilder s = new StringBuilder().append(fields).append(',').append(chronology);
        if (zone != null) s.append(',').append(zone);
        if (date != null || time != null) s.append(" resolved to ");
        if (date != null) s.append(date);
        if (date != null && time != null) s.append('T');
        if (time != null) s.append(time);
        return s.toString();
    }
}
