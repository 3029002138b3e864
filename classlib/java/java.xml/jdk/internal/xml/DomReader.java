// SPDX-License-Identifier: MIT
package jdk.internal.xml;

import java.io.IOException;
import javax.xml.stream.XMLStreamConstants;
import jdk.internal.xml.dom.DomBuilder;
import jdk.internal.xml.dom.DomDocument;
import org.xml.sax.EntityResolver;
import org.xml.sax.ErrorHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.ext.EntityResolver2;

/** DOM: turns the pieces that the scanner finds into a tree. */
public final class DomReader implements XmlSettings.Resolver, DtdValidator.Errors {
    private final XmlSettings settings;
    private final EntityResolver entityResolver;
    private final ErrorHandler errorHandler;
    boolean noSpace, noComments, coalescing, keepReferences;

    private XmlScanner scanner;
    private DomBuilder builder;

    DomReader(XmlSettings settings, EntityResolver entityResolver, ErrorHandler errorHandler) {
        this.settings = settings;
        this.entityResolver = entityResolver;
        this.errorHandler = errorHandler;
        settings.resolver = this;
    }

    /** For those who want a tree with namespaces and nothing special. */
    public static DomDocument read(InputSource source, EntityResolver resolver, ErrorHandler errors)
            throws IOException, SAXException {
        XmlSettings s = new XmlSettings();
        s.keepXmlns = true;
        return new DomReader(s, resolver, errors).parse(source);
    }

    DomDocument parse(InputSource source) throws IOException, SAXException {
        builder = new DomBuilder();
        scanner = new XmlScanner(settings);
        if (settings.validating) scanner.validator = new DtdValidator(this);
        try {
            scanner.open(source);
            int event;
            do {
                event = step();
                build(event);
            } while (event != XMLStreamConstants.END_DOCUMENT);
        } finally {
            scanner.close();
        }
        return builder.document;
    }

    private int step() throws IOException, SAXException {
        try {
            return scanner.next();
        } catch (SAXParseException e) {
            if (e == thrown) throw e;
            if (errorHandler != null) errorHandler.fatalError(e);
            else SaxReader.print("Fatal Error", e);
            throw e;
        }
    }

    private SAXException thrown;

    @Override
    public void invalid(String message) throws SAXException {
        SAXParseException e = scanner.fail(message);
        if (errorHandler == null) {
            SaxReader.print("Error", e);
            return;
        }
        try {
            errorHandler.error(e);
        } catch (SAXException t) {
            thrown = t;
            throw t;
        }
    }

    private void build(int event) {
        XmlScanner s = scanner;
        switch (event) {
        case XMLStreamConstants.START_DOCUMENT:
            builder.document.describe(s.in.encoding, s.declaredEncoding, s.version, s.standalone, s.getSystemId());
            return;
        case XMLStreamConstants.DTD:
            doctype(s.dtd);
            return;
        case XMLStreamConstants.START_ELEMENT:
            startElement(s);
            return;
        case XMLStreamConstants.END_ELEMENT:
            builder.endElement();
            return;
        case XMLStreamConstants.SPACE:
            if (!noSpace) builder.text(s.ch, s.start, s.length, true);
            return;
        case XMLStreamConstants.CHARACTERS:
            builder.text(s.ch, s.start, s.length, false);
            return;
        case XMLStreamConstants.CDATA:
            if (coalescing) builder.text(s.text.toString().toCharArray(), 0, s.text.length(), false);
            else builder.section(s.text.toString());
            return;
        case XMLStreamConstants.COMMENT:
            if (!noComments) builder.comment(s.text.toString());
            return;
        case XMLStreamConstants.PROCESSING_INSTRUCTION:
            builder.instruction(s.target, s.data);
            return;
        case XMLStreamConstants.ENTITY_REFERENCE:
            builder.startReference(s.target);
            builder.endReference();
            return;
        case XmlScanner.START_ENTITY:
            if (keepReferences) builder.startReference(s.target);
            return;
        case XmlScanner.END_ENTITY:
            if (keepReferences) builder.endReference();
            return;
        default:
            builder.end();
            return;
        }
    }

    private void startElement(XmlScanner s) {
        boolean ns = settings.namespaces;
        builder.startElement(s.uri, ns ? s.name.local : null, s.name.raw);
        XmlAttributes a = s.attributes;
        for (int i = 0; i < a.count; i++)
            builder.attribute(a.uri[i], ns ? a.name[i].local : null, a.name[i].raw, a.value[i], a.type[i],
                    a.specified[i]);
    }

    private void doctype(Dtd dtd) {
        builder.doctype(dtd.name, dtd.publicId, dtd.systemId);
        builder.internalSubset(dtd.internalSubset);
        for (Dtd.Entity e : dtd.entities.values())
            builder.entity(e.name, e.publicId, XmlUris.absolute(e.systemId, e.baseUri), e.notation);
        for (Dtd.Notation n : dtd.notations.values()) builder.notation(n.name, n.publicId, n.systemId);
        for (Dtd.Element e : dtd.elements.values())
            for (Dtd.Attribute a : e.attributes.values())
                if (a.value != null) builder.defaultAttribute(e.name, a.name.raw, a.value, a.type);
    }

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
}
