// SPDX-License-Identifier: MIT
package java.time.chrono;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.time.LocalDate;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.time.temporal.ValueRange;

/**
 * A date of a calendar with the months and days of ISO that counts and names years in its own way: an ISO date, and
 * what is different. Everything about days and months is asked of the ISO date.
 */
abstract class ShiftedDate<D extends ShiftedDate<D>> implements ChronoLocalDate, Serializable {
    private static final long serialVersionUID = 6282433883239719096L;

    final transient LocalDate iso;

    ShiftedDate(LocalDate iso) {
        this.iso = iso;
    }

    /** The date of this calendar on an ISO date. */
    abstract D at(LocalDate isoDate);

    /** What a year is more than that of ISO. */
    abstract int shift();

    /** The proleptic year. */
    final int year() {
        return iso.getYear() + shift();
    }

    /** Years are counted from 1 in both directions, where a calendar has two eras. */
    int yearOfEra() {
        return year() >= 1 ? year() : 1 - year();
    }

    /** The ISO year of the date that has another YEAR, YEAR_OF_ERA or ERA but is else like this one. */
    int isoYearWith(ChronoField field, int value) {
        if (field == ChronoField.ERA) return 1 - year() - shift();
        return (field == ChronoField.YEAR || year() >= 1 ? value : 1 - value) - shift();
    }

    ValueRange rangeOfYearOfEra() {
        ValueRange years = getChronology().range(ChronoField.YEAR);
        return ValueRange.of(1, year() >= 1 ? years.getMaximum() : 1 - years.getMinimum());
    }

    @Override
    public int lengthOfMonth() {
        return iso.lengthOfMonth();
    }

    @Override
    public ValueRange range(TemporalField field) {
        if (!(field instanceof ChronoField)) return field.rangeRefinedBy(this);
        if (!isSupported(field)) throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        switch ((ChronoField) field) {
            case DAY_OF_MONTH:
            case ALIGNED_WEEK_OF_MONTH:
                return iso.range(field);
            case DAY_OF_YEAR:
                return ValueRange.of(1, lengthOfYear());
            case YEAR_OF_ERA:
                return rangeOfYearOfEra();
            default:
                return getChronology().range((ChronoField) field);
        }
    }

    @Override
    public long getLong(TemporalField field) {
        if (!(field instanceof ChronoField)) return field.getFrom(this);
        switch ((ChronoField) field) {
            case PROLEPTIC_MONTH:
                return year() * 12L + iso.getMonthValue() - 1;
            case YEAR_OF_ERA:
                return yearOfEra();
            case YEAR:
                return year();
            case ERA:
                return getEra().getValue();
            default:
                return iso.getLong(field);
        }
    }

    /** The date with a field changed; subclasses say so with their own type. */
    D changed(TemporalField field, long value) {
        if (!(field instanceof ChronoField)) return field.adjustInto(self(), value);
        ChronoField f = (ChronoField) field;
        if (getLong(f) == value) return self();
        switch (f) {
            case PROLEPTIC_MONTH:
                getChronology().range(f).checkValidValue(value, f);
                return at(iso.plusMonths(value - getLong(f)));
            case YEAR_OF_ERA:
            case YEAR:
            case ERA:
                return at(iso.withYear(isoYearWith(f, getChronology().range(f).checkValidIntValue(value, f))));
            default:
                return at(iso.with(f, value));
        }
    }

    D moved(long amount, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit)) return unit.addTo(self(), amount);
        if (unit == ChronoUnit.ERAS) return changed(ChronoField.ERA, Math.addExact(getLong(ChronoField.ERA), amount));
        return at(iso.plus(amount, unit));
    }

    @SuppressWarnings("unchecked")
    private D self() {
        return (D) this;
    }

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        ChronoLocalDate end = getChronology().date(endExclusive);
        if (!(unit instanceof ChronoUnit)) return unit.between(this, end);
        if (unit == ChronoUnit.ERAS) return end.getLong(ChronoField.ERA) - getLong(ChronoField.ERA);
        return iso.until(LocalDate.ofEpochDay(end.toEpochDay()), unit);
    }

    @Override
    public ChronoPeriod until(ChronoLocalDate endDate) {
        java.time.Period p = iso.until(LocalDate.ofEpochDay(endDate.toEpochDay()));
        return getChronology().period(p.getYears(), p.getMonths(), p.getDays());
    }

    @Override
    public long toEpochDay() {
        return iso.toEpochDay();
    }

    @Override
    public boolean equals(Object o) {
        return o != null && o.getClass() == getClass() && iso.equals(((ShiftedDate<?>) o).iso);
    }

    @Override
    public int hashCode() {
        return getChronology().getId().hashCode() ^ iso.hashCode();
    }

    private static String two(int n) {
        return n < 10 ? "-0" + n : "-" + n;
    }

    @Override
    public String toString() {
        return getChronology() + " " + getEra() + " " + yearOfEra() + two(iso.getMonthValue())
                + two(iso.getDayOfMonth());
    }

    private void readObject(ObjectInputStream s) throws InvalidObjectException {
        throw new InvalidObjectException("Deserialization via serialization delegate");
    }
}
