// SPDX-License-Identifier: MIT
package java.util.function;

/** Maps a primitive to one of another type. */
@FunctionalInterface
public interface IntToDoubleFunction {
    double applyAsDouble(int value);
}
