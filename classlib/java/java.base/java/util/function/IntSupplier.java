// SPDX-License-Identifier: MIT
package java.util.function;

/** Gives an int. */
@FunctionalInterface
public interface IntSupplier {
    int getAsInt();
}
