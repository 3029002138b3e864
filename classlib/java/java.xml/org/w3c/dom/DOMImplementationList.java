// SPDX-License-Identifier: MIT
package org.w3c.dom;

/** Implementations in an order. */
public interface DOMImplementationList {
    DOMImplementation item(int index);

    int getLength();
}
