// SPDX-License-Identifier: MIT
package java.util.function;

/** Joins two primitives into one of the same type. */
@FunctionalInterface
public interface DoubleBinaryOperator {
    double applyAsDouble(double left, double right);
}
