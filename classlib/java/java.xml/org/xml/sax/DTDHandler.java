// SPDX-License-Identifier: MIT
package org.xml.sax;

/** Hears of notations and unparsed entities. */
public interface DTDHandler {
    void notationDecl(String name, String publicId, String systemId) throws SAXException;

    void unparsedEntityDecl(String name, String publicId, String systemId, String name4) throws SAXException;
}
