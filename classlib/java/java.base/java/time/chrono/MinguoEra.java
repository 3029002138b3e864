// SPDX-License-Identifier: MIT
package java.time.chrono;

import java.time.DateTimeException;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.util.Locale;

/** Before and since year 1 of the calendar of the Republic of China. */
public enum MinguoEra implements Era {
    BEFORE_ROC, ROC;

    public static MinguoEra of(int minguoEra) {
        if (minguoEra == 0) return BEFORE_ROC;
        if (minguoEra == 1) return ROC;
        throw new DateTimeException("Invalid era: " + minguoEra);
    }

    @Override
    public int getValue() {
        return ordinal();
    }

    @Override
    public String getDisplayName(TextStyle style, Locale locale) {
        return new DateTimeFormatterBuilder().appendText(ChronoField.ERA, style).toFormatter(locale)
                .format(MinguoChronology.INSTANCE.date(this, 1, 1, 1));
    }
}
