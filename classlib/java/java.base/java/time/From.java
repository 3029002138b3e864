// SPDX-License-Identifier: MIT
package java.time;

import java.time.temporal.TemporalAccessor;

/** The end of every `from`: what was found in an object of time, or the exception that says what was looked for. */
final class From {
    private From() {
    }

    static <T> T found(T value, Class<T> wanted, TemporalAccessor t) {
        if (value == null) throw new DateTimeException(text(wanted, t));
        return value;
    }

    static DateTimeException failure(Class<?> wanted, TemporalAccessor t, DateTimeException cause) {
        return new DateTimeException(text(wanted, t), cause);
    }

    private static String text(Class<?> wanted, TemporalAccessor t) {
        return "Unable to obtain " + wanted.getSimpleName() + " from TemporalAccessor: " + t + " of type "
                + t.getClass().getName();
    }
}
