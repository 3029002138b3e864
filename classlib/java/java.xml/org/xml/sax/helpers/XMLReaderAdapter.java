// SPDX-License-Identifier: MIT
package org.xml.sax.helpers;

import java.io.IOException;
import java.util.Locale;
import org.xml.sax.AttributeList;
import org.xml.sax.Attributes;
import org.xml.sax.ContentHandler;
import org.xml.sax.DTDHandler;
import org.xml.sax.DocumentHandler;
import org.xml.sax.EntityResolver;
import org.xml.sax.ErrorHandler;
import org.xml.sax.InputSource;
import org.xml.sax.Locator;
import org.xml.sax.Parser;
import org.xml.sax.SAXException;
import org.xml.sax.SAXNotSupportedException;
import org.xml.sax.XMLReader;

/** A reader of SAX 2 that serves as a parser of SAX 1. */
@Deprecated
public class XMLReaderAdapter implements Parser, ContentHandler {
    private final XMLReader reader;
    private DocumentHandler handler;

    public XMLReaderAdapter() throws SAXException {
        this(XMLReaderFactory.createXMLReader());
    }

    public XMLReaderAdapter(XMLReader xmlReader) {
        if (xmlReader == null) throw new NullPointerException("XMLReader must not be null");
        reader = xmlReader;
    }

    @Override
    public void setLocale(Locale locale) throws SAXException {
        throw new SAXNotSupportedException("setLocale not supported");
    }

    @Override
    public void setEntityResolver(EntityResolver resolver) {
        reader.setEntityResolver(resolver);
    }

    @Override
    public void setDTDHandler(DTDHandler dtdHandler) {
        reader.setDTDHandler(dtdHandler);
    }

    @Override
    public void setDocumentHandler(DocumentHandler documentHandler) {
        handler = documentHandler;
    }

    @Override
    public void setErrorHandler(ErrorHandler errorHandler) {
        reader.setErrorHandler(errorHandler);
    }

    @Override
    public void parse(String systemId) throws IOException, SAXException {
        parse(new InputSource(systemId));
    }

    @Override
    public void parse(InputSource input) throws IOException, SAXException {
        reader.setContentHandler(this);
        reader.setFeature("http://xml.org/sax/features/namespace-prefixes", true);
        try {
            reader.setFeature("http://xml.org/sax/features/namespaces", false);
        } catch (SAXException e) {
            // A reader that always has namespaces tells qualified names as well.
        }
        reader.parse(input);
    }

    @Override
    public void setDocumentLocator(Locator locator) {
        if (handler != null) handler.setDocumentLocator(locator);
    }

    @Override
    public void startDocument() throws SAXException {
        if (handler != null) handler.startDocument();
    }

    @Override
    public void endDocument() throws SAXException {
        if (handler != null) handler.endDocument();
    }

    @Override
    public void startPrefixMapping(String prefix, String uri) {
    }

    @Override
    public void endPrefixMapping(String prefix) {
    }

    @Override
    public void startElement(String uri, String localName, String qName, Attributes atts) throws SAXException {
        if (handler != null) handler.startElement(qName, new List(atts));
    }

    @Override
    public void endElement(String uri, String localName, String qName) throws SAXException {
        if (handler != null) handler.endElement(qName);
    }

    @Override
    public void characters(char[] ch, int start, int length) throws SAXException {
        if (handler != null) handler.characters(ch, start, length);
    }

    @Override
    public void ignorableWhitespace(char[] ch, int start, int length) throws SAXException {
        if (handler != null) handler.ignorableWhitespace(ch, start, length);
    }

    @Override
    public void processingInstruction(String target, String data) throws SAXException {
        if (handler != null) handler.processingInstruction(target, data);
    }

    @Override
    public void skippedEntity(String name) throws SAXException {
    }

    private static final class List implements AttributeList {
        private final Attributes atts;

        List(Attributes atts) {
            this.atts = atts;
        }

        @Override
        public int getLength() {
            return atts.getLength();
        }

        @Override
        public String getName(int i) {
            return atts.getQName(i);
        }

        @Override
        public String getType(int i) {
            return atts.getType(i);
        }

        @Override
        public String getValue(int i) {
            return atts.getValue(i);
        }

        @Override
        public String getType(String name) {
            return atts.getType(name);
        }

        @Override
        public String getValue(String name) {
            return atts.getValue(name);
        }
    }
}
