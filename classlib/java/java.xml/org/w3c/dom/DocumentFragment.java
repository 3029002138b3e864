// SPDX-License-Identifier: MIT
package org.w3c.dom;

/** Nodes on their way into a document. */
public interface DocumentFragment extends Node {
}
