// SPDX-License-Identifier: MIT
package java.util.function;

/** Maps a primitive to an object. */
@FunctionalInterface
public interface DoubleFunction<R> {
    R apply(double value);
}
