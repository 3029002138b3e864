// SPDX-License-Identifier: MIT
package jdk.internal.random;

import java.util.Objects;
import java.util.Spliterator;
import java.util.function.Consumer;
import java.util.random.RandomGenerator.SplittableGenerator;

/** Split generators, as many as are wanted. Their salts are one random number with the index in its low digits. */
final class Splits implements Spliterator<SplittableGenerator> {
    /** Digits of the salt are of so many bits and never all ones. */
    private static final int DIGIT = 4;

    private final Lxm maker;
    private final SplittableGenerator source;
    private final long end, salt;
    private long at;

    Splits(Lxm maker, SplittableGenerator source, long n) {
        this.maker = maker;
        this.source = Objects.requireNonNull(source);
        end = n;
        salt = salt(maker.nextLong());
    }

    private static long salt(long bits) {
        long base = (1L << DIGIT) - 1, salt = base << 64 - DIGIT;
        while ((salt & base) != 0) {
            long digit = Math.unsignedMultiplyHigh(bits, base);
            salt = salt >>> DIGIT | digit << 64 - DIGIT;
            bits *= base;
        }
        return salt;
    }

    @Override
    public boolean tryAdvance(Consumer<? super SplittableGenerator> action) {
        Objects.requireNonNull(action);
        if (at >= end) return false;
        action.accept(maker.split(source, salt | at++));
        return true;
    }

    @Override
    public Spliterator<SplittableGenerator> trySplit() {
        return null;
    }

    @Override
    public long estimateSize() {
        return end - at;
    }

    @Override
    public int characteristics() {
        return SIZED | SUBSIZED | NONNULL | IMMUTABLE;
    }
}
