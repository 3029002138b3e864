// SPDX-License-Identifier: MIT
package org.xml.sax.helpers;

import java.io.IOException;
import java.util.Enumeration;
import org.xml.sax.AttributeList;
import org.xml.sax.ContentHandler;
import org.xml.sax.DTDHandler;
import org.xml.sax.DocumentHandler;
import org.xml.sax.EntityResolver;
import org.xml.sax.ErrorHandler;
import org.xml.sax.InputSource;
import org.xml.sax.Locator;
import org.xml.sax.Parser;
import org.xml.sax.SAXException;
import org.xml.sax.SAXNotRecognizedException;
import org.xml.sax.SAXNotSupportedException;
import org.xml.sax.SAXParseException;
import org.xml.sax.XMLReader;

/** A parser of SAX 1 that serves as a reader of SAX 2: namespaces are added here. */
@Deprecated
public class ParserAdapter implements XMLReader, DocumentHandler {
    private static final String FEATURES = "http://xml.org/sax/features/";

    private final Parser parser;
    private final NamespaceSupport support = new NamespaceSupport();
    private final String[] parts = new String[3];
    private boolean parsing, namespaces = true, prefixes, uris;
    private Locator locator;
    private EntityResolver entityResolver;
    private DTDHandler dtdHandler;
    private ContentHandler contentHandler;
    private ErrorHandler errorHandler;

    public ParserAdapter() throws SAXException {
        try {
            parser = ParserFactory.makeParser();
        } catch (ReflectiveOperationException e) {
            throw new SAXException("Cannot make the SAX1 driver class " + System.getProperty("org.xml.sax.parser"), e);
        } catch (NullPointerException e) {
            throw new SAXException("System property org.xml.sax.parser not specified");
        }
    }

    public ParserAdapter(Parser parser) {
        if (parser == null) throw new NullPointerException("Parser argument must not be null");
        this.parser = parser;
    }

    @Override
    public void setFeature(String name, boolean value) throws SAXNotRecognizedException, SAXNotSupportedException {
        getFeature(name);
        if (parsing) throw new SAXNotSupportedException("Cannot change feature '" + name + "' while parsing");
        if (name.endsWith("/namespaces")) {
            namespaces = value;
            if (!value && !prefixes) prefixes = true;
        } else if (name.endsWith("/namespace-prefixes")) {
            prefixes = value;
            if (!value && !namespaces) namespaces = true;
        } else {
            uris = value;
        }
    }

    @Override
    public boolean getFeature(String name) throws SAXNotRecognizedException, SAXNotSupportedException {
        if (name.equals(FEATURES + "namespaces")) return namespaces;
        if (name.equals(FEATURES + "namespace-prefixes")) return prefixes;
        if (name.equals(FEATURES + "xmlns-uris")) return uris;
        throw new SAXNotRecognizedException("Feature: " + name);
    }

    @Override
    public void setProperty(String name, Object value) throws SAXNotRecognizedException, SAXNotSupportedException {
        throw new SAXNotRecognizedException("Property: " + name);
    }

    @Override
    public Object getProperty(String name) throws SAXNotRecognizedException, SAXNotSupportedException {
        throw new SAXNotRecognizedException("Property: " + name);
    }

    @Override
    public void setEntityResolver(EntityResolver resolver) {
        entityResolver = resolver;
    }

    @Override
    public EntityResolver getEntityResolver() {
        return entityResolver;
    }

    @Override
    public void setDTDHandler(DTDHandler handler) {
        dtdHandler = handler;
    }

    @Override
    public DTDHandler getDTDHandler() {
        return dtdHandler;
    }

    @Override
    public void setContentHandler(ContentHandler handler) {
        contentHandler = handler;
    }

    @Override
    public ContentHandler getContentHandler() {
        return contentHandler;
    }

    @Override
    public void setErrorHandler(ErrorHandler handler) {
        errorHandler = handler;
    }

    @Override
    public ErrorHandler getErrorHandler() {
        return errorHandler;
    }

