package java.time.temporal;

/** Read access to the fields of a date, a time or both. */
public interface TemporalAccessor {
    boolean isSupported(TemporalField field);

    long getLong(TemporalField field);

    default ValueRange range(TemporalField field) {
        if (field instanceof ChronoField) {
            if (isSupported(field)) {
                return field.range();
            }
            throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
        return field.rangeRefinedBy(this);
    }

    default int get(TemporalField field) {
        ValueRange range = range(field);
        if (!range.isIntValue()) {
            throw new UnsupportedTemporalTypeException("Invalid field " + field + " for get() method, use getLong() instead");
        }
        return (int) getLong(field);
    }

    default <R> R query(TemporalQuery<R> query) {
        return query == TemporalQueries.zoneId() || query == TemporalQueries.precision() || query == TemporalQueries.chronology()
                ? null : query.queryFrom(this);
    }
}
