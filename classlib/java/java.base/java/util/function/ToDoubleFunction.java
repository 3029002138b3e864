// SPDX-License-Identifier: MIT
package java.util.function;

/** Maps an object to a primitive. */
@FunctionalInterface
public interface ToDoubleFunction<T> {
    double applyAsDouble(T value);
}
