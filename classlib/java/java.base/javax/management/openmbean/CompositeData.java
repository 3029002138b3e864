// SPDX-License-Identifier: MIT
package javax.management.openmbean;

import java.util.Collection;

/** Named values, as a {@link CompositeType} describes them. */
public interface CompositeData {
    CompositeType getCompositeType();

    Object get(String key);

    Object[] getAll(String[] keys);

    boolean containsKey(String key);

    boolean containsValue(Object value);

    Collection<?> values();

    boolean equals(Object obj);

    int hashCode();

    String toString();
}
