// SPDX-License-Identifier: MIT
package java.util.stream;

import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.Iterator;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/** The usual collectors. Most are a {@link Kind}: a class that makes, fills, joins and finishes its container. */
public final class Collectors {
    static final Function<Object, Object> IDENTITY = Function.identity();

    private Collectors() {
    }

    /** A collector of four functions. */
    static final class Gather<T, A, R> implements Collector<T, A, R> {
        private final Supplier<A> supplier;
        private final BiConsumer<A, T> accumulator;
        private final BinaryOperator<A> combiner;
        private final Function<A, R> finisher;
        private final Set<Collector.Characteristics> traits;

        Gather(Supplier<A> supplier, BiConsumer<A, T> accumulator, BinaryOperator<A> combiner,
                Function<A, R> finisher, Collector.Characteristics[] traits, boolean identity) {
            this.supplier = supplier;
            this.accumulator = accumulator;
            this.combiner = combiner;
            this.finisher = finisher;
            Set<Collector.Characteristics> s = EnumSet.noneOf(Collector.Characteristics.class);
            for (int i = 0; i < traits.length; i++) s.add(traits[i]);
            if (identity) s.add(Collector.Characteristics.IDENTITY_FINISH);
            this.traits = Collections.unmodifiableSet(s);
        }

        public Supplier<A> supplier() {
            return supplier;
        }

        public BiConsumer<A, T> accumulator() {
            return accumulator;
        }

        public BinaryOperator<A> combiner() {
            return combiner;
        }

        public Function<A, R> finisher() {
            return finisher;
        }

        public Set<Collector.Characteristics> characteristics() {
            return traits;
        }
    }

    /** A collector written as one class. */
    private abstract static class Kind<T, A, R> {
        abstract A make();

        abstract void add(A a, T t);

        abstract A join(A a, A b);

        @SuppressWarnings("unchecked")
        R finish(A a) {
            return (R) a;
        }
    }

    private static <T, A, R> Collector<T, ?, R> collector(final Kind<T, A, R> kind, boolean identity,
            Collector.Characteristics... traits) {
        return new Gather<T, A, R>(new Supplier<A>() {
            public A get() {
                return kind.make();
            }
        }, new BiConsumer<A, T>() {
            public void accept(A a, T t) {
                kind.add(a, t);
            }
        }, new BinaryOperator<A>() {
            public A apply(A a, A b) {
                return kind.join(a, b);
            }
        }, new Function<A, R>() {
            public R apply(A a) {
                return kind.finish(a);
            }
        }, traits, identity);
    }

    public static <T, C extends Collection<T>> Collector<T, ?, C> toCollection(final Supplier<C> collectionFactory) {
        return collector(new Kind<T, C, C>() {
            C make() {
                return collectionFactory.get();
            }

            void add(C a, T t) {
                a.add(t);
            }

            C join(C a, C b) {
                a.addAll(b);
                return a;
            }
        }, true);
    }

    private abstract static class ToList<T, R> extends Kind<T, List<T>, R> {
        List<T> make() {
            return new ArrayList<T>();
        }

        void add(List<T> a, T t) {
            a.add(t);
        }

        List<T> join(List<T> a, List<T> b) {
            a.addAll(b);
            return a;
        }
    }

    private abstract static class ToSet<T, R> extends Kind<T, Set<T>, R> {
        Set<T> make() {
            return new HashSet<T>();
        }

        void add(Set<T> a, T t) {
            a.add(t);
        }

        Set<T> join(Set<T> a, Set<T> b) {
            a.addAll(b);
            return a;
        }
    }

    public static <T> Collector<T, ?, List<T>> toList() {
        return collector(new ToList<T, List<T>>() {
        }, true);
    }

    public static <T> Collector<T, ?, List<T>> toUnmodifiableList() {
        return collector(new ToList<T, List<T>>() {
            @Override
            List<T> finish(List<T> a) {
                return List.copyOf(a);
            }
        }, false);
    }

    public static <T> Collector<T, ?, Set<T>> toSet() {
        return collector(new ToSet<T, Set<T>>() {
        }, true, Collector.Characteristics.UNORDERED);
    }

    public static <T> Collector<T, ?, Set<T>> toUnmodifiableSet() {
        return collector(new ToSet<T, Set<T>>() {
            @Override
            Set<T> finish(Set<T> a) {
                return Set.copyOf(a);
            }
        }, false, Collector.Characteristics.UNORDERED);
    }

