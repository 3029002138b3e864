// SPDX-License-Identifier: MIT
package java.util.function;

import java.util.Comparator;
import java.util.Objects;

/** Joins two values of a type into one. */
@FunctionalInterface
public interface BinaryOperator<T> extends BiFunction<T, T, T> {
    static <T> BinaryOperator<T> minBy(Comparator<? super T> order) {
        Objects.requireNonNull(order);
        return new BinaryOperator<T>() {
            public T apply(T a, T b) {
                return order.compare(a, b) <= 0 ? a : b;
            }
        };
    }

    static <T> BinaryOperator<T> maxBy(Comparator<? super T> order) {
        Objects.requireNonNull(order);
        return new BinaryOperator<T>() {
            public T apply(T a, T b) {
                return order.compare(a, b) >= 0 ? a : b;
            }
        };
    }
}
