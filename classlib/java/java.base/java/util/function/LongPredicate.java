// SPDX-License-Identifier: MIT
package java.util.function;

import java.util.Objects;

/** A question about a long. */
@FunctionalInterface
public interface LongPredicate {
    boolean test(long value);

    default LongPredicate and(LongPredicate other) {
        Objects.requireNonNull(other);
        return new LongPredicate() {
            public boolean test(long v) {
                return LongPredicate.this.test(v) && other.test(v);
            }
        };
    }

    default LongPredicate negate() {
        return new LongPredicate() {
            public boolean test(long v) {
                return !LongPredicate.this.test(v);
            }
        };
    }

    default LongPredicate or(LongPredicate other) {
        Objects.requireNonNull(other);
        return new LongPredicate() {
            public boolean test(long v) {
                return LongPredicate.this.test(v) || other.test(v);
            }
        };
    }
}
