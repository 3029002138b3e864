// SPDX-License-Identifier: MIT
package java.util.stream;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
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
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;

/** The stages of a stream of values of type int. The spliterator gives what this stage lets out. */
final class IntPipe implements IntStream {
    private final Spliterator.OfInt source;
    private final StreamState state;
    private boolean used;

    IntPipe(Spliterator.OfInt source, StreamState state) {
        this.source = source;
        this.state = state;
    }

    /** Every operation takes the source, and only one may. */
    private Spliterator.OfInt take() {
        if (used) throw new IllegalStateException("stream has already been operated upon or closed");
        used = true;
        return source;
    }

    private IntPipe next(Spliterator.OfInt s) {
        return new IntPipe(s, state);
    }

    public IntStream filter(final IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        return next(new IntToIntStage(take(), false, RefPipe.FILTERED) {
            public void accept(int v) {
                if (!predicate.test(v)) return;
                passed = true;
                down.accept(v);
            }
        });
    }

    public IntStream map(final IntUnaryOperator mapper) {
        Objects.requireNonNull(mapper);
        return new IntPipe(new IntToIntStage(take(), true, RefPipe.MAPPED) {
            public void accept(int v) {
                down.accept(mapper.applyAsInt(v));
            }
        }, state);
    }

    public <R> Stream<R> mapToObj(final IntFunction<? extends R> mapper) {
        Objects.requireNonNull(mapper);
        return new RefPipe<R>(new IntToRefStage<R>(take(), true, RefPipe.MAPPED) {
            public void accept(int v) {
                down.accept(mapper.apply(v));
            }
        }, state);
    }

    public LongStream mapToLong(final IntToLongFunction mapper) {
        Objects.requireNonNull(mapper);
        return new LongPipe(new IntToLongStage(take(), true, RefPipe.MAPPED) {
            public void accept(int v) {
                down.accept(mapper.applyAsLong(v));
            }
        }, state);
    }

    public DoubleStream mapToDouble(final IntToDoubleFunction mapper) {
        Objects.requireNonNull(mapper);
        return new DoublePipe(new IntToDoubleStage(take(), true, RefPipe.MAPPED) {
            public void accept(int v) {
                down.accept(mapper.applyAsDouble(v));
            }
        }, state);
    }

    public Stream<Integer> boxed() {
        return new RefPipe<Integer>(new IntToRefStage<Integer>(take(), true, RefPipe.MAPPED) {
            public void accept(int v) {
                down.accept(Integer.valueOf(v));
            }
        }, state);
    }

    public LongStream asLongStream() {
        return new LongPipe(new IntToLongStage(take(), true, RefPipe.MAPPED) {
            public void accept(int v) {
                down.accept(v);
            }
        }, state);
    }

    public DoubleStream asDoubleStream() {
        return new DoublePipe(new IntToDoubleStage(take(), true, RefPipe.MAPPED) {
            public void accept(int v) {
                down.accept(v);
            }
        }, state);
    }