    public static Collector<CharSequence, ?, String> joining() {
        return joining("", "", "");
    }

    public static Collector<CharSequence, ?, String> joining(CharSequence delimiter) {
        return joining(delimiter, "", "");
    }

    public static Collector<CharSequence, ?, String> joining(final CharSequence delimiter, final CharSequence prefix,
            final CharSequence suffix) {
        return collector(new Kind<CharSequence, StringJoiner, String>() {
            StringJoiner make() {
                return new StringJoiner(delimiter, prefix, suffix);
            }

            void add(StringJoiner a, CharSequence t) {
                a.add(t);
            }

            StringJoiner join(StringJoiner a, StringJoiner b) {
                return a.merge(b);
            }

            @Override
            String finish(StringJoiner a) {
                return a.toString();
            }
        }, false);
    }

    /** A collector whose elements go into another one, as add says. */
    private abstract static class Over<T, U, A, R> extends Kind<T, A, R> {
        final Collector<? super U, A, R> below;
        final BiConsumer<A, ? super U> accumulator;

        Over(Collector<? super U, A, R> below) {
            this.below = below;
            accumulator = below.accumulator();
        }

        A make() {
            return below.supplier().get();
        }

        A join(A a, A b) {
            return below.combiner().apply(a, b);
        }

        @Override
        R finish(A a) {
            return below.finisher().apply(a);
        }
    }

    private static <T, U, A, R> Collector<T, ?, R> over(Over<T, U, A, R> o) {
        Set<Collector.Characteristics> s = o.below.characteristics();
        return collector(o, false, s.toArray(new Collector.Characteristics[s.size()]));
    }

    public static <T, U, A, R> Collector<T, ?, R> mapping(final Function<? super T, ? extends U> mapper,
            Collector<? super U, A, R> downstream) {
        return over(new Over<T, U, A, R>(downstream) {
            void add(A a, T t) {
                accumulator.accept(a, mapper.apply(t));
            }
        });
    }

    public static <T, U, A, R> Collector<T, ?, R> flatMapping(
            final Function<? super T, ? extends Stream<? extends U>> mapper, Collector<? super U, A, R> downstream) {
        return over(new Over<T, U, A, R>(downstream) {
            void add(final A a, T t) {
                try (Stream<? extends U> s = mapper.apply(t)) {
                    if (s == null) return;
                    s.sequential().forEach(new Consumer<U>() {
                        public void accept(U u) {
                            accumulator.accept(a, u);
                        }
                    });
                }
            }
        });
    }

    public static <T, A, R> Collector<T, ?, R> filtering(final Predicate<? super T> predicate,
            Collector<? super T, A, R> downstream) {
        return over(new Over<T, T, A, R>(downstream) {
            void add(A a, T t) {
                if (predicate.test(t)) accumulator.accept(a, t);
            }
        });
    }

    public static <T, A, R, RR> Collector<T, A, RR> collectingAndThen(Collector<T, A, R> downstream,
            Function<R, RR> finisher) {
        Set<Collector.Characteristics> s = EnumSet.noneOf(Collector.Characteristics.class);
        s.addAll(downstream.characteristics());
        s.remove(Collector.Characteristics.IDENTITY_FINISH);
        return new Gather<T, A, RR>(downstream.supplier(), downstream.accumulator(), downstream.combiner(),
                downstream.finisher().andThen(finisher), s.toArray(new Collector.Characteristics[s.size()]), false);
    }

    public static <T> Collector<T, ?, Long> counting() {
        return summingLong(new ToLongFunction<T>() {
            public long applyAsLong(T t) {
                return 1;
            }
        });
    }

    public static <T> Collector<T, ?, Optional<T>> minBy(Comparator<? super T> comparator) {
        return reducing(BinaryOperator.<T>minBy(comparator));
    }

    public static <T> Collector<T, ?, Optional<T>> maxBy(Comparator<? super T> comparator) {
        return reducing(BinaryOperator.<T>maxBy(comparator));
    }

    private abstract static class OfInts<T, R> extends Kind<T, IntSummaryStatistics, R> {
        private final ToIntFunction<? super T> mapper;

        OfInts(ToIntFunction<? super T> mapper) {
            this.mapper = mapper;
        }

        IntSummaryStatistics make() {
            return new IntSummaryStatistics();
        }

        void add(IntSummaryStatistics a, T t) {
            a.accept(mapper.applyAsInt(t));
        }

