// SPDX-License-Identifier: MIT
package java.util.stream;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Spliterators;
import java.util.function.DoublePredicate;
import java.util.function.IntPredicate;
import java.util.function.LongPredicate;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/** takeWhile and dropWhile of streams that are not ours: over their iterator. */
final class Whiles {
    private Whiles() {
    }

    private static final class Walk<T> implements Iterator<T> {
        private final Iterator<? extends T> source;
        private final Predicate<? super T> predicate;
        private final boolean take;
        private boolean started, ready, ended;
        private T next;

        Walk(Iterator<? extends T> source, Predicate<? super T> predicate, boolean take) {
            this.source = source;
            this.predicate = predicate;
            this.take = take;
        }

        @Override
        public boolean hasNext() {
            if (ready) return true;
            if (ended || !source.hasNext()) return false;
            next = source.next();
            if (take) {
                ended = !predicate.test(next);
                return ready = !ended;
            }
            while (!started && predicate.test(next)) {
                if (!source.hasNext()) {
                    ended = true;
                    return false;
                }
                next = source.next();
            }
            started = true;
            return ready = true;
        }

        @Override
        public T next() {
            if (!hasNext()) throw new NoSuchElementException();
            ready = false;
            return next;
        }
    }

    static <T> Stream<T> of(final Stream<T> s, Predicate<? super T> predicate, boolean take) {
        Iterator<T> walk = new Walk<T>(s.iterator(), Objects.requireNonNull(predicate), take);
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(walk, 0), false).onClose(new Runnable() {
            @Override
            public void run() {
                s.close();
            }
        });
    }

    static IntStream of(IntStream s, final IntPredicate predicate, boolean take) {
        Objects.requireNonNull(predicate);
        return of(s.boxed(), new Predicate<Integer>() {
            @Override
            public boolean test(Integer v) {
                return predicate.test(v);
            }
        }, take).mapToInt(new ToIntFunction<Integer>() {
            @Override
            public int applyAsInt(Integer v) {
                return v;
            }
        });
    }

    static LongStream of(LongStream s, final LongPredicate predicate, boolean take) {
        Objects.requireNonNull(predicate);
        return of(s.boxed(), new Predicate<Long>() {
            @Override
            public boolean test(Long v) {
                return predicate.test(v);
            }
        }, take).mapToLong(new ToLongFunction<Long>() {
            @Override
            public long applyAsLong(Long v) {
                return v;
            }
        });
    }

    static DoubleStream of(DoubleStream s, final DoublePredicate predicate, boolean take) {
        Objects.requireNonNull(predicate);
        return of(s.boxed(), new Predicate<Double>() {
            @Override
            public boolean test(Double v) {
                return predicate.test(v);
            }
        }, take).mapToDouble(new ToDoubleFunction<Double>() {
            @Override
            public double applyAsDouble(Double v) {
                return v;
            }
        });
    }
}
