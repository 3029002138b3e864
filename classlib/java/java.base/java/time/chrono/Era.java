// SPDX-License-Identifier: MIT
package java.time.chrono;

import java.time.format.DateTimeFormatterBuilder;
import java.time.format.TextStyle;
import java.util.Locale;
import java.time.temporal.ChronoField;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalField;
import java.time.temporal.UnsupportedTemporalTypeException;

/** One of the two or more parts of a calendar's time line. */
public interface Era extends TemporalAccessor, TemporalAdjuster {
    int getValue();

    @Override
    default boolean isSupported(TemporalField field) {
        return field instanceof ChronoField ? field == ChronoField.ERA : field != null && field.isSupportedBy(this);
    }

    @Override
    default long getLong(TemporalField field) {
        if (field == ChronoField.ERA) return getValue();
        if (field instanceof ChronoField) throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        return field.getFrom(this);
    }

    @Override
    default Temporal adjustInto(Temporal temporal) {
        return temporal.with(ChronoField.ERA, getValue());
    }

    default String getDisplayName(TextStyle style, Locale locale) {
        return new DateTimeFormatterBuilder().appendText(ChronoField.ERA, style).toFormatter(locale).format(this);
    }
}
