// SPDX-License-Identifier: MIT
package org.w3c.dom;

/** A walk over elements alone. */
public interface ElementTraversal {
    Element getFirstElementChild();

    Element getLastElementChild();

    Element getPreviousElementSibling();

    Element getNextElementSibling();

    int getChildElementCount();
}
