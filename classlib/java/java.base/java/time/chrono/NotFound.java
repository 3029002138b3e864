// SPDX-License-Identifier: MIT
package java.time.chrono;

import java.time.DateTimeException;
import java.time.temporal.TemporalAccessor;

/** What a chronology says of an object of time in which it does not find what was wanted. */
final class NotFound {
    private NotFound() {
    }

    static DateTimeException failure(String wanted, TemporalAccessor temporal, DateTimeException e) {
        return new DateTimeException("Unable to obtain " + wanted + " from TemporalAccessor: " + temporal.getClass(),
            e);
    }
}
