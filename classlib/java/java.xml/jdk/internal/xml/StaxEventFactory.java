// SPDX-License-Identifier: MIT
package jdk.internal.xml;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import javax.xml.namespace.NamespaceContext;
import javax.xml.namespace.QName;
import javax.xml.stream.Location;
import javax.xml.stream.XMLEventFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.events.Attribute;
import javax.xml.stream.events.Characters;
import javax.xml.stream.events.Comment;
import javax.xml.stream.events.DTD;
import javax.xml.stream.events.EndDocument;
import javax.xml.stream.events.EndElement;
import javax.xml.stream.events.EntityDeclaration;
import javax.xml.stream.events.EntityReference;
import javax.xml.stream.events.Namespace;
import javax.xml.stream.events.ProcessingInstruction;
import javax.xml.stream.events.StartDocument;
import javax.xml.stream.events.StartElement;

/** Makes events of StAX. */
public final class StaxEventFactory extends XMLEventFactory {
    private Location location;

    @Override
    public void setLocation(Location location) {
        this.location = location;
    }

    private <T extends StaxEvents.Event> T here(T event) {
        if (location != null) event.location = location;
        return event;
    }

    private static <T> List<T> list(Iterator<? extends T> i) {
        List<T> all = new ArrayList<T>();
        while (i != null && i.hasNext()) all.add(i.next());
        return all;
    }

    private static QName name(String prefix, String uri, String local) {
        return new QName(uri == null ? "" : uri, local, prefix == null ? "" : prefix);
    }

    @Override
    public Attribute createAttribute(String prefix, String uri, String local, String value) {
        return createAttribute(name(prefix, uri, local), value);
    }

    @Override
    public Attribute createAttribute(String local, String value) {
        return createAttribute(new QName(local), value);
    }

    @Override
    public Attribute createAttribute(QName name, String value) {
        return here(new StaxEvents.Attr(XMLStreamConstants.ATTRIBUTE, name, value, "CDATA", true));
    }

    @Override
    public Namespace createNamespace(String uri) {
        return createNamespace("", uri);
    }

    @Override
    public Namespace createNamespace(String prefix, String uri) {
        return here(new StaxEvents.Space(prefix == null ? "" : prefix, uri == null ? "" : uri));
    }

    @Override
    public StartElement createStartElement(QName name, Iterator<? extends Attribute> attributes,
            Iterator<? extends Namespace> namespaces) {
        return here(new StaxEvents.Start(name, StaxEventFactory.<Attribute>list(attributes),
                StaxEventFactory.<Namespace>list(namespaces), null));
    }

    @Override
    public StartElement createStartElement(String prefix, String uri, String local) {
        return createStartElement(name(prefix, uri, local), null, null);
    }

    @Override
    public StartElement createStartElement(String prefix, String uri, String local,
            Iterator<? extends Attribute> attributes,
            Iterator<? extends Namespace> namespaces) {
        return createStartElement(name(prefix, uri, local), attributes, namespaces);
    }

    @Override
    public StartElement createStartElement(String prefix, String uri, String local,
            Iterator<? extends Attribute> attributes,
            Iterator<? extends Namespace> namespaces, NamespaceContext context) {
        return here(new StaxEvents.Start(name(prefix, uri, local), StaxEventFactory.<Attribute>list(attributes),
                StaxEventFactory.<Namespace>list(namespaces), context));
    }

    @Override
    public EndElement createEndElement(QName name, Iterator<? extends Namespace> namespaces) {
        return here(new StaxEvents.End(name, StaxEventFactory.<Namespace>list(namespaces)));
    }

    @Override
    public EndElement createEndElement(String prefix, String uri, String local) {
        return createEndElement(name(prefix, uri, local), null);
    }

    @Override
    public EndElement createEndElement(String prefix, String uri, String local,
            Iterator<? extends Namespace> namespaces) {
        return createEndElement(name(prefix, uri, local), namespaces);
    }

    @Override
    public Characters createCharacters(String content) {
        return here(new StaxEvents.Chars(XMLStreamConstants.CHARACTERS, content));
    }

    @Override
    public Characters createCData(String content) {
        return here(new StaxEvents.Chars(XMLStreamConstants.CDATA, content));
    }

    @Override
    public Characters createSpace(String content) {
        return here(new StaxEvents.Chars(XMLStreamConstants.CHARACTERS, content));
    }

    @Override
    public Characters createIgnorableSpace(String content) {
        return here(new StaxEvents.Chars(XMLStreamConstants.SPACE, content));
    }

    @Override
    public StartDocument createStartDocument() {
        return here(new StaxEvents.Begin(null, false, "1.0", false, false));
    }

    @Override
    public StartDocument createStartDocument(String encoding, String version, boolean standalone) {
        return here(new StaxEvents.Begin(encoding, true, version, standalone, true));
    }

    @Override
    public StartDocument createStartDocument(String encoding, String version) {
        return here(new StaxEvents.Begin(encoding, true, version, false, false));
    }

    @Override
    public StartDocument createStartDocument(String encoding) {
        return createStartDocument(encoding, null);
    }

    @Override
    public EndDocument createEndDocument() {
        return here(new StaxEvents.Over());
    }

    @Override
    public EntityReference createEntityReference(String name, EntityDeclaration declaration) {
        return here(new StaxEvents.Reference(name, declaration));
    }

    @Override
    public Comment createComment(String text) {
        return here(new StaxEvents.Remark(text));
    }

    @Override
    public ProcessingInstruction createProcessingInstruction(String target, String data) {
        return here(new StaxEvents.Instruction(target, data));
    }

    @Override
    public DTD createDTD(String dtd) {
        return here(new StaxEvents.Doctype(dtd, null));
    }
}
