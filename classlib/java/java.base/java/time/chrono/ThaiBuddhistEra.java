// SPDX-License-Identifier: MIT
package java.time.chrono;

import java.time.DateTimeException;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.util.Locale;

/** Before and since year 1 of the calendar of Thailand. */
public enum ThaiBuddhistEra implements Era {
    BEFORE_BE, BE;

    public static ThaiBuddhistEra of(int thaiBuddhistEra) {
        if (thaiBuddhistEra == 0) return BEFORE_BE;
        if (thaiBuddhistEra == 1) return BE;
        throw new DateTimeException("Invalid era: " + thaiBuddhistEra);
    }

    @Override
    public int getValue() {
        return ordinal();
    }

    @Override
    public String getDisplayName(TextStyle style, Locale locale) {
        return new DateTimeFormatterBuilder().appendText(ChronoField.ERA, style).toFormatter(locale)
                .format(ThaiBuddhistChronology.INSTANCE.date(this, 1, 1, 1));
    }
}
