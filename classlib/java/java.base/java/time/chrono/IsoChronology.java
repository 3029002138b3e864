// SPDX-License-Identifier: MIT
package java.time.chrono;

import java.time.DateTimeException;
import java.util.Map;
import java.time.format.ResolverStyle;
import java.time.temporal.TemporalField;
import java.time.Month;
import java.time.ZoneOffset;
import java.io.Serializable;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Period;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.ValueRange;
import java.util.List;

/** The calendar of ISO 8601, before 1582 as well. */
public final class IsoChronology extends AbstractChronology implements Serializable {
    public static final IsoChronology INSTANCE = new IsoChronology();
    private static final long serialVersionUID = -1440403870442975015L;

    private IsoChronology() {
    }

    @Override
    public String getId() {
        return "ISO";
    }

    @Override
    public String getCalendarType() {
        return "iso8601";
    }

    @Override
    public LocalDate date(Era era, int yearOfEra, int month, int dayOfMonth) {
        return date(prolepticYear(era, yearOfEra), month, dayOfMonth);
    }

    @Override
    public LocalDate date(int prolepticYear, int month, int dayOfMonth) {
        return LocalDate.of(prolepticYear, month, dayOfMonth);
    }

    @Override
    public LocalDate dateYearDay(Era era, int yearOfEra, int dayOfYear) {
        return dateYearDay(prolepticYear(era, yearOfEra), dayOfYear);
    }

    @Override
    public LocalDate dateYearDay(int prolepticYear, int dayOfYear) {
        return LocalDate.ofYearDay(prolepticYear, dayOfYear);
    }

    @Override
    public LocalDate dateEpochDay(long epochDay) {
        return LocalDate.ofEpochDay(epochDay);
    }

    @Override
    public LocalDate date(TemporalAccessor temporal) {
        return LocalDate.from(temporal);
    }

    @Override
    public LocalDateTime localDateTime(TemporalAccessor temporal) {
        return LocalDateTime.from(temporal);
    }

    @Override
    public ZonedDateTime zonedDateTime(TemporalAccessor temporal) {
        return ZonedDateTime.from(temporal);
    }

    @Override
    public ZonedDateTime zonedDateTime(Instant instant, ZoneId zone) {
        return ZonedDateTime.ofInstant(instant, zone);
    }

    @Override
    public boolean isLeapYear(long prolepticYear) {
        return (prolepticYear & 3) == 0 && (prolepticYear % 100 != 0 || prolepticYear % 400 == 0);
    }

    @Override
    public int prolepticYear(Era era, int yearOfEra) {
        if (!(era instanceof IsoEra)) throw new ClassCastException("Era must be IsoEra");
        return era == IsoEra.CE ? yearOfEra : 1 - yearOfEra;
    }

    @Override
    public IsoEra eraOf(int eraValue) {
        return IsoEra.of(eraValue);
    }

    @Override
    public List<Era> eras() {
        return List.<Era>of(IsoEra.BCE, IsoEra.CE);
    }

    @Override
    public ValueRange range(ChronoField field) {
        return field.range();
    }

    @Override
    public Period period(int years, int months, int days) {
        return Period.of(years, months, days);
    }

    @Override
    public boolean isIsoBased() {
        return true;
    }

    @Override
    public long epochSecond(int prolepticYear, int month, int dayOfMonth, int hour, int minute, int second,
            ZoneOffset zoneOffset) {
        return super.epochSecond(prolepticYear, month, dayOfMonth, hour, minute, second, zoneOffset);
    }

    @Override
    public LocalDate resolveDate(Map<TemporalField, Long> fieldValues, ResolverStyle resolverStyle) {
        return (LocalDate) super.resolveDate(fieldValues, resolverStyle);
    }

    /** Year and era become the proleptic year; a year alone is of the common era, unless strictly. */
    @Override
    ChronoLocalDate resolveYear(Map<TemporalField, Long> f, ResolverStyle style) {
        Long yoe = f.remove(ChronoField.YEAR_OF_ERA);
        if (yoe == null) {
            if (f.containsKey(ChronoField.ERA)) ChronoField.ERA.checkValidValue(f.get(ChronoField.ERA));
            return null;
        }
        if (style != ResolverStyle.LENIENT) ChronoField.YEAR_OF_ERA.checkValidValue(yoe);
        Long era = f.remove(ChronoField.ERA);
        Long year = f.get(ChronoField.YEAR);
        if (era == null && style == ResolverStyle.STRICT) {
            if (year == null) f.put(ChronoField.YEAR_OF_ERA, yoe);
            else put(f, ChronoField.YEAR, year > 0 ? yoe : Math.subtractExact(1, yoe));
            return null;
        }
        boolean common = era == null ? year == null || year > 0 : era == 1;
        if (era != null && era != 0 && era != 1) throw new DateTimeException("Invalid value for era: " + era);
        put(f, ChronoField.YEAR, common ? yoe : Math.subtractExact(1, yoe));
        return null;
    }

    /** A day that its month does not have becomes the month's last one in smart mode, if it is at most 31. */
    @Override
    ChronoLocalDate resolveDay(int year, int month, int day, ResolverStyle style) {
        if (style == ResolverStyle.SMART) day = Math.min(day, Month.of(month).length(isLeapYear(year)));
        return LocalDate.of(year, month, day);
    }

    private Object writeReplace() {
        return new Ser(this);
    }
}
