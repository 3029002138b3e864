// SPDX-License-Identifier: MIT
package java.util;

import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;

/** Spliterators over arrays, collections and iterators. */
public final class Spliterators {
    private Spliterators() {
    }

    @SuppressWarnings("unchecked")
    public static <T> Spliterator<T> emptySpliterator() {
        return new RefArray<T>(new Object[0], 0, 0, 0);
    }

    public static Spliterator.OfInt emptyIntSpliterator() {
        return new IntArray(new int[0], 0, 0, 0);
    }

    public static Spliterator.OfInt spliterator(int[] array, int additionalCharacteristics) {
        return new IntArray(array, 0, array.length, additionalCharacteristics);
    }

    public static Spliterator.OfInt spliterator(int[] array, int fromIndex, int toIndex,
            int additionalCharacteristics) {
        checkRange(array.length, fromIndex, toIndex);
        return new IntArray(array, fromIndex, toIndex, additionalCharacteristics);
    }

    public static Spliterator.OfInt spliterator(PrimitiveIterator.OfInt iterator, long size, int characteristics) {
        return new IntWalk(Objects.requireNonNull(iterator), size, sized(characteristics));
    }

    public static Spliterator.OfInt spliteratorUnknownSize(PrimitiveIterator.OfInt iterator, int characteristics) {
        return new IntWalk(Objects.requireNonNull(iterator), Long.MAX_VALUE, unsized(characteristics));
    }

    public static PrimitiveIterator.OfInt iterator(final Spliterator.OfInt spliterator) {
        Objects.requireNonNull(spliterator);
        return new IntIterator(spliterator);
    }

    private static final class IntIterator implements PrimitiveIterator.OfInt, IntConsumer {
        private final Spliterator.OfInt source;
        private boolean ready;
        private int value;

        IntIterator(Spliterator.OfInt source) {
            this.source = source;
        }

        public void accept(int v) {
            ready = true;
            value = v;
        }

        public boolean hasNext() {
            if (!ready) source.tryAdvance((IntConsumer) this);
            return ready;
        }

        public int nextInt() {
            if (!hasNext()) throw new NoSuchElementException();
            ready = false;
            return value;
        }
    }

    /** A consumer of objects as one of primitive values. */
    static IntConsumer unboxedInt(final Consumer<? super Integer> action) {
        Objects.requireNonNull(action);
        if (action instanceof IntConsumer) return (IntConsumer) action;
        return new IntConsumer() {
            public void accept(int v) {
                action.accept(v);
            }
        };
    }

    /** An estimate without n elements that were split off. */
    private static long less(long est, int n) {
        return est == Long.MAX_VALUE ? est : Math.max(0, est - n);
    }

    /** A spliterator over tryAdvance; splitting takes batches. */
    public abstract static class AbstractIntSpliterator implements Spliterator.OfInt {
        private long est;
        private final int traits;

        protected AbstractIntSpliterator(long est, int additionalCharacteristics) {
            this.est = est;
            traits = (additionalCharacteristics & SIZED) != 0 ? additionalCharacteristics | SUBSIZED
                    : additionalCharacteristics;
        }

        public Spliterator.OfInt trySplit() {
            final int[] batch = new int[1024];
            final int[] n = new int[1];
            IntConsumer keep = new IntConsumer() {
                public void accept(int v) {
                    batch[n[0]++] = v;
                }
            };
            while (n[0] < batch.length && tryAdvance(keep)) continue;
            est = less(est, n[0]);
            return n[0] == 0 ? null : new IntArray(batch, 0, n[0], traits & ~SIZED);
        }

        public long estimateSize() {
            return est;
        }

        public int characteristics() {
            return traits;
        }
    }

    public static Spliterator.OfLong emptyLongSpliterator() {
        return new LongArray(new long[0], 0, 0, 0);
    }

    public static Spliterator.OfLong spliterator(long[] array, int additionalCharacteristics) {
        return new LongArray(array, 0, array.length, additionalCharacteristics);
    }

    public static Spliterator.OfLong spliterator(long[] array, int fromIndex, int toIndex,
            int additionalCharacteristics) {
        checkRange(array.length, fromIndex, toIndex);
        return new LongArray(array, fromIndex, toIndex, additionalCharacteristics);
    }

