// SPDX-License-Identifier: MIT
package java.util.function;

/** Takes an object and a primitive. */
@FunctionalInterface
public interface ObjLongConsumer<T> {
    void accept(T t, long value);
}
