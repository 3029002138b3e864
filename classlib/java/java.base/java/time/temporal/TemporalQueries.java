package java.time.temporal;

import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.chrono.Chronology;

/** The usual questions. */
public final class TemporalQueries {
    /** Those that an object answers only if it overrides query for them. */
    private static final class OwnAnswer<R> implements TemporalQuery<R> {
        private final String name;

        OwnAnswer(String name) {
            this.name = name;
        }

        @Override
        public R queryFrom(TemporalAccessor temporal) {
            return temporal.query(this);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    private static final TemporalQuery<ZoneId> ZONE_ID = new OwnAnswer<>("ZoneId");
    private static final TemporalQuery<TemporalUnit> PRECISION = new OwnAnswer<>("Precision");
    private static final TemporalQuery<Chronology> CHRONOLOGY = new OwnAnswer<>("Chronology");

    private static final TemporalQuery<ZoneOffset> OFFSET = new TemporalQuery<ZoneOffset>() {
        @Override
        public String toString() {
            return "ZoneOffset";
        }

        @Override
        public ZoneOffset queryFrom(TemporalAccessor t) {
            return t.isSupported(ChronoField.OFFSET_SECONDS) ? ZoneOffset.ofTotalSeconds(t.get(ChronoField.OFFSET_SECONDS)) : null;
        }
    };
    private static final TemporalQuery<ZoneId> ZONE = new TemporalQuery<ZoneId>() {
        @Override
        public String toString() {
            return "Zone";
        }

        @Override
        public ZoneId queryFrom(TemporalAccessor t) {
            ZoneId zone = t.query(ZONE_ID);
            return zone != null ? zone : t.query(OFFSET);
        }
    };
    private static final TemporalQuery<LocalDate> LOCAL_DATE = new TemporalQuery<LocalDate>() {
        @Override
        public String toString() {
            return "LocalDate";
        }

        @Override
        public LocalDate queryFrom(TemporalAccessor t) {
            return t.isSupported(ChronoField.EPOCH_DAY) ? LocalDate.ofEpochDay(t.getLong(ChronoField.EPOCH_DAY)) : null;
        }
    };
    private static final TemporalQuery<LocalTime> LOCAL_TIME = new TemporalQuery<LocalTime>() {
        @Override
        public String toString() {
            return "LocalTime";
        }

        @Override
        public LocalTime queryFrom(TemporalAccessor t) {
            return t.isSupported(ChronoField.NANO_OF_DAY) ? LocalTime.ofNanoOfDay(t.getLong(ChronoField.NANO_OF_DAY)) : null;
        }
    };

    private TemporalQueries() {
    }

    public static TemporalQuery<ZoneId> zoneId() {
        return ZONE_ID;
    }

    public static TemporalQuery<Chronology> chronology() {
        return CHRONOLOGY;
    }

    public static TemporalQuery<TemporalUnit> precision() {
        return PRECISION;
    }

    public static TemporalQuery<ZoneId> zone() {
        return ZONE;
    }

    public static TemporalQuery<ZoneOffset> offset() {
        return OFFSET;
    }

    public static TemporalQuery<LocalDate> localDate() {
        return LOCAL_DATE;
    }

    public static TemporalQuery<LocalTime> localTime() {
        return LOCAL_TIME;
    }
}