    public static Spliterator.OfLong spliterator(PrimitiveIterator.OfLong iterator, long size, int characteristics) {
        return new LongWalk(Objects.requireNonNull(iterator), size, sized(characteristics));
    }

    public static Spliterator.OfLong spliteratorUnknownSize(PrimitiveIterator.OfLong iterator, int characteristics) {
        return new LongWalk(Objects.requireNonNull(iterator), Long.MAX_VALUE, unsized(characteristics));
    }

    public static PrimitiveIterator.OfLong iterator(final Spliterator.OfLong spliterator) {
        Objects.requireNonNull(spliterator);
        return new LongIterator(spliterator);
    }

    private static final class LongIterator implements PrimitiveIterator.OfLong, LongConsumer {
        private final Spliterator.OfLong source;
        private boolean ready;
        private long value;

        LongIterator(Spliterator.OfLong source) {
            this.source = source;
        }

        public void accept(long v) {
            ready = true;
            value = v;
        }

        public boolean hasNext() {
            if (!ready) source.tryAdvance((LongConsumer) this);
            return ready;
        }

        public long nextLong() {
            if (!hasNext()) throw new NoSuchElementException();
            ready = false;
            return value;
        }
    }

    /** A consumer of objects as one of primitive values. */
    static LongConsumer unboxedLong(final Consumer<? super Long> action) {
        Objects.requireNonNull(action);
        if (action instanceof LongConsumer) return (LongConsumer) action;
        return new LongConsumer() {
            public void accept(long v) {
                action.accept(v);
            }
        };
    }

    /** A spliterator over tryAdvance; splitting takes batches. */
    public abstract static class AbstractLongSpliterator implements Spliterator.OfLong {
        private long est;
        private final int traits;

        protected AbstractLongSpliterator(long est, int additionalCharacteristics) {
            this.est = est;
            traits = (additionalCharacteristics & SIZED) != 0 ? additionalCharacteristics | SUBSIZED
                    : additionalCharacteristics;
        }

        public Spliterator.OfLong trySplit() {
            final long[] batch = new long[1024];
            final int[] n = new int[1];
            LongConsumer keep = new LongConsumer() {
                public void accept(long v) {
                    batch[n[0]++] = v;
                }
            };
            while (n[0] < batch.length && tryAdvance(keep)) continue;
            est = less(est, n[0]);
            return n[0] == 0 ? null : new LongArray(batch, 0, n[0], traits & ~SIZED);
        }

        public long estimateSize() {
            return est;
        }

        public int characteristics() {
            return traits;
        }
    }

    public static Spliterator.OfDouble emptyDoubleSpliterator() {
        return new DoubleArray(new double[0], 0, 0, 0);
    }

    public static Spliterator.OfDouble spliterator(double[] array, int additionalCharacteristics) {
        return new DoubleArray(array, 0, array.length, additionalCharacteristics);
    }

    public static Spliterator.OfDouble spliterator(double[] array, int fromIndex, int toIndex,
            int additionalCharacteristics) {
        checkRange(array.length, fromIndex, toIndex);
        return new DoubleArray(array, fromIndex, toIndex, additionalCharacteristics);
    }

    public static Spliterator.OfDouble spliterator(PrimitiveIterator.OfDouble iterator, long size,
            int characteristics) {
        return new DoubleWalk(Objects.requireNonNull(iterator), size, sized(characteristics));
    }

    public static Spliterator.OfDouble spliteratorUnknownSize(PrimitiveIterator.OfDouble iterator,
            int characteristics) {
        return new DoubleWalk(Objects.requireNonNull(iterator), Long.MAX_VALUE, unsized(characteristics));
    }

    public static PrimitiveIterator.OfDouble iterator(final Spliterator.OfDouble spliterator) {
        Objects.requireNonNull(spliterator);
        return new DoubleIterator(spliterator);
    }

    private static final class DoubleIterator implements PrimitiveIterator.OfDouble, DoubleConsumer {
        private final Spliterator.OfDouble source;
        private boolean ready;
        private double value;

        DoubleIterator(Spliterator.OfDouble source) {
            this.source = source;
        }

