// SPDX-License-Identifier: MIT
package java.util.function;

/** Gives a long. */
@FunctionalInterface
public interface LongSupplier {
    long getAsLong();
}