    public IntStream flatMap(final IntFunction<? extends IntStream> mapper) {
        Objects.requireNonNull(mapper);
        return new IntPipe(new IntToIntStage(take(), false, Spliterator.ORDERED) {
            private IntStream inner;
            private Spliterator.OfInt rest;
            private boolean pulling;

            public void accept(int v) {
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
                    if (!up.tryAdvance((IntConsumer) this)) return false;
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

    public IntStream distinct() {
        return next(new IntToIntStage(take(), false, RefPipe.FILTERED) {
            private final HashSet<Integer> seen = new HashSet<Integer>();

            public void accept(int v) {
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

    public IntStream peek(final IntConsumer action) {
        Objects.requireNonNull(action);
        return next(new IntToIntStage(take(), true, RefPipe.SAME) {
            public void accept(int v) {
                action.accept(v);
                down.accept(v);
            }
        });
    }

    public IntStream limit(final long maxSize) {
        if (maxSize < 0) throw new IllegalArgumentException(Long.toString(maxSize));
        return next(new Slice(take(), 0, maxSize));
    }

    public IntStream skip(final long n) {
        if (n < 0) throw new IllegalArgumentException(Long.toString(n));
        return n == 0 ? this : next(new Slice(take(), n, Long.MAX_VALUE));
    }

    /** The part of a source that starts after skip values and is at most left long. */
    private static final class Slice implements Spliterator.OfInt, IntConsumer {
        private final Spliterator.OfInt up;
        private long skip, left;

        Slice(Spliterator.OfInt up, long skip, long left) {
            this.up = up;
            this.skip = skip;
            this.left = left;
        }

        public void accept(int v) {
        }

        private boolean reach() {
            for (; skip > 0; skip--) if (!up.tryAdvance((IntConsumer) this)) return false;
            return true;
        }

        public boolean tryAdvance(IntConsumer action) {
            if (left <= 0 || !reach()) return false;
            if (left != Long.MAX_VALUE) left--;
            return up.tryAdvance(action);
        }

        public void forEachRemaining(IntConsumer action) {
            if (left <= 0 || !reach()) return;
            if (left == Long.MAX_VALUE) up.forEachRemaining(action);
            else while (left > 0 && up.tryAdvance(action)) left--;
        }

        public Spliterator.OfInt trySplit() {
            return null;
        }

        public long estimateSize() {
            long n = up.estimateSize();
            return n == Long.MAX_VALUE ? (left == Long.MAX_VALUE ? n : left) : Math.max(0, Math.min(n - skip, left));
        }

        public int characteristics() {
            return up.characteristics() & RefPipe.SAME;
        }

        public Comparator<? super Integer> getComparator() {
            return up.getComparator();
        }
    }

    public IntStream takeWhile(final IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        return next(new IntToIntStage(take(), true, RefPipe.FILTERED) {
            private boolean ended;

            public void accept(int v) {
                if (!ended && !predicate.test(v)) ended = true;
                if (!ended) down.accept(v);
            }

            @Override
            public boolean tryAdvance(IntConsumer action) {
                return !ended && super.tryAdvance(action) && !ended;
            }

            @Override
            public void forEachRemaining(IntConsumer action) {
                while (tryAdvance(action)) continue;
            }
        });
    }

    public IntStream dropWhile(final IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        return next(new IntToIntStage(take(), false, RefPipe.FILTERED) {
            private boolean begun;

            public void accept(int v) {
                if (!begun && predicate.test(v)) return;
                begun = true;
                passed = true;
                down.accept(v);
            }
        });
    }

    public IntStream sorted() {
        return next(new Sorted(take()));
    }

    /** Takes everything from above at the first question, and sorts it. */
    private static final class Sorted implements Spliterator.OfInt {
        private final Spliterator.OfInt up;
        private Spliterator.OfInt sorted;

        Sorted(Spliterator.OfInt up) {
            this.up = up;
        }

        private Spliterator.OfInt sorted() {
            if (sorted == null) {
                int[] a = gather(up);
                Arrays.sort(a);
                sorted = Spliterators.spliterator(a, 0);
            }
            return sorted;
        }

        public boolean tryAdvance(IntConsumer action) {
            return sorted().tryAdvance(action);
        }

        public void forEachRemaining(IntConsumer action) {
            sorted().forEachRemaining(action);
        }

        public Spliterator.OfInt trySplit() {
            return null;
        }

        public long estimateSize() {
            return sorted == null ? up.estimateSize() : sorted.estimateSize();
        }

        public int characteristics() {
            return up.characteristics() & (SIZED | SUBSIZED | DISTINCT) | ORDERED | SORTED;
        }

        public Comparator<? super Integer> getComparator() {
            return null;
        }
    }

    /** Gathers values in an array that grows. */
    private static final class Gather implements IntConsumer {
        int[] a = new int[16];
        int n;

        public void accept(int v) {
            if (n == a.length) a = Arrays.copyOf(a, n * 2);
            a[n++] = v;
        }
    }

    private static int[] gather(Spliterator.OfInt s) {
        Gather g = new Gather();
        s.forEachRemaining(g);
        return g.n == g.a.length ? g.a : Arrays.copyOf(g.a, g.n);
    }

    public int[] toArray() {
        return gather(take());
    }

    public void forEach(IntConsumer action) {
        take().forEachRemaining(Objects.requireNonNull(action));
    }

    public void forEachOrdered(IntConsumer action) {
        forEach(action);
    }

    /** Folds the values into one; any tells whether there was one. */
    private static final class Fold implements IntConsumer {
        private final IntBinaryOperator op;
        int value;
        boolean any;

        Fold(IntBinaryOperator op, boolean any, int value) {
            this.op = Objects.requireNonNull(op);
            this.any = any;
            this.value = value;
        }

        public void accept(int v) {
            value = any ? op.applyAsInt(value, v) : v;
            any = true;
        }
    }

    public int reduce(int identity, IntBinaryOperator op) {
        Fold f = new Fold(op, true, identity);
        take().forEachRemaining(f);
        return f.value;
    }

    public OptionalInt reduce(IntBinaryOperator op) {
        Fold f = new Fold(op, false, 0);
        take().forEachRemaining(f);
        return f.any ? OptionalInt.of(f.value) : OptionalInt.empty();
    }

    /** Counts, or keeps the last value, or asks a question about it. */
    private static final class Look implements IntConsumer {
        long count;
        int value;

        public void accept(int v) {
            count++;
            value = v;
        }
    }

    public long count() {
        Spliterator.OfInt s = take();
        long n = s.getExactSizeIfKnown();
        if (n >= 0) return n;
        Look l = new Look();
        s.forEachRemaining(l);
        return l.count;
    }

    /** Whether some value answers the question as wanted. */
    private boolean some(IntPredicate predicate, boolean wanted) {
        Objects.requireNonNull(predicate);
        Spliterator.OfInt s = take();
        Look l = new Look();
        while (s.tryAdvance(l)) if (predicate.test(l.value) == wanted) return true;
        return false;
    }

    public boolean anyMatch(IntPredicate predicate) {
        return some(predicate, true);
    }

    public boolean allMatch(IntPredicate predicate) {
        return !some(predicate, false);
    }

    public boolean noneMatch(IntPredicate predicate) {
        return !some(predicate, true);
    }

    public OptionalInt findFirst() {
        Look l = new Look();
        return take().tryAdvance(l) ? OptionalInt.of(l.value) : OptionalInt.empty();
    }

    public OptionalInt findAny() {
        return findFirst();
    }

    public <R> R collect(Supplier<R> supplier, final ObjIntConsumer<R> accumulator, BiConsumer<R, R> combiner) {
        Objects.requireNonNull(combiner);
        final R r = supplier.get();
        take().forEachRemaining(new IntConsumer() {
            public void accept(int v) {
                accumulator.accept(r, v);
            }
        });
        return r;
    }

    public IntSummaryStatistics summaryStatistics() {
        IntSummaryStatistics s = new IntSummaryStatistics();
        take().forEachRemaining((IntConsumer) s);
        return s;
    }

    public int sum() {
        return (int) summaryStatistics().getSum();
    }

    public OptionalInt min() {
        return reduce(new IntBinaryOperator() {
            public int applyAsInt(int a, int b) {
                return Math.min(a, b);
            }
        });
    }

    public OptionalInt max() {
        return reduce(new IntBinaryOperator() {
            public int applyAsInt(int a, int b) {
                return Math.max(a, b);
            }
        });
    }

    public OptionalDouble average() {
        IntSummaryStatistics s = summaryStatistics();
        return s.getCount() > 0 ? OptionalDouble.of(s.getAverage()) : OptionalDouble.empty();
    }

    public PrimitiveIterator.OfInt iterator() {
        return Spliterators.iterator(take());
    }

    public Spliterator.OfInt spliterator() {
        return take();
    }

    public boolean isParallel() {
        return state.parallel;
    }

    public IntStream sequential() {
        state.parallel = false;
        return this;
    }

    public IntStream parallel() {
        state.parallel = true;
        return this;
    }

    public IntStream unordered() {
        if (used) take();
        return this;
    }

    public IntStream onClose(Runnable closeHandler) {
        if (used) take();
        state.onClose(closeHandler);
        return this;
    }

    public void close() {
        used = true;
        state.close();
    }

    /** A source without end, or of unknown length. */
    abstract static class Source implements Spliterator.OfInt {
        private final int traits;

        Source(int traits) {
            this.traits = traits;
        }

        public Spliterator.OfInt trySplit() {
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
    static final class Late implements Spliterator.OfInt {
        private final Supplier<? extends Spliterator.OfInt> supplier;
        private final int traits;
        private Spliterator.OfInt made;

        Late(Supplier<? extends Spliterator.OfInt> supplier, int traits) {
            this.supplier = supplier;
            this.traits = traits;
        }

        private Spliterator.OfInt get() {
            if (made == null) made = supplier.get();
            return made;
        }

        public boolean tryAdvance(IntConsumer action) {
            return get().tryAdvance(action);
        }

        public void forEachRemaining(IntConsumer action) {
            get().forEachRemaining(action);
        }

        public Spliterator.OfInt trySplit() {
            return get().trySplit();
        }

        public long estimateSize() {
            return get().estimateSize();
        }

        public int characteristics() {
            return made == null ? traits : made.characteristics();
        }

        public Comparator<? super Integer> getComparator() {
            return get().getComparator();
        }
    }

    /** One source after the other. */
    static final class Concat extends Source {
        private final Spliterator.OfInt a, b;
        private boolean second;

        Concat(Spliterator.OfInt a, Spliterator.OfInt b) {
            super(a.characteristics() & b.characteristics() & RefPipe.MAPPED);
            this.a = a;
            this.b = b;
        }

        public boolean tryAdvance(IntConsumer action) {
            if (!second) {
                if (a.tryAdvance(action)) return true;
                second = true;
            }
            return b.tryAdvance(action);
        }

        public void forEachRemaining(IntConsumer action) {
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
    static final class Build implements IntStream.Builder {
        private Gather all = new Gather();

        public void accept(int v) {
            if (all == null) throw new IllegalStateException();
            all.accept(v);
        }

        public IntStream build() {
            if (all == null) throw new IllegalStateException();
            Gather g = all;
            all = null;
            return Arrays.stream(g.a, 0, g.n);
        }
    }

    /** The numbers from next to last, both included; done when there is none left. */
    static final class Range implements Spliterator.OfInt {
        private int next;
        private final int last;
        private boolean done;

        Range(int next, int last) {
            this.next = next;
            this.last = last;
        }

        public boolean tryAdvance(IntConsumer action) {
            Objects.requireNonNull(action);
            if (done) return false;
            int v = next;
            if (v == last) done = true;
            else next = v + 1;
            action.accept(v);
            return true;
        }

        public void forEachRemaining(IntConsumer action) {
            Objects.requireNonNull(action);
            if (done) return;
            done = true;
            for (int v = next; v < last; v++) action.accept(v);
            action.accept(last);
        }

        public Spliterator.OfInt trySplit() {
            int mid = next + (last - next >> 1), from = next;
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

        public Comparator<? super Integer> getComparator() {
            return null;
        }
    }
}
