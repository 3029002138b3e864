// SPDX-License-Identifier: MIT
package javax.naming;

import java.util.Enumeration;

/** A list that a name service answers, maybe bit by bit. */
public interface NamingEnumeration<T> extends Enumeration<T> {
    void close() throws NamingException;

    boolean hasMore() throws NamingException;

    T next() throws NamingException;
}
