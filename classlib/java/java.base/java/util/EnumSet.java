// SPDX-License-Identifier: MIT
package java.util;

/** A set of constants of one enum type, as bits by their ordinals. */
public abstract sealed class EnumSet<E extends Enum<E>> extends AbstractSet<E>
        implements Cloneable, java.io.Serializable permits RegularEnumSet {
    private static final long serialVersionUID = 1009687484059888093L;
    private final transient Class<E> type;
    private final transient E[] universe;
    private transient long[] bits;

    EnumSet(Class<E> type, E[] universe) {
        this.type = type;
        this.universe = universe;
        bits = new long[universe.length + 63 >> 6];
    }

    static <E extends Enum<E>> E[] constants(Class<E> type) {
        E[] all = type.getEnumConstants();
        if (all == null) throw new ClassCastException(type + " not an enum");
        return all;
    }

    public static <E extends Enum<E>> EnumSet<E> noneOf(Class<E> elementType) {
        return new RegularEnumSet<E>(elementType, constants(elementType));
    }

    public static <E extends Enum<E>> EnumSet<E> allOf(Class<E> elementType) {
        return complementOf(noneOf(elementType));
    }

    public static <E extends Enum<E>> EnumSet<E> copyOf(EnumSet<E> s) {
        return s.clone();
    }

    public static <E extends Enum<E>> EnumSet<E> copyOf(Collection<E> c) {
        if (c instanceof EnumSet) return copyOf((EnumSet<E>) c);
        EnumSet<E> s = null;
        for (E e : c) {
            if (s == null) s = noneOf(e.getDeclaringClass());
            s.add(e);
        }
        if (s == null) throw new IllegalArgumentException("Collection is empty");
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> complementOf(EnumSet<E> s) {
        EnumSet<E> r = new RegularEnumSet<E>(s.type, s.universe);
        for (int i = 0; i < s.bits.length; i++) r.bits[i] = ~s.bits[i];
        int n = s.universe.length;
        if (n > 0) r.bits[r.bits.length - 1] &= -1L >>> -n;
        return r;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e) {
        EnumSet<E> s = noneOf(e.getDeclaringClass());
        s.add(e);
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2) {
        EnumSet<E> s = of(e1);
        s.add(e2);
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2, E e3) {
        EnumSet<E> s = of(e1, e2);
        s.add(e3);
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2, E e3, E e4) {
        EnumSet<E> s = of(e1, e2, e3);
        s.add(e4);
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2, E e3, E e4, E e5) {
        EnumSet<E> s = of(e1, e2, e3, e4);
        s.add(e5);
        return s;
    }

    @SafeVarargs
    public static <E extends Enum<E>> EnumSet<E> of(E first, E... rest) {
        EnumSet<E> s = of(first);
        for (int i = 0; i < rest.length; i++) s.add(rest[i]);
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> range(E from, E to) {
        if (from.compareTo(to) > 0) throw new IllegalArgumentException(from + " > " + to);
        EnumSet<E> s = noneOf(from.getDeclaringClass());
        for (int i = from.ordinal(); i <= to.ordinal(); i++) s.bits[i >> 6] |= 1L << i;
        return s;
    }

    private boolean mine(Object o) {
        if (o == null) return false;
        Class<?> c = o.getClass();
        return c == type || c.getSuperclass() == type;
    }

    @Override
    public boolean contains(Object o) {
        if (!mine(o)) return false;
        int i = ((Enum<?>) o).ordinal();
        return (bits[i >> 6] & 1L << i) != 0;
    }

    /** What add does; add itself is the hidden subclass's. */
    final boolean put(E e) {
        if (!mine(e)) {
            if (e == null) throw new NullPointerException();
            throw new ClassCastException(e.getClass() + " != " + type);
        }
        int i = e.ordinal();
        long old = bits[i >> 6];
        bits[i >> 6] = old | 1L << i;
        return bits[i >> 6] != old;
    }

    @Override
    public boolean remove(Object o) {
        if (!contains(o)) return false;
        int i = ((Enum<?>) o).ordinal();
        bits[i >> 6] &= ~(1L << i);
        return true;
    }

    @Override
    public int size() {
        int n = 0;
        for (int i = 0; i < bits.length; i++) n += Long.bitCount(bits[i]);
        return n;
    }

    @Override
    public boolean isEmpty() {
        for (int i = 0; i < bits.length; i++) if (bits[i] != 0) return false;
        return true;
    }

    @Override
    public void clear() {
        Arrays.fill(bits, 0);
    }

    @Override
    public Iterator<E> iterator() {
        return new Iterator<E>() {
            private int at, last = -1;

            @Override
            public boolean hasNext() {
                while (at < universe.length && (bits[at >> 6] & 1L << at) == 0) at++;
                return at < universe.length;
            }

            @Override
            public E next() {
                if (!hasNext()) throw new NoSuchElementException();
                last = at++;
                return universe[last];
            }

            @Override
            public void remove() {
                if (last < 0) throw new IllegalStateException();
                bits[last >> 6] &= ~(1L << last);
                last = -1;
            }
        };
    }

    @Override
    public EnumSet<E> clone() {
        try {
            @SuppressWarnings("unchecked")
            EnumSet<E> s = (EnumSet<E>) super.clone();
            s.bits = bits.clone();
            return s;
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }

    /** What an object stream holds for a set: its type and elements. */
    private static final class SerializationProxy<E extends Enum<E>> implements java.io.Serializable {
        private static final long serialVersionUID = 362491234563181265L;
        private final Class<E> elementType;
        private final Enum<?>[] elements;

        SerializationProxy(EnumSet<E> s) {
            elementType = s.type;
            elements = s.toArray(new Enum<?>[0]);
        }

        private Object readResolve() {
            EnumSet<E> s = noneOf(elementType);
            for (int i = 0; i < elements.length; i++) s.add(elementType.cast(elements[i]));
            return s;
        }
    }

    Object writeReplace() {
        return new SerializationProxy<E>(this);
    }

    private void readObject(java.io.ObjectInputStream s) throws java.io.InvalidObjectException {
        throw new java.io.InvalidObjectException("Proxy required");
    }
}
