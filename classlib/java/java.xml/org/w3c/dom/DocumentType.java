// SPDX-License-Identifier: MIT
package org.w3c.dom;

/** The document type declaration. */
public interface DocumentType extends Node {
    String getName();

    NamedNodeMap getEntities();

    NamedNodeMap getNotations();

    String getPublicId();

    String getSystemId();

    String getInternalSubset();
}
