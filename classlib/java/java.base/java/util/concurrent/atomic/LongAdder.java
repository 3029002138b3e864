// SPDX-License-Identifier: MIT
package java.util.concurrent.atomic;

/** A sum that many threads add to. */
public class LongAdder extends Number implements java.io.Serializable {
    private static final long serialVersionUID = 7249069246863182397L;
    private final AtomicLong cell = new AtomicLong();

    public LongAdder() {
    }

    public void add(long x) {
        cell.getAndAdd(x);
    }

    public void increment() {
        cell.getAndIncrement();
    }

    public void decrement() {
        cell.getAndDecrement();
    }

    public long sum() {
        return cell.get();
    }

    public void reset() {
        cell.set(0);
    }

    public long sumThenReset() {
        return cell.getAndSet(0);
    }

    public String toString() {
        return Long.toString(sum());
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
