// SPDX-License-Identifier: MIT
package java.util.function;

/** Maps a primitive to one of another type. */
@FunctionalInterface
public interface DoubleToIntFunction {
    int applyAsInt(double value);
}
