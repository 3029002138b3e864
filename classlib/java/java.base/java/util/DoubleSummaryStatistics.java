// SPDX-License-Identifier: MIT
package java.util;

import java.util.function.DoubleConsumer;

/** Count, sum, minimum, maximum and mean of values of type double. */
public class DoubleSummaryStatistics implements DoubleConsumer {
    private long count;
    private double sum, lost, simple;             // compensated sum; the plain one tells infinities
    private double min = Double.POSITIVE_INFINITY, max = Double.NEGATIVE_INFINITY;

    public DoubleSummaryStatistics() {
    }

    public DoubleSummaryStatistics(long count, double min, double max, double sum) throws IllegalArgumentException {
        if (count < 0) throw new IllegalArgumentException("Negative count value");
        if (count == 0) return;
        if (min > max) throw new IllegalArgumentException("Minimum greater than maximum");
        int nans = (Double.isNaN(min) ? 1 : 0) + (Double.isNaN(max) ? 1 : 0) + (Double.isNaN(sum) ? 1 : 0);
        if (nans > 0 && nans < 3)
            throw new IllegalArgumentException("Some, not all, of the minimum, maximum, or sum is NaN");
        this.count = count;
        this.sum = sum;
        this.min = min;
        this.max = max;
        simple = sum;
    }

    @Override
    public void accept(double value) {
        count++;
        simple += value;
        add(value);
        min = Math.min(min, value);
        max = Math.max(max, value);
    }

    /** Kahan's compensated addition: lost is what the last addition rounded away. */
    private void add(double value) {
        double y = value - lost;
        double t = sum + y;
        lost = t - sum - y;
        sum = t;
    }

    public void combine(DoubleSummaryStatistics other) {
        min = Math.min(min, other.min);
        max = Math.max(max, other.max);
        count += other.count;
        simple += other.simple;
        add(other.sum);
        add(-other.lost);
    }

    public final long getCount() {
        return count;
    }

    public final double getSum() {
        double s = sum - lost;
        return Double.isNaN(s) && Double.isInfinite(simple) ? simple : s;
    }

    public final double getMin() {
        return min;
    }

    public final double getMax() {
        return max;
    }

    public final double getAverage() {
        return count > 0 ? (double) getSum() / count : 0.0;
    }

    @Override
    public String toString() {
        return String.format("%s{count=%d, sum=%f, min=%f, average=%f, max=%f}", getClass().getSimpleName(),
                getCount(), getSum(), getMin(), getAverage(), getMax());
    }
}
