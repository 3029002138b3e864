// SPDX-License-Identifier: MIT
package java.util.function;

/** Maps a primitive to an object. */
@FunctionalInterface
public interface IntFunction<R> {
    R apply(int value);
}
