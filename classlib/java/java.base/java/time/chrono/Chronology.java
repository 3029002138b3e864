// SPDX-License-Identifier: MIT
package java.time.chrono;

import java.time.ZoneOffset;
import java.time.temporal.TemporalField;
import java.time.format.ResolverStyle;
import java.time.format.TextStyle;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalTime;
import java.time.Period;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQueries;
import java.time.temporal.ValueRange;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** A calendar system. The library has ISO and those of Japan, of the Republic of China and of Thailand. */
public interface Chronology extends Comparable<Chronology> {
    static Chronology from(TemporalAccessor temporal) {
        Chronology c = temporal.query(TemporalQueries.chronology());
        return c == null ? IsoChronology.INSTANCE : c;
    }

    static Chronology ofLocale(Locale locale) {
        String type = locale.getUnicodeLocaleType("ca");
        if (type == null || type.equals("iso") || type.equals("iso8601")) return IsoChronology.INSTANCE;
        Chronology c = AbstractChronology.find(type);
        if (c == null) throw new DateTimeException("Unknown calendar system: " + type);
        return c;
    }

    static Chronology of(String id) {
        Chronology c = AbstractChronology.find(Objects.requireNonNull(id, "id"));
        if (c == null) throw new DateTimeException("Unknown chronology: " + id);
        return c;
    }

    static Set<Chronology> getAvailableChronologies() {
        return AbstractChronology.all();
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
        int offset = ZonedDateTime.ofInstant(clock.instant(), clock.getZone()).getOffset().getTotalSeconds();
        return dateEpochDay(Math.floorDiv(seconds + offset, 86400L));
    }

    ChronoLocalDate date(TemporalAccessor temporal);

    default ChronoLocalDateTime<? extends ChronoLocalDate> localDateTime(TemporalAccessor temporal) {
        try {
            return date(temporal).atTime(LocalTime.from(temporal));
        } catch (DateTimeException e) {
            throw NotFound.failure("ChronoLocalDateTime", temporal, e);
        }
    }

    /** An instant if there is one, otherwise a local time. */
    default ChronoZonedDateTime<? extends ChronoLocalDate> zonedDateTime(TemporalAccessor temporal) {
        try {
            ZoneId zone = ZoneId.from(temporal);
            if (temporal.isSupported(ChronoField.INSTANT_SECONDS)) return zonedDateTime(Instant.from(temporal), zone);
            return localDateTime(temporal).atZone(zone);
        } catch (DateTimeException e) {
            throw NotFound.failure("ChronoZonedDateTime", temporal, e);
        }
    }

    default ChronoZonedDateTime<? extends ChronoLocalDate> zonedDateTime(Instant instant, ZoneId zone) {
        return ZonedTime.of(this, ZonedDateTime.ofInstant(instant, zone));
    }

    boolean isLeapYear(long prolepticYear);

    int prolepticYear(Era era, int yearOfEra);

    Era eraOf(int eraValue);

    List<Era> eras();

    ValueRange range(ChronoField field);

    default ChronoPeriod period(int years, int months, int days) {
        return new CalendarPeriod(this, Period.of(years, months, days));
    }

    @Override
    int compareTo(Chronology other);

    @Override
    boolean equals(Object obj);

    @Override
    int hashCode();

    @Override
    String toString();

    /** English has names for all calendars but ISO; without a language, and for others, it is the identifier. */
    default String getDisplayName(TextStyle style, Locale locale) {
        boolean named = !locale.getLanguage().isEmpty() && AbstractChronology.find(getId()) == this;
        if (!named || this == IsoChronology.INSTANCE) return getId();
        return (this == ThaiBuddhistChronology.INSTANCE ? "Buddhist" : getId()) + " Calendar";
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
