// SPDX-License-Identifier: MIT
package java.util;

/** A map with a first and a last entry, and a view from the other end. */
public interface SequencedMap<K, V> extends Map<K, V> {
    SequencedMap<K, V> reversed();

    /** A snapshot of the first entry, or null. */
    default Map.Entry<K, V> firstEntry() {
        return SequencedViews.first(this, false);
    }

    default Map.Entry<K, V> lastEntry() {
        return SequencedViews.first(reversed(), false);
    }

    default Map.Entry<K, V> pollFirstEntry() {
        return SequencedViews.first(this, true);
    }

    default Map.Entry<K, V> pollLastEntry() {
        return SequencedViews.first(reversed(), true);
    }

    default V putFirst(K k, V v) {
        throw new UnsupportedOperationException();
    }

    default V putLast(K k, V v) {
        throw new UnsupportedOperationException();
    }

    default SequencedSet<K> sequencedKeySet() {
        return new SequencedViews.Keys<K, V>(this);
    }

    default SequencedCollection<V> sequencedValues() {
        return new SequencedViews.Values<K, V>(this);
    }

    default SequencedSet<Map.Entry<K, V>> sequencedEntrySet() {
        return new SequencedViews.Entries<K, V>(this);
    }
}
