// SPDX-License-Identifier: MIT
package java.util;

import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;

/** Walks over elements, and may be split. */
public interface Spliterator<T> {
    int ORDERED = 0x10;
    int DISTINCT = 0x1;
    int SORTED = 0x4;
    int SIZED = 0x40;
    int NONNULL = 0x100;
    int IMMUTABLE = 0x400;
    int CONCURRENT = 0x1000;
    int SUBSIZED = 0x4000;

    boolean tryAdvance(Consumer<? super T> action);

    default void forEachRemaining(Consumer<? super T> action) {
        while (tryAdvance(action)) continue;
    }

    Spliterator<T> trySplit();

    long estimateSize();

    default long getExactSizeIfKnown() {
        return (characteristics() & SIZED) == 0 ? -1 : estimateSize();
    }

    int characteristics();

    default boolean hasCharacteristics(int characteristics) {
        return (characteristics() & characteristics) == characteristics;
    }

    default Comparator<? super T> getComparator() {
        throw new IllegalStateException();
    }

    /** Over primitive values. */
    interface OfPrimitive<T, T_CONS, T_SPLITR extends Spliterator.OfPrimitive<T, T_CONS, T_SPLITR>>
            extends Spliterator<T> {
        T_SPLITR trySplit();

        boolean tryAdvance(T_CONS action);

        default void forEachRemaining(T_CONS action) {
            while (tryAdvance(action)) continue;
        }
    }

    /** Over values of type int. */
    interface OfInt extends OfPrimitive<Integer, IntConsumer, OfInt> {
        OfInt trySplit();

        boolean tryAdvance(IntConsumer action);

        default void forEachRemaining(IntConsumer action) {
            while (tryAdvance(action)) continue;
        }

        default boolean tryAdvance(Consumer<? super Integer> action) {
            return tryAdvance(Spliterators.unboxedInt(action));
        }

        default void forEachRemaining(Consumer<? super Integer> action) {
            forEachRemaining(Spliterators.unboxedInt(action));
        }
    }

    /** Over values of type long. */
    interface OfLong extends OfPrimitive<Long, LongConsumer, OfLong> {
        OfLong trySplit();

        boolean tryAdvance(LongConsumer action);

        default void forEachRemaining(LongConsumer action) {
            while (tryAdvance(action)) continue;
        }

        default boolean tryAdvance(Consumer<? super Long> action) {
            return tryAdvance(Spliterators.unboxedLong(action));
        }

        default void forEachRemaining(Consumer<? super Long> action) {
            forEachRemaining(Spliterators.unboxedLong(action));
        }
    }

    /** Over values of type double. */
    interface OfDouble extends OfPrimitive<Double, DoubleConsumer, OfDouble> {
        OfDouble trySplit();

        boolean tryAdvance(DoubleConsumer action);

        default void forEachRemaining(DoubleConsumer action) {
            while (tryAdvance(action)) continue;
        }

        default boolean tryAdvance(Consumer<? super Double> action) {
            return tryAdvance(Spliterators.unboxedDouble(action));
        }

        default void forEachRemaining(Consumer<? super Double> action) {
            forEachRemaining(Spliterators.unboxedDouble(action));
        }
    }
}