        public void accept(double v) {
            ready = true;
            value = v;
        }

        public boolean hasNext() {
            if (!ready) source.tryAdvance((DoubleConsumer) this);
            return ready;
        }

        public double nextDouble() {
            if (!hasNext()) throw new NoSuchElementException();
            ready = false;
            return value;
        }
    }

    /** A consumer of objects as one of primitive values. */
    static DoubleConsumer unboxedDouble(final Consumer<? super Double> action) {
        Objects.requireNonNull(action);
        if (action instanceof DoubleConsumer) return (DoubleConsumer) action;
        return new DoubleConsumer() {
            public void accept(double v) {
                action.accept(v);
            }
        };
    }

    /** A spliterator over tryAdvance; splitting takes batches. */
    public abstract static class AbstractDoubleSpliterator implements Spliterator.OfDouble {
        private long est;
        private final int traits;

        protected AbstractDoubleSpliterator(long est, int additionalCharacteristics) {
            this.est = est;
            traits = (additionalCharacteristics & SIZED) != 0 ? additionalCharacteristics | SUBSIZED
                    : additionalCharacteristics;
        }

        public Spliterator.OfDouble trySplit() {
            final double[] batch = new double[1024];
            final int[] n = new int[1];
            DoubleConsumer keep = new DoubleConsumer() {
                public void accept(double v) {
                    batch[n[0]++] = v;
                }
            };
            while (n[0] < batch.length && tryAdvance(keep)) continue;
            est = less(est, n[0]);
            return n[0] == 0 ? null : new DoubleArray(batch, 0, n[0], traits & ~SIZED);
        }

        public long estimateSize() {
            return est;
        }

        public int characteristics() {
            return traits;
        }
    }

    private static void checkRange(int length, int from, int to) {
        if (0 <= from && from <= to && to <= length) return;
        throw from > to ? new ArrayIndexOutOfBoundsException("origin(" + from + ") > fence(" + to + ")")
            : new ArrayIndexOutOfBoundsException(from < 0 ? from : to);
    }

    private static int sized(int traits) {
        return (traits & Spliterator.CONCURRENT) == 0 ? traits | Spliterator.SIZED | Spliterator.SUBSIZED : traits;
    }

    private static int unsized(int traits) {
        return traits & ~(Spliterator.SIZED | Spliterator.SUBSIZED);
    }

    public static <T> Spliterator<T> spliterator(Object[] array, int additionalCharacteristics) {
        return new RefArray<T>(array, 0, array.length, additionalCharacteristics);
    }

    public static <T> Spliterator<T> spliterator(Object[] array, int fromIndex, int toIndex,
            int additionalCharacteristics) {
        checkRange(array.length, fromIndex, toIndex);
        return new RefArray<T>(array, fromIndex, toIndex, additionalCharacteristics);
    }

    public static <T> Spliterator<T> spliterator(Collection<? extends T> c, int characteristics) {
        return new OfCollection<T>(Objects.requireNonNull(c), sized(characteristics));
    }

    public static <T> Spliterator<T> spliterator(Iterator<? extends T> iterator, long size, int characteristics) {
        return new RefWalk<T>(Objects.requireNonNull(iterator), size, sized(characteristics));
    }

    public static <T> Spliterator<T> spliteratorUnknownSize(Iterator<? extends T> iterator, int characteristics) {
        return new RefWalk<T>(Objects.requireNonNull(iterator), Long.MAX_VALUE, unsized(characteristics));
    }

    /** A collection in an order: the spliterator tells which. */
    static <T> Spliterator<T> sorted(Collection<T> c, int characteristics, final Comparator<? super T> order) {
        return new OfCollection<T>(c, sized(characteristics)) {
            @Override
            public Comparator<? super T> getComparator() {
                return order;
            }
        };
    }

    public static <T> Iterator<T> iterator(Spliterator<? extends T> spliterator) {
        return new RefIterator<T>(Objects.requireNonNull(spliterator));
    }

    private static final class RefIterator<T> implements Iterator<T>, Consumer<T> {
        private final Spliterator<? extends T> source;
        private boolean ready;
        private T value;

        RefIterator(Spliterator<? extends T> source) {
            this.source = source;
        }

