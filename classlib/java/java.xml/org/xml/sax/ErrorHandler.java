// SPDX-License-Identifier: MIT
package org.xml.sax;

/** Hears of errors; who wants parsing to end throws them. */
public interface ErrorHandler {
    void warning(SAXParseException e) throws SAXException;

    void error(SAXParseException e) throws SAXException;

    void fatalError(SAXParseException e) throws SAXException;
}
