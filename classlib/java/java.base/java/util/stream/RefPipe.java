// SPDX-License-Identifier: MIT
package java.util.stream;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
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

/** The stages of a stream of objects. The spliterator gives what this stage lets out. */
final class RefPipe<T> implements Stream<T> {
    private static final int SIZES = Spliterator.SIZED | Spliterator.SUBSIZED;
    /** What a mapping keeps, and what a filter keeps. */
    static final int MAPPED = Spliterator.ORDERED | SIZES, FILTERED = Spliterator.ORDERED | Spliterator.DISTINCT
            | Spliterator.SORTED, SAME = MAPPED | FILTERED;

    private final Spliterator<T> source;
    private final StreamState state;
    private boolean used;

    RefPipe(Spliterator<T> source, StreamState state) {
        this.source = source;
        this.state = state;
    }

    /** Every operation takes the source, and only one may. */
    private Spliterator<T> take() {
        if (used) throw new IllegalStateException("stream has already been operated upon or closed");
        used = true;
        return source;
    }

    private RefPipe<T> next(Spliterator<T> s) {
        return new RefPipe<T>(s, state);
    }

    public Stream<T> filter(final Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        return next(new RefToRefStage<T, T>(take(), false, RefPipe.FILTERED) {
            public void accept(T v) {
                if (!predicate.test(v)) return;
                passed = true;
                down.accept(v);
            }
        });
    }

    public <R> Stream<R> map(final Function<? super T, ? extends R> mapper) {
        Objects.requireNonNull(mapper);
        return new RefPipe<R>(new RefToRefStage<T, R>(take(), true, RefPipe.MAPPED) {
            public void accept(T v) {
                down.accept(mapper.apply(v));
            }
        }, state);
    }

    public <R> Stream<R> gather(Gatherer<? super T, ?, R> gatherer) {
        return new RefPipe<R>(results(take(), Objects.requireNonNull(gatherer)), state);
    }

    @SuppressWarnings("unchecked")
    static <T, R> Spliterator<R> results(Spliterator<T> up, Gatherer<? super T, ?, R> gatherer) {
        return new GathererParts.Results<T, Object, R>(up, (Gatherer<T, Object, R>) gatherer);
    }

    public IntStream mapToInt(final ToIntFunction<? super T> mapper) {
        Objects.requireNonNull(mapper);
        return new IntPipe(new RefToIntStage<T>(take(), true, RefPipe.MAPPED) {
            public void accept(T v) {
                down.accept(mapper.applyAsInt(v));
            }
        }, state);
    }

    public LongStream mapToLong(final ToLongFunction<? super T> mapper) {
        Objects.requireNonNull(mapper);
        return new LongPipe(new RefToLongStage<T>(take(), true, RefPipe.MAPPED) {
            public void accept(T v) {
                down.accept(mapper.applyAsLong(v));
            }
        }, state);
    }

    public DoubleStream mapToDouble(final ToDoubleFunction<? super T> mapper) {
        Objects.requireNonNull(mapper);
        return new DoublePipe(new RefToDoubleStage<T>(take(), true, RefPipe.MAPPED) {
            public void accept(T v) {
                down.accept(mapper.applyAsDouble(v));
            }
        }, state);
    }

    public <R> Stream<R> flatMap(final Function<? super T, ? extends Stream<? extends R>> mapper) {
        Objects.requireNonNull(mapper);
        return new RefPipe<R>(new RefToRefStage<T, R>(take(), false, Spliterator.ORDERED) {
            private Stream<? extends R> inner;
            private Spliterator<R> rest;
            private boolean pulling;

            public void accept(T v) {
                inner = mapper.apply(v);
                passed = true;
                if (pulling || inner == null) return;
                try {
                    inner.sequential().forEach(down);
                } finally {
                    inner.close();
                    inner = null;
                }
            }

            /** Pulls one value at a time: out of the inner stream, and when that has no more, from the next one. */
            @Override
            @SuppressWarnings("unchecked")
            public boolean tryAdvance(Consumer<? super R> action) {
                while (true) {
                    if (rest != null) {
                        if (rest.tryAdvance(action)) return true;
                        rest = null;
                        inner.close();
                        inner = null;
                    }
                    pulling = true;
                    if (!up.tryAdvance((Consumer<? super T>) this)) return false;
                    if (inner != null) rest = (Spliterator<R>) inner.sequential().spliterator();
                }
            }

            @Override
            public void forEachRemaining(Consumer<? super R> action) {
                if (rest != null) rest.forEachRemaining(action);
                if (inner != null) inner.close();
                rest = null;
                inner = null;
                pulling = false;
                super.forEachRemaining(action);
            }

            @Override
            public long estimateSize() {
                return Long.MAX_VALUE;
            }
        }, state);
    }

