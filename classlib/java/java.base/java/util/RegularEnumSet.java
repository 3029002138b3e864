// SPDX-License-Identifier: MIT
package java.util;

/** The one kind of enum set there is. */
final class RegularEnumSet<E extends Enum<E>> extends EnumSet<E> {
    private static final long serialVersionUID = 3411599620347842686L;

    RegularEnumSet(Class<E> type, E[] universe) {
        super(type, universe);
    }

    @Override
    public boolean add(E e) {
        return put(e);
    }
}
