// SPDX-License-Identifier: MIT
package org.w3c.dom;

/** Strings in an order. */
public interface DOMStringList {
    String item(int index);

    int getLength();

    boolean contains(String name);
}
