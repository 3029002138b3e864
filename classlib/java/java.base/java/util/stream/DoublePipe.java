// SPDX-License-Identifier: MIT
package java.util.stream;

import java.util.Arrays;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.HashSet;
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
import java.util.function.DoubleToIntFunction;
import java.util.function.DoubleToLongFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.function.ObjDoubleConsumer;
import java.util.function.Supplier;

/** The stages of a stream of values of type double. The spliterator gives what this stage lets out. */
final class DoublePipe implements DoubleStream {
    private final Spliterator.OfDouble source;
    private final StreamState state;
    private boolean used;

    DoublePipe(Spliterator.OfDouble source, StreamState state) {
        this.source = source;
        this.state = state;
    }

    /** Every operation takes the source, and only one may. */
    private Spliterator.OfDouble take() {
        if (used) throw new IllegalStateException("stream has already been operated upon or closed");
        used = true;
        return source;
    }

    private DoublePipe next(Spliterator.OfDouble s) {
        return new DoublePipe(s, state);
    }

    public DoubleStream filter(final DoublePredicate predicate) {
        Objects.requireNonNull(predicate);
        return next(new DoubleToDoubleStage(take(), false, RefPipe.FILTERED) {
            public void accept(double v) {
                if (!predicate.test(v)) return;
                passed = true;
                down.accept(v);
            }
        });
    }

    public DoubleStream map(final DoubleUnaryOperator mapper) {
        Objects.requireNonNull(mapper);
        return new DoublePipe(new DoubleToDoubleStage(take(), true, RefPipe.MAPPED) {
            public void accept(double v) {
                down.accept(mapper.applyAsDouble(v));
            }
        }, state);
    }

    public <R> Stream<R> mapToObj(final DoubleFunction<? extends R> mapper) {
        Objects.requireNonNull(mapper);
        return new RefPipe<R>(new DoubleToRefStage<R>(take(), true, RefPipe.MAPPED) {
            public void accept(double v) {
                down.accept(mapper.apply(v));
            }
        }, state);
    }

    public IntStream mapToInt(final DoubleToIntFunction mapper) {
        Objects.requireNonNull(mapper);
        return new IntPipe(new DoubleToIntStage(take(), true, RefPipe.MAPPED) {
            public void accept(double v) {
                down.accept(mapper.applyAsInt(v));
            }
        }, state);
    }

    public LongStream mapToLong(final DoubleToLongFunction mapper) {
        Objects.requireNonNull(mapper);
        return new LongPipe(new DoubleToLongStage(take(), true, RefPipe.MAPPED) {
            public void accept(double v) {
                down.accept(mapper.applyAsLong(v));
            }
        }, state);
    }

    public Stream<Double> boxed() {
        return new RefPipe<Double>(new DoubleToRefStage<Double>(take(), true, RefPipe.MAPPED) {
            public void accept(double v) {
                down.accept(Double.valueOf(v));
            }
        }, state);
    }

