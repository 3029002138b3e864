package java.time.temporal;

import java.io.Serializable;
import java.time.DateTimeException;
import java.util.Arrays;

/** The valid values of a field; the ends may vary. */
public final class ValueRange implements Serializable {
    private static final long serialVersionUID = -7317881728594519368L;
    private final long minSmallest;
    private final long minLargest;
    private final long maxSmallest;
    private final long maxLargest;

    private ValueRange(long minSmallest, long minLargest, long maxSmallest, long maxLargest) {
        this.minSmallest = minSmallest;
        this.minLargest = minLargest;
        this.maxSmallest = maxSmallest;
        this.maxLargest = maxLargest;
    }

    public static ValueRange of(long min, long max) {
        return of(min, min, max, max);
    }

    public static ValueRange of(long min, long maxSmallest, long maxLargest) {
        return of(min, min, maxSmallest, maxLargest);
    }

    public static ValueRange of(long minSmallest, long minLargest, long maxSmallest, long maxLargest) {
        ValueRange range = new ValueRange(minSmallest, minLargest, maxSmallest, maxLargest);
        String wrong = range.wrong();
        if (wrong != null) {
            throw new IllegalArgumentException(wrong);
        }
        return range;
    }

    /** What is wrong with the ends, or null. */
    private String wrong() {
        return minSmallest > minLargest ? "Smallest minimum value must be less than largest minimum value"
            : maxSmallest > maxLargest ? "Smallest maximum value must be less than largest maximum value"
            : minLargest > maxLargest ? "Minimum value must be less than maximum value" : null;
    }

    private void readObject(java.io.ObjectInputStream s) throws java.io.IOException, ClassNotFoundException {
        s.defaultReadObject();
        String wrong = wrong();
        if (wrong != null) {
            throw new java.io.InvalidObjectException(wrong);
        }
    }

    public boolean isFixed() {
        return minSmallest == minLargest && maxSmallest == maxLargest;
    }

    public long getMinimum() {
        return minSmallest;
    }

    public long getLargestMinimum() {
        return minLargest;
    }

    public long getSmallestMaximum() {
        return maxSmallest;
    }

    public long getMaximum() {
        return maxLargest;
    }

    public boolean isIntValue() {
        return minSmallest >= Integer.MIN_VALUE && maxLargest <= Integer.MAX_VALUE;
    }

    public boolean isValidValue(long value) {
        return value >= minSmallest && value <= maxLargest;
    }

    public boolean isValidIntValue(long value) {
        return isIntValue() && isValidValue(value);
    }

    public long checkValidValue(long value, TemporalField field) {
        if (!isValidValue(value)) {
            throw new DateTimeException("Invalid value" + (field == null ? "" : " for " + field)
                    + " (valid values " + this + "): " + value);
        }
        return value;
    }

    public int checkValidIntValue(long value, TemporalField field) {
        checkValidValue(value, field);
        return (int) value;
    }

    @Override
    public boolean equals(Object obj) {
        if (!(obj instanceof ValueRange)) {
            return false;
        }
        ValueRange o = (ValueRange) obj;
        return minSmallest == o.minSmallest && minLargest == o.minLargest && maxSmallest == o.maxSmallest
                && maxLargest == o.maxLargest;
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new long[] {minSmallest, minLargest, maxSmallest, maxLargest});
    }

    @Override
    public String toString() {
        return minSmallest + (minSmallest != minLargest ? "/" + minLargest : "") + " - " + maxSmallest
                + (maxSmallest != maxLargest ? "/" + maxLargest : "");
    }
}
