// SPDX-License-Identifier: MIT
package java.util.function;

import java.util.Objects;

/** Maps a primitive to one of the same type. */
@FunctionalInterface
public interface IntUnaryOperator {
    int applyAsInt(int operand);

    default IntUnaryOperator compose(IntUnaryOperator before) {
        Objects.requireNonNull(before);
        return new IntUnaryOperator() {
            public int applyAsInt(int v) {
                return IntUnaryOperator.this.applyAsInt(before.applyAsInt(v));
            }
        };
    }

    default IntUnaryOperator andThen(IntUnaryOperator after) {
        Objects.requireNonNull(after);
        return new IntUnaryOperator() {
            public int applyAsInt(int v) {
                return after.applyAsInt(IntUnaryOperator.this.applyAsInt(v));
            }
        };
    }

    static IntUnaryOperator identity() {
        return new IntUnaryOperator() {
            public int applyAsInt(int v) {
                return v;
            }
        };
    }
}