        IntSummaryStatistics join(IntSummaryStatistics a, IntSummaryStatistics b) {
            a.combine(b);
            return a;
        }
    }

    private abstract static class OfLongs<T, R> extends Kind<T, LongSummaryStatistics, R> {
        private final ToLongFunction<? super T> mapper;

        OfLongs(ToLongFunction<? super T> mapper) {
            this.mapper = mapper;
        }

        LongSummaryStatistics make() {
            return new LongSummaryStatistics();
        }

        void add(LongSummaryStatistics a, T t) {
            a.accept(mapper.applyAsLong(t));
        }

        LongSummaryStatistics join(LongSummaryStatistics a, LongSummaryStatistics b) {
            a.combine(b);
            return a;
        }
    }

    private abstract static class OfDoubles<T, R> extends Kind<T, DoubleSummaryStatistics, R> {
        private final ToDoubleFunction<? super T> mapper;

        OfDoubles(ToDoubleFunction<? super T> mapper) {
            this.mapper = mapper;
        }

        DoubleSummaryStatistics make() {
            return new DoubleSummaryStatistics();
        }

        void add(DoubleSummaryStatistics a, T t) {
            a.accept(mapper.applyAsDouble(t));
        }

        DoubleSummaryStatistics join(DoubleSummaryStatistics a, DoubleSummaryStatistics b) {
            a.combine(b);
            return a;
        }
    }

    public static <T> Collector<T, ?, Integer> summingInt(ToIntFunction<? super T> mapper) {
        return collector(new OfInts<T, Integer>(mapper) {
            @Override
            Integer finish(IntSummaryStatistics a) {
                return (int) a.getSum();
            }
        }, false);
    }

    public static <T> Collector<T, ?, Long> summingLong(ToLongFunction<? super T> mapper) {
        return collector(new OfLongs<T, Long>(mapper) {
            @Override
            Long finish(LongSummaryStatistics a) {
                return a.getSum();
            }
        }, false);
    }

    public static <T> Collector<T, ?, Double> summingDouble(ToDoubleFunction<? super T> mapper) {
        return collector(new OfDoubles<T, Double>(mapper) {
            @Override
            Double finish(DoubleSummaryStatistics a) {
                return a.getSum();
            }
        }, false);
    }

    public static <T> Collector<T, ?, Double> averagingInt(ToIntFunction<? super T> mapper) {
        return collector(new OfInts<T, Double>(mapper) {
            @Override
            Double finish(IntSummaryStatistics a) {
                return a.getAverage();
            }
        }, false);
    }

    public static <T> Collector<T, ?, Double> averagingLong(ToLongFunction<? super T> mapper) {
        return collector(new OfLongs<T, Double>(mapper) {
            @Override
            Double finish(LongSummaryStatistics a) {
                return a.getAverage();
            }
        }, false);
    }

    public static <T> Collector<T, ?, Double> averagingDouble(ToDoubleFunction<? super T> mapper) {
        return collector(new OfDoubles<T, Double>(mapper) {
            @Override
            Double finish(DoubleSummaryStatistics a) {
                return a.getAverage();
            }
        }, false);
    }

    public static <T> Collector<T, ?, IntSummaryStatistics> summarizingInt(ToIntFunction<? super T> mapper) {
        return collector(new OfInts<T, IntSummaryStatistics>(mapper) {
        }, true);
    }

    public static <T> Collector<T, ?, LongSummaryStatistics> summarizingLong(ToLongFunction<? super T> mapper) {
        return collector(new OfLongs<T, LongSummaryStatistics>(mapper) {
        }, true);
    }

    public static <T> Collector<T, ?, DoubleSummaryStatistics> summarizingDouble(ToDoubleFunction<? super T> mapper) {
        return collector(new OfDoubles<T, DoubleSummaryStatistics>(mapper) {
        }, true);
    }

    public static <T> Collector<T, ?, T> reducing(T identity, BinaryOperator<T> op) {
        return reducing(identity, Function.<T>identity(), op);
    }

