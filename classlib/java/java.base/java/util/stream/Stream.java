// SPDX-License-Identifier: MIT
package java.util.stream;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.LongConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;

/** A sequence of elements that operations are laid over; nothing runs before the last one asks for elements. */
public interface Stream<T> extends BaseStream<T, Stream<T>> {
    Stream<T> filter(Predicate<? super T> predicate);

    <R> Stream<R> map(Function<? super T, ? extends R> mapper);

    default <R> Stream<R> gather(Gatherer<? super T, ?, R> gatherer) {
        return StreamSupport.stream(RefPipe.results(spliterator(), java.util.Objects.requireNonNull(gatherer)), isParallel())
                .onClose(new Runnable() {
                    public void run() {
                        close();
                    }
                });
    }

    IntStream mapToInt(ToIntFunction<? super T> mapper);

    LongStream mapToLong(ToLongFunction<? super T> mapper);

    DoubleStream mapToDouble(ToDoubleFunction<? super T> mapper);

    <R> Stream<R> flatMap(Function<? super T, ? extends Stream<? extends R>> mapper);

    IntStream flatMapToInt(Function<? super T, ? extends IntStream> mapper);

    LongStream flatMapToLong(Function<? super T, ? extends LongStream> mapper);

    DoubleStream flatMapToDouble(Function<? super T, ? extends DoubleStream> mapper);

    default <R> Stream<R> mapMulti(BiConsumer<? super T, ? super Consumer<R>> mapper) {
        Objects.requireNonNull(mapper);
        return flatMap(new Function<T, Stream<R>>() {
            public Stream<R> apply(T value) {
                Stream.Builder<R> b = Stream.builder();
                mapper.accept(value, b);
                return b.build();
            }
        });
    }

    default IntStream mapMultiToInt(BiConsumer<? super T, ? super IntConsumer> mapper) {
        Objects.requireNonNull(mapper);
        return flatMapToInt(new Function<T, IntStream>() {
            public IntStream apply(T value) {
                IntStream.Builder b = IntStream.builder();
                mapper.accept(value, b);
                return b.build();
            }
        });
    }

    default LongStream mapMultiToLong(BiConsumer<? super T, ? super LongConsumer> mapper) {
        Objects.requireNonNull(mapper);
        return flatMapToLong(new Function<T, LongStream>() {
            public LongStream apply(T value) {
                LongStream.Builder b = LongStream.builder();
                mapper.accept(value, b);
                return b.build();
            }
        });
    }

    default DoubleStream mapMultiToDouble(BiConsumer<? super T, ? super DoubleConsumer> mapper) {
        Objects.requireNonNull(mapper);
        return flatMapToDouble(new Function<T, DoubleStream>() {
            public DoubleStream apply(T value) {
                DoubleStream.Builder b = DoubleStream.builder();
                mapper.accept(value, b);
                return b.build();
            }
        });
    }

    Stream<T> distinct();

    Stream<T> sorted();

    Stream<T> sorted(Comparator<? super T> comparator);

    Stream<T> peek(Consumer<? super T> action);

    Stream<T> limit(long maxSize);

    Stream<T> skip(long n);

    default Stream<T> takeWhile(Predicate<? super T> predicate) {
        return Whiles.of(this, predicate, true);
    }

    default Stream<T> dropWhile(Predicate<? super T> predicate) {
        return Whiles.of(this, predicate, false);
    }

    void forEach(Consumer<? super T> action);

    void forEachOrdered(Consumer<? super T> action);

    Object[] toArray();

    <A> A[] toArray(IntFunction<A[]> generator);

    T reduce(T identity, BinaryOperator<T> accumulator);

    Optional<T> reduce(BinaryOperator<T> accumulator);

    <U> U reduce(U identity, BiFunction<U, ? super T, U> accumulator, BinaryOperator<U> combiner);

    <R> R collect(Supplier<R> supplier, BiConsumer<R, ? super T> accumulator, BiConsumer<R, R> combiner);

    <R, A> R collect(Collector<? super T, A, R> collector);

    @SuppressWarnings("unchecked")
    default List<T> toList() {
        return (List<T>) Collections.unmodifiableList(new ArrayList<Object>(Arrays.asList(toArray())));
    }

    Optional<T> min(Comparator<? super T> comparator);

    Optional<T> max(Comparator<? super T> comparator);

    long count();

    boolean anyMatch(Predicate<? super T> predicate);

    boolean allMatch(Predicate<? super T> predicate);

    boolean noneMatch(Predicate<? super T> predicate);

    Optional<T> findFirst();

    Optional<T> findAny();

    static <T> Builder<T> builder() {
        return new RefPipe.Build<T>();
    }

    static <T> Stream<T> empty() {
        return StreamSupport.stream(Spliterators.<T>emptySpliterator(), false);
    }

    @SuppressWarnings("unchecked")
    static <T> Stream<T> of(T t) {
        return Arrays.stream((T[]) new Object[] {t});
    }

    static <T> Stream<T> ofNullable(T t) {
        return t == null ? Stream.<T>empty() : of(t);
    }

    @SafeVarargs
    @SuppressWarnings("varargs")
    static <T> Stream<T> of(T... values) {
        return Arrays.stream(values);
    }

    static <T> Stream<T> iterate(final T seed, final UnaryOperator<T> f) {
        Objects.requireNonNull(f);
        return StreamSupport.stream(new RefPipe.Source<T>(Spliterator.ORDERED | Spliterator.IMMUTABLE) {
            private boolean started;
            private T last;

            public boolean tryAdvance(Consumer<? super T> action) {
                Objects.requireNonNull(action);
                last = started ? f.apply(last) : seed;
                started = true;
                action.accept(last);
                return true;
            }
        }, false);
    }

    static <T> Stream<T> iterate(final T seed, final Predicate<? super T> hasNext, final UnaryOperator<T> next) {
        Objects.requireNonNull(next);
        Objects.requireNonNull(hasNext);
        return StreamSupport.stream(new RefPipe.Source<T>(Spliterator.ORDERED | Spliterator.IMMUTABLE) {
            private boolean started, ended;
            private T last;

            public boolean tryAdvance(Consumer<? super T> action) {
                Objects.requireNonNull(action);
                if (ended) return false;
                last = started ? next.apply(last) : seed;
                started = true;
                ended = !hasNext.test(last);
                if (!ended) action.accept(last);
                return !ended;
            }
        }, false);
    }

    static <T> Stream<T> generate(final Supplier<? extends T> s) {
        Objects.requireNonNull(s);
        return StreamSupport.stream(new RefPipe.Source<T>(Spliterator.IMMUTABLE) {
            public boolean tryAdvance(Consumer<? super T> action) {
                Objects.requireNonNull(action);
                action.accept(s.get());
                return true;
            }
        }, false);
    }

    @SuppressWarnings("unchecked")
    static <T> Stream<T> concat(Stream<? extends T> a, Stream<? extends T> b) {
        Objects.requireNonNull(a);
        Objects.requireNonNull(b);
        Stream<T> s = StreamSupport.stream(new RefPipe.Concat<T>((Spliterator<T>) a.spliterator(),
                (Spliterator<T>) b.spliterator()), a.isParallel() || b.isParallel());
        return s.onClose(new StreamState.CloseBoth(a, b));
    }

    /** Gathers elements, then makes a stream of them. */
    interface Builder<T> extends Consumer<T> {
        @Override
        void accept(T t);

        default Builder<T> add(T t) {
            accept(t);
            return this;
        }

        Stream<T> build();
    }
}
