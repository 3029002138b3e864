// SPDX-License-Identifier: MIT
package java.util.function;

/** Joins two primitives into one of the same type. */
@FunctionalInterface
public interface IntBinaryOperator {
    int applyAsInt(int left, int right);
}
