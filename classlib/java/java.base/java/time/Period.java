// SPDX-License-Identifier: MIT
package java.time;

import java.io.Serializable;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.ChronoPeriod;
import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.util.List;
import java.util.Objects;

/** Years, months and days. */
public final class Period implements ChronoPeriod, Serializable {
    public static final Period ZERO = new Period(0, 0, 0);
    private static final long serialVersionUID = -3587258372562876L;

    private final int years, months, days;

    private Period(int years, int months, int days) {
        this.years = years;
        this.months = months;
        this.days = days;
    }

    public static Period of(int years, int months, int days) {
        return (years | months | days) == 0 ? ZERO : new Period(years, months, days);
    }

    public static Period ofYears(int years) {
        return of(years, 0, 0);
    }

    public static Period ofMonths(int months) {
        return of(0, months, 0);
    }

    public static Period ofWeeks(int weeks) {
        return of(0, 0, Math.multiplyExact(weeks, 7));
    }

    public static Period ofDays(int days) {
        return of(0, 0, days);
    }

    public static Period from(TemporalAmount amount) {
        if (amount instanceof Period) return (Period) amount;
        if (amount instanceof ChronoPeriod && !IsoChronology.INSTANCE.equals(((ChronoPeriod) amount).getChronology()))
            throw new DateTimeException("Period requires ISO chronology: " + amount);
        int y = 0, m = 0, d = 0;
        for (TemporalUnit unit : amount.getUnits()) {
            int n = Math.toIntExact(amount.get(unit));
            if (unit == ChronoUnit.YEARS) y = n;
            else if (unit == ChronoUnit.MONTHS) m = n;
            else if (unit == ChronoUnit.DAYS) d = n;
            else throw new DateTimeException("Unit must be Years, Months or Days, but was " + unit);
        }
        return of(y, m, d);
    }

    /** The form is PnYnMnWnD, in either case, with signs. */
    public static Period parse(CharSequence text) {
        String s = text.toString();
        int at = 0;
        boolean minus = s.startsWith("-");
        if (minus || s.startsWith("+")) at++;
        if (at >= s.length() || (s.charAt(at) | 32) != 'p') throw bad(text, null);
        at++;
        long[] n = new long[4];
        int unit = -1;
        if (at == s.length()) throw bad(text, null);
        while (at < s.length()) {
            int start = at;
            if (s.charAt(at) == '-' || s.charAt(at) == '+') at++;
            int digits = at;
            while (at < s.length() && s.charAt(at) >= '0' && s.charAt(at) <= '9') at++;
            if (at == digits || at == s.length()) throw bad(text, null);
            int u = "ymwd".indexOf(s.charAt(at) | 32);
            if (u <= unit) throw bad(text, null);
            unit = u;
            try {
                n[u] = Integer.parseInt(s.substring(start, at)) * (minus ? -1L : 1L);
            } catch (NumberFormatException e) {
                throw bad(text, e);
            }
            at++;
        }
        try {
            return of(Math.toIntExact(n[0]), Math.toIntExact(n[1]), Math.toIntExact(Math.addExact(n[3], n[2] * 7)));
        } catch (ArithmeticException e) {
            throw bad(text, e);
        }
    }

    private static DateTimeParseException bad(CharSequence text, Exception cause) {
        return new DateTimeParseException("Text cannot be parsed to a Period", text, 0, cause);
    }

    public static Period between(LocalDate startDateInclusive, LocalDate endDateExclusive) {
        return startDateInclusive.until(endDateExclusive);
    }

    @Override
    public long get(TemporalUnit unit) {
        if (unit == ChronoUnit.YEARS) return years;
        if (unit == ChronoUnit.MONTHS) return months;
        if (unit == ChronoUnit.DAYS) return days;
        throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
    }

    @Override
    public List<TemporalUnit> getUnits() {
        return List.<TemporalUnit>of(ChronoUnit.YEARS, ChronoUnit.MONTHS, ChronoUnit.DAYS);
    }

    @Override
    public IsoChronology getChronology() {
        return IsoChronology.INSTANCE;
    }

    @Override
    public boolean isZero() {
        return this == ZERO;
    }

