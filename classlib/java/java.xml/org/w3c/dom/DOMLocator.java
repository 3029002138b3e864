// SPDX-License-Identifier: MIT
package org.w3c.dom;

/** A place in a document. */
public interface DOMLocator {
    int getLineNumber();

    int getColumnNumber();

    int getByteOffset();

    int getUtf16Offset();

    Node getRelatedNode();

    String getUri();
}
