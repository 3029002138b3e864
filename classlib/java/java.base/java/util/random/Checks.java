// SPDX-License-Identifier: MIT
package java.util.random;

import java.util.stream.Stream;

/** What the arguments of generators must be. */
final class Checks {
    private Checks() {
    }

    static void check(boolean positive) {
        if (!positive) throw new IllegalArgumentException("bound must be positive");
    }

    static void checkRange(boolean ordered) {
        if (!ordered) throw new IllegalArgumentException("bound must be greater than origin");
    }

    static void checkSize(long size) {
        if (size < 0) throw new IllegalArgumentException("size must be non-negative");
    }

    @SuppressWarnings("unchecked")
    static Stream<RandomGenerator> widen(Stream<? extends RandomGenerator> s) {
        return (Stream<RandomGenerator>) s;
    }
}
