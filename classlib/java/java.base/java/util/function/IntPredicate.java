// SPDX-License-Identifier: MIT
package java.util.function;

import java.util.Objects;

/** A question about an int. */
@FunctionalInterface
public interface IntPredicate {
    boolean test(int value);

    default IntPredicate and(IntPredicate other) {
        Objects.requireNonNull(other);
        return new IntPredicate() {
            public boolean test(int v) {
                return IntPredicate.this.test(v) && other.test(v);
            }
        };
    }

    default IntPredicate negate() {
        return new IntPredicate() {
            public boolean test(int v) {
                return !IntPredicate.this.test(v);
            }
        };
    }

    default IntPredicate or(IntPredicate other) {
        Objects.requireNonNull(other);
        return new IntPredicate() {
            public boolean test(int v) {
                return IntPredicate.this.test(v) || other.test(v);
            }
        };
    }
}