    @Override
    public boolean isNegative() {
        return years < 0 || months < 0 || days < 0;
    }

    public int getYears() {
        return years;
    }

    public int getMonths() {
        return months;
    }

    public int getDays() {
        return days;
    }

    public Period withYears(int years) {
        return of(years, months, days);
    }

    public Period withMonths(int months) {
        return of(years, months, days);
    }

    public Period withDays(int days) {
        return of(years, months, days);
    }

    @Override
    public Period plus(TemporalAmount amountToAdd) {
        Period p = from(amountToAdd);
        return of(Math.addExact(years, p.years), Math.addExact(months, p.months), Math.addExact(days, p.days));
    }

    public Period plusYears(long yearsToAdd) {
        return of(Math.toIntExact(Math.addExact(years, yearsToAdd)), months, days);
    }

    public Period plusMonths(long monthsToAdd) {
        return of(years, Math.toIntExact(Math.addExact(months, monthsToAdd)), days);
    }

    public Period plusDays(long daysToAdd) {
        return of(years, months, Math.toIntExact(Math.addExact(days, daysToAdd)));
    }

    @Override
    public Period minus(TemporalAmount amountToSubtract) {
        Period p = from(amountToSubtract);
        return of(Math.subtractExact(years, p.years), Math.subtractExact(months, p.months), Math.subtractExact(days, p.days));
    }

    public Period minusYears(long yearsToSubtract) {
        return of(Math.toIntExact(Math.subtractExact(years, yearsToSubtract)), months, days);
    }

    public Period minusMonths(long monthsToSubtract) {
        return of(years, Math.toIntExact(Math.subtractExact(months, monthsToSubtract)), days);
    }

    public Period minusDays(long daysToSubtract) {
        return of(years, months, Math.toIntExact(Math.subtractExact(days, daysToSubtract)));
    }

    @Override
    public Period multipliedBy(int scalar) {
        return of(Math.multiplyExact(years, scalar), Math.multiplyExact(months, scalar), Math.multiplyExact(days, scalar));
    }

    @Override
    public Period negated() {
        return multipliedBy(-1);
    }

    /** Months from 0 to 11, of the sign of the years; days as they are. */
    @Override
    public Period normalized() {
        long total = toTotalMonths();
        return of(Math.toIntExact(total / 12), (int) (total % 12), days);
    }

    public long toTotalMonths() {
        return years * 12L + months;
    }

    private Temporal add(Temporal temporal, int sign) {
        Chronology chrono = temporal.query(TemporalQueries.chronology());
        if (chrono != null && !IsoChronology.INSTANCE.equals(chrono))
            throw new DateTimeException("Chronology mismatch, expected: ISO, actual: " + chrono.getId());
        Temporal t = temporal;
        long m = toTotalMonths();
        if (months == 0 && years != 0) t = t.plus(sign * (long) years, ChronoUnit.YEARS);
        else if (m != 0) t = t.plus(sign * m, ChronoUnit.MONTHS);
        return days == 0 ? t : t.plus(sign * (long) days, ChronoUnit.DAYS);
    }

    @Override
    public Temporal addTo(Temporal temporal) {
        return add(Objects.requireNonNull(temporal, "temporal"), 1);
    }

    @Override
    public Temporal subtractFrom(Temporal temporal) {
        return add(Objects.requireNonNull(temporal, "temporal"), -1);
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof Period)) return false;
        Period p = (Period) o;
        return years == p.years && months == p.months && days == p.days;
    }

    @Override
    public int hashCode() {
        return years + Integer.rotateLeft(months, 8) + Integer.rotateLeft(days, 16);
    }

    @Override
    public String toString() {
        return isZero() ? "P0D" : "P" + part(years, 'Y') + part(months, 'M') + part(days, 'D');
    }

    private static String part(int n, char unit) {
        return n == 0 ? "" : String.valueOf(n) + unit;
    }

    private Object writeReplace() {
        return new Ser(Ser.PERIOD, this);
    }

    private void readObject(java.io.ObjectInputStream s) throws java.io.InvalidObjectException {
        throw Ser.refuse();
    }
}
