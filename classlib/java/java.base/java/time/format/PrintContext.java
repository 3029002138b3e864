// SPDX-License-Identifier: MIT
package java.time.format;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.ValueRange;

/** What is printed, by which formatter. optional counts the optional sections that are open. */
final class PrintContext {
    final TemporalAccessor temporal;
    final DateTimeFormatter formatter;
    int optional;

    PrintContext(TemporalAccessor temporal, DateTimeFormatter formatter) {
        this.temporal = adjusted(temporal, formatter);
        this.formatter = formatter;
    }

    /** The value in the zone and the calendar of the formatter, if it has such. */
    private static TemporalAccessor adjusted(final TemporalAccessor t, DateTimeFormatter f) {
        final Chronology wanted = f.getChronology();
        ZoneId zone = f.getZone();
        if (wanted == null && zone == null) return t;
        final Chronology chrono = t.query(TemporalQueries.chronology());
        final ZoneId old = t.query(TemporalQueries.zoneId());
        boolean sameChrono = wanted == null || wanted.equals(chrono);
        boolean sameZone = zone == null || zone.equals(old);
        if (sameChrono && sameZone) return t;
        final Chronology effective = wanted != null ? wanted : chrono != null ? chrono : IsoChronology.INSTANCE;
        if (zone != null) {
            if (t.isSupported(ChronoField.INSTANT_SECONDS)) return effective.zonedDateTime(Instant.from(t), zone);
            if (zone.normalized() instanceof ZoneOffset && t.isSupported(ChronoField.OFFSET_SECONDS)
                    && t.get(ChronoField.OFFSET_SECONDS) != zone.getRules().getOffset(Instant.EPOCH).getTotalSeconds())
                throw new DateTimeException("Unable to apply override zone '" + zone
                        + "' because the temporal object being formatted has a different offset but does not represent an instant: " + t);
        }
        final ZoneId shown = zone != null ? zone : old;
        final ChronoLocalDate date = wanted != null && t.isSupported(ChronoField.EPOCH_DAY) ? wanted.date(t) : null;
        return new TemporalAccessor() {
            @Override
            public boolean isSupported(TemporalField f) {
                return date != null && f.isDateBased() ? date.isSupported(f) : t.isSupported(f);
            }

            @Override
            public ValueRange range(TemporalField f) {
                return date != null && f.isDateBased() ? date.range(f) : t.range(f);
            }

            @Override
            public long getLong(TemporalField f) {
                return date != null && f.isDateBased() ? date.getLong(f) : t.getLong(f);
            }

            @Override
            @SuppressWarnings("unchecked")
            public <R> R query(TemporalQuery<R> q) {
                if (q == TemporalQueries.chronology()) return (R) effective;
                if (q == TemporalQueries.zoneId()) return (R) shown;
                return q == TemporalQueries.precision() ? t.query(q) : q.queryFrom(this);
            }

            @Override
            public String toString() {
                return t.toString();
            }
        };
    }

    /** null if it is not there and need not be. */
    Long value(TemporalField f) {
        if (optional > 0 && !temporal.isSupported(f)) return null;
        return temporal.getLong(f);
    }

    <R> R value(TemporalQuery<R> query) {
        R r = temporal.query(query);
        if (r == null && optional == 0)
            throw new DateTimeException("Unable to extract " + query + " from temporal " + temporal);
        return r;
    }
}
