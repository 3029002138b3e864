// SPDX-License-Identifier: MIT
package jdk.internal.xml;

import java.io.IOException;
import javax.xml.XMLConstants;
import javax.xml.stream.XMLStreamConstants;
import org.xml.sax.ContentHandler;
import org.xml.sax.DTDHandler;
import org.xml.sax.EntityResolver;
import org.xml.sax.ErrorHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXNotRecognizedException;
import org.xml.sax.SAXNotSupportedException;
import org.xml.sax.SAXParseException;
import org.xml.sax.XMLReader;
import org.xml.sax.ext.DeclHandler;
import org.xml.sax.ext.EntityResolver2;
import org.xml.sax.ext.LexicalHandler;

/** SAX 2: turns the pieces that the scanner finds into calls of handlers. */
public final class SaxReader implements XMLReader, Dtd.Listener, XmlSettings.Resolver,
        DtdValidator.Errors {
    private static final String SAX_PROPERTY = "http://xml.org/sax/properties/";

    private final XmlSettings settings;
    private EntityResolver entityResolver;
    private DTDHandler dtdHandler;
    private ContentHandler handler;
    private ErrorHandler errorHandler;
    private DeclHandler declHandler;
    private LexicalHandler lexical;

    private XmlScanner scanner;
    private char[] copied = new char[256];
    private boolean prefixes, stringInterning = true;

    public SaxReader() {
        this(new XmlSettings());
    }

    SaxReader(XmlSettings settings) {
        this.settings = settings;
        prefixes = settings.keepXmlns;
    }

    // ---- features and properties

    @Override
    public boolean getFeature(String name) throws SAXNotRecognizedException, SAXNotSupportedException {
        if (name == null) throw new NullPointerException();
        if (name.equals(XmlFeatures.SAX + "namespace-prefixes")) return prefixes;
        if (name.equals(XmlFeatures.SAX + "use-entity-resolver2")) return true;
        if (name.equals(XmlFeatures.SAX + "string-interning")) return stringInterning;
        return XmlFeatures.get(settings, name);
    }

    @Override
    public void setFeature(String name, boolean value) throws SAXNotRecognizedException, SAXNotSupportedException {
        if (name == null) throw new NullPointerException();
        if (name.equals(XmlFeatures.SAX + "namespace-prefixes")) prefixes = settings.keepXmlns = value;
        else if (name.equals(XmlFeatures.SAX + "string-interning") && value) stringInterning = true;
        else if (!name.equals(XmlFeatures.SAX + "use-entity-resolver2") || !value) XmlFeatures.set(settings, name,
                value);
    }

    @Override
    public Object getProperty(String name) throws SAXNotRecognizedException, SAXNotSupportedException {
        switch (name) {
        case SAX_PROPERTY + "declaration-handler":
            return declHandler;
        case SAX_PROPERTY + "lexical-handler":
            return lexical;
        case SAX_PROPERTY + "document-xml-version":
            return scanner == null ? null : scanner.getXMLVersion();
        case XMLConstants.ACCESS_EXTERNAL_DTD:
            return settings.accessExternalDtd;
        default:
            throw new SAXNotRecognizedException("Property '" + name + "' is not recognized.");
        }
    }

    @Override
    public void setProperty(String name, Object value) throws SAXNotRecognizedException, SAXNotSupportedException {
        switch (name) {
        case SAX_PROPERTY + "declaration-handler":
            declHandler = (DeclHandler) value;
            return;
        case SAX_PROPERTY + "lexical-handler":
            lexical = (LexicalHandler) value;
            return;
        case XMLConstants.ACCESS_EXTERNAL_SCHEMA:
            return;
        default:
            if (!XmlFeatures.setProperty(settings, name, value))
                throw new SAXNotRecognizedException("Property '" + name + "' is not recognized.");
        }
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
    public void setDTDHandler(DTDHandler h) {
        dtdHandler = h;
    }

    @Override
    public DTDHandler getDTDHandler() {
        return dtdHandler;
    }

    @Override
    public void setContentHandler(ContentHandler h) {
        handler = h;
    }

    @Override
    public ContentHandler getContentHandler() {
        return handler;
    }

    @Override
    public void setErrorHandler(ErrorHandler h) {
        errorHandler = h;
    }

    @Override
    public ErrorHandler getErrorHandler() {
        return errorHandler;
    }

    // ---- parsing

    @Override
    public void parse(String systemId) throws IOException, SAXException {
        parse(new InputSource(systemId));
    }

    @Override
    public void parse(InputSource input) throws IOException, SAXException {
        settings.resolver = this;
        scanner = new XmlScanner(settings);
        scanner.listener = this;
        if (settings.validating) scanner.validator = new DtdValidator(this);
        try {
            scanner.open(input);
            if (handler != null) handler.setDocumentLocator(scanner);
            int event;
            do {
                event = step();
                dispatch(event);
            } while (event != XMLStreamConstants.END_DOCUMENT);
        } finally {
            scanner.close();
        }
    }

    /** An error of the document goes to the handler first; if that returns, parsing ends all the same. */
    private int step() throws IOException, SAXException {
        try {
            return scanner.next();
        } catch (SAXParseException e) {
            if (e.getException() != null || e == thrown) throw e;
            if (errorHandler != null) errorHandler.fatalError(e);
            else print("Fatal Error", e);
            throw e;
        }
    }

    /** What the handler threw because of an error that is none of the parser's. */
    private SAXException thrown;

    @Override
    public void invalid(String message) throws SAXException {
        SAXParseException e = scanner.fail(message);
        if (errorHandler == null) {
            print("Error", e);
            return;
        }
        try {
            errorHandler.error(e);
        } catch (SAXException t) {
            thrown = t;
            throw t;
        }
    }

    /** Without a handler, errors are told on the standard error stream. */
    static void print(String kind, SAXParseException e) {
        String id = e.getSystemId();
        System.err.println("[" + kind + "] " + (id == null ? "" : id.substring(id.lastIndexOf('/') + 1)) + ":"
                + e.getLineNumber() + ":" + e.getColumnNumber() + ": " + e.getMessage());
    }

    private void dispatch(int event) throws SAXException {
        XmlScanner s = scanner;
        switch (event) {
        case XMLStreamConstants.START_DOCUMENT:
            if (handler == null) return;
            handler.startDocument();
            if (s.declared) handler.declaration(s.version, s.declaredEncoding,
                    s.standaloneSet ? s.standalone ? "yes" : "no" : null);
            return;
        case XMLStreamConstants.START_ELEMENT:
            if (handler != null) startElement(s);
            return;
        case XMLStreamConstants.END_ELEMENT:
            if (handler != null) endElement(s);
            return;
        case XMLStreamConstants.CHARACTERS:
            if (handler != null) handler.characters(s.ch, s.start, s.length);
            return;
        case XMLStreamConstants.SPACE:
            if (handler != null) handler.ignorableWhitespace(s.ch, s.start, s.length);
            return;
        case XMLStreamConstants.CDATA:
            if (lexical != null) lexical.startCDATA();
            int length = copy(s.text);
            if (handler != null && length > 0) handler.characters(copied, 0, length);
            if (lexical != null) lexical.endCDATA();
            return;
        case XMLStreamConstants.COMMENT:
            dtdComment(s.text);
            return;
        case XMLStreamConstants.PROCESSING_INSTRUCTION:
            dtdInstruction(s.target, s.data);
            return;
        case XMLStreamConstants.ENTITY_REFERENCE:
            if (handler != null) handler.skippedEntity(s.target);
            return;
        case XmlScanner.START_ENTITY:
            if (lexical != null) lexical.startEntity(s.target);
            return;
        case XmlScanner.END_ENTITY:
            if (lexical != null) lexical.endEntity(s.target);
            return;
        case XMLStreamConstants.END_DOCUMENT:
            if (handler != null) handler.endDocument();
            return;
        default:
            return;
        }
    }

    private int copy(StringBuilder text) {
        int length = text.length();
        if (copied.length < length) copied = new char[length * 2];
        text.getChars(0, length, copied, 0);
        return length;
    }

    private void startElement(XmlScanner s) throws SAXException {
        if (!settings.namespaces) {
            handler.startElement("", "", s.name.raw, s.attributes);
            return;
        }
        for (int i = 0; i < s.namespaces.declared(); i++)
            handler.startPrefixMapping(s.namespaces.declaredPrefix(i), s.namespaces.declaredUri(i));
        handler.startElement(s.uri, s.name.local, s.name.raw, s.attributes);
    }

    private void endElement(XmlScanner s) throws SAXException {
        if (!settings.namespaces) {
            handler.endElement("", "", s.name.raw);
            return;
        }
        handler.endElement(s.uri, s.name.local, s.name.raw);
        for (int i = 0; i < s.namespaces.declared(); i++) handler.endPrefixMapping(s.namespaces.declaredPrefix(i));
    }

    // ---- external entities

    @Override
    public InputSource resolve(String name, String publicId, String baseUri, String systemId)
            throws SAXException, IOException {
        if (entityResolver == null) return null;
        if (entityResolver instanceof EntityResolver2)
            return ((EntityResolver2) entityResolver).resolveEntity(name, publicId, baseUri, systemId);
        return entityResolver.resolveEntity(publicId, XmlUris.absolute(systemId, baseUri));
    }

    @Override
    public InputSource externalSubset(String root, String baseUri) throws SAXException, IOException {
        return entityResolver instanceof EntityResolver2 ? ((EntityResolver2) entityResolver).getExternalSubset(root,
                baseUri) : null;
    }

    // ---- declarations

    @Override
    public void startDtd(String name, String publicId, String systemId) throws SAXException {
        if (lexical != null) lexical.startDTD(name, publicId, systemId);
    }

    @Override
    public void endDtd() throws SAXException {
        if (lexical != null) lexical.endDTD();
    }

    @Override
    public void elementDecl(String name, String model) throws SAXException {
        if (declHandler != null) declHandler.elementDecl(name, model);
    }

    @Override
    public void attributeDecl(String element, Dtd.Attribute a) throws SAXException {
        if (declHandler != null) declHandler.attributeDecl(element, a.name.raw, a.type, a.mode, a.value);
    }

    @Override
    public void entityDecl(String name, Dtd.Entity e) throws SAXException {
        if (e.notation != null) {
            if (dtdHandler != null)
                dtdHandler.unparsedEntityDecl(name, e.publicId, XmlUris.absolute(e.systemId, e.baseUri), e.notation);
        } else if (declHandler != null) {
            if (e.isExternal()) declHandler.externalEntityDecl(name, e.publicId,
                    XmlUris.absolute(e.systemId, e.baseUri));
            else declHandler.internalEntityDecl(name, e.text);
        }
    }

    @Override
    public void notationDecl(Dtd.Notation n) throws SAXException {
        if (dtdHandler != null) dtdHandler.notationDecl(n.name, n.publicId, XmlUris.absolute(n.systemId, n.baseUri));
    }

    @Override
    public void dtdComment(StringBuilder text) throws SAXException {
        if (lexical == null) return;
        int length = copy(text);
        lexical.comment(copied, 0, length);
    }

    @Override
    public void dtdInstruction(String target, String data) throws SAXException {
        if (handler != null) handler.processingInstruction(target, data);
    }

    @Override
    public void dtdEntity(String name, boolean begins) throws SAXException {
        if (lexical == null) return;
        if (begins) lexical.startEntity(name);
        else lexical.endEntity(name);
    }
}