    @Override
    public void parse(String systemId) throws IOException, SAXException {
        parse(new InputSource(systemId));
    }

    @Override
    public void parse(InputSource input) throws IOException, SAXException {
        if (parsing) throw new SAXException("Parser is already in use");
        support.reset();
        if (uris) support.setNamespaceDeclUris(true);
        if (entityResolver != null) parser.setEntityResolver(entityResolver);
        if (dtdHandler != null) parser.setDTDHandler(dtdHandler);
        if (errorHandler != null) parser.setErrorHandler(errorHandler);
        parser.setDocumentHandler(this);
        parsing = true;
        try {
            parser.parse(input);
        } finally {
            parsing = false;
        }
    }

    @Override
    public void setDocumentLocator(Locator l) {
        locator = l;
        if (contentHandler != null) contentHandler.setDocumentLocator(l);
    }

    @Override
    public void startDocument() throws SAXException {
        if (contentHandler != null) contentHandler.startDocument();
    }

    @Override
    public void endDocument() throws SAXException {
        if (contentHandler != null) contentHandler.endDocument();
    }

    @Override
    public void startElement(String qName, AttributeList atts) throws SAXException {
        if (contentHandler == null) return;
        AttributesImpl out = new AttributesImpl();
        if (!namespaces) {
            for (int i = 0; i < atts.getLength(); i++)
                out.addAttribute("", "", atts.getName(i), atts.getType(i), atts.getValue(i));
            contentHandler.startElement("", "", qName.intern(), out);
            return;
        }
        support.pushContext();
        for (int i = 0; i < atts.getLength(); i++) {
            String name = atts.getName(i);
            if (!isDeclaration(name)) continue;
            String prefix = name.length() == 5 ? "" : name.substring(6);
            if (support.declarePrefix(prefix, atts.getValue(i))) contentHandler.startPrefixMapping(prefix,
                    atts.getValue(i));
            else report("Illegal Namespace prefix: " + prefix);
        }
        for (int i = 0; i < atts.getLength(); i++) {
            String name = atts.getName(i);
            if (isDeclaration(name) && !prefixes) continue;
            String[] n = isDeclaration(name) && !uris ? new String[] { "", "", name.intern() } : process(name, true);
            out.addAttribute(n[0], n[1], n[2], atts.getType(i), atts.getValue(i));
        }
        String[] n = process(qName, false);
        contentHandler.startElement(n[0], n[1], n[2], out);
    }

    private static boolean isDeclaration(String name) {
        return name.equals("xmlns") || name.startsWith("xmlns:");
    }

    private String[] process(String name, boolean isAttribute) throws SAXException {
        String[] n = support.processName(name, parts, isAttribute);
        if (n != null) return n;
        report("Undeclared prefix: " + name);
        return new String[] { "", "", name.intern() };
    }

    private void report(String message) throws SAXException {
        if (errorHandler != null) errorHandler.error(new SAXParseException(message, locator));
    }

    @Override
    public void endElement(String qName) throws SAXException {
        if (contentHandler == null) return;
        if (!namespaces) {
            contentHandler.endElement("", "", qName.intern());
            return;
        }
        String[] n = process(qName, false);
        contentHandler.endElement(n[0], n[1], n[2]);
        for (Enumeration<String> all = support.getDeclaredPrefixes(); all.hasMoreElements();)
            contentHandler.endPrefixMapping(all.nextElement());
        support.popContext();
    }

    @Override
    public void characters(char[] ch, int start, int length) throws SAXException {
        if (contentHandler != null) contentHandler.characters(ch, start, length);
    }

    @Override
    public void ignorableWhitespace(char[] ch, int start, int length) throws SAXException {
        if (contentHandler != null) contentHandler.ignorableWhitespace(ch, start, length);
    }

    @Override
    public void processingInstruction(String target, String data) throws SAXException {
        if (contentHandler != null) contentHandler.processingInstruction(target, data);
    }
}