    public IntStream flatMapToInt(final Function<? super T, ? extends IntStream> mapper) {
        Objects.requireNonNull(mapper);
        return new IntPipe(new RefToIntStage<T>(take(), false, Spliterator.ORDERED) {
            private IntStream inner;
            private Spliterator.OfInt rest;
            private boolean pulling;

            public void accept(T v) {
                inner = mapper.apply(v);
                passed = true;
                if (pulling || inner == null) return;
                try {
                    inner.sequential().forEach(down);
                } finally {
                    inner.close();
                    inner = null;
                }
            }

            /** Pulls one value at a time: out of the inner stream, and when that has no more, from the next one. */
            @Override
            public boolean tryAdvance(IntConsumer action) {
                while (true) {
                    if (rest != null) {
                        if (rest.tryAdvance(action)) return true;
                        rest = null;
                        inner.close();
                        inner = null;
                    }
                    pulling = true;
                    if (!up.tryAdvance((Consumer<? super T>) this)) return false;
                    if (inner != null) rest = inner.sequential().spliterator();
                }
            }

            @Override
            public void forEachRemaining(IntConsumer action) {
                if (rest != null) rest.forEachRemaining(action);
                if (inner != null) inner.close();
                rest = null;
                inner = null;
                pulling = false;
                super.forEachRemaining(action);
            }

            @Override
            public long estimateSize() {
                return Long.MAX_VALUE;
            }
        }, state);
    }

    public LongStream flatMapToLong(final Function<? super T, ? extends LongStream> mapper) {
        Objects.requireNonNull(mapper);
        return new LongPipe(new RefToLongStage<T>(take(), false, Spliterator.ORDERED) {
            private LongStream inner;
            private Spliterator.OfLong rest;
            private boolean pulling;

            public void accept(T v) {
                inner = mapper.apply(v);
                passed = true;
                if (pulling || inner == null) return;
                try {
                    inner.sequential().forEach(down);
                } finally {
                    inner.close();
                    inner = null;
                }
            }

            /** Pulls one value at a time: out of the inner stream, and when that has no more, from the next one. */
            @Override
            public boolean tryAdvance(LongConsumer action) {
                while (true) {
                    if (rest != null) {
                        if (rest.tryAdvance(action)) return true;
                        rest = null;
                        inner.close();
                        inner = null;
                    }
                    pulling = true;
                    if (!up.tryAdvance((Consumer<? super T>) this)) return false;
                    if (inner != null) rest = inner.sequential().spliterator();
                }
            }

            @Override
            public void forEachRemaining(LongConsumer action) {
                if (rest != null) rest.forEachRemaining(action);
                if (inner != null) inner.close();
                rest = null;
                inner = null;
                pulling = false;
                super.forEachRemaining(action);
            }

            @Override
            public long estimateSize() {
                return Long.MAX_VALUE;
            }
        }, state);
    }

    public DoubleStream flatMapToDouble(final Function<? super T, ? extends DoubleStream> mapper) {
        Objects.requireNonNull(mapper);
        return new DoublePipe(new RefToDoubleStage<T>(take(), false, Spliterator.ORDERED) {
            private DoubleStream inner;
            private Spliterator.OfDouble rest;
            private boolean pulling;

            public void accept(T v) {
                inner = mapper.apply(v);
                passed = true;
                if (pulling || inner == null) return;
                try {
                    inner.sequential().forEach(down);
                } finally {
                    inner.close();
                    inner = null;
                }
            }

            /** Pulls one value at a time: out of the inner stream, and when that has no more, from the next one. */
            @Override
            public boolean tryAdvance(DoubleConsumer action) {
                while (true) {
                    if (rest != null) {
                        if (rest.tryAdvance(action)) return true;
                        rest = null;
                        inner.close();
                        inner = null;
                    }
                    pulling = true;
                    if (!up.tryAdvance((Consumer<? super T>) this)) return false;
                    if (inner != null) rest = inner.sequential().spliterator();
                }
            }

            @Override
            public void forEachRemaining(DoubleConsumer action) {
                if (rest != null) rest.forEachRemaining(action);
                if (inner != null) inner.close();
                rest = null;
                inner = null;
                pulling = false;
                super.forEachRemaining(action);
            }

            @Override
            public long estimateSize() {
                return Long.MAX_VALUE;
            }
        }, state);
    }

