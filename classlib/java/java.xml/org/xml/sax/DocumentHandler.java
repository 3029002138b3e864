// SPDX-License-Identifier: MIT
package org.xml.sax;

/** Hears of the content of a document, in SAX 1. */
@Deprecated(since = "1.5")
public interface DocumentHandler {
    void setDocumentLocator(Locator locator);

    void startDocument() throws SAXException;

    void endDocument() throws SAXException;

    void startElement(String name, AttributeList atts) throws SAXException;

    void endElement(String name) throws SAXException;

    void characters(char[] ch, int start, int length) throws SAXException;

    void ignorableWhitespace(char[] ch, int start, int length) throws SAXException;

    void processingInstruction(String target, String data) throws SAXException;
}