        public void accept(T v) {
            ready = true;
            value = v;
        }

        public boolean hasNext() {
            if (!ready) source.tryAdvance(this);
            return ready;
        }

        public T next() {
            if (!hasNext()) throw new NoSuchElementException();
            ready = false;
            T v = value;
            value = null;
            return v;
        }
    }

    /** Asks the collection for its iterator and its size at the first use only. */
    private static class OfCollection<T> implements Spliterator<T> {
        private final Collection<? extends T> from;
        private final int traits;
        private Iterator<? extends T> it;
        private long left;

        OfCollection(Collection<? extends T> from, int traits) {
            this.from = from;
            this.traits = traits;
        }

        private Iterator<? extends T> begin() {
            if (it == null) {
                it = from.iterator();
                left = from.size();
            }
            return it;
        }

        public Spliterator<T> trySplit() {
            begin();
            if (left <= 1 || !it.hasNext()) return null;
            Object[] batch = new Object[(int) Math.min(Math.max(1, left / 2), 1 << 20)];
            int n = 0;
            while (n < batch.length && it.hasNext()) batch[n++] = it.next();
            left -= n;
            return new RefArray<T>(batch, 0, n, traits);
        }

        public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            if (!begin().hasNext()) return false;
            if (left > 0) left--;
            action.accept(it.next());
            return true;
        }

        public void forEachRemaining(Consumer<? super T> action) {
            begin().forEachRemaining(action);
        }

        public long estimateSize() {
            if (it == null) return from.size();
            return left;
        }

        public int characteristics() {
            return traits;
        }

