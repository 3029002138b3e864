// SPDX-License-Identifier: MIT
package java.util;

/** The comparators behind Comparator's and Collections' factories. */
final class Comparators {
    static final Comparator<Comparable<Object>> NATURAL = new Natural();
    static final Comparator<Comparable<Object>> REVERSE = new Reverse();

    private Comparators() {
    }

    private static final class Natural implements Comparator<Comparable<Object>>, java.io.Serializable {
        @Override
        public int compare(Comparable<Object> a, Comparable<Object> b) {
            return a.compareTo(b);
        }

        @Override
        public Comparator<Comparable<Object>> reversed() {
            return REVERSE;
        }
    }

    private static final class Reverse implements Comparator<Comparable<Object>>, java.io.Serializable {
        @Override
        public int compare(Comparable<Object> a, Comparable<Object> b) {
            return b.compareTo(a);
        }

        @Override
        public Comparator<Comparable<Object>> reversed() {
            return NATURAL;
        }
    }

    /** The reverse of another order. */
    static final class Reversed<T> implements Comparator<T>, java.io.Serializable {
        final Comparator<T> order;

        Reversed(Comparator<T> order) {
            this.order = order;
        }

        @Override
        public int compare(T a, T b) {
            return order.compare(b, a);
        }

        @Override
        public boolean equals(Object o) {
            return o == this || o instanceof Reversed && order.equals(((Reversed<?>) o).order);
        }

        @Override
        public int hashCode() {
            return order.hashCode() ^ Integer.MIN_VALUE;
        }

        @Override
        public Comparator<T> reversed() {
            return order;
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

    /** Nulls before or after everything else; a missing order finds all else equal. */
    static final class Nulls<T> implements Comparator<T>, java.io.Serializable {
        private final boolean first;
        private final Comparator<T> order;

        @SuppressWarnings("unchecked")
        Nulls(boolean first, Comparator<? super T> order) {
            this.first = first;
            this.order = (Comparator<T>) order;
        }

        @Override
        public int compare(T a, T b) {
            if (a == null) return b == null ? 0 : first ? -1 : 1;
            if (b == null) return first ? 1 : -1;
            return order == null ? 0 : order.compare(a, b);
        }

        @Override
        public Comparator<T> thenComparing(Comparator<? super T> other) {
            Objects.requireNonNull(other);
            return new Nulls<T>(first, order == null ? other : order.thenComparing(other));
        }

        @Override
        public Comparator<T> reversed() {
            return new Nulls<T>(!first, order == null ? null : order.reversed());
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
