// SPDX-License-Identifier: MIT
package java.util.concurrent.atomic;

import java.util.function.DoubleBinaryOperator;

/** A value that many threads fold further values into. */
public class DoubleAccumulator extends Number implements java.io.Serializable {
    private static final long serialVersionUID = 7249069246863182397L;
    private final transient AtomicLong cell;
    private final DoubleBinaryOperator function;
    private final double identity;

    public DoubleAccumulator(DoubleBinaryOperator accumulatorFunction, double identity) {
        function = accumulatorFunction;
        this.identity = identity;
        cell = new AtomicLong(Double.doubleToRawLongBits(identity));
    }

    public void accumulate(double x) {
        long v;
        do v = cell.get(); while (!cell.compareAndSet(v,
                Double.doubleToRawLongBits(function.applyAsDouble(Double.longBitsToDouble(v), x))));
    }

    public double get() {
        return Double.longBitsToDouble(cell.get());
    }

    public void reset() {
        cell.set(Double.doubleToRawLongBits(identity));
    }

    public double getThenReset() {
        return Double.longBitsToDouble(cell.getAndSet(Double.doubleToRawLongBits(identity)));
    }

    public String toString() {
        return Double.toString(get());
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
        private final double value;
        private final DoubleBinaryOperator function;
        private final long identity;

        SerializationProxy(DoubleAccumulator a) {
            value = a.get();
            function = a.function;
            identity = Double.doubleToRawLongBits(a.identity);
        }

        private Object readResolve() {
            DoubleAccumulator a = new DoubleAccumulator(function, Double.longBitsToDouble(identity));
            a.cell.set(Double.doubleToRawLongBits(value));
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
