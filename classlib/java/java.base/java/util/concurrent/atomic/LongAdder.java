// SPDX-License-Identifier: MIT
package java.util.concurrent.atomic;

/** A sum that many threads add to. */
public class LongAdder extends Number implements java.io.Serializable {
    private static final long serialVersionUID = 7249069246863182397L;
    private final transient AtomicLong cell = new AtomicLong();

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

    /** The serialized form: the sum. */
    private static final class SerializationProxy implements java.io.Serializable {
        private static final long serialVersionUID = 7249069246863182397L;
        private final long value;

        SerializationProxy(LongAdder a) {
            value = a.sum();
        }

        private Object readResolve() {
            LongAdder a = new LongAdder();
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
