// SPDX-License-Identifier: MIT
package org.w3c.dom;

/** Nodes in an order. */
public interface NodeList {
    Node item(int index);

    int getLength();
}
