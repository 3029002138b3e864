// SPDX-License-Identifier: MIT
package java.util;

/** A set with a first and a last element. */
public interface SequencedSet<E> extends Set<E>, SequencedCollection<E> {
    @Override
    SequencedSet<E> reversed();
}
