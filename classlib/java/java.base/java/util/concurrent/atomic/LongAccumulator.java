// SPDX-License-Identifier: MIT
package java.util.concurrent.atomic;

import java.util.function.LongBinaryOperator;

/** A value that many threads fold further values into. */
public class LongAccumulator extends Number implements java.io.Serializable {
    private static final long serialVersionUID = 7249069246863182397L;
    private final transient AtomicLong cell;
    private final LongBinaryOperator function;
    private final long identity;

    public LongAccumulator(LongBinaryOperator accumulatorFunction, long identity) {
        function = accumulatorFunction;
        this.identity = identity;
        cell = new AtomicLong(identity);
    }

    public void accumulate(long x) {
        long v;
        do v = cell.get(); while (!cell.compareAndSet(v, function.applyAsLong(v, x)));
    }

    public long get() {
        return cell.get();
    }

    public void reset() {
        cell.set(identity);
    }

    public long getThenReset() {
        return cell.getAndSet(identity);
    }

    public String toString() {
        return Long.toString(get());
    }

    public int intValue() {
        return (int) get();
    }

    public long longValue() {
        return (long) get();
    }

    public float floatValue() {
        return (float) get();
    }

    public double doubleValue() {
        return get();
    }

    /** The serialized form: the value, the function and the identity (its bits). */
    private static final class SerializationProxy implements java.io.Serializable {
        private static final long serialVersionUID = 7249069246863182397L;
        private final long value;
        private final LongBinaryOperator function;
        private final long identity;

        SerializationProxy(LongAccumulator a) {
            value = a.get();
            function = a.function;
            identity = a.identity;
        }

        private Object readResolve() {
            LongAccumulator a = new LongAccumulator(function, identity);
            a.cell.set(value);
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