    public static <T, U> Collector<T, ?, U> reducing(final U identity, final Function<? super T, ? extends U> mapper,
            final BinaryOperator<U> op) {
        return collector(new Kind<T, Object[], U>() {
            Object[] make() {
                return new Object[] {identity};
            }

            @SuppressWarnings("unchecked")
            void add(Object[] a, T t) {
                a[0] = op.apply((U) a[0], mapper.apply(t));
            }

            @SuppressWarnings("unchecked")
            Object[] join(Object[] a, Object[] b) {
                a[0] = op.apply((U) a[0], (U) b[0]);
                return a;
            }

            @Override
            @SuppressWarnings("unchecked")
            U finish(Object[] a) {
                return (U) a[0];
            }
        }, false);
    }

    /** The container is the value so far, and whether there is one. */
    public static <T> Collector<T, ?, Optional<T>> reducing(final BinaryOperator<T> op) {
        return collector(new Kind<T, Object[], Optional<T>>() {
            Object[] make() {
                return new Object[] {null, Boolean.FALSE};
            }

            @SuppressWarnings("unchecked")
            void add(Object[] a, T t) {
                a[0] = a[1] == Boolean.TRUE ? op.apply((T) a[0], t) : t;
                a[1] = Boolean.TRUE;
            }

            @SuppressWarnings("unchecked")
            Object[] join(Object[] a, Object[] b) {
                if (b[1] == Boolean.TRUE) add(a, (T) b[0]);
                return a;
            }

            @Override
            @SuppressWarnings("unchecked")
            Optional<T> finish(Object[] a) {
                return Optional.ofNullable((T) a[0]);
            }
        }, false);
    }

    public static <T, K> Collector<T, ?, Map<K, List<T>>> groupingBy(Function<? super T, ? extends K> classifier) {
        return groupingBy(classifier, Collectors.<T>toList());
    }

    public static <T, K, A, D> Collector<T, ?, Map<K, D>> groupingBy(Function<? super T, ? extends K> classifier,
            Collector<? super T, A, D> downstream) {
        return groupingBy(classifier, new Supplier<Map<K, D>>() {
            public Map<K, D> get() {
                return new HashMap<K, D>();
            }
        }, downstream);
    }

    public static <T, K, D, A, M extends Map<K, D>> Collector<T, ?, M> groupingBy(
            final Function<? super T, ? extends K> classifier, final Supplier<M> mapFactory,
            final Collector<? super T, A, D> downstream) {
        return collector(new Kind<T, Map<K, Object>, M>() {
            private final BiConsumer<A, ? super T> accumulator = downstream.accumulator();
            private final Function<K, Object> newGroup = new Function<K, Object>() {
                public Object apply(K k) {
                    return downstream.supplier().get();
                }
            };

            @SuppressWarnings("unchecked")
            Map<K, Object> make() {
                return (Map<K, Object>) mapFactory.get();
            }

            @SuppressWarnings("unchecked")
            void add(Map<K, Object> a, T t) {
                K key = Objects.requireNonNull(classifier.apply(t), "element cannot be mapped to a null key");
                accumulator.accept((A) a.computeIfAbsent(key, newGroup), t);
            }

            @SuppressWarnings("unchecked")
            Map<K, Object> join(Map<K, Object> a, Map<K, Object> b) {
                for (Map.Entry<K, Object> e : b.entrySet()) {
                    Object mine = a.get(e.getKey());
                    a.put(e.getKey(), mine == null ? e.getValue()
                            : downstream.combiner().apply((A) mine, (A) e.getValue()));
                }
                return a;
            }

            @Override
            @SuppressWarnings("unchecked")
            M finish(Map<K, Object> a) {
                if (!downstream.characteristics().contains(Collector.Characteristics.IDENTITY_FINISH))
                    a.replaceAll(new BiFunction<K, Object, Object>() {
                        public Object apply(K k, Object v) {
                            return downstream.finisher().apply((A) v);
                        }
                    });
                return (M) a;
            }
        }, false);
    }

    public static <T, K> Collector<T, ?, ConcurrentMap<K, List<T>>> groupingByConcurrent(
            Function<? super T, ? extends K> classifier) {
        return groupingByConcurrent(classifier, Collectors.<T>toList());
    }

    public static <T, K, A, D> Collector<T, ?, ConcurrentMap<K, D>> groupingByConcurrent(
            Function<? super T, ? extends K> classifier, Collector<? super T, A, D> downstream) {
        return groupingByConcurrent(classifier, new Supplier<ConcurrentMap<K, D>>() {
            public ConcurrentMap<K, D> get() {
                return new ConcurrentHashMap<K, D>();
            }
        }, downstream);
    }

