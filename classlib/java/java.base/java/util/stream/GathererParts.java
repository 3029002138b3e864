// SPDX-License-Identifier: MIT
package java.util.stream;

import java.util.ArrayDeque;
import java.util.Objects;
import java.util.Spliterator;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** What gatherers are made of, and how a stream runs one. */
final class GathererParts {
    private static final Supplier<Object> NONE = new Supplier<Object>() {
        public Object get() {
            return null;
        }
    };
    private static final BinaryOperator<Object> SEQUENTIAL = new BinaryOperator<Object>() {
        public Object apply(Object a, Object b) {
            throw new UnsupportedOperationException("This combiner cannot be used, it's only intended as a signal");
        }
    };
    private static final BinaryOperator<Object> STATELESS = new BinaryOperator<Object>() {
        public Object apply(Object a, Object b) {
            return null;
        }
    };
    private static final BiConsumer<Object, Object> NOTHING = new BiConsumer<Object, Object>() {
        public void accept(Object a, Object downstream) {
        }
    };

    private GathererParts() {
    }

    @SuppressWarnings("unchecked")
    static <A> Supplier<A> none() {
        return (Supplier<A>) NONE;
    }

    @SuppressWarnings("unchecked")
    static <A> BinaryOperator<A> sequential() {
        return (BinaryOperator<A>) SEQUENTIAL;
    }

    @SuppressWarnings("unchecked")
    static <A> BinaryOperator<A> stateless() {
        return (BinaryOperator<A>) STATELESS;
    }

    @SuppressWarnings("unchecked")
    static <A, R> BiConsumer<A, Gatherer.Downstream<? super R>> nothing() {
        return (BiConsumer<A, Gatherer.Downstream<? super R>>) (BiConsumer<?, ?>) NOTHING;
    }

    static final class Simple<T, A, R> implements Gatherer<T, A, R> {
        private final Supplier<A> initializer;
        private final Integrator<A, T, R> integrator;
        private final BinaryOperator<A> combiner;
        private final BiConsumer<A, Downstream<? super R>> finisher;

        Simple(Supplier<A> initializer, Integrator<A, T, R> integrator, BinaryOperator<A> combiner,
                BiConsumer<A, Downstream<? super R>> finisher) {
            this.initializer = initializer;
            this.integrator = integrator;
            this.combiner = combiner;
            this.finisher = finisher;
        }

        @Override
        public Supplier<A> initializer() {
            return initializer;
        }

        @Override
        public Integrator<A, T, R> integrator() {
            return integrator;
        }

        @Override
        public BinaryOperator<A> combiner() {
            return combiner;
        }

        @Override
        public BiConsumer<A, Downstream<? super R>> finisher() {
            return finisher;
        }
    }

    /** One gatherer that runs: its state, and whether it or its downstream wants no more. */
    static final class Run<T, A, R> {
        private final A state;
        private final Gatherer.Integrator<A, T, R> integrator;
        private final BiConsumer<A, Gatherer.Downstream<? super R>> finisher;
        final boolean greedy;
        boolean done;

        Run(Gatherer<T, A, R> g) {
            state = g.initializer().get();
            integrator = g.integrator();
            finisher = g.finisher();
            greedy = integrator instanceof Gatherer.Integrator.Greedy;
        }

        /** false if it wants no more. */
        boolean integrate(T element, Gatherer.Downstream<? super R> downstream) {
            if (!done && !integrator.integrate(state, element, downstream)) done = true;
            return !done;
        }

        void finish(Gatherer.Downstream<? super R> downstream) {
            finisher.accept(state, downstream);
        }
    }

    /** Two gatherers, the results of the first going into the second. */
    static final class Chain<T, A, R, RR> implements Gatherer<T, Chain.Both<T, R, RR>, RR> {
        private final Gatherer<T, A, R> first;
        private final Gatherer<R, Object, RR> second;

        @SuppressWarnings("unchecked")
        Chain(Gatherer<T, A, R> first, Gatherer<? super R, ?, ? extends RR> second) {
            this.first = first;
            this.second = (Gatherer<R, Object, RR>) second;
        }

        static final class Both<T, R, RR> {
            final Run<T, ?, R> first;
            final Run<R, ?, RR> second;

            Both(Run<T, ?, R> first, Run<R, ?, RR> second) {
                this.first = first;
                this.second = second;
            }

            /** The first one's way to the second. */
            Downstream<R> between(Downstream<? super RR> end) {
                return new Downstream<R>() {
                    public boolean push(R element) {
                        return second.integrate(element, end);
                    }

                    public boolean isRejecting() {
                        return second.done || end.isRejecting();
                    }
                };
            }
        }

        @Override
        public Supplier<Both<T, R, RR>> initializer() {
            return new Supplier<Both<T, R, RR>>() {
                public Both<T, R, RR> get() {
                    return new Both<T, R, RR>(new Run<T, A, R>(first), new Run<R, Object, RR>(second));
                }
            };
        }

        @Override
        public Integrator<Both<T, R, RR>, T, RR> integrator() {
            return new Integrator<Both<T, R, RR>, T, RR>() {
                public boolean integrate(Both<T, R, RR> both, T element, Downstream<? super RR> end) {
                    return both.first.integrate(element, both.between(end)) && !both.second.done;
                }
            };
        }

        @Override
        public BiConsumer<Both<T, R, RR>, Downstream<? super RR>> finisher() {
            return new BiConsumer<Both<T, R, RR>, Downstream<? super RR>>() {
                public void accept(Both<T, R, RR> both, Downstream<? super RR> end) {
                    both.first.finish(both.between(end));
                    both.second.finish(end);
                }
            };
        }
    }

    /**
     * The results of a gatherer over a stream's elements. One element may give many: they wait in
     * a list until they are pulled.
     */
    static final class Results<T, A, R> implements Spliterator<R> {
        private final Spliterator<T> up;
        private final Gatherer<T, A, R> gatherer;
        private final ArrayDeque<Object[]> waiting = new ArrayDeque<>();
        private Run<T, A, R> run;
        private boolean ended;

        Results(Spliterator<T> up, Gatherer<T, A, R> gatherer) {
            this.up = up;
            this.gatherer = gatherer;
        }

        private final Gatherer.Downstream<R> keep = new Gatherer.Downstream<R>() {
            public boolean push(R element) {
                waiting.add(new Object[] {element});
                return true;
            }
        };
        private final Consumer<T> feed = new Consumer<T>() {
            public void accept(T element) {
                run.integrate(element, keep);
            }
        };

        @Override
        @SuppressWarnings("unchecked")
        public boolean tryAdvance(Consumer<? super R> action) {
            Objects.requireNonNull(action);
            if (run == null) run = new Run<T, A, R>(gatherer);
            while (waiting.isEmpty() && !ended) {
                if (run.done || !up.tryAdvance(feed)) {
                    ended = true;
                    run.finish(keep);
                }
            }
            if (waiting.isEmpty()) return false;
            action.accept((R) waiting.poll()[0]);
            return true;
        }

        @Override
        public Spliterator<R> trySplit() {
            return null;
        }

        @Override
        public long estimateSize() {
            return Long.MAX_VALUE;
        }

        @Override
        public int characteristics() {
            return up.characteristics() & ORDERED;
        }
    }
}
