// SPDX-License-Identifier: MIT
package java.time.chrono;

import java.io.Serializable;
import java.time.Clock;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalUnit;

/** A date of the Republic of China, year 1 of which is 1912. */
public final class MinguoDate extends ShiftedDate<MinguoDate> implements ChronoLocalDate, Serializable {
    private static final long serialVersionUID = 1300372329181994526L;

    MinguoDate(LocalDate iso) {
        super(iso);
    }

    public static MinguoDate now() {
        return now(Clock.systemDefaultZone());
    }

    public static MinguoDate now(ZoneId zone) {
        return now(Clock.system(zone));
    }

    public static MinguoDate now(Clock clock) {
        return new MinguoDate(LocalDate.now(clock));
    }

    public static MinguoDate of(int prolepticYear, int month, int dayOfMonth) {
        return MinguoChronology.INSTANCE.date(prolepticYear, month, dayOfMonth);
    }

    public static MinguoDate from(TemporalAccessor temporal) {
        return MinguoChronology.INSTANCE.date(temporal);
    }

    @Override
    MinguoDate at(LocalDate isoDate) {
        return isoDate.equals(iso) ? this : new MinguoDate(isoDate);
    }

    @Override
    int shift() {
        return MinguoChronology.SHIFT;
    }

    @Override
    public MinguoEra getEra() {
        return year() >= 1 ? MinguoEra.ROC : MinguoEra.BEFORE_ROC;
    }

    @Override
    public MinguoChronology getChronology() {
        return MinguoChronology.INSTANCE;
    }

    @Override
    public MinguoDate with(TemporalField field, long newValue) {
        return changed(field, newValue);
    }

    @Override
    public MinguoDate with(TemporalAdjuster adjuster) {
        return (MinguoDate) super.with(adjuster);
    }

    @Override
    public MinguoDate plus(TemporalAmount amount) {
        return (MinguoDate) super.plus(amount);
    }

    @Override
    public MinguoDate minus(TemporalAmount amount) {
        return (MinguoDate) super.minus(amount);
    }

    @Override
    public MinguoDate plus(long amountToAdd, TemporalUnit unit) {
        return moved(amountToAdd, unit);
    }

    @Override
    public MinguoDate minus(long amountToSubtract, TemporalUnit unit) {
        return (MinguoDate) super.minus(amountToSubtract, unit);
    }

    @Override
    @SuppressWarnings("unchecked")
    public ChronoLocalDateTime<MinguoDate> atTime(LocalTime localTime) {
        return (ChronoLocalDateTime<MinguoDate>) super.atTime(localTime);
    }

    private Object writeReplace() {
        return new Ser(Ser.MINGUO_DATE, this);
    }
}
