// SPDX-License-Identifier: MIT
package org.w3c.dom;

/** Finds implementations by what they can do. */
public interface DOMImplementationSource {
    DOMImplementation getDOMImplementation(String name);

    DOMImplementationList getDOMImplementationList(String name);
}