    public Stream<T> distinct() {
        return next(new RefToRefStage<T, T>(take(), false, RefPipe.FILTERED) {
            private final HashSet<T> seen = new HashSet<T>();

            public void accept(T v) {
                if (!seen.add(v)) return;
                passed = true;
                down.accept(v);
            }

            @Override
            public int characteristics() {
                return super.characteristics() | DISTINCT;
            }
        });
    }

    public Stream<T> peek(final Consumer<? super T> action) {
        Objects.requireNonNull(action);
        return next(new RefToRefStage<T, T>(take(), true, RefPipe.SAME) {
            public void accept(T v) {
                action.accept(v);
                down.accept(v);
            }
        });
    }

    public Stream<T> limit(final long maxSize) {
        if (maxSize < 0) throw new IllegalArgumentException(Long.toString(maxSize));
        return next(new Slice<T>(take(), 0, maxSize));
    }

    public Stream<T> skip(final long n) {
        if (n < 0) throw new IllegalArgumentException(Long.toString(n));
        return n == 0 ? this : next(new Slice<T>(take(), n, Long.MAX_VALUE));
    }

    /** The part of a source that starts after skip values and is at most left long. */
    private static final class Slice<T> implements Spliterator<T>, Consumer<T> {
        private final Spliterator<T> up;
        private long skip, left;

        Slice(Spliterator<T> up, long skip, long left) {
            this.up = up;
            this.skip = skip;
            this.left = left;
        }

        public void accept(T v) {
        }

        private boolean reach() {
            for (; skip > 0; skip--) if (!up.tryAdvance((Consumer<? super T>) this)) return false;
            return true;
        }

        public boolean tryAdvance(Consumer<? super T> action) {
            if (left <= 0 || !reach()) return false;
            if (left != Long.MAX_VALUE) left--;
            return up.tryAdvance(action);
        }

        public void forEachRemaining(Consumer<? super T> action) {
            if (left <= 0 || !reach()) return;
            if (left == Long.MAX_VALUE) up.forEachRemaining(action);
            else while (left > 0 && up.tryAdvance(action)) left--;
        }

        public Spliterator<T> trySplit() {
            return null;
        }

        public long estimateSize() {
            long n = up.estimateSize();
            return n == Long.MAX_VALUE ? (left == Long.MAX_VALUE ? n : left) : Math.max(0, Math.min(n - skip, left));
        }

        public int characteristics() {
            return up.characteristics() & RefPipe.SAME;
        }

        public Comparator<? super T> getComparator() {
            return up.getComparator();
        }
    }

    public Stream<T> takeWhile(final Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        return next(new RefToRefStage<T, T>(take(), true, RefPipe.FILTERED) {
            private boolean ended;

            public void accept(T v) {
                if (!ended && !predicate.test(v)) ended = true;
                if (!ended) down.accept(v);
            }

            @Override
            public boolean tryAdvance(Consumer<? super T> action) {
                return !ended && super.tryAdvance(action) && !ended;
            }

            @Override
            public void forEachRemaining(Consumer<? super T> action) {
                while (tryAdvance(action)) continue;
            }
        });
    }

    public Stream<T> dropWhile(final Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        return next(new RefToRefStage<T, T>(take(), false, RefPipe.FILTERED) {
            private boolean begun;

            public void accept(T v) {
                if (!begun && predicate.test(v)) return;
                begun = true;
                passed = true;
                down.accept(v);
            }
        });
    }

    public Stream<T> sorted() {
        return next(new Sorted<T>(take(), null));
    }

    public Stream<T> sorted(Comparator<? super T> comparator) {
        return next(new Sorted<T>(take(), Objects.requireNonNull(comparator)));
    }

    /** Takes everything from above at the first question, and sorts it. */
    private static final class Sorted<T> implements Spliterator<T> {
        private final Spliterator<T> up;
        private final Comparator<? super T> order;
        private Spliterator<T> sorted;

        Sorted(Spliterator<T> up, Comparator<? super T> order) {
            this.up = up;
            this.order = order;
        }

        @SuppressWarnings("unchecked")
        private Spliterator<T> sorted() {
            if (sorted == null) {
                T[] a = (T[]) gather(up);
                Arrays.sort(a, order);
                sorted = Spliterators.spliterator(a, 0);
            }
            return sorted;
        }

