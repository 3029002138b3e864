// SPDX-License-Identifier: MIT
package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;

/** A hash map whose entries also stand in a list, in the order of insertion or of last access. */
public class LinkedHashMap<K, V> extends HashMap<K, V> implements SequencedMap<K, V> {
    private static final long serialVersionUID = 3801124242820219131L;

    private static final class Link<K, V> extends HashMap.Node<K, V> {
        Link<K, V> before, after;

        Link(int hash, K key, V value, Node<K, V> next) {
            super(hash, key, value, next);
        }
    }

    /** Added to the kind of an iterator that walks from the end. */
    static final int BACKWARD = 3;

    private transient Link<K, V> head, tail;
    final boolean accessOrder;

    public LinkedHashMap(int initialCapacity, float loadFactor) {
        super(initialCapacity, loadFactor);
        accessOrder = false;
    }

    public LinkedHashMap(int initialCapacity) {
        super(initialCapacity);
        accessOrder = false;
    }

    public LinkedHashMap() {
        accessOrder = false;
    }

    public LinkedHashMap(Map<? extends K, ? extends V> m) {
        accessOrder = false;
        putAll(m);
    }

    public LinkedHashMap(int initialCapacity, float loadFactor, boolean accessOrder) {
        super(initialCapacity, loadFactor);
        this.accessOrder = accessOrder;
    }

    private void append(Link<K, V> e) {
        Link<K, V> last = tail;
        tail = e;
        e.before = last;
        e.after = null;
        if (last == null) head = e;
        else last.after = e;
    }

    private void unlink(Link<K, V> e) {
        Link<K, V> b = e.before, a = e.after;
        if (b == null) head = a;
        else b.after = a;
        if (a == null) tail = b;
        else a.before = b;
        e.before = e.after = null;
    }

    @Override
    void reinitialize() {
        super.reinitialize();
        head = tail = null;
    }

    @Override
    Node<K, V> newNode(int hash, K key, V value, Node<K, V> next) {
        Link<K, V> e = new Link<K, V>(hash, key, value, next);
        append(e);
        return e;
    }

    @Override
    void nodeAccessed(Node<K, V> e) {
        if (!accessOrder || tail == e) return;
        unlink((Link<K, V>) e);
        append((Link<K, V>) e);
        modCount++;
    }

    @Override
    void nodeInserted() {
        Link<K, V> first = head;
        if (first != null && removeEldestEntry(first)) removeNode(first.key, null, false);
    }

    @Override
    void nodeRemoved(Node<K, V> e) {
        unlink((Link<K, V>) e);
    }

    @Override
    public boolean containsValue(Object value) {
        for (Link<K, V> e = head; e != null; e = e.after)
            if (e.value == value || value != null && value.equals(e.value)) return true;
        return false;
    }

    @Override
    public V get(Object key) {
        Node<K, V> e = getNode(key);
        if (e == null) return null;
        if (accessOrder) nodeAccessed(e);
        return e.value;
    }

    @Override
    public V getOrDefault(Object key, V defaultValue) {
        Node<K, V> e = getNode(key);
        if (e == null) return defaultValue;
        if (accessOrder) nodeAccessed(e);
        return e.value;
    }

    @Override
    public void clear() {
        super.clear();
        head = tail = null;
    }

    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return false;
    }

    @Override
    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        Link<K, V> e = head;
        int expected = modCount;
        while (e != null) {
            action.accept(e.key, e.value);
            e = e.after;
        }
        checkUnchanged(expected);
    }

    @Override
    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        Link<K, V> e = head;
        int expected = modCount;
        while (e != null) {
            e.value = function.apply(e.key, e.value);
            e = e.after;
        }
        checkUnchanged(expected);
    }

    @Override
    Iterator<?> newIterator(int kind) {
        return new LinkIterator(kind);
    }

    private final class LinkIterator implements Iterator<Object> {
        private final int kind;
        private final boolean back;
        private Link<K, V> next, current;
        private int expected = modCount;

        LinkIterator(int kind) {
            this.kind = kind % BACKWARD;
            back = kind >= BACKWARD;
            next = back ? tail : head;
        }

        public boolean hasNext() {
            return next != null;
        }

        public Object next() {
            Link<K, V> e = next;
            if (modCount != expected) throw new ConcurrentModificationException();
            if (e == null) throw new NoSuchElementException();
            current = e;
            next = back ? e.before : e.after;
            return kind == 0 ? e.key : kind == 1 ? e.value : e;
        }

        public void remove() {
            if (current == null) throw new IllegalStateException();
            if (modCount != expected) throw new ConcurrentModificationException();
            removeNode(current.key, null, false);
            current = null;
            expected = modCount;
        }
    }

    // From both ends.

    /** Puts the entry of a key that is there at one end. */
    private void place(K k, boolean first) {
        Link<K, V> e = (Link<K, V>) getNode(k);
        if (e == null || e == (first ? head : tail)) return;
        unlink(e);
        if (first && head != null) {
            e.after = head;
            head.before = e;
            head = e;
        } else append(e);
        modCount++;
    }

    @Override
    public V putFirst(K k, V v) {
        V old = put(k, v);
        place(k, true);
        return old;
    }

    @Override
    public V putLast(K k, V v) {
        V old = put(k, v);
        place(k, false);
        return old;
    }

    @Override
    public SequencedMap<K, V> reversed() {
        return new SequencedViews.BackwardMap<K, V>(this);
    }

    @Override
    public SequencedSet<K> sequencedKeySet() {
        return SequencedMap.super.sequencedKeySet();
    }

    @Override
    public SequencedCollection<V> sequencedValues() {
        return SequencedMap.super.sequencedValues();
    }

    @Override
    public SequencedSet<Map.Entry<K, V>> sequencedEntrySet() {
        return SequencedMap.super.sequencedEntrySet();
    }

    @Override
    int orderTraits() {
        return Spliterator.ORDERED;
    }

    public static <K, V> LinkedHashMap<K, V> newLinkedHashMap(int numMappings) {
        return new LinkedHashMap<K, V>(HashMap.capacityFor(numMappings));
    }
}
