// SPDX-License-Identifier: MIT
package java.util.stream;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
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
import java.util.function.LongToDoubleFunction;
import java.util.function.LongToIntFunction;
import java.util.function.LongUnaryOperator;
import java.util.function.ObjLongConsumer;
import java.util.function.Supplier;

/** The stages of a stream of values of type long. The spliterator gives what this stage lets out. */
final class LongPipe implements LongStream {
    private final Spliterator.OfLong source;
    private final StreamState state;
    private boolean used;

    LongPipe(Spliterator.OfLong source, StreamState state) {
        this.source = source;
        this.state = state;
    }

    /** Every operation takes the source, and only one may. */
    private Spliterator.OfLong take() {
        if (used) throw new IllegalStateException("stream has already been operated upon or closed");
        used = true;
        return source;
    }

    private LongPipe next(Spliterator.OfLong s) {
        return new LongPipe(s, state);
    }

    public LongStream filter(final LongPredicate predicate) {
        Objects.requireNonNull(predicate);
        return next(new LongToLongStage(take(), false, RefPipe.FILTERED) {
            public void accept(long v) {
                if (!predicate.test(v)) return;
                passed = true;
                down.accept(v);
            }
        });
    }

    public LongStream map(final LongUnaryOperator mapper) {
        Objects.requireNonNull(mapper);
        return new LongPipe(new LongToLongStage(take(), true, RefPipe.MAPPED) {
            public void accept(long v) {
                down.accept(mapper.applyAsLong(v));
            }
        }, state);
    }

    public <R> Stream<R> mapToObj(final LongFunction<? extends R> mapper) {
        Objects.requireNonNull(mapper);
        return new RefPipe<R>(new LongToRefStage<R>(take(), true, RefPipe.MAPPED) {
            public void accept(long v) {
                down.accept(mapper.apply(v));
            }
        }, state);
    }

    public IntStream mapToInt(final LongToIntFunction mapper) {
        Objects.requireNonNull(mapper);
        return new IntPipe(new LongToIntStage(take(), true, RefPipe.MAPPED) {
            public void accept(long v) {
                down.accept(mapper.applyAsInt(v));
            }
        }, state);
    }

    public DoubleStream mapToDouble(final LongToDoubleFunction mapper) {
        Objects.requireNonNull(mapper);
        return new DoublePipe(new LongToDoubleStage(take(), true, RefPipe.MAPPED) {
            public void accept(long v) {
                down.accept(mapper.applyAsDouble(v));
            }
        }, state);
    }

    public Stream<Long> boxed() {
        return new RefPipe<Long>(new LongToRefStage<Long>(take(), true, RefPipe.MAPPED) {
            public void accept(long v) {
                down.accept(Long.valueOf(v));
            }
        }, state);
    }

    public DoubleStream asDoubleStream() {
        return new DoublePipe(new LongToDoubleStage(take(), true, RefPipe.MAPPED) {
            public void accept(long v) {
                down.accept(v);
            }
        }, state);
    }

