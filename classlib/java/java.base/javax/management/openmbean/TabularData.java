// SPDX-License-Identifier: MIT
package javax.management.openmbean;

import java.util.Collection;
import java.util.Set;

/** Rows of composite data, found by the values of some of their items. */
public interface TabularData {
    TabularType getTabularType();

    Object[] calculateIndex(CompositeData value);

    int size();

    boolean isEmpty();

    boolean containsKey(Object[] key);

    boolean containsValue(CompositeData value);

    CompositeData get(Object[] key);

    void put(CompositeData value);

    CompositeData remove(Object[] key);

    void putAll(CompositeData[] values);

    void clear();

    Set<?> keySet();

    Collection<?> values();

    boolean equals(Object obj);

    int hashCode();

    String toString();
}
