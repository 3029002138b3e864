// SPDX-License-Identifier: MIT
package java.util.stream;

import java.util.Arrays;
import java.util.LongSummaryStatistics;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.BiConsumer;
import java.util.function.LongBinaryOperator;
import java.util.function.LongConsumer;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import java.util.function.LongSupplier;
import java.util.function.LongToDoubleFunction;
import java.util.function.LongToIntFunction;
import java.util.function.LongUnaryOperator;
import java.util.function.ObjLongConsumer;
import java.util.function.Supplier;

/** A stream of values of type long. */
public interface LongStream extends BaseStream<Long, LongStream> {
    LongStream filter(LongPredicate predicate);

    LongStream map(LongUnaryOperator mapper);

    <U> Stream<U> mapToObj(LongFunction<? extends U> mapper);

    IntStream mapToInt(LongToIntFunction mapper);

    DoubleStream mapToDouble(LongToDoubleFunction mapper);

    LongStream flatMap(LongFunction<? extends LongStream> mapper);

    default LongStream mapMulti(LongMapMultiConsumer mapper) {
        Objects.requireNonNull(mapper);
        return flatMap(new LongFunction<LongStream>() {
            public LongStream apply(long value) {
                LongStream.Builder b = LongStream.builder();
                mapper.accept(value, b);
                return b.build();
            }
        });
    }

    LongStream distinct();

    LongStream sorted();

    LongStream peek(LongConsumer action);

    LongStream limit(long maxSize);

    LongStream skip(long n);

    default LongStream takeWhile(LongPredicate predicate) {
        return Whiles.of(this, predicate, true);
    }

    default LongStream dropWhile(LongPredicate predicate) {
        return Whiles.of(this, predicate, false);
    }

    void forEach(LongConsumer action);

    void forEachOrdered(LongConsumer action);

    long[] toArray();

    long reduce(long identity, LongBinaryOperator op);

    OptionalLong reduce(LongBinaryOperator op);

    <R> R collect(Supplier<R> supplier, ObjLongConsumer<R> accumulator, BiConsumer<R, R> combiner);

    long sum();

    OptionalLong min();

    OptionalLong max();

    long count();

    OptionalDouble average();

    LongSummaryStatistics summaryStatistics();

    boolean anyMatch(LongPredicate predicate);

    boolean allMatch(LongPredicate predicate);

    boolean noneMatch(LongPredicate predicate);

    OptionalLong findFirst();

    OptionalLong findAny();

    DoubleStream asDoubleStream();

    Stream<Long> boxed();

    @Override
    LongStream sequential();

    @Override
    LongStream parallel();

    @Override
    PrimitiveIterator.OfLong iterator();

    @Override
    Spliterator.OfLong spliterator();

    static Builder builder() {
        return new LongPipe.Build();
    }

    static LongStream empty() {
        return StreamSupport.longStream(Spliterators.emptyLongSpliterator(), false);
    }

    static LongStream of(long t) {
        return of(new long[] {t});
    }

    static LongStream of(long... values) {
        return Arrays.stream(values);
    }

    static LongStream iterate(final long seed, final LongUnaryOperator f) {
        Objects.requireNonNull(f);
        return StreamSupport.longStream(new LongPipe.Source(Spliterator.ORDERED | Spliterator.IMMUTABLE
                | Spliterator.NONNULL) {
            private boolean started;
            private long last;

            public boolean tryAdvance(LongConsumer action) {
                Objects.requireNonNull(action);
                last = started ? f.applyAsLong(last) : seed;
                started = true;
                action.accept(last);
                return true;
            }
        }, false);
    }

    static LongStream iterate(final long seed, final LongPredicate hasNext, final LongUnaryOperator next) {
        Objects.requireNonNull(next);
        Objects.requireNonNull(hasNext);
        return StreamSupport.longStream(new LongPipe.Source(Spliterator.ORDERED | Spliterator.IMMUTABLE
                | Spliterator.NONNULL) {
            private boolean started, ended;
            private long last;

            public boolean tryAdvance(LongConsumer action) {
                Objects.requireNonNull(action);
                if (ended) return false;
                last = started ? next.applyAsLong(last) : seed;
                started = true;
                ended = !hasNext.test(last);
                if (!ended) action.accept(last);
                return !ended;
            }
        }, false);
    }

    static LongStream generate(final LongSupplier s) {
        Objects.requireNonNull(s);
        return StreamSupport.longStream(new LongPipe.Source(Spliterator.IMMUTABLE) {
            public boolean tryAdvance(LongConsumer action) {
                Objects.requireNonNull(action);
                action.accept(s.getAsLong());
                return true;
            }
        }, false);
    }

    static LongStream range(long startInclusive, long endExclusive) {
        return startInclusive >= endExclusive ? empty() : rangeClosed(startInclusive, endExclusive - 1);
    }

    static LongStream rangeClosed(long startInclusive, long endInclusive) {
        if (startInclusive > endInclusive) return empty();
        return StreamSupport.longStream(new LongPipe.Range(startInclusive, endInclusive), false);
    }

    static LongStream concat(LongStream a, LongStream b) {
        Objects.requireNonNull(a);
        Objects.requireNonNull(b);
        LongStream s = StreamSupport.longStream(new LongPipe.Concat(a.spliterator(), b.spliterator()),
                a.isParallel() || b.isParallel());
        return s.onClose(new StreamState.CloseBoth(a, b));
    }

    /** Gathers values, then makes a stream of them. */
    interface Builder extends LongConsumer {
        @Override
        void accept(long t);

        default Builder add(long t) {
            accept(t);
            return this;
        }

        LongStream build();
    }

    /** Gives any number of values for one. */
    @FunctionalInterface
    interface LongMapMultiConsumer {
        void accept(long value, LongConsumer ic);
    }
}
