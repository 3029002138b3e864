// SPDX-License-Identifier: MIT
package java.util.function;

import java.util.Objects;

/** Maps a primitive to one of the same type. */
@FunctionalInterface
public interface LongUnaryOperator {
    long applyAsLong(long operand);

    default LongUnaryOperator compose(LongUnaryOperator before) {
        Objects.requireNonNull(before);
        return new LongUnaryOperator() {
            public long applyAsLong(long v) {
                return LongUnaryOperator.this.applyAsLong(before.applyAsLong(v));
            }
        };
    }

    default LongUnaryOperator andThen(LongUnaryOperator after) {
        Objects.requireNonNull(after);
        return new LongUnaryOperator() {
            public long applyAsLong(long v) {
                return after.applyAsLong(LongUnaryOperator.this.applyAsLong(v));
            }
        };
    }

    static LongUnaryOperator identity() {
        return new LongUnaryOperator() {
            public long applyAsLong(long v) {
                return v;
            }
        };
    }
}
