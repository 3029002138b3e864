// SPDX-License-Identifier: MIT
package java.util.function;

/** Maps a primitive to one of another type. */
@FunctionalInterface
public interface LongToIntFunction {
    int applyAsInt(long value);
}
