// SPDX-License-Identifier: MIT
package java.util;

/** Compares entries by their keys or values; without an order, by the natural one. */
final class EntryComparator<K, V> implements Comparator<Map.Entry<K, V>>, java.io.Serializable {
    private final boolean byKey;
    private final Comparator<Object> order;

    @SuppressWarnings("unchecked")
    EntryComparator(boolean byKey, Comparator<?> order) {
        this.byKey = byKey;
        this.order = (Comparator<Object>) order;
    }

    @Override
    @SuppressWarnings("unchecked")
    public int compare(Map.Entry<K, V> a, Map.Entry<K, V> b) {
        Object x = byKey ? a.getKey() : a.getValue();
        Object y = byKey ? b.getKey() : b.getValue();
        return order == null ? ((Comparable<Object>) x).compareTo(y) : order.compare(x, y);
    }
}