    public static <T, K, A, D, M extends ConcurrentMap<K, D>> Collector<T, ?, M> groupingByConcurrent(
            Function<? super T, ? extends K> classifier, Supplier<M> mapFactory,
            Collector<? super T, A, D> downstream) {
        return groupingBy(classifier, mapFactory, downstream);
    }

    public static <T> Collector<T, ?, Map<Boolean, List<T>>> partitioningBy(Predicate<? super T> predicate) {
        return partitioningBy(predicate, Collectors.<T>toList());
    }

    /** The container holds those for which the answer was no, then those for which it was yes. */
    public static <T, D, A> Collector<T, ?, Map<Boolean, D>> partitioningBy(final Predicate<? super T> predicate,
            final Collector<? super T, A, D> downstream) {
        return collector(new Kind<T, Object[], Map<Boolean, D>>() {
            private final BiConsumer<A, ? super T> accumulator = downstream.accumulator();

            Object[] make() {
                return new Object[] {downstream.supplier().get(), downstream.supplier().get()};
            }

            @SuppressWarnings("unchecked")
            void add(Object[] a, T t) {
                accumulator.accept((A) a[predicate.test(t) ? 1 : 0], t);
            }

            @SuppressWarnings("unchecked")
            Object[] join(Object[] a, Object[] b) {
                for (int i = 0; i < 2; i++) a[i] = downstream.combiner().apply((A) a[i], (A) b[i]);
                return a;
            }

            @Override
            @SuppressWarnings("unchecked")
            Map<Boolean, D> finish(Object[] a) {
                return new Partition<D>(downstream.finisher().apply((A) a[0]), downstream.finisher().apply((A) a[1]));
            }
        }, false);
    }

    private static final class Partition<D> extends AbstractMap<Boolean, D> {
        private final D no, yes;

        Partition(D no, D yes) {
            this.no = no;
            this.yes = yes;
        }

        @Override
        public D get(Object key) {
            return key instanceof Boolean ? (Boolean) key ? yes : no : null;
        }

        @Override
        public Set<Map.Entry<Boolean, D>> entrySet() {
            return new java.util.AbstractSet<Map.Entry<Boolean, D>>() {
                public int size() {
                    return 2;
                }

                public Iterator<Map.Entry<Boolean, D>> iterator() {
                    List<Map.Entry<Boolean, D>> both = new ArrayList<Map.Entry<Boolean, D>>();
                    both.add(new SimpleImmutableEntry<Boolean, D>(false, no));
                    both.add(new SimpleImmutableEntry<Boolean, D>(true, yes));
                    return Collections.unmodifiableList(both).iterator();
                }
            };
        }
    }

    /** Puts entries into a map; without a merge function, a key that comes twice is refused. */
    private static final class ToMap<T, K, U, M extends Map<K, U>> extends Kind<T, M, M> {
        private final Function<? super T, ? extends K> keys;
        private final Function<? super T, ? extends U> values;
        private final BinaryOperator<U> merge;
        private final Supplier<M> factory;

        ToMap(Function<? super T, ? extends K> keys, Function<? super T, ? extends U> values, BinaryOperator<U> merge,
                Supplier<M> factory) {
            this.keys = Objects.requireNonNull(keys);
            this.values = Objects.requireNonNull(values);
            this.merge = merge;
            this.factory = factory;
        }

        M make() {
            return factory.get();
        }

        private void put(M a, K k, U v) {
            if (merge != null) {
                a.merge(k, v, merge);
                return;
            }
            U old = a.putIfAbsent(k, Objects.requireNonNull(v));
            if (old != null) throw new IllegalStateException(
                    "Duplicate key " + k + " (attempted merging values " + old + " and " + v + ")");
        }

        void add(M a, T t) {
            put(a, keys.apply(t), values.apply(t));
        }

        M join(M a, M b) {
            for (Map.Entry<K, U> e : b.entrySet()) put(a, e.getKey(), e.getValue());
            return a;
        }
    }

    private static <K, U> Supplier<Map<K, U>> hashMaps() {
        return new Supplier<Map<K, U>>() {
            public Map<K, U> get() {
                return new HashMap<K, U>();
            }
        };
    }

