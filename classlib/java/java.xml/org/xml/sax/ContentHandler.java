// SPDX-License-Identifier: MIT
package org.xml.sax;

/** Hears of the content of a document, piece by piece. */
public interface ContentHandler {
    void setDocumentLocator(Locator locator);

    void startDocument() throws SAXException;

    void endDocument() throws SAXException;

    void startPrefixMapping(String prefix, String uri) throws SAXException;

    void endPrefixMapping(String prefix) throws SAXException;

    void startElement(String uri, String localName, String qName, Attributes atts) throws SAXException;

    void endElement(String uri, String localName, String qName) throws SAXException;

    void characters(char[] ch, int start, int length) throws SAXException;

    void ignorableWhitespace(char[] ch, int start, int length) throws SAXException;

    void processingInstruction(String target, String data) throws SAXException;

    void skippedEntity(String name) throws SAXException;

    /** The XML declaration, right after startDocument. */
    default void declaration(String version, String encoding, String standalone) throws SAXException {
    }
}
