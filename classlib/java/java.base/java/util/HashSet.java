// SPDX-License-Identifier: MIT
package java.util;

/** A set of the keys of a hash map. */
public class HashSet<E> extends AbstractSet<E> implements Set<E>, Cloneable, java.io.Serializable {
    private static final long serialVersionUID = -5024744406713321676L;
    private static final Object PRESENT = Boolean.TRUE;

    transient HashMap<E, Object> map;

    public HashSet() {
        map = new HashMap<E, Object>();
    }

    public HashSet(Collection<? extends E> c) {
        map = new HashMap<E, Object>(Math.max((int) (c.size() / .75f) + 1, 16));
        addAll(c);
    }

    public HashSet(int initialCapacity, float loadFactor) {
        map = new HashMap<E, Object>(initialCapacity, loadFactor);
    }

    public HashSet(int initialCapacity) {
        map = new HashMap<E, Object>(initialCapacity);
    }

    /** For LinkedHashSet. */
    HashSet(HashMap<E, Object> map) {
        this.map = map;
    }

    public Iterator<E> iterator() {
        return map.keySet().iterator();
    }

    public int size() {
        return map.size;
    }

    public boolean isEmpty() {
        return map.size == 0;
    }

    public boolean contains(Object o) {
        return map.getNode(o) != null;
    }

    public boolean add(E e) {
        return map.put(e, PRESENT) == null;
    }

    public boolean remove(Object o) {
        return map.removeNode(o, null, false) != null;
    }

    public void clear() {
        map.clear();
    }

    @SuppressWarnings("unchecked")
    public Object clone() {
        try {
            HashSet<E> s = (HashSet<E>) super.clone();
            s.map = (HashMap<E, Object>) map.clone();
            return s;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    private void writeObject(java.io.ObjectOutputStream s) throws java.io.IOException {
        s.defaultWriteObject();
        s.writeInt(map.table == null ? 16 : map.table.length);
        s.writeFloat(map.loadFactor);
        s.writeInt(map.size);
        for (E e : this) s.writeObject(e);
    }

    @SuppressWarnings("unchecked")
    private void readObject(java.io.ObjectInputStream s) throws java.io.IOException, ClassNotFoundException {
        s.defaultReadObject();
        int capacity = s.readInt();
        float load = s.readFloat();
        int n = s.readInt();
        if (capacity < 0 || n < 0 || load <= 0 || Float.isNaN(load))
            throw new java.io.InvalidObjectException("Illegal size: " + n);
        capacity = Math.min(capacity, 1 << 16);
        map = this instanceof LinkedHashSet ? new LinkedHashMap<E, Object>(capacity, load)
                : new HashMap<E, Object>(capacity, load);
        for (int i = 0; i < n; i++) map.put((E) s.readObject(), PRESENT);
    }

    public static <T> HashSet<T> newHashSet(int numElements) {
        if (numElements < 0) throw new IllegalArgumentException("Negative number of elements: " + numElements);
        return new HashSet<T>(HashMap.capacityFor(numElements));
    }
}
