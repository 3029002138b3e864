// SPDX-License-Identifier: MIT
package java.time.chrono;

import java.time.ZoneOffset;
import java.time.temporal.TemporalField;
import java.time.format.ResolverStyle;
import java.time.format.TextStyle;
import java.util.Map;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneId;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQueries;
import java.time.temporal.ValueRange;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** A calendar system. The library has one: ISO. */
public interface Chronology extends Comparable<Chronology> {
    static Chronology from(TemporalAccessor temporal) {
        Chronology c = temporal.query(TemporalQueries.chronology());
        return c == null ? IsoChronology.INSTANCE : c;
    }

    static Chronology ofLocale(Locale locale) {
        if (locale == null) throw new NullPointerException("locale");
        return IsoChronology.INSTANCE;
    }

    static Chronology of(String id) {
        if (id.equals("ISO") || id.equals("iso8601")) return IsoChronology.INSTANCE;
        throw new DateTimeException("Unknown chronology: " + id);
    }

    static Set<Chronology> getAvailableChronologies() {
        return Collections.singleton((Chronology) IsoChronology.INSTANCE);
    }

    String getId();

    String getCalendarType();

    default ChronoLocalDate date(Era era, int yearOfEra, int month, int dayOfMonth) {
        return date(prolepticYear(era, yearOfEra), month, dayOfMonth);
    }

    ChronoLocalDate date(int prolepticYear, int month, int dayOfMonth);

    default ChronoLocalDate dateYearDay(Era era, int yearOfEra, int dayOfYear) {
        return dateYearDay(prolepticYear(era, yearOfEra), dayOfYear);
    }

    ChronoLocalDate dateYearDay(int prolepticYear, int dayOfYear);

    ChronoLocalDate dateEpochDay(long epochDay);

    default ChronoLocalDate dateNow() {
        return dateNow(Clock.systemDefaultZone());
    }

    default ChronoLocalDate dateNow(ZoneId zone) {
        return dateNow(Clock.system(zone));
    }

    default ChronoLocalDate dateNow(Clock clock) {
        long seconds = clock.instant().getEpochSecond();
        int offset = java.time.ZonedDateTime.ofInstant(clock.instant(), clock.getZone()).getOffset().getTotalSeconds();
        return dateEpochDay(Math.floorDiv(seconds + offset, 86400L));
    }

    ChronoLocalDate date(TemporalAccessor temporal);

    /** Calendars other than ISO bring their own. */
    default ChronoLocalDateTime<? extends ChronoLocalDate> localDateTime(TemporalAccessor temporal) {
        throw new UnsupportedOperationException(this + ": localDateTime");
    }

    /** Calendars other than ISO bring their own. */
    default ChronoZonedDateTime<? extends ChronoLocalDate> zonedDateTime(TemporalAccessor temporal) {
        throw new UnsupportedOperationException(this + ": zonedDateTime");
    }

    /** Calendars other than ISO bring their own. */
    default ChronoZonedDateTime<? extends ChronoLocalDate> zonedDateTime(Instant instant, ZoneId zone) {
        throw new UnsupportedOperationException(this + ": zonedDateTime");
    }

    boolean isLeapYear(long prolepticYear);

    int prolepticYear(Era era, int yearOfEra);

    Era eraOf(int eraValue);

    List<Era> eras();

    ValueRange range(ChronoField field);

    /** Calendars other than ISO bring their own. */
    default ChronoPeriod period(int years, int months, int days) {
        throw new UnsupportedOperationException(this + ": period");
    }

    @Override
    int compareTo(Chronology other);

    @Override
    boolean equals(Object obj);

    @Override
    int hashCode();

    @Override
    String toString();

    default String getDisplayName(TextStyle style, Locale locale) {
        return getId();
    }

    ChronoLocalDate resolveDate(Map<TemporalField, Long> fieldValues, ResolverStyle resolverStyle);

    default long epochSecond(int prolepticYear, int month, int dayOfMonth, int hour, int minute, int second,
            ZoneOffset zoneOffset) {
        ChronoField.HOUR_OF_DAY.checkValidValue(hour);
        ChronoField.MINUTE_OF_HOUR.checkValidValue(minute);
        ChronoField.SECOND_OF_MINUTE.checkValidValue(second);
        long days = date(prolepticYear, month, dayOfMonth).toEpochDay();
        return days * 86400 + (hour * 60 + minute) * 60 + second - zoneOffset.getTotalSeconds();
    }

    default long epochSecond(Era era, int yearOfEra, int month, int dayOfMonth, int hour, int minute, int second,
            ZoneOffset zoneOffset) {
        return epochSecond(prolepticYear(era, yearOfEra), month, dayOfMonth, hour, minute, second, zoneOffset);
    }

    default boolean isIsoBased() {
        return false;
    }
}
