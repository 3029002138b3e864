// SPDX-License-Identifier: MIT
package java.time;

import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;

/** The end of every `from`: what was found in an object of time, or the exception that says what was looked for. */
final class From {
    private From() {
    }

    static <T> T found(T value, Class<T> wanted, TemporalAccessor t) {
        if (value == null) throw new DateTimeException(text(wanted, t));
        return value;
    }

    /** What has the fields of the ISO calendar: the object itself, or its date if its calendar is another one. */
    static TemporalAccessor iso(TemporalAccessor t) {
        return Chronology.from(t).equals(IsoChronology.INSTANCE) ? t : LocalDate.from(t);
    }

    /** The constant that has a number in a field, 1 the first of them. */
    static <E extends Enum<E>> E numbered(E[] constants, ChronoField field, int number) {
        if (number > 0 && number <= constants.length) return constants[number - 1];
        throw new DateTimeException("Invalid value for " + field + ": " + number);
    }

    /** The constant whose number an object of time has in a field; a month is one of the ISO calendar. */
    static <E extends Enum<E>> E numbered(E[] constants, ChronoField field, TemporalAccessor t) {
        Class<E> wanted = constants[0].getDeclaringClass();
        if (wanted.isInstance(t)) return wanted.cast(t);
        try {
            TemporalAccessor from = field == ChronoField.MONTH_OF_YEAR ? iso(t) : t;
            return numbered(constants, field, from.get(field));
        } catch (DateTimeException e) {
            throw failure(wanted, t, e);
        }
    }

    static DateTimeException failure(Class<?> wanted, TemporalAccessor t, DateTimeException cause) {
        return new DateTimeException(text(wanted, t), cause);
    }

    private static String text(Class<?> wanted, TemporalAccessor t) {
        return "Unable to obtain " + wanted.getSimpleName() + " from TemporalAccessor: " + t + " of type "
                + t.getClass().getName();
    }
}
