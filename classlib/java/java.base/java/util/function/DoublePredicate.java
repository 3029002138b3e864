// SPDX-License-Identifier: MIT
package java.util.function;

import java.util.Objects;

/** A question about a double. */
@FunctionalInterface
public interface DoublePredicate {
    boolean test(double value);

    default DoublePredicate and(DoublePredicate other) {
        Objects.requireNonNull(other);
        return new DoublePredicate() {
            public boolean test(double v) {
                return DoublePredicate.this.test(v) && other.test(v);
            }
        };
    }

    default DoublePredicate negate() {
        return new DoublePredicate() {
            public boolean test(double v) {
                return !DoublePredicate.this.test(v);
            }
        };
    }

    default DoublePredicate or(DoublePredicate other) {
        Objects.requireNonNull(other);
        return new DoublePredicate() {
            public boolean test(double v) {
                return DoublePredicate.this.test(v) || other.test(v);
            }
        };
    }
}
