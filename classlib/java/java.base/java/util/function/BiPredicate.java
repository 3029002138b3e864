// SPDX-License-Identifier: MIT
package java.util.function;

import java.util.Objects;

/** A question about two values. */
@FunctionalInterface
public interface BiPredicate<T, U> {
    boolean test(T t, U u);

    default BiPredicate<T, U> and(BiPredicate<? super T, ? super U> other) {
        Objects.requireNonNull(other);
        return new BiPredicate<T, U>() {
            public boolean test(T t, U u) {
                return BiPredicate.this.test(t, u) && other.test(t, u);
            }
        };
    }

    default BiPredicate<T, U> negate() {
        return new BiPredicate<T, U>() {
            public boolean test(T t, U u) {
                return !BiPredicate.this.test(t, u);
            }
        };
    }

    default BiPredicate<T, U> or(BiPredicate<? super T, ? super U> other) {
        Objects.requireNonNull(other);
        return new BiPredicate<T, U>() {
            public boolean test(T t, U u) {
                return BiPredicate.this.test(t, u) || other.test(t, u);
            }
        };
    }
}
