// SPDX-License-Identifier: MIT
package org.w3c.dom;

/** An attribute of an element. */
public interface Attr extends Node {
    String getName();

    boolean getSpecified();

    String getValue();

    void setValue(String value) throws DOMException;

    Element getOwnerElement();

    TypeInfo getSchemaTypeInfo();

    boolean isId();
}
