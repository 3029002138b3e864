// SPDX-License-Identifier: MIT
package java.util.function;

import java.util.Objects;

/** Maps a primitive to one of the same type. */
@FunctionalInterface
public interface DoubleUnaryOperator {
    double applyAsDouble(double operand);

    default DoubleUnaryOperator compose(DoubleUnaryOperator before) {
        Objects.requireNonNull(before);
        return new DoubleUnaryOperator() {
            public double applyAsDouble(double v) {
                return DoubleUnaryOperator.this.applyAsDouble(before.applyAsDouble(v));
            }
        };
    }

    default DoubleUnaryOperator andThen(DoubleUnaryOperator after) {
        Objects.requireNonNull(after);
        return new DoubleUnaryOperator() {
            public double applyAsDouble(double v) {
                return after.applyAsDouble(DoubleUnaryOperator.this.applyAsDouble(v));
            }
        };
    }

    static DoubleUnaryOperator identity() {
        return new DoubleUnaryOperator() {
            public double applyAsDouble(double v) {
                return v;
            }
        };
    }
}
