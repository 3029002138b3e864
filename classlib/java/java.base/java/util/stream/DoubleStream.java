// SPDX-License-Identifier: MIT
package java.util.stream;

import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.BiConsumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleConsumer;
import java.util.function.DoubleFunction;
import java.util.function.DoublePredicate;
import java.util.function.DoubleSupplier;
import java.util.function.DoubleToIntFunction;
import java.util.function.DoubleToLongFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.function.ObjDoubleConsumer;
import java.util.function.Supplier;

/** A stream of values of type double. */
public interface DoubleStream extends BaseStream<Double, DoubleStream> {
    DoubleStream filter(DoublePredicate predicate);

    DoubleStream map(DoubleUnaryOperator mapper);

    <U> Stream<U> mapToObj(DoubleFunction<? extends U> mapper);

    IntStream mapToInt(DoubleToIntFunction mapper);

    LongStream mapToLong(DoubleToLongFunction mapper);

    DoubleStream flatMap(DoubleFunction<? extends DoubleStream> mapper);

    default DoubleStream mapMulti(DoubleMapMultiConsumer mapper) {
        Objects.requireNonNull(mapper);
        return flatMap(new DoubleFunction<DoubleStream>() {
            public DoubleStream apply(double value) {
                DoubleStream.Builder b = DoubleStream.builder();
                mapper.accept(value, b);
                return b.build();
            }
        });
    }

    DoubleStream distinct();

    DoubleStream sorted();

    DoubleStream peek(DoubleConsumer action);

    DoubleStream limit(long maxSize);

    DoubleStream skip(long n);

    default DoubleStream takeWhile(DoublePredicate predicate) {
        return Whiles.of(this, predicate, true);
    }

    default DoubleStream dropWhile(DoublePredicate predicate) {
        return Whiles.of(this, predicate, false);
    }

    void forEach(DoubleConsumer action);

    void forEachOrdered(DoubleConsumer action);

    double[] toArray();

    double reduce(double identity, DoubleBinaryOperator op);

    OptionalDouble reduce(DoubleBinaryOperator op);

    <R> R collect(Supplier<R> supplier, ObjDoubleConsumer<R> accumulator, BiConsumer<R, R> combiner);

    double sum();

    OptionalDouble min();

    OptionalDouble max();

    long count();

    OptionalDouble average();

    DoubleSummaryStatistics summaryStatistics();

    boolean anyMatch(DoublePredicate predicate);

    boolean allMatch(DoublePredicate predicate);

    boolean noneMatch(DoublePredicate predicate);

    OptionalDouble findFirst();

    OptionalDouble findAny();

    Stream<Double> boxed();

    @Override
    DoubleStream sequential();

    @Override
    DoubleStream parallel();

    @Override
    PrimitiveIterator.OfDouble iterator();

    @Override
    Spliterator.OfDouble spliterator();

    static Builder builder() {
        return new DoublePipe.Build();
    }

    static DoubleStream empty() {
        return StreamSupport.doubleStream(Spliterators.emptyDoubleSpliterator(), false);
    }

    static DoubleStream of(double t) {
        return of(new double[] {t});
    }

    static DoubleStream of(double... values) {
        return Arrays.stream(values);
    }

    static DoubleStream iterate(final double seed, final DoubleUnaryOperator f) {
        Objects.requireNonNull(f);
        return StreamSupport.doubleStream(new DoublePipe.Source(Spliterator.ORDERED | Spliterator.IMMUTABLE
                | Spliterator.NONNULL) {
            private boolean started;
            private double last;

            public boolean tryAdvance(DoubleConsumer action) {
                Objects.requireNonNull(action);
                last = started ? f.applyAsDouble(last) : seed;
                started = true;
                action.accept(last);
                return true;
            }
        }, false);
    }

    static DoubleStream iterate(final double seed, final DoublePredicate hasNext, final DoubleUnaryOperator next) {
        Objects.requireNonNull(next);
        Objects.requireNonNull(hasNext);
        return StreamSupport.doubleStream(new DoublePipe.Source(Spliterator.ORDERED | Spliterator.IMMUTABLE
                | Spliterator.NONNULL) {
            private boolean started, ended;
            private double last;

            public boolean tryAdvance(DoubleConsumer action) {
                Objects.requireNonNull(action);
                if (ended) return false;
                last = started ? next.applyAsDouble(last) : seed;
                started = true;
                ended = !hasNext.test(last);
                if (!ended) action.accept(last);
                return !ended;
            }
        }, false);
    }

    static DoubleStream generate(final DoubleSupplier s) {
        Objects.requireNonNull(s);
        return StreamSupport.doubleStream(new DoublePipe.Source(Spliterator.IMMUTABLE) {
            public boolean tryAdvance(DoubleConsumer action) {
                Objects.requireNonNull(action);
                action.accept(s.getAsDouble());
                return true;
            }
        }, false);
    }

    static DoubleStream concat(DoubleStream a, DoubleStream b) {
        Objects.requireNonNull(a);
        Objects.requireNonNull(b);
        DoubleStream s = StreamSupport.doubleStream(new DoublePipe.Concat(a.spliterator(), b.spliterator()),
                a.isParallel() || b.isParallel());
        return s.onClose(new StreamState.CloseBoth(a, b));
    }

    /** Gathers values, then makes a stream of them. */
    interface Builder extends DoubleConsumer {
        @Override
        void accept(double t);

        default Builder add(double t) {
            accept(t);
            return this;
        }

        DoubleStream build();
    }

    /** Gives any number of values for one. */
    @FunctionalInterface
    interface DoubleMapMultiConsumer {
        void accept(double value, DoubleConsumer ic);
    }
}
