// SPDX-License-Identifier: MIT
package java.util;

/** The comparators behind Comparator's and Collections' factories. */
final class Comparators {
    static final Comparator<Comparable<Object>> NATURAL = NaturalOrderComparator.INSTANCE;

    private Comparators() {
    }

    enum NaturalOrderComparator implements Comparator<Comparable<Object>> {
        INSTANCE;

        @Override
        public int compare(Comparable<Object> a, Comparable<Object> b) {
            return a.compareTo(b);
        }

        @Override
        public Comparator<Comparable<Object>> reversed() {
            return Comparator.reverseOrder();
        }
    }

    /** One order, and another one where the first sees no difference. */
    static final class Then<T> implements Comparator<T>, java.io.Serializable {
        private final Comparator<? super T> first, second;

        Then(Comparator<? super T> first, Comparator<? super T> second) {
            this.first = first;
            this.second = second;
        }

        @Override
        public int compare(T a, T b) {
            int c = first.compare(a, b);
            return c != 0 ? c : second.compare(a, b);
        }
    }

    /** Nulls before or after everything else; a missing real finds all else equal. */
    static final class NullComparator<T> implements Comparator<T>, java.io.Serializable {
        private static final long serialVersionUID = -7569533591570686392L;
        private final boolean nullFirst;
        private final Comparator<T> real;

        @SuppressWarnings("unchecked")
        NullComparator(boolean nullFirst, Comparator<? super T> real) {
            this.nullFirst = nullFirst;
            this.real = (Comparator<T>) real;
        }

        @Override
        public int compare(T a, T b) {
            if (a != null && b != null) return real == null ? 0 : real.compare(a, b);
            if (a == b) return 0;
            return (a == null) == nullFirst ? -1 : 1;
        }

        @Override
        public Comparator<T> thenComparing(Comparator<? super T> other) {
            Objects.requireNonNull(other);
            return new NullComparator<T>(nullFirst, real == null ? other : real.thenComparing(other));
        }

        @Override
        public Comparator<T> reversed() {
            return new NullComparator<T>(!nullFirst, real == null ? null : real.reversed());
        }
    }

    /** The order of keys made from the elements; the natural one if no other is given. */
    abstract static class Keyed<T> implements Comparator<T>, java.io.Serializable {
        private final Comparator<Object> order;

        @SuppressWarnings("unchecked")
        Keyed(Comparator<?> order) {
            this.order = (Comparator<Object>) order;
        }

        abstract Object key(T t);

        @Override
        @SuppressWarnings("unchecked")
        public int compare(T a, T b) {
            if (order != null) return order.compare(key(a), key(b));
            return ((Comparable<Object>) key(a)).compareTo(key(b));
        }
    }
}
