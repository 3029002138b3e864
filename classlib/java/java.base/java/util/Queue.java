// SPDX-License-Identifier: MIT
package java.util;

/** Elements that wait; one end gives, the other takes. */
public interface Queue<E> extends Collection<E> {
    boolean add(E e);

    boolean offer(E e);

    E remove();

    E poll();

    E element();

    E peek();
}