        public Comparator<? super T> getComparator() {
            if (hasCharacteristics(SORTED)) return null;
            throw new IllegalStateException();
        }
    }

    /** A spliterator over tryAdvance; splitting takes batches. */
    public abstract static class AbstractSpliterator<T> implements Spliterator<T> {
        private long est;
        private final int traits;

        protected AbstractSpliterator(long est, int additionalCharacteristics) {
            this.est = est;
            traits = (additionalCharacteristics & SIZED) != 0 ? additionalCharacteristics | SUBSIZED
                    : additionalCharacteristics;
        }

        public Spliterator<T> trySplit() {
            final ArrayList<T> batch = new ArrayList<T>();
            Consumer<T> keep = new Consumer<T>() {
                public void accept(T v) {
                    batch.add(v);
                }
            };
            while (batch.size() < 1024 && tryAdvance(keep)) continue;
            est = less(est, batch.size());
            return batch.isEmpty() ? null : new RefArray<T>(batch.toArray(), 0, batch.size(), traits & ~SIZED);
        }

        public long estimateSize() {
            return est;
        }

        public int characteristics() {
            return traits;
        }
    }

    private static final class RefArray<T> implements Spliterator<T> {
        private final Object[] array;
        private final int fence, traits;
        private int at;

        RefArray(Object[] array, int from, int to, int traits) {
            this.array = array;
            at = from;
            fence = to;
            this.traits = traits | SIZED | SUBSIZED;
        }

        public Spliterator<T> trySplit() {
            int mid = at + fence >>> 1, from = at;
            if (from >= mid) return null;
            at = mid;
            return new RefArray<T>(array, from, mid, traits);
        }

        @SuppressWarnings("unchecked")
        public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            if (at >= fence) return false;
            action.accept((T) array[at++]);
            return true;
        }

        @SuppressWarnings("unchecked")
        public void forEachRemaining(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            int i = at;
            at = fence;
            for (; i < fence; i++) action.accept((T) array[i]);
        }

        public long estimateSize() {
            return fence - at;
        }

        public int characteristics() {
            return traits;
        }

        public Comparator<? super T> getComparator() {
            if (hasCharacteristics(SORTED)) return null;
            throw new IllegalStateException();
        }
    }

    private static final class RefWalk<T> implements Spliterator<T> {
        private final Iterator<? extends T> it;
        private final int traits;
        private long left;

        RefWalk(Iterator<? extends T> it, long left, int traits) {
            this.it = it;
            this.left = left;
            this.traits = traits;
        }

        /** Takes a batch out of the iterator; the longer it goes on, the larger. */
        public Spliterator<T> trySplit() {
            if (left <= 1 || !it.hasNext()) return null;
            Object[] batch = new Object[(int) Math.min(left, 1024)];
            int n = 0;
            while (n < batch.length && it.hasNext()) batch[n++] = it.next();
            if (left != Long.MAX_VALUE) left -= n;
            return new RefArray<T>(batch, 0, n, traits);
        }

        public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            if (!it.hasNext()) return false;
            if (left != Long.MAX_VALUE && left > 0) left--;
            action.accept(it.next());
            return true;
        }

        public void forEachRemaining(Consumer<? super T> action) {
            it.forEachRemaining(action);
        }

        public long estimateSize() {
            return left;
        }

        public int characteristics() {
            return traits;
        }

        public Comparator<? super T> getComparator() {
            if (hasCharacteristics(SORTED)) return null;
            throw new IllegalStateException();
        }
    }

    private static final class IntArray implements Spliterator.OfInt {
        private final int[] array;
        private final int fence, traits;
        private int at;

        IntArray(int[] array, int from, int to, int traits) {
            this.array = array;
            at = from;
            fence = to;
            this.traits = traits | SIZED | SUBSIZED;
        }

        public Spliterator.OfInt trySplit() {
            int mid = at + fence >>> 1, from = at;
            if (from >= mid) return null;
            at = mid;
            return new IntArray(array, from, mid, traits);
        }

        public boolean tryAdvance(IntConsumer action) {
            Objects.requireNonNull(action);
            if (at >= fence) return false;
            action.accept(array[at++]);
            return true;
        }

        public void forEachRemaining(IntConsumer action) {
            Objects.requireNonNull(action);
            int i = at;
            at = fence;
            for (; i < fence; i++) action.accept(array[i]);
        }

        public long estimateSize() {
            return fence - at;
        }

        public int characteristics() {
            return traits;
        }

        public Comparator<? super Integer> getComparator() {
            if (hasCharacteristics(SORTED)) return null;
            throw new IllegalStateException();
        }
    }

    private static final class IntWalk implements Spliterator.OfInt {
        private final PrimitiveIterator.OfInt it;
        private final int traits;
        private long left;

        IntWalk(PrimitiveIterator.OfInt it, long left, int traits) {
            this.it = it;
            this.left = left;
            this.traits = traits;
        }

        /** Takes a batch out of the iterator; the longer it goes on, the larger. */
        public Spliterator.OfInt trySplit() {
            if (left <= 1 || !it.hasNext()) return null;
            int[] batch = new int[(int) Math.min(left, 1024)];
            int n = 0;
            while (n < batch.length && it.hasNext()) batch[n++] = it.nextInt();
            if (left != Long.MAX_VALUE) left -= n;
            return new IntArray(batch, 0, n, traits);
        }

        public boolean tryAdvance(IntConsumer action) {
            Objects.requireNonNull(action);
            if (!it.hasNext()) return false;
            if (left != Long.MAX_VALUE && left > 0) left--;
            action.accept(it.nextInt());
            return true;
        }

        public void forEachRemaining(IntConsumer action) {
            it.forEachRemaining(action);
        }

        public long estimateSize() {
            return left;
        }

        public int characteristics() {
            return traits;
        }

        public Comparator<? super Integer> getComparator() {
            if (hasCharacteristics(SORTED)) return null;
            throw new IllegalStateException();
        }
    }

    private static final class LongArray implements Spliterator.OfLong {
        private final long[] array;
        private final int fence, traits;
        private int at;

        LongArray(long[] array, int from, int to, int traits) {
            this.array = array;
            at = from;
            fence = to;
            this.traits = traits | SIZED | SUBSIZED;
        }

        public Spliterator.OfLong trySplit() {
            int mid = at + fence >>> 1, from = at;
            if (from >= mid) return null;
            at = mid;
            return new LongArray(array, from, mid, traits);
        }

        public boolean tryAdvance(LongConsumer action) {
            Objects.requireNonNull(action);
            if (at >= fence) return false;
            action.accept(array[at++]);
            return true;
        }

        public void forEachRemaining(LongConsumer action) {
            Objects.requireNonNull(action);
            int i = at;
            at = fence;
            for (; i < fence; i++) action.accept(array[i]);
        }

        public long estimateSize() {
            return fence - at;
        }

        public int characteristics() {
            return traits;
        }

        public Comparator<? super Long> getComparator() {
            if (hasCharacteristics(SORTED)) return null;
            throw new IllegalStateException();
        }
    }

    private static final class LongWalk implements Spliterator.OfLong {
        private final PrimitiveIterator.OfLong it;
        private final int traits;
        private long left;

        LongWalk(PrimitiveIterator.OfLong it, long left, int traits) {
            this.it = it;
            this.left = left;
            this.traits = traits;
        }

        /** Takes a batch out of the iterator; the longer it goes on, the larger. */
        public Spliterator.OfLong trySplit() {
            if (left <= 1 || !it.hasNext()) return null;
            long[] batch = new long[(int) Math.min(left, 1024)];
            int n = 0;
            while (n < batch.length && it.hasNext()) batch[n++] = it.nextLong();
            if (left != Long.MAX_VALUE) left -= n;
            return new LongArray(batch, 0, n, traits);
        }

        public boolean tryAdvance(LongConsumer action) {
            Objects.requireNonNull(action);
            if (!it.hasNext()) return false;
            if (left != Long.MAX_VALUE && left > 0) left--;
            action.accept(it.nextLong());
            return true;
        }

        public void forEachRemaining(LongConsumer action) {
            it.forEachRemaining(action);
        }

        public long estimateSize() {
            return left;
        }

        public int characteristics() {
            return traits;
        }

        public Comparator<? super Long> getComparator() {
            if (hasCharacteristics(SORTED)) return null;
            throw new IllegalStateException();
        }
    }

    private static final class DoubleArray implements Spliterator.OfDouble {
        private final double[] array;
        private final int fence, traits;
        private int at;

        DoubleArray(double[] array, int from, int to, int traits) {
            this.array = array;
            at = from;
            fence = to;
            this.traits = traits | SIZED | SUBSIZED;
        }

        public Spliterator.OfDouble trySplit() {
            int mid = at + fence >>> 1, from = at;
            if (from >= mid) return null;
            at = mid;
            return new DoubleArray(array, from, mid, traits);
        }

        public boolean tryAdvance(DoubleConsumer action) {
            Objects.requireNonNull(action);
            if (at >= fence) return false;
            action.accept(array[at++]);
            return true;
        }

        public void forEachRemaining(DoubleConsumer action) {
            Objects.requireNonNull(action);
            int i = at;
            at = fence;
            for (; i < fence; i++) action.accept(array[i]);
        }

        public long estimateSize() {
            return fence - at;
        }

        public int characteristics() {
            return traits;
        }

        public Comparator<? super Double> getComparator() {
            if (hasCharacteristics(SORTED)) return null;
            throw new IllegalStateException();
        }
    }

    private static final class DoubleWalk implements Spliterator.OfDouble {
        private final PrimitiveIterator.OfDouble it;
        private final int traits;
        private long left;

        DoubleWalk(PrimitiveIterator.OfDouble it, long left, int traits) {
            this.it = it;
            this.left = left;
            this.traits = traits;
        }

        /** Takes a batch out of the iterator; the longer it goes on, the larger. */
        public Spliterator.OfDouble trySplit() {
            if (left <= 1 || !it.hasNext()) return null;
            double[] batch = new double[(int) Math.min(left, 1024)];
            int n = 0;
            while (n < batch.length && it.hasNext()) batch[n++] = it.nextDouble();
            if (left != Long.MAX_VALUE) left -= n;
            return new DoubleArray(batch, 0, n, traits);
        }

        public boolean tryAdvance(DoubleConsumer action) {
            Objects.requireNonNull(action);
            if (!it.hasNext()) return false;
            if (left != Long.MAX_VALUE && left > 0) left--;
            action.accept(it.nextDouble());
            return true;
        }

        public void forEachRemaining(DoubleConsumer action) {
            it.forEachRemaining(action);
        }

        public long estimateSize() {
            return left;
        }

        public int characteristics() {
            return traits;
        }

        public Comparator<? super Double> getComparator() {
            if (hasCharacteristics(SORTED)) return null;
            throw new IllegalStateException();
        }
    }
}
