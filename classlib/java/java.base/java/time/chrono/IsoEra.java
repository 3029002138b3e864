// SPDX-License-Identifier: MIT
package java.time.chrono;

import java.time.DateTimeException;

/** Before and since year 1. */
public enum IsoEra implements Era {
    BCE, CE;

    public static IsoEra of(int isoEra) {
        if (isoEra == 0) return BCE;
        if (isoEra == 1) return CE;
        throw new DateTimeException("Invalid era: " + isoEra);
    }

    @Override
    public int getValue() {
        return ordinal();
    }
}