    public LongStream flatMap(final LongFunction<? extends LongStream> mapper) {
        Objects.requireNonNull(mapper);
        return new LongPipe(new LongToLongStage(take(), false, Spliterator.ORDERED) {
            private LongStream inner;
            private Spliterator.OfLong rest;
            private boolean pulling;

            public void accept(long v) {
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
                    if (!up.tryAdvance((LongConsumer) this)) return false;
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

    public LongStream distinct() {
        return next(new LongToLongStage(take(), false, RefPipe.FILTERED) {
            private final HashSet<Long> seen = new HashSet<Long>();

            public void accept(long v) {
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

    public LongStream peek(final LongConsumer action) {
        Objects.requireNonNull(action);
        return next(new LongToLongStage(take(), true, RefPipe.SAME) {
            public void accept(long v) {
                action.accept(v);
                down.accept(v);
            }
        });
    }

    public LongStream limit(final long maxSize) {
        if (maxSize < 0) throw new IllegalArgumentException(Long.toString(maxSize));
        return next(new Slice(take(), 0, maxSize));
    }

    public LongStream skip(final long n) {
        if (n < 0) throw new IllegalArgumentException(Long.toString(n));
        return n == 0 ? this : next(new Slice(take(), n, Long.MAX_VALUE));
    }

    /** The part of a source that starts after skip values and is at most left long. */
    private static final class Slice implements Spliterator.OfLong, LongConsumer {
        private final Spliterator.OfLong up;
        private long skip, left;

        Slice(Spliterator.OfLong up, long skip, long left) {
            this.up = up;
            this.skip = skip;
            this.left = left;
        }

        public void accept(long v) {
        }

        private boolean reach() {
            for (; skip > 0; skip--) if (!up.tryAdvance((LongConsumer) this)) return false;
            return true;
        }

        public boolean tryAdvance(LongConsumer action) {
            if (left <= 0 || !reach()) return false;
            if (left != Long.MAX_VALUE) left--;
            return up.tryAdvance(action);
        }

        public void forEachRemaining(LongConsumer action) {
            if (left <= 0 || !reach()) return;
            if (left == Long.MAX_VALUE) up.forEachRemaining(action);
            else while (left > 0 && up.tryAdvance(action)) left--;
        }

        public Spliterator.OfLong trySplit() {
            return null;
        }

        public long estimateSize() {
            long n = up.estimateSize();
            return n == Long.MAX_VALUE ? (left == Long.MAX_VALUE ? n : left) : Math.max(0, Math.min(n - skip, left));
        }

        public int characteristics() {
            return up.characteristics() & RefPipe.SAME;
        }

        public Comparator<? super Long> getComparator() {
            return up.getComparator();
        }
    }

    public LongStream takeWhile(final LongPredicate predicate) {
        Objects.requireNonNull(predicate);
        return next(new LongToLongStage(take(), true, RefPipe.FILTERED) {
            private boolean ended;

            public void accept(long v) {
                if (!ended && !predicate.test(v)) ended = true;
                if (!ended) down.accept(v);
            }

            @Override
            public boolean tryAdvance(LongConsumer action) {
                return !ended && super.tryAdvance(action) && !ended;
            }

            @Override
            public void forEachRemaining(LongConsumer action) {
                while (tryAdvance(action)) continue;
            }
        });
    }

    public LongStream dropWhile(final LongPredicate predicate) {
        Objects.requireNonNull(predicate);
        return next(new LongToLongStage(take(), false, RefPipe.FILTERED) {
            private boolean begun;

            public void accept(long v) {
                if (!begun && predicate.test(v)) return;
                begun = true;
                passed = true;
                down.accept(v);
            }
        });
    }

    public LongStream sorted() {
        return next(new Sorted(take()));
    }

    /** Takes everything from above at the first question, and sorts it. */
    private static final class Sorted implements Spliterator.OfLong {
        private final Spliterator.OfLong up;
        private Spliterator.OfLong sorted;

        Sorted(Spliterator.OfLong up) {
            this.up = up;
        }

        private Spliterator.OfLong sorted() {
            if (sorted == null) {
                long[] a = gather(up);
                Arrays.sort(a);
                sorted = Spliterators.spliterator(a, 0);
            }
            return sorted;
        }

        public boolean tryAdvance(LongConsumer action) {
            return sorted().tryAdvance(action);
        }

        public void forEachRemaining(LongConsumer action) {
            sorted().forEachRemaining(action);
        }

        public Spliterator.OfLong trySplit() {
            return null;
        }

        public long estimateSize() {
            return sorted == null ? up.estimateSize() : sorted.estimateSize();
        }

        public int characteristics() {
            return up.characteristics() & (SIZED | SUBSIZED | DISTINCT) | ORDERED | SORTED;
        }

        public Comparator<? super Long> getComparator() {
            return null;
        }
    }

    /** Gathers values in an array that grows. */
    private static final class Gather implements LongConsumer {
        long[] a = new long[16];
        int n;

        public void accept(long v) {
            if (n == a.length) a = Arrays.copyOf(a, n * 2);
            a[n++] = v;
        }
    }

    private static long[] gather(Spliterator.OfLong s) {
        Gather g = new Gather();
        s.forEachRemaining(g);
        return g.n == g.a.length ? g.a : Arrays.copyOf(g.a, g.n);
    }

    public long[] toArray() {
        return gather(take());
    }

    public void forEach(LongConsumer action) {
        take().forEachRemaining(Objects.requireNonNull(action));
    }

    public void forEachOrdered(LongConsumer action) {
        forEach(action);
    }

    /** Folds the values into one; any tells whether there was one. */
    private static final class Fold implements LongConsumer {
        private final LongBinaryOperator op;
        long value;
        boolean any;

        Fold(LongBinaryOperator op, boolean any, long value) {
            this.op = Objects.requireNonNull(op);
            this.any = any;
            this.value = value;
        }

        public void accept(long v) {
            value = any ? op.applyAsLong(value, v) : v;
            any = true;
        }
    }

    public long reduce(long identity, LongBinaryOperator op) {
        Fold f = new Fold(op, true, identity);
        take().forEachRemaining(f);
        return f.value;
    }

    public OptionalLong reduce(LongBinaryOperator op) {
        Fold f = new Fold(op, false, 0);
        take().forEachRemaining(f);
        return f.any ? OptionalLong.of(f.value) : OptionalLong.empty();
    }

    /** Counts, or keeps the last value, or asks a question about it. */
    private static final class Look implements LongConsumer {
        long count;
        long value;

        public void accept(long v) {
            count++;
            value = v;
        }
    }

    public long count() {
        Spliterator.OfLong s = take();
        long n = s.getExactSizeIfKnown();
        if (n >= 0) return n;
        Look l = new Look();
        s.forEachRemaining(l);
        return l.count;
    }

    /** Whether some value answers the question as wanted. */
    private boolean some(LongPredicate predicate, boolean wanted) {
        Objects.requireNonNull(predicate);
        Spliterator.OfLong s = take();
        Look l = new Look();
        while (s.tryAdvance(l)) if (predicate.test(l.value) == wanted) return true;
        return false;
    }

    public boolean anyMatch(LongPredicate predicate) {
        return some(predicate, true);
    }

    public boolean allMatch(LongPredicate predicate) {
        return !some(predicate, false);
    }

    public boolean noneMatch(LongPredicate predicate) {
        return !some(predicate, true);
    }

    public OptionalLong findFirst() {
        Look l = new Look();
        return take().tryAdvance(l) ? OptionalLong.of(l.value) : OptionalLong.empty();
    }

    public OptionalLong findAny() {
        return findFirst();
    }

    public <R> R collect(Supplier<R> supplier, final ObjLongConsumer<R> accumulator, BiConsumer<R, R> combiner) {
        Objects.requireNonNull(combiner);
        final R r = supplier.get();
        take().forEachRemaining(new LongConsumer() {
            public void accept(long v) {
                accumulator.accept(r, v);
            }
        });
        return r;
    }

    public LongSummaryStatistics summaryStatistics() {
        LongSummaryStatistics s = new LongSummaryStatistics();
        take().forEachRemaining((LongConsumer) s);
        return s;
    }

    public long sum() {
        return summaryStatistics().getSum();
    }

    public OptionalLong min() {
        return reduce(new LongBinaryOperator() {
            public long applyAsLong(long a, long b) {
                return Math.min(a, b);
            }
        });
    }

    public OptionalLong max() {
        return reduce(new LongBinaryOperator() {
            public long applyAsLong(long a, long b) {
                return Math.max(a, b);
            }
        });
    }

    public OptionalDouble average() {
        LongSummaryStatistics s = summaryStatistics();
        return s.getCount() > 0 ? OptionalDouble.of(s.getAverage()) : OptionalDouble.empty();
    }

    public PrimitiveIterator.OfLong iterator() {
        return Spliterators.iterator(take());
    }

    public Spliterator.OfLong spliterator() {
        return take();
    }

    public boolean isParallel() {
        return state.parallel;
    }

    public LongStream sequential() {
        state.parallel = false;
        return this;
    }

    public LongStream parallel() {
        state.parallel = true;
        return this;
    }

    public LongStream unordered() {
        if (used) take();
        return this;
    }

    public LongStream onClose(Runnable closeHandler) {
        if (used) take();
        state.onClose(closeHandler);
        return this;
    }

    public void close() {
        used = true;
        state.close();
    }

    /** A source without end, or of unknown length. */
    abstract static class Source implements Spliterator.OfLong {
        private final int traits;

        Source(int traits) {
            this.traits = traits;
        }

        public Spliterator.OfLong trySplit() {
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
    static final class Late implements Spliterator.OfLong {
        private final Supplier<? extends Spliterator.OfLong> supplier;
        private final int traits;
        private Spliterator.OfLong made;

        Late(Supplier<? extends Spliterator.OfLong> supplier, int traits) {
            this.supplier = supplier;
            this.traits = traits;
        }

        private Spliterator.OfLong get() {
            if (made == null) made = supplier.get();
            return made;
        }

        public boolean tryAdvance(LongConsumer action) {
            return get().tryAdvance(action);
        }

        public void forEachRemaining(LongConsumer action) {
            get().forEachRemaining(action);
        }

        public Spliterator.OfLong trySplit() {
            return get().trySplit();
        }

        public long estimateSize() {
            return get().estimateSize();
        }

        public int characteristics() {
            return made == null ? traits : made.characteristics();
        }

        public Comparator<? super Long> getComparator() {
            return get().getComparator();
        }
    }

    /** One source after the other. */
    static final class Concat extends Source {
        private final Spliterator.OfLong a, b;
        private boolean second;

        Concat(Spliterator.OfLong a, Spliterator.OfLong b) {
            super(a.characteristics() & b.characteristics() & RefPipe.MAPPED);
            this.a = a;
            this.b = b;
        }

        public boolean tryAdvance(LongConsumer action) {
            if (!second) {
                if (a.tryAdvance(action)) return true;
                second = true;
            }
            return b.tryAdvance(action);
        }

        public void forEachRemaining(LongConsumer action) {
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
    static final class Build implements LongStream.Builder {
        private Gather all = new Gather();

        public void accept(long v) {
            if (all == null) throw new IllegalStateException();
            all.accept(v);
        }

        public LongStream build() {
            if (all == null) throw new IllegalStateException();
            Gather g = all;
            all = null;
            return Arrays.stream(g.a, 0, g.n);
        }
    }

    /** The numbers from next to last, both included; done when there is none left. */
    static final class Range implements Spliterator.OfLong {
        private long next;
        private final long last;
        private boolean done;

        Range(long next, long last) {
            this.next = next;
            this.last = last;
        }

        public boolean tryAdvance(LongConsumer action) {
            Objects.requireNonNull(action);
            if (done) return false;
            long v = next;
            if (v == last) done = true;
            else next = v + 1;
            action.accept(v);
            return true;
        }

        public void forEachRemaining(LongConsumer action) {
            Objects.requireNonNull(action);
            if (done) return;
            done = true;
            for (long v = next; v < last; v++) action.accept(v);
            action.accept(last);
        }

        public Spliterator.OfLong trySplit() {
            long mid = next + (last - next >> 1), from = next;
            if (done || from >= last || mid < from) return null;
            next = mid + 1;
            return new Range(from, mid);
        }

        public long estimateSize() {
            long n = done ? 0 : (long) last - next + 1;
            return n < 0 ? Long.MAX_VALUE : n;
        }

        public int characteristics() {
            return ORDERED | SIZED | SUBSIZED | IMMUTABLE | NONNULL | DISTINCT | SORTED;
        }

        public Comparator<? super Long> getComparator() {
            return null;
        }
    }
}
