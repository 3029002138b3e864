// SPDX-License-Identifier: MIT
package jdk.internal.xml;

import java.util.ArrayList;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamWriter;
import org.xml.sax.Attributes;
import org.xml.sax.ContentHandler;
import org.xml.sax.SAXException;
import org.xml.sax.ext.DefaultHandler2;
import org.xml.sax.ext.LexicalHandler;
import org.xml.sax.helpers.AttributesImpl;

/** Between SAX and StAX, in both directions. */
final class StaxHandler extends DefaultHandler2 {
    private final XMLStreamWriter out;
    private final ArrayList<String> mappings = new ArrayList<String>();
    private StringBuilder section;

    StaxHandler(XMLStreamWriter out) {
        this.out = out;
    }

    // ---- what SAX tells, to a writer

    @Override
    public void startDocument() throws SAXException {
        try {
            out.writeStartDocument();
        } catch (XMLStreamException e) {
            throw new SAXException(e);
        }
    }

    @Override
    public void endDocument() throws SAXException {
        try {
            out.writeEndDocument();
            out.flush();
        } catch (XMLStreamException e) {
            throw new SAXException(e);
        }
    }

    @Override
    public void startPrefixMapping(String prefix, String uri) {
        mappings.add(prefix);
        mappings.add(uri);
    }

    private static String prefix(String qName) {
        int colon = qName.indexOf(':');
        return colon < 0 ? "" : qName.substring(0, colon);
    }

    @Override
    public void startElement(String uri, String local, String qName, Attributes a) throws SAXException {
        try {
            if (uri == null || uri.isEmpty()) out.writeStartElement(qName.isEmpty() ? local : qName);
            else out.writeStartElement(prefix(qName), local, uri);
            for (int i = 0; i < mappings.size(); i += 2) out.writeNamespace(mappings.get(i), mappings.get(i + 1));
            mappings.clear();
            for (int i = 0; i < a.getLength(); i++) {
                String u = a.getURI(i), q = a.getQName(i);
                if (u == null || u.isEmpty() || prefix(q).isEmpty()) out.writeAttribute(q.isEmpty() ? a.getLocalName(i)
                        : q, a.getValue(i));
                else out.writeAttribute(prefix(q), u, a.getLocalName(i), a.getValue(i));
            }
        } catch (XMLStreamException e) {
            throw new SAXException(e);
        }
    }

    @Override
    public void endElement(String uri, String local, String qName) throws SAXException {
        try {
            out.writeEndElement();
        } catch (XMLStreamException e) {
            throw new SAXException(e);
        }
    }

    @Override
    public void characters(char[] ch, int start, int length) throws SAXException {
        try {
            if (section != null) section.append(ch, start, length);
            else out.writeCharacters(ch, start, length);
        } catch (XMLStreamException e) {
            throw new SAXException(e);
        }
    }

    @Override
    public void ignorableWhitespace(char[] ch, int start, int length) throws SAXException {
        characters(ch, start, length);
    }

    @Override
    public void processingInstruction(String target, String data) throws SAXException {
        try {
            if (data == null || data.isEmpty()) out.writeProcessingInstruction(target);
            else out.writeProcessingInstruction(target, data);
        } catch (XMLStreamException e) {
            throw new SAXException(e);
        }
    }

    @Override
    public void comment(char[] ch, int start, int length) throws SAXException {
        try {
            out.writeComment(new String(ch, start, length));
        } catch (XMLStreamException e) {
            throw new SAXException(e);
        }
    }

    @Override
    public void startCDATA() {
        section = new StringBuilder();
    }

    @Override
    public void endCDATA() throws SAXException {
        try {
            out.writeCData(section.toString());
            section = null;
        } catch (XMLStreamException e) {
            throw new SAXException(e);
        }
    }

    // ---- what a reader reads, to handlers

    /** From where the reader stands, an element or a document, to its end. */
    static void read(XMLStreamReader r, ContentHandler h, LexicalHandler l) throws XMLStreamException, SAXException {
        h.startDocument();
        int depth = 0;
        for (int e = r.getEventType();; e = r.next()) {
            event(r, e, h, l);
            if (e == XMLStreamConstants.START_ELEMENT) depth++;
            if (e == XMLStreamConstants.END_ELEMENT && --depth == 0 && !r.hasNext()
                    || e == XMLStreamConstants.END_DOCUMENT
                    || !r.hasNext()) break;
        }
        h.endDocument();
    }

    private static void event(XMLStreamReader r, int e, ContentHandler h, LexicalHandler l) throws SAXException {
        switch (e) {
        case XMLStreamConstants.START_ELEMENT:
            start(r, h);
            return;
        case XMLStreamConstants.END_ELEMENT:
            h.endElement(text(r.getNamespaceURI()), r.getLocalName(), name(r.getPrefix(), r.getLocalName()));
            for (int i = 0; i < r.getNamespaceCount(); i++) h.endPrefixMapping(text(r.getNamespacePrefix(i)));
            return;
        case XMLStreamConstants.CHARACTERS:
        case XMLStreamConstants.SPACE:
            h.characters(r.getText().toCharArray(), 0, r.getText().length());
            return;
        case XMLStreamConstants.CDATA:
            if (l != null) l.startCDATA();
            h.characters(r.getText().toCharArray(), 0, r.getText().length());
            if (l != null) l.endCDATA();
            return;
        case XMLStreamConstants.COMMENT:
            if (l != null) l.comment(r.getText().toCharArray(), 0, r.getText().length());
            return;
        case XMLStreamConstants.PROCESSING_INSTRUCTION:
            h.processingInstruction(r.getPITarget(), r.getPIData());
            return;
        case XMLStreamConstants.ENTITY_REFERENCE:
            h.skippedEntity(r.getLocalName());
            return;
        default:
            return;
        }
    }

    private static String text(String s) {
        return s == null ? "" : s;
    }

    private static String name(String prefix, String local) {
        return prefix == null || prefix.isEmpty() ? local : prefix + ":" + local;
    }

    private static void start(XMLStreamReader r, ContentHandler h) throws SAXException {
        for (int i = 0; i < r.getNamespaceCount(); i++)
            h.startPrefixMapping(text(r.getNamespacePrefix(i)), text(r.getNamespaceURI(i)));
        AttributesImpl a = new AttributesImpl();
        for (int i = 0; i < r.getAttributeCount(); i++) a.addAttribute(text(r.getAttributeNamespace(i)),
                r.getAttributeLocalName(i),
                name(r.getAttributePrefix(i), r.getAttributeLocalName(i)), r.getAttributeType(i),
                        r.getAttributeValue(i));
        h.startElement(text(r.getNamespaceURI()), r.getLocalName(), name(r.getPrefix(), r.getLocalName()), a);
    }
}
