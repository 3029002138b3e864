// SPDX-License-Identifier: MIT
package jdk.internal.util;

import java.util.AbstractSet;
import java.util.Iterator;
import java.util.Set;

/** A view of a set from which can be removed, but to which cannot be added. */
public final class RemoveOnlySet<E> extends AbstractSet<E> {
    private final Set<E> set;

    public RemoveOnlySet(Set<E> set) {
        this.set = set;
    }

    @Override
    public int size() {
        return set.size();
    }

    @Override
    public boolean contains(Object o) {
        return set.contains(o);
    }

    @Override
    public Iterator<E> iterator() {
        return set.iterator();
    }

    @Override
    public boolean remove(Object o) {
        return set.remove(o);
    }

    @Override
    public void clear() {
        set.clear();
    }
}
