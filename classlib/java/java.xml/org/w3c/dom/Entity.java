// SPDX-License-Identifier: MIT
package org.w3c.dom;

/** An entity that is declared. */
public interface Entity extends Node {
    String getPublicId();

    String getSystemId();

    String getNotationName();

    String getInputEncoding();

    String getXmlEncoding();

    String getXmlVersion();
}