        public boolean tryAdvance(Consumer<? super T> action) {
            return sorted().tryAdvance(action);
        }

        public void forEachRemaining(Consumer<? super T> action) {
            sorted().forEachRemaining(action);
        }

        public Spliterator<T> trySplit() {
            return null;
        }

        public long estimateSize() {
            return sorted == null ? up.estimateSize() : sorted.estimateSize();
        }

        public int characteristics() {
            return up.characteristics() & (SIZES | DISTINCT) | ORDERED | SORTED;
        }

        public Comparator<? super T> getComparator() {
            return order;
        }
    }

    static <T> Object[] gather(Spliterator<T> s) {
        long n = s.getExactSizeIfKnown();
        final ArrayList<Object> all = new ArrayList<Object>(n > 0 && n < 1 << 30 ? (int) n : 10);
        s.forEachRemaining(new Consumer<T>() {
            public void accept(T v) {
                all.add(v);
            }
        });
        return all.toArray();
    }

    public Object[] toArray() {
        return gather(take());
    }

    public <A> A[] toArray(IntFunction<A[]> generator) {
        Object[] a = gather(take());
        A[] r = generator.apply(a.length);
        if (r.length != a.length) throw new IllegalStateException("Begin size " + a.length
                + " is not equal to fixed size " + r.length);
        System.arraycopy(a, 0, r, 0, a.length);
        return r;
    }

    public void forEach(Consumer<? super T> action) {
        take().forEachRemaining(Objects.requireNonNull(action));
    }

    public void forEachOrdered(Consumer<? super T> action) {
        forEach(action);
    }

    /** Folds the values into one; any tells whether there was one. */
    private static final class Fold<T> implements Consumer<T> {
        private final BinaryOperator<T> op;
        T value;
        boolean any;

        Fold(BinaryOperator<T> op, boolean any, T value) {
            this.op = Objects.requireNonNull(op);
            this.any = any;
            this.value = value;
        }

        public void accept(T v) {
            value = any ? op.apply(value, v) : v;
            any = true;
        }
    }

    public T reduce(T identity, BinaryOperator<T> op) {
        Fold<T> f = new Fold<T>(op, true, identity);
        take().forEachRemaining(f);
        return f.value;
    }

    public Optional<T> reduce(BinaryOperator<T> op) {
        Fold<T> f = new Fold<T>(op, false, null);
        take().forEachRemaining(f);
        return f.any ? Optional.of(f.value) : Optional.<T>empty();
    }

    /** Counts, or keeps the last value, or asks a question about it. */
    private static final class Look<T> implements Consumer<T> {
        long count;
        T value;

        public void accept(T v) {
            count++;
            value = v;
        }
    }

    public long count() {
        Spliterator<T> s = take();
        long n = s.getExactSizeIfKnown();
        if (n >= 0) return n;
        Look<T> l = new Look<T>();
        s.forEachRemaining(l);
        return l.count;
    }

    /** Whether some value answers the question as wanted. */
    private boolean some(Predicate<? super T> predicate, boolean wanted) {
        Objects.requireNonNull(predicate);
        Spliterator<T> s = take();
        Look<T> l = new Look<T>();
        while (s.tryAdvance(l)) if (predicate.test(l.value) == wanted) return true;
        return false;
    }

    public boolean anyMatch(Predicate<? super T> predicate) {
        return some(predicate, true);
    }

    public boolean allMatch(Predicate<? super T> predicate) {
        return !some(predicate, false);
    }

    public boolean noneMatch(Predicate<? super T> predicate) {
        return !some(predicate, true);
    }

    public Optional<T> findFirst() {
        Look<T> l = new Look<T>();
        return take().tryAdvance(l) ? Optional.of(l.value) : Optional.<T>empty();
    }

    public Optional<T> findAny() {
        return findFirst();
    }

    public <U> U reduce(U identity, final BiFunction<U, ? super T, U> accumulator, BinaryOperator<U> combiner) {
        Objects.requireNonNull(accumulator);
        Objects.requireNonNull(combiner);
        @SuppressWarnings("unchecked")
        final U[] r = (U[]) new Object[] {identity};
        take().forEachRemaining(new Consumer<T>() {
            public void accept(T v) {
                r[0] = accumulator.apply(r[0], v);
            }
        });
        return r[0];
    }

