// SPDX-License-Identifier: MIT
package java.time.chrono;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.time.DateTimeException;
import java.time.Period;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalUnit;
import java.time.temporal.ValueRange;
import java.util.List;

/** Years, months and days of a calendar. The numbers are kept and counted by a Period, which is the same of ISO. */
final class CalendarPeriod implements ChronoPeriod, Serializable {
    private static final long serialVersionUID = 57387258289L;

    private final transient Chronology chronology;
    private final transient Period amounts;

    CalendarPeriod(Chronology chronology, Period amounts) {
        this.chronology = chronology;
        this.amounts = amounts;
    }

    private CalendarPeriod of(Period p) {
        return new CalendarPeriod(chronology, p);
    }

    @Override
    public long get(TemporalUnit unit) {
        return amounts.get(unit);
    }

    @Override
    public List<TemporalUnit> getUnits() {
        return amounts.getUnits();
    }

    @Override
    public Chronology getChronology() {
        return chronology;
    }

    private Period same(TemporalAmount amount) {
        if (!(amount instanceof CalendarPeriod)) throw new DateTimeException(
                "Unable to obtain ChronoPeriod from TemporalAmount: " + amount.getClass());
        check(((CalendarPeriod) amount).chronology);
        return ((CalendarPeriod) amount).amounts;
    }

    private void check(Chronology other) {
        if (!chronology.equals(other)) throw new DateTimeException("Chronology mismatch, expected: "
                + chronology.getId() + ", actual: " + other.getId());
    }

    private static Period sum(Period a, Period b, int sign) {
        return Period.of(Math.addExact(a.getYears(), Math.multiplyExact(sign, b.getYears())),
                Math.addExact(a.getMonths(), Math.multiplyExact(sign, b.getMonths())),
                Math.addExact(a.getDays(), Math.multiplyExact(sign, b.getDays())));
    }

    @Override
    public ChronoPeriod plus(TemporalAmount amountToAdd) {
        return of(sum(amounts, same(amountToAdd), 1));
    }

    @Override
    public ChronoPeriod minus(TemporalAmount amountToSubtract) {
        return of(sum(amounts, same(amountToSubtract), -1));
    }

    @Override
    public ChronoPeriod multipliedBy(int scalar) {
        return amounts.isZero() || scalar == 1 ? this : of(amounts.multipliedBy(scalar));
    }

    /** How many months a year has, or -1 if not all have the same. */
    private long monthsOfYear() {
        ValueRange r = chronology.range(ChronoField.MONTH_OF_YEAR);
        return r.isFixed() && r.isIntValue() ? r.getMaximum() - r.getMinimum() + 1 : -1;
    }

    @Override
    public ChronoPeriod normalized() {
        long n = monthsOfYear();
        if (n <= 0) return this;
        long total = amounts.getYears() * n + amounts.getMonths();
        return of(Period.of(Math.toIntExact(total / n), (int) (total % n), amounts.getDays()));
    }

    private Temporal add(Temporal temporal, int sign) {
        Chronology c = temporal.query(TemporalQueries.chronology());
        if (c != null) check(c);
        long n = monthsOfYear(), years = amounts.getYears(), months = amounts.getMonths();
        if (months != 0 && n > 0) {
            months += years * n;
            years = 0;
        }
        Temporal t = temporal;
        if (years != 0) t = t.plus(sign * years, ChronoUnit.YEARS);
        if (months != 0) t = t.plus(sign * months, ChronoUnit.MONTHS);
        return amounts.getDays() == 0 ? t : t.plus(sign * (long) amounts.getDays(), ChronoUnit.DAYS);
    }

    @Override
    public Temporal addTo(Temporal temporal) {
        return add(temporal, 1);
    }

    @Override
    public Temporal subtractFrom(Temporal temporal) {
        return add(temporal, -1);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof CalendarPeriod && amounts.equals(((CalendarPeriod) o).amounts)
                && chronology.equals(((CalendarPeriod) o).chronology);
    }

    @Override
    public int hashCode() {
        return amounts.hashCode() ^ chronology.hashCode();
    }

    @Override
    public String toString() {
        return chronology + " " + amounts;
    }

    private Object writeReplace() {
        return new Ser(Ser.PERIOD, this);
    }

    private void readObject(ObjectInputStream s) throws InvalidObjectException {
        throw new InvalidObjectException("Deserialization via serialization delegate");
    }
}
