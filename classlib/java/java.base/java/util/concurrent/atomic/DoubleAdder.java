// SPDX-License-Identifier: MIT
package java.util.concurrent.atomic;

/** A sum that many threads add to. */
public class DoubleAdder extends Number implements java.io.Serializable {
    private static final long serialVersionUID = 7249069246863182397L;
    private final AtomicLong cell = new AtomicLong();

    public DoubleAdder() {
    }

    public void add(double x) {
        long v;
        do v = cell.get(); while (!cell.compareAndSet(v, Double.doubleToRawLongBits(Double.longBitsToDouble(v) + x)));
    }

    public double sum() {
        return Double.longBitsToDouble(cell.get());
    }

    public void reset() {
        cell.set(0);
    }

    public double sumThenReset() {
        return Double.longBitsToDouble(cell.getAndSet(0));
    }

    public String toString() {
        return Double.toString(sum());
    }

    public int intValue() {
        return (int) sum();
    }

    public long longValue() {
        return (long) sum();
    }

    public float floatValue() {
        return (float) sum();
    }

    public double doubleValue() {
        return sum();
    }
}
