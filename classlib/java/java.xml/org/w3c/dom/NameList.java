// SPDX-License-Identifier: MIT
package org.w3c.dom;

/** Names with their namespaces. */
public interface NameList {
    String getName(int index);

    String getNamespaceURI(int index);

    int getLength();

    boolean contains(String name);

    boolean containsNS(String name1, String name2);
}
