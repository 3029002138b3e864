// SPDX-License-Identifier: MIT
package java.util.function;

/** Maps a primitive to an object. */
@FunctionalInterface
public interface LongFunction<R> {
    R apply(long value);
}
