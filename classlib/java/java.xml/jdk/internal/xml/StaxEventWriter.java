// SPDX-License-Identifier: MIT
package jdk.internal.xml;

import java.util.Iterator;
import javax.xml.namespace.NamespaceContext;
import javax.xml.namespace.QName;
import javax.xml.stream.XMLEventReader;
import javax.xml.stream.XMLEventWriter;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import javax.xml.stream.events.Attribute;
import javax.xml.stream.events.Characters;
import javax.xml.stream.events.Comment;
import javax.xml.stream.events.DTD;
import javax.xml.stream.events.EntityReference;
import javax.xml.stream.events.Namespace;
import javax.xml.stream.events.ProcessingInstruction;
import javax.xml.stream.events.StartDocument;
import javax.xml.stream.events.StartElement;
import javax.xml.stream.events.XMLEvent;

/** Tells a stream writer what events say. */
final class StaxEventWriter implements XMLEventWriter {
    private final XMLStreamWriter out;

    StaxEventWriter(XMLStreamWriter out) {
        this.out = out;
    }

    @Override
    public void add(XMLEvent event) throws XMLStreamException {
        switch (event.getEventType()) {
        case XMLStreamConstants.START_DOCUMENT:
            start((StartDocument) event);
            return;
        case XMLStreamConstants.END_DOCUMENT:
            out.writeEndDocument();
            return;
        case XMLStreamConstants.START_ELEMENT:
            start(event.asStartElement());
            return;
        case XMLStreamConstants.END_ELEMENT:
            out.writeEndElement();
            return;
        case XMLStreamConstants.ATTRIBUTE:
            attribute((Attribute) event);
            return;
        case XMLStreamConstants.NAMESPACE:
            out.writeNamespace(((Namespace) event).getPrefix(), ((Namespace) event).getNamespaceURI());
            return;
        case XMLStreamConstants.CHARACTERS:
        case XMLStreamConstants.SPACE:
        case XMLStreamConstants.CDATA:
            Characters c = event.asCharacters();
            if (c.isCData()) out.writeCData(c.getData());
            else out.writeCharacters(c.getData());
            return;
        case XMLStreamConstants.COMMENT:
            out.writeComment(((Comment) event).getText());
            return;
        case XMLStreamConstants.PROCESSING_INSTRUCTION:
            ProcessingInstruction p = (ProcessingInstruction) event;
            if (p.getData() == null || p.getData().isEmpty()) out.writeProcessingInstruction(p.getTarget());
            else out.writeProcessingInstruction(p.getTarget(), p.getData());
            return;
        case XMLStreamConstants.DTD:
            out.writeDTD(((DTD) event).getDocumentTypeDeclaration());
            return;
        case XMLStreamConstants.ENTITY_REFERENCE:
            out.writeEntityRef(((EntityReference) event).getName());
            return;
        default:
            throw new XMLStreamException("Unknown Event type = " + event.getEventType());
        }
    }

    private void start(StartDocument d) throws XMLStreamException {
        try {
            out.writeStartDocument(d.getCharacterEncodingScheme(), d.getVersion());
        } catch (XMLStreamException e) {
            out.writeStartDocument(d.getVersion());
        }
    }

    private void start(StartElement e) throws XMLStreamException {
        QName n = e.getName();
        out.writeStartElement(n.getPrefix(), n.getLocalPart(), n.getNamespaceURI());
        for (Iterator<Namespace> i = e.getNamespaces(); i.hasNext();) {
            Namespace ns = i.next();
            out.writeNamespace(ns.getPrefix(), ns.getNamespaceURI());
        }
        for (Iterator<Attribute> i = e.getAttributes(); i.hasNext();) attribute(i.next());
    }

    private void attribute(Attribute a) throws XMLStreamException {
        QName n = a.getName();
        out.writeAttribute(n.getPrefix(), n.getNamespaceURI(), n.getLocalPart(), a.getValue());
    }

    @Override
    public void add(XMLEventReader reader) throws XMLStreamException {
        if (reader == null) throw new XMLStreamException("Event reader shouldn't be null");
        while (reader.hasNext()) add(reader.nextEvent());
    }

    @Override
    public void flush() throws XMLStreamException {
        out.flush();
    }

    @Override
    public void close() throws XMLStreamException {
        out.close();
    }

    @Override
    public String getPrefix(String uri) throws XMLStreamException {
        return out.getPrefix(uri);
    }

    @Override
    public void setPrefix(String prefix, String uri) throws XMLStreamException {
        out.setPrefix(prefix, uri);
    }

    @Override
    public void setDefaultNamespace(String uri) throws XMLStreamException {
        out.setDefaultNamespace(uri);
    }

    @Override
    public void setNamespaceContext(NamespaceContext context) throws XMLStreamException {
        out.setNamespaceContext(context);
    }

    @Override
    public NamespaceContext getNamespaceContext() {
        return out.getNamespaceContext();
    }
}
