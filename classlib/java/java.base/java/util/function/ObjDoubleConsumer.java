// SPDX-License-Identifier: MIT
package java.util.function;

/** Takes an object and a primitive. */
@FunctionalInterface
public interface ObjDoubleConsumer<T> {
    void accept(T t, double value);
}
