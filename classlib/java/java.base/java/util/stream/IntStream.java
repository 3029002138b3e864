// SPDX-License-Identifier: MIT
package java.util.stream;

import java.util.Arrays;
import java.util.IntSummaryStatistics;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.BiConsumer;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntSupplier;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;

/** A stream of values of type int. */
public interface IntStream extends BaseStream<Integer, IntStream> {
    IntStream filter(IntPredicate predicate);

    IntStream map(IntUnaryOperator mapper);

    <U> Stream<U> mapToObj(IntFunction<? extends U> mapper);

    LongStream mapToLong(IntToLongFunction mapper);

    DoubleStream mapToDouble(IntToDoubleFunction mapper);

    IntStream flatMap(IntFunction<? extends IntStream> mapper);

    default IntStream mapMulti(IntMapMultiConsumer mapper) {
        Objects.requireNonNull(mapper);
        return flatMap(new IntFunction<IntStream>() {
            public IntStream apply(int value) {
                IntStream.Builder b = IntStream.builder();
                mapper.accept(value, b);
                return b.build();
            }
        });
    }

    IntStream distinct();

    IntStream sorted();

    IntStream peek(IntConsumer action);

    IntStream limit(long maxSize);

    IntStream skip(long n);

    default IntStream takeWhile(IntPredicate predicate) {
        return Whiles.of(this, predicate, true);
    }

    default IntStream dropWhile(IntPredicate predicate) {
        return Whiles.of(this, predicate, false);
    }

    void forEach(IntConsumer action);

    void forEachOrdered(IntConsumer action);

    int[] toArray();

    int reduce(int identity, IntBinaryOperator op);

    OptionalInt reduce(IntBinaryOperator op);

    <R> R collect(Supplier<R> supplier, ObjIntConsumer<R> accumulator, BiConsumer<R, R> combiner);

    int sum();

    OptionalInt min();

    OptionalInt max();

    long count();

    OptionalDouble average();

    IntSummaryStatistics summaryStatistics();

    boolean anyMatch(IntPredicate predicate);

    boolean allMatch(IntPredicate predicate);

    boolean noneMatch(IntPredicate predicate);

    OptionalInt findFirst();

    OptionalInt findAny();

    LongStream asLongStream();

    DoubleStream asDoubleStream();

    Stream<Integer> boxed();

    @Override
    IntStream sequential();

    @Override
    IntStream parallel();

    @Override
    PrimitiveIterator.OfInt iterator();

    @Override
    Spliterator.OfInt spliterator();

    static Builder builder() {
        return new IntPipe.Build();
    }

    static IntStream empty() {
        return StreamSupport.intStream(Spliterators.emptyIntSpliterator(), false);
    }

    static IntStream of(int t) {
        return of(new int[] {t});
    }

    static IntStream of(int... values) {
        return Arrays.stream(values);
    }

    static IntStream iterate(final int seed, final IntUnaryOperator f) {
        Objects.requireNonNull(f);
        return StreamSupport.intStream(new IntPipe.Source(Spliterator.ORDERED | Spliterator.IMMUTABLE
                | Spliterator.NONNULL) {
            private boolean started;
            private int last;

            public boolean tryAdvance(IntConsumer action) {
                Objects.requireNonNull(action);
                last = started ? f.applyAsInt(last) : seed;
                started = true;
                action.accept(last);
                return true;
            }
        }, false);
    }

    static IntStream iterate(final int seed, final IntPredicate hasNext, final IntUnaryOperator next) {
        Objects.requireNonNull(next);
        Objects.requireNonNull(hasNext);
        return StreamSupport.intStream(new IntPipe.Source(Spliterator.ORDERED | Spliterator.IMMUTABLE
                | Spliterator.NONNULL) {
            private boolean started, ended;
            private int last;

            public boolean tryAdvance(IntConsumer action) {
                Objects.requireNonNull(action);
                if (ended) return false;
                last = started ? next.applyAsInt(last) : seed;
                started = true;
                ended = !hasNext.test(last);
                if (!ended) action.accept(last);
                return !ended;
            }
        }, false);
    }

    static IntStream generate(final IntSupplier s) {
        Objects.requireNonNull(s);
        return StreamSupport.intStream(new IntPipe.Source(Spliterator.IMMUTABLE) {
            public boolean tryAdvance(IntConsumer action) {
                Objects.requireNonNull(action);
                action.accept(s.getAsInt());
                return true;
            }
        }, false);
    }

    static IntStream range(int startInclusive, int endExclusive) {
        return startInclusive >= endExclusive ? empty() : rangeClosed(startInclusive, endExclusive - 1);
    }

    static IntStream rangeClosed(int startInclusive, int endInclusive) {
        if (startInclusive > endInclusive) return empty();
        return StreamSupport.intStream(new IntPipe.Range(startInclusive, endInclusive), false);
    }

    static IntStream concat(IntStream a, IntStream b) {
        Objects.requireNonNull(a);
        Objects.requireNonNull(b);
        IntStream s = StreamSupport.intStream(new IntPipe.Concat(a.spliterator(), b.spliterator()),
                a.isParallel() || b.isParallel());
        return s.onClose(new StreamState.CloseBoth(a, b));
    }

    /** Gathers values, then makes a stream of them. */
    interface Builder extends IntConsumer {
        @Override
        void accept(int t);

        default Builder add(int t) {
            accept(t);
            return this;
        }

        IntStream build();
    }

    /** Gives any number of values for one. */
    @FunctionalInterface
    interface IntMapMultiConsumer {
        void accept(int value, IntConsumer ic);
    }
}
