// SPDX-License-Identifier: MIT
package org.w3c.dom.traversal;

import org.w3c.dom.DOMException;
import org.w3c.dom.Node;

/** Of DOM level 2 traversal: document traversal. */
public interface DocumentTraversal {
    NodeIterator createNodeIterator(Node node, int n, NodeFilter nodeFilter, boolean on) throws DOMException;

    TreeWalker createTreeWalker(Node node, int n, NodeFilter nodeFilter, boolean on) throws DOMException;
}
