// SPDX-License-Identifier: MIT
package java.util;

/** A map in the order of its keys. */
public interface SortedMap<K, V> extends SequencedMap<K, V> {
    Comparator<? super K> comparator();

    SortedMap<K, V> subMap(K fromKey, K toKey);

    SortedMap<K, V> headMap(K toKey);

    SortedMap<K, V> tailMap(K fromKey);

    K firstKey();

    K lastKey();

    Set<K> keySet();

    Collection<V> values();

    Set<Map.Entry<K, V>> entrySet();

    default V putFirst(K k, V v) {
        throw new UnsupportedOperationException();
    }

    default V putLast(K k, V v) {
        throw new UnsupportedOperationException();
    }

    /** Every map of this library is a NavigableMap; a sorted map that is not brings its own. */
    default SortedMap<K, V> reversed() {
        throw new UnsupportedOperationException();
    }
}
