// SPDX-License-Identifier: MIT
package java.util;

/** A set of the keys of a tree map. */
public class TreeSet<E> extends AbstractSet<E> implements NavigableSet<E>, Cloneable, java.io.Serializable {
    private static final long serialVersionUID = -2479143000061671589L;
    private transient NavigableMap<E, Object> map;

    TreeSet(NavigableMap<E, Object> map) {
        this.map = map;
    }

    public TreeSet() {
        map = new TreeMap<E, Object>();
    }

    public TreeSet(Comparator<? super E> comparator) {
        map = new TreeMap<E, Object>(comparator);
    }

    public TreeSet(Collection<? extends E> c) {
        map = new TreeMap<E, Object>();
        addAll(c);
    }

    public TreeSet(SortedSet<E> s) {
        map = new TreeMap<E, Object>(s.comparator());
        addAll(s);
    }

    public Iterator<E> iterator() {
        return map.navigableKeySet().iterator();
    }

    public Iterator<E> descendingIterator() {
        return map.descendingKeySet().iterator();
    }

    public NavigableSet<E> descendingSet() {
        return new TreeSet<E>(map.descendingMap());
    }

    public int size() {
        return map.size();
    }

    public boolean isEmpty() {
        return map.isEmpty();
    }

    public boolean contains(Object o) {
        return map.containsKey(o);
    }

    public boolean add(E e) {
        return map.put(e, Boolean.TRUE) == null;
    }

    public boolean remove(Object o) {
        return map.remove(o) != null;
    }

    public void clear() {
        map.clear();
    }

    public boolean addAll(Collection<? extends E> c) {
        return super.addAll(c);
    }

    public NavigableSet<E> subSet(E fromElement, boolean fromInclusive, E toElement, boolean toInclusive) {
        return new TreeSet<E>(map.subMap(fromElement, fromInclusive, toElement, toInclusive));
    }

    public NavigableSet<E> headSet(E toElement, boolean inclusive) {
        return new TreeSet<E>(map.headMap(toElement, inclusive));
    }

    public NavigableSet<E> tailSet(E fromElement, boolean inclusive) {
        return new TreeSet<E>(map.tailMap(fromElement, inclusive));
    }

    public SortedSet<E> subSet(E fromElement, E toElement) {
        return subSet(fromElement, true, toElement, false);
    }

    public SortedSet<E> headSet(E toElement) {
        return headSet(toElement, false);
    }

    public SortedSet<E> tailSet(E fromElement) {
        return tailSet(fromElement, true);
    }

    public Comparator<? super E> comparator() {
        return map.comparator();
    }

    public E first() {
        return map.firstKey();
    }

    public E last() {
        return map.lastKey();
    }

    public E lower(E e) {
        return map.lowerKey(e);
    }

    public E floor(E e) {
        return map.floorKey(e);
    }

    public E ceiling(E e) {
        return map.ceilingKey(e);
    }

    public E higher(E e) {
        return map.higherKey(e);
    }

    public E pollFirst() {
        Map.Entry<E, ?> e = map.pollFirstEntry();
        return e == null ? null : e.getKey();
    }

    public E pollLast() {
        Map.Entry<E, ?> e = map.pollLastEntry();
        return e == null ? null : e.getKey();
    }

    @SuppressWarnings("unchecked")
    public Object clone() {
        try {
            TreeSet<E> s = (TreeSet<E>) super.clone();
            s.map = new TreeMap<E, Object>(map);
            return s;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    private void writeObject(java.io.ObjectOutputStream s) throws java.io.IOException {
        s.defaultWriteObject();
        s.writeObject(map.comparator());
        s.writeInt(map.size());
        for (E e : this) s.writeObject(e);
    }

    @SuppressWarnings("unchecked")
    private void readObject(java.io.ObjectInputStream s) throws java.io.IOException, ClassNotFoundException {
        s.defaultReadObject();
        map = new TreeMap<E, Object>((Comparator<? super E>) s.readObject());
        for (int n = s.readInt(); n > 0; n--) map.put((E) s.readObject(), Boolean.TRUE);
    }
}