    private static <K, U> Supplier<ConcurrentMap<K, U>> concurrentMaps() {
        return new Supplier<ConcurrentMap<K, U>>() {
            public ConcurrentMap<K, U> get() {
                return new ConcurrentHashMap<K, U>();
            }
        };
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toMap(Function<? super T, ? extends K> keyMapper,
            Function<? super T, ? extends U> valueMapper) {
        return collector(new ToMap<T, K, U, Map<K, U>>(keyMapper, valueMapper, null, Collectors.<K, U>hashMaps()),
                true);
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toMap(Function<? super T, ? extends K> keyMapper,
            Function<? super T, ? extends U> valueMapper, BinaryOperator<U> mergeFunction) {
        return toMap(keyMapper, valueMapper, mergeFunction, Collectors.<K, U>hashMaps());
    }

    public static <T, K, U, M extends Map<K, U>> Collector<T, ?, M> toMap(Function<? super T, ? extends K> keyMapper,
            Function<? super T, ? extends U> valueMapper, BinaryOperator<U> mergeFunction, Supplier<M> mapFactory) {
        return collector(new ToMap<T, K, U, M>(keyMapper, valueMapper, Objects.requireNonNull(mergeFunction),
                mapFactory), true);
    }

    private static <K, U> Function<Map<K, U>, Map<K, U>> copied() {
        return new Function<Map<K, U>, Map<K, U>>() {
            public Map<K, U> apply(Map<K, U> m) {
                return Map.copyOf(m);
            }
        };
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toUnmodifiableMap(Function<? super T, ? extends K> keyMapper,
            Function<? super T, ? extends U> valueMapper) {
        return collectingAndThen(toMap(keyMapper, valueMapper), Collectors.<K, U>copied());
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toUnmodifiableMap(Function<? super T, ? extends K> keyMapper,
            Function<? super T, ? extends U> valueMapper, BinaryOperator<U> mergeFunction) {
        return collectingAndThen(toMap(keyMapper, valueMapper, mergeFunction), Collectors.<K, U>copied());
    }

    public static <T, K, U> Collector<T, ?, ConcurrentMap<K, U>> toConcurrentMap(
            Function<? super T, ? extends K> keyMapper, Function<? super T, ? extends U> valueMapper) {
        return collector(new ToMap<T, K, U, ConcurrentMap<K, U>>(keyMapper, valueMapper, null,
                Collectors.<K, U>concurrentMaps()), true);
    }

    public static <T, K, U> Collector<T, ?, ConcurrentMap<K, U>> toConcurrentMap(
            Function<? super T, ? extends K> keyMapper, Function<? super T, ? extends U> valueMapper,
            BinaryOperator<U> mergeFunction) {
        return toConcurrentMap(keyMapper, valueMapper, mergeFunction, Collectors.<K, U>concurrentMaps());
    }

    public static <T, K, U, M extends ConcurrentMap<K, U>> Collector<T, ?, M> toConcurrentMap(
            Function<? super T, ? extends K> keyMapper, Function<? super T, ? extends U> valueMapper,
            BinaryOperator<U> mergeFunction, Supplier<M> mapFactory) {
        return toMap(keyMapper, valueMapper, mergeFunction, mapFactory);
    }

    /** Feeds two collectors; the container holds both of theirs. */
    public static <T, R1, R2, R> Collector<T, ?, R> teeing(Collector<? super T, ?, R1> downstream1,
            Collector<? super T, ?, R2> downstream2, BiFunction<? super R1, ? super R2, R> merger) {
        return tee(downstream1, downstream2, merger);
    }

    private static <T, A1, A2, R1, R2, R> Collector<T, ?, R> tee(final Collector<? super T, A1, R1> one,
            final Collector<? super T, A2, R2> two, final BiFunction<? super R1, ? super R2, R> merger) {
        Objects.requireNonNull(merger);
        return collector(new Kind<T, Object[], R>() {
            Object[] make() {
                return new Object[] {one.supplier().get(), two.supplier().get()};
            }

            @SuppressWarnings("unchecked")
            void add(Object[] a, T t) {
                one.accumulator().accept((A1) a[0], t);
                two.accumulator().accept((A2) a[1], t);
            }

            @SuppressWarnings("unchecked")
            Object[] join(Object[] a, Object[] b) {
                a[0] = one.combiner().apply((A1) a[0], (A1) b[0]);
                a[1] = two.combiner().apply((A2) a[1], (A2) b[1]);
                return a;
            }

            @Override
            @SuppressWarnings("unchecked")
            R finish(Object[] a) {
                return merger.apply(one.finisher().apply((A1) a[0]), two.finisher().apply((A2) a[1]));
            }
        }, false);
    }
}
