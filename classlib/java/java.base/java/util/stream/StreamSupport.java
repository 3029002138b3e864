// SPDX-License-Identifier: MIT
package java.util.stream;

import java.util.Objects;
import java.util.Spliterator;
import java.util.function.Supplier;

/** Streams over spliterators. */
public final class StreamSupport {
    private StreamSupport() {
    }

    public static <T> Stream<T> stream(Spliterator<T> spliterator, boolean parallel) {
        return new RefPipe<T>(Objects.requireNonNull(spliterator), new StreamState(parallel));
    }

    public static <T> Stream<T> stream(Supplier<? extends Spliterator<T>> supplier, int characteristics,
            boolean parallel) {
        return new RefPipe<T>(new RefPipe.Late<T>(Objects.requireNonNull(supplier), characteristics),
                new StreamState(parallel));
    }

    public static IntStream intStream(Spliterator.OfInt spliterator, boolean parallel) {
        return new IntPipe(Objects.requireNonNull(spliterator), new StreamState(parallel));
    }

    public static IntStream intStream(Supplier<? extends Spliterator.OfInt> supplier, int characteristics,
            boolean parallel) {
        return new IntPipe(new IntPipe.Late(Objects.requireNonNull(supplier), characteristics),
                new StreamState(parallel));
    }

    public static LongStream longStream(Spliterator.OfLong spliterator, boolean parallel) {
        return new LongPipe(Objects.requireNonNull(spliterator), new StreamState(parallel));
    }

    public static LongStream longStream(Supplier<? extends Spliterator.OfLong> supplier, int characteristics,
            boolean parallel) {
        return new LongPipe(new LongPipe.Late(Objects.requireNonNull(supplier), characteristics),
                new StreamState(parallel));
    }

    public static DoubleStream doubleStream(Spliterator.OfDouble spliterator, boolean parallel) {
        return new DoublePipe(Objects.requireNonNull(spliterator), new StreamState(parallel));
    }

    public static DoubleStream doubleStream(Supplier<? extends Spliterator.OfDouble> supplier, int characteristics,
            boolean parallel) {
        return new DoublePipe(new DoublePipe.Late(Objects.requireNonNull(supplier), characteristics),
                new StreamState(parallel));
    }
}