    public DoubleStream flatMap(final DoubleFunction<? extends DoubleStream> mapper) {
        Objects.requireNonNull(mapper);
        return new DoublePipe(new DoubleToDoubleStage(take(), false, Spliterator.ORDERED) {
            private DoubleStream inner;
            private Spliterator.OfDouble rest;
            private boolean pulling;

            public void accept(double v) {
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
                    if (!up.tryAdvance((DoubleConsumer) this)) return false;
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

    public DoubleStream distinct() {
        return next(new DoubleToDoubleStage(take(), false, RefPipe.FILTERED) {
            private final HashSet<Double> seen = new HashSet<Double>();

            public void accept(double v) {
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

    public DoubleStream peek(final DoubleConsumer action) {
        Objects.requireNonNull(action);
        return next(new DoubleToDoubleStage(take(), true, RefPipe.SAME) {
            public void accept(double v) {
                action.accept(v);
                down.accept(v);
            }
        });
    }

    public DoubleStream limit(final long maxSize) {
        if (maxSize < 0) throw new IllegalArgumentException(Long.toString(maxSize));
        return next(new Slice(take(), 0, maxSize));
    }

    public DoubleStream skip(final long n) {
        if (n < 0) throw new IllegalArgumentException(Long.toString(n));
        return n == 0 ? this : next(new Slice(take(), n, Long.MAX_VALUE));
    }

    /** The part of a source that starts after skip values and is at most left long. */
    private static final class Slice implements Spliterator.OfDouble, DoubleConsumer {
        private final Spliterator.OfDouble up;
        private long skip, left;

        Slice(Spliterator.OfDouble up, long skip, long left) {
            this.up = up;
            this.skip = skip;
            this.left = left;
        }

        public void accept(double v) {
        }

        private boolean reach() {
            for (; skip > 0; skip--) if (!up.tryAdvance((DoubleConsumer) this)) return false;
            return true;
        }

        public boolean tryAdvance(DoubleConsumer action) {
            if (left <= 0 || !reach()) return false;
            if (left != Long.MAX_VALUE) left--;
            return up.tryAdvance(action);
        }

        public void forEachRemaining(DoubleConsumer action) {
            if (left <= 0 || !reach()) return;
            if (left == Long.MAX_VALUE) up.forEachRemaining(action);
            else while (left > 0 && up.tryAdvance(action)) left--;
        }

        public Spliterator.OfDouble trySplit() {
            return null;
        }

        public long estimateSize() {
            long n = up.estimateSize();
            return n == Long.MAX_VALUE ? (left == Long.MAX_VALUE ? n : left) : Math.max(0, Math.min(n - skip, left));
        }

        public int characteristics() {
            return up.characteristics() & RefPipe.SAME;
        }

        public Comparator<? super Double> getComparator() {
            return up.getComparator();
        }
    }

    public DoubleStream takeWhile(final DoublePredicate predicate) {
        Objects.requireNonNull(predicate);
        return next(new DoubleToDoubleStage(take(), true, RefPipe.FILTERED) {
            private boolean ended;

            public void accept(double v) {
                if (!ended && !predicate.test(v)) ended = true;
                if (!ended) down.accept(v);
            }

            @Override
            public boolean tryAdvance(DoubleConsumer action) {
                return !ended && super.tryAdvance(action) && !ended;
            }

            @Override
            public void forEachRemaining(DoubleConsumer action) {
                while (tryAdvance(action)) continue;
            }
        });
    }

    public DoubleStream dropWhile(final DoublePredicate predicate) {
        Objects.requireNonNull(predicate);
        return next(new DoubleToDoubleStage(take(), false, RefPipe.FILTERED) {
            private boolean begun;

            public void accept(double v) {
                if (!begun && predicate.test(v)) return;
                begun = true;
                passed = true;
                down.accept(v);
            }
        });
    }

    public DoubleStream sorted() {
        return next(new Sorted(take()));
    }

    /** Takes everything from above at the first question, and sorts it. */
    private static final class Sorted implements Spliterator.OfDouble {
        private final Spliterator.OfDouble up;
        private Spliterator.OfDouble sorted;

        Sorted(Spliterator.OfDouble up) {
            this.up = up;
        }

        private Spliterator.OfDouble sorted() {
            if (sorted == null) {
                double[] a = gather(up);
                Arrays.sort(a);
                sorted = Spliterators.spliterator(a, 0);
            }
            return sorted;
        }

        public boolean tryAdvance(DoubleConsumer action) {
            return sorted().tryAdvance(action);
        }

        public void forEachRemaining(DoubleConsumer action) {
            sorted().forEachRemaining(action);
        }

        public Spliterator.OfDouble trySplit() {
            return null;
        }

        public long estimateSize() {
            return sorted == null ? up.estimateSize() : sorted.estimateSize();
        }

        public int characteristics() {
            return up.characteristics() & (SIZED | SUBSIZED | DISTINCT) | ORDERED | SORTED;
        }

        public Comparator<? super Double> getComparator() {
            return null;
        }
    }

    /** Gathers values in an array that grows. */
    private static final class Gather implements DoubleConsumer {
        double[] a = new double[16];
        int n;

        public void accept(double v) {
            if (n == a.length) a = Arrays.copyOf(a, n * 2);
            a[n++] = v;
        }
    }

    private static double[] gather(Spliterator.OfDouble s) {
        Gather g = new Gather();
        s.forEachRemaining(g);
        return g.n == g.a.length ? g.a : Arrays.copyOf(g.a, g.n);
    }

    public double[] toArray() {
        return gather(take());
    }

    public void forEach(DoubleConsumer action) {
        take().forEachRemaining(Objects.requireNonNull(action));
    }

    public void forEachOrdered(DoubleConsumer action) {
        forEach(action);
    }

    /** Folds the values into one; any tells whether there was one. */
    private static final class Fold implements DoubleConsumer {
        private final DoubleBinaryOperator op;
        double value;
        boolean any;

        Fold(DoubleBinaryOperator op, boolean any, double value) {
            this.op = Objects.requireNonNull(op);
            this.any = any;
            this.value = value;
        }

        public void accept(double v) {
            value = any ? op.applyAsDouble(value, v) : v;
            any = true;
        }
    }

    public double reduce(double identity, DoubleBinaryOperator op) {
        Fold f = new Fold(op, true, identity);
        take().forEachRemaining(f);
        return f.value;
    }

    public OptionalDouble reduce(DoubleBinaryOperator op) {
        Fold f = new Fold(op, false, 0);
        take().forEachRemaining(f);
        return f.any ? OptionalDouble.of(f.value) : OptionalDouble.empty();
    }

    /** Counts, or keeps the last value, or asks a question about it. */
    private static final class Look implements DoubleConsumer {
        long count;
        double value;

        public void accept(double v) {
            count++;
            value = v;
        }
    }

    public long count() {
        Spliterator.OfDouble s = take();
        long n = s.getExactSizeIfKnown();
        if (n >= 0) return n;
        Look l = new Look();
        s.forEachRemaining(l);
        return l.count;
    }

    /** Whether some value answers the question as wanted. */
    private boolean some(DoublePredicate predicate, boolean wanted) {
        Objects.requireNonNull(predicate);
        Spliterator.OfDouble s = take();
        Look l = new Look();
        while (s.tryAdvance(l)) if (predicate.test(l.value) == wanted) return true;
        return false;
    }

    public boolean anyMatch(DoublePredicate predicate) {
        return some(predicate, true);
    }

    public boolean allMatch(DoublePredicate predicate) {
        return !some(predicate, false);
    }

    public boolean noneMatch(DoublePredicate predicate) {
        return !some(predicate, true);
    }

    public OptionalDouble findFirst() {
        Look l = new Look();
        return take().tryAdvance(l) ? OptionalDouble.of(l.value) : OptionalDouble.empty();
    }

    public OptionalDouble findAny() {
        return findFirst();
    }

    public <R> R collect(Supplier<R> supplier, final ObjDoubleConsumer<R> accumulator, BiConsumer<R, R> combiner) {
        Objects.requireNonNull(combiner);
        final R r = supplier.get();
        take().forEachRemaining(new DoubleConsumer() {
            public void accept(double v) {
                accumulator.accept(r, v);
            }
        });
        return r;
    }

    public DoubleSummaryStatistics summaryStatistics() {
        DoubleSummaryStatistics s = new DoubleSummaryStatistics();
        take().forEachRemaining((DoubleConsumer) s);
        return s;
    }

    public double sum() {
        return summaryStatistics().getSum();
    }

    public OptionalDouble min() {
        return reduce(new DoubleBinaryOperator() {
            public double applyAsDouble(double a, double b) {
                return Math.min(a, b);
            }
        });
    }

    public OptionalDouble max() {
        return reduce(new DoubleBinaryOperator() {
            public double applyAsDouble(double a, double b) {
                return Math.max(a, b);
            }
        });
    }

    public OptionalDouble average() {
        DoubleSummaryStatistics s = summaryStatistics();
        return s.getCount() > 0 ? OptionalDouble.of(s.getAverage()) : OptionalDouble.empty();
    }

    public PrimitiveIterator.OfDouble iterator() {
        return Spliterators.iterator(take());
    }

    public Spliterator.OfDouble spliterator() {
        return take();
    }

    public boolean isParallel() {
        return state.parallel;
    }

    public DoubleStream sequential() {
        state.parallel = false;
        return this;
    }

    public DoubleStream parallel() {
        state.parallel = true;
        return this;
    }

    public DoubleStream unordered() {
        if (used) take();
        return this;
    }

    public DoubleStream onClose(Runnable closeHandler) {
        if (used) take();
        state.onClose(closeHandler);
        return this;
    }

    public void close() {
        used = true;
        state.close();
    }

    /** A source without end, or of unknown length. */
    abstract static class Source implements Spliterator.OfDouble {
        private final int traits;

        Source(int traits) {
            this.traits = traits;
        }

        public Spliterator.OfDouble trySplit() {
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
    static final class Late implements Spliterator.OfDouble {
        private final Supplier<? extends Spliterator.OfDouble> supplier;
        private final int traits;
        private Spliterator.OfDouble made;

        Late(Supplier<? extends Spliterator.OfDouble> supplier, int traits) {
            this.supplier = supplier;
            this.traits = traits;
        }

        private Spliterator.OfDouble get() {
            if (made == null) made = supplier.get();
            return made;
        }

        public boolean tryAdvance(DoubleConsumer action) {
            return get().tryAdvance(action);
        }

        public void forEachRemaining(DoubleConsumer action) {
            get().forEachRemaining(action);
        }

        public Spliterator.OfDouble trySplit() {
            return get().trySplit();
        }

        public long estimateSize() {
            return get().estimateSize();
        }

        public int characteristics() {
            return made == null ? traits : made.characteristics();
        }

        public Comparator<? super Double> getComparator() {
            return get().getComparator();
        }
    }

    /** One source after the other. */
    static final class Concat extends Source {
        private final Spliterator.OfDouble a, b;
        private boolean second;

        Concat(Spliterator.OfDouble a, Spliterator.OfDouble b) {
            super(a.characteristics() & b.characteristics() & RefPipe.MAPPED);
            this.a = a;
            this.b = b;
        }

        public boolean tryAdvance(DoubleConsumer action) {
            if (!second) {
                if (a.tryAdvance(action)) return true;
                second = true;
            }
            return b.tryAdvance(action);
        }

        public void forEachRemaining(DoubleConsumer action) {
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

    /** Gathers values for a stream of them. */
    static final class Build implements DoubleStream.Builder {
        private Gather all = new Gather();

        public void accept(double v) {
            if (all == null) throw new IllegalStateException();
            all.accept(v);
        }

        public DoubleStream build() {
            if (all == null) throw new IllegalStateException();
            Gather g = all;
            all = null;
            return Arrays.stream(g.a, 0, g.n);
        }
    }
}