    public <R> R collect(Supplier<R> supplier, final BiConsumer<R, ? super T> accumulator,
            BiConsumer<R, R> combiner) {
        Objects.requireNonNull(combiner);
        final R r = supplier.get();
        take().forEachRemaining(new Consumer<T>() {
            public void accept(T v) {
                accumulator.accept(r, v);
            }
        });
        return r;
    }

    @SuppressWarnings("unchecked")
    public <R, A> R collect(Collector<? super T, A, R> collector) {
        final A a = collector.supplier().get();
        final BiConsumer<A, ? super T> accumulator = collector.accumulator();
        take().forEachRemaining(new Consumer<T>() {
            public void accept(T v) {
                accumulator.accept(a, v);
            }
        });
        if (collector.characteristics().contains(Collector.Characteristics.IDENTITY_FINISH)) return (R) a;
        return collector.finisher().apply(a);
    }

    public Optional<T> min(Comparator<? super T> comparator) {
        return reduce(BinaryOperator.minBy(comparator));
    }

    public Optional<T> max(Comparator<? super T> comparator) {
        return reduce(BinaryOperator.maxBy(comparator));
    }

    public Iterator<T> iterator() {
        return Spliterators.iterator(take());
    }

    public Spliterator<T> spliterator() {
        return take();
    }

    public boolean isParallel() {
        return state.parallel;
    }

    public Stream<T> sequential() {
        state.parallel = false;
        return this;
    }

    public Stream<T> parallel() {
        state.parallel = true;
        return this;
    }

    public Stream<T> unordered() {
        if (used) take();
        return this;
    }

    public Stream<T> onClose(Runnable closeHandler) {
        if (used) take();
        state.onClose(closeHandler);
        return this;
    }

    public void close() {
        used = true;
        state.close();
    }

    /** A source without end, or of unknown length. */
    abstract static class Source<T> implements Spliterator<T> {
        private final int traits;

        Source(int traits) {
            this.traits = traits;
        }

        public Spliterator<T> trySplit() {
            return null;
        }

        public long estimateSize() {
            return Long.MAX_VALUE;
        }

        public int characteristics() {
            return traits;
        }
    }

    /** A source that is asked for at the first use only. */
    static final class Late<T> implements Spliterator<T> {
        private final Supplier<? extends Spliterator<T>> supplier;
        private final int traits;
        private Spliterator<T> made;

        Late(Supplier<? extends Spliterator<T>> supplier, int traits) {
            this.supplier = supplier;
            this.traits = traits;
        }

        private Spliterator<T> get() {
            if (made == null) made = supplier.get();
            return made;
        }

        public boolean tryAdvance(Consumer<? super T> action) {
            return get().tryAdvance(action);
        }

        public void forEachRemaining(Consumer<? super T> action) {
            get().forEachRemaining(action);
        }

        public Spliterator<T> trySplit() {
            return get().trySplit();
        }

        public long estimateSize() {
            return get().estimateSize();
        }

        public int characteristics() {
            return made == null ? traits : made.characteristics();
        }

        public Comparator<? super T> getComparator() {
            return get().getComparator();
        }
    }

    /** One source after the other. */
    static final class Concat<T> extends Source<T> {
        private final Spliterator<T> a, b;
        private boolean second;

        Concat(Spliterator<T> a, Spliterator<T> b) {
            super(a.characteristics() & b.characteristics() & RefPipe.MAPPED);
            this.a = a;
            this.b = b;
        }

        public boolean tryAdvance(Consumer<? super T> action) {
            if (!second) {
                if (a.tryAdvance(action)) return true;
                second = true;
            }
            return b.tryAdvance(action);
        }

        public void forEachRemaining(Consumer<? super T> action) {
            if (!second) a.forEachRemaining(action);
            second = true;
            b.forEachRemaining(action);
        }

        @Override
        public long estimateSize() {
            long n = second ? b.estimateSize() : a.estimateSize() + b.estimateSize();
            return n < 0 ? Long.MAX_VALUE : n;
        }
    }

    /** Gathers elements for a stream of them. */
    static final class Build<T> implements Stream.Builder<T> {
        private ArrayList<T> all = new ArrayList<T>();

        public void accept(T v) {
            if (all == null) throw new IllegalStateException();
            all.add(v);
        }

        public Stream<T> build() {
            if (all == null) throw new IllegalStateException();
            Object[] a = all.toArray();
            all = null;
            return StreamSupport.stream(Spliterators.<T>spliterator(a, Spliterator.ORDERED | Spliterator.IMMUTABLE),
                    false);
        }
    }
}
