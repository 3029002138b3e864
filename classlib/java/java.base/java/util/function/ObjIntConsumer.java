// SPDX-License-Identifier: MIT
package java.util.function;

/** Takes an object and a primitive. */
@FunctionalInterface
public interface ObjIntConsumer<T> {
    void accept(T t, int value);
}
