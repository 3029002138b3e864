// SPDX-License-Identifier: MIT
package java.util.function;

/** Maps an object to a primitive. */
@FunctionalInterface
public interface ToLongFunction<T> {
    long applyAsLong(T value);
}
