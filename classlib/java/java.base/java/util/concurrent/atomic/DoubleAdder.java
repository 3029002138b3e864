// SPDX-License-Identifier: MIT
package java.util.concurrent.atomic;

/** A sum that many threads add to. */
public class DoubleAdder extends Number implements java.io.Serializable {
    private static final long serialVersionUID = 7249069246863182397L;
    private final transient AtomicLong cell = new AtomicLong();

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

    /** The serialized form: the sum. */
    private static final class SerializationProxy implements java.io.Serializable {
        private static final long serialVersionUID = 7249069246863182397L;
        private final double value;

        SerializationProxy(DoubleAdder a) {
            value = a.sum();
        }

        private Object readResolve() {
            DoubleAdder a = new DoubleAdder();
            a.add(value);
            return a;
        }
    }

    private Object writeReplace() {
        return new SerializationProxy(this);
    }

    private void readObject(java.io.ObjectInputStream s) throws java.io.InvalidObjectException {
        throw new java.io.InvalidObjectException("Proxy required");
    }
}
