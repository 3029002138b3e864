// SPDX-License-Identifier: MIT
package java.util.function;

/** Maps two objects to a primitive. */
@FunctionalInterface
public interface ToLongBiFunction<T, U> {
    long applyAsLong(T t, U u);
}
