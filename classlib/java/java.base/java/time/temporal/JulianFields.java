// SPDX-License-Identifier: MIT
package java.time.temporal;

import java.time.DateTimeException;
import java.time.chrono.Chronology;
import java.time.format.ResolverStyle;
import java.util.Map;

/** Days counted from fixed days long ago. */
public final class JulianFields {
    public static final TemporalField JULIAN_DAY = new Field("JulianDay", 2440588L);
    public static final TemporalField MODIFIED_JULIAN_DAY = new Field("ModifiedJulianDay", 40587L);
    public static final TemporalField RATA_DIE = new Field("RataDie", 719163L);

    private JulianFields() {
    }

    /** The epoch day moved by a constant. */
    private static final class Field implements TemporalField {
        private final String name;
        private final long shift;

        Field(String name, long shift) {
            this.name = name;
            this.shift = shift;
        }

        @Override
        public TemporalUnit getBaseUnit() {
            return ChronoUnit.DAYS;
        }

        @Override
        public TemporalUnit getRangeUnit() {
            return ChronoUnit.FOREVER;
        }

        @Override
        public ValueRange range() {
            return ValueRange.of(-365243219162L + shift, 365241780471L + shift);
        }

        @Override
        public boolean isDateBased() {
            return true;
        }

        @Override
        public boolean isTimeBased() {
            return false;
        }

        @Override
        public boolean isSupportedBy(TemporalAccessor t) {
            return t.isSupported(ChronoField.EPOCH_DAY);
        }

        @Override
        public ValueRange rangeRefinedBy(TemporalAccessor t) {
            if (!isSupportedBy(t)) throw new DateTimeException("Unsupported field: " + this);
            return range();
        }

        @Override
        public long getFrom(TemporalAccessor t) {
            return t.getLong(ChronoField.EPOCH_DAY) + shift;
        }

        @Override
        @SuppressWarnings("unchecked")
        public <R extends Temporal> R adjustInto(R t, long v) {
            boolean valid = range().isValidValue(v);
            if (valid) return (R) t.with(ChronoField.EPOCH_DAY, Math.subtractExact(v, shift));
            throw new DateTimeException("Invalid value: " + name + " " + v);
        }

        @Override
        public TemporalAccessor resolve(Map<TemporalField, Long> fields, TemporalAccessor partial,
                ResolverStyle style) {
            long v = fields.remove(this);
            if (style != ResolverStyle.LENIENT) range().checkValidValue(v, this);
            return Chronology.from(partial).dateEpochDay(Math.subtractExact(v, shift));
        }

        @Override
        public String toString() {
            return name;
        }
    }
}
