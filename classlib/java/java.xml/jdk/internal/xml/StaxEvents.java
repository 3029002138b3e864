// SPDX-License-Identifier: MIT
package jdk.internal.xml;

import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import javax.xml.XMLConstants;
import javax.xml.namespace.NamespaceContext;
import javax.xml.namespace.QName;
import javax.xml.stream.Location;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.events.Attribute;
import javax.xml.stream.events.Characters;
import javax.xml.stream.events.Comment;
import javax.xml.stream.events.DTD;
import javax.xml.stream.events.EndDocument;
import javax.xml.stream.events.EndElement;
import javax.xml.stream.events.EntityDeclaration;
import javax.xml.stream.events.EntityReference;
import javax.xml.stream.events.Namespace;
import javax.xml.stream.events.NotationDeclaration;
import javax.xml.stream.events.ProcessingInstruction;
import javax.xml.stream.events.StartDocument;
import javax.xml.stream.events.StartElement;
import javax.xml.stream.events.XMLEvent;

/** The events of StAX as objects. */
final class StaxEvents {
    private StaxEvents() {
    }

    /** What all have in common: most questions have the answer no. toString is the event as it stands in a document. */
    abstract static class Event implements XMLEvent {
        private final int type;
        Location location = new StaxLocation(-1, -1, -1, null, null);

        Event(int type) {
            this.type = type;
        }

        @Override
        public int getEventType() {
            return type;
        }

        @Override
        public Location getLocation() {
            return location;
        }

        @Override
        public boolean isStartElement() {
            return type == START_ELEMENT;
        }

        @Override
        public boolean isAttribute() {
            return type == ATTRIBUTE;
        }

        @Override
        public boolean isNamespace() {
            return type == NAMESPACE;
        }

        @Override
        public boolean isEndElement() {
            return type == END_ELEMENT;
        }

        @Override
        public boolean isEntityReference() {
            return type == ENTITY_REFERENCE;
        }

        @Override
        public boolean isProcessingInstruction() {
            return type == PROCESSING_INSTRUCTION;
        }

        @Override
        public boolean isCharacters() {
            return this instanceof Characters;
        }

        @Override
        public boolean isStartDocument() {
            return type == START_DOCUMENT;
        }

        @Override
        public boolean isEndDocument() {
            return type == END_DOCUMENT;
        }

        @Override
        public StartElement asStartElement() {
            return (StartElement) this;
        }

        @Override
        public EndElement asEndElement() {
            return (EndElement) this;
        }

        @Override
        public Characters asCharacters() {
            return (Characters) this;
        }

        @Override
        public QName getSchemaType() {
            return null;
        }

        @Override
        public void writeAsEncodedUnicode(Writer writer) throws XMLStreamException {
            try {
                writer.write(toString());
            } catch (IOException e) {
                throw new XMLStreamException(e);
            }
        }
    }

    static String name(QName n) {
        return n.getPrefix().isEmpty() ? n.getLocalPart() : n.getPrefix() + ":" + n.getLocalPart();
    }

    static final class Start extends Event implements StartElement {
        private final QName name;
        private final List<Attribute> attributes;
        private final List<Namespace> namespaces;
        private final NamespaceContext context;

        Start(QName name, List<Attribute> attributes, List<Namespace> namespaces, NamespaceContext context) {
            super(START_ELEMENT);
            this.name = name;
            this.attributes = attributes;
            this.namespaces = namespaces;
            this.context = context;
        }

        @Override
        public QName getName() {
            return name;
        }

        @Override
        public Iterator<Attribute> getAttributes() {
            return attributes.iterator();
        }

        @Override
        public Iterator<Namespace> getNamespaces() {
            return namespaces.iterator();
        }

        @Override
        public Attribute getAttributeByName(QName n) {
            for (Attribute a : attributes)
                if (a.getName().equals(n)) return a;
            return null;
        }

        @Override
        public NamespaceContext getNamespaceContext() {
            return context;
        }

        @Override
        public String getNamespaceURI(String prefix) {
            for (Namespace n : namespaces)
                if (n.getPrefix().equals(prefix)) return n.getNamespaceURI();
            return name.getPrefix().equals(prefix) && !name.getNamespaceURI().isEmpty() ? name.getNamespaceURI()
                    : context == null ? null : context.getNamespaceURI(prefix);
        }

        @Override
        public String toString() {
            StringBuilder s = new StringBuilder("<").append(name(name));
            for (Attribute a : attributes) s.append(' ').append(a);
            for (Namespace n : namespaces) s.append(' ').append(n);
            return s.append('>').toString();
        }
    }

    static final class End extends Event implements EndElement {
        private final QName name;
        private final List<Namespace> namespaces;

        End(QName name, List<Namespace> namespaces) {
            super(END_ELEMENT);
            this.name = name;
            this.namespaces = namespaces;
        }

        @Override
        public QName getName() {
            return name;
        }

        @Override
        public Iterator<Namespace> getNamespaces() {
            return namespaces.iterator();
        }

        @Override
        public String toString() {
            return "</" + name(name) + ">";
        }
    }

    static class Attr extends Event implements Attribute {
        private final QName name;
        private final String value, dtdType;
        private final boolean specified;

        Attr(int type, QName name, String value, String dtdType, boolean specified) {
            super(type);
            this.name = name;
            this.value = value;
            this.dtdType = dtdType;
            this.specified = specified;
        }

        @Override
        public QName getName() {
            return name;
        }

        @Override
        public String getValue() {
            return value;
        }

        @Override
        public String getDTDType() {
            return dtdType;
        }

        @Override
        public boolean isSpecified() {
            return specified;
        }

        @Override
        public String toString() {
            return name(name) + "='" + value + "'";
        }
    }

    static final class Space extends Attr implements Namespace {
        Space(String prefix, String uri) {
            super(NAMESPACE, prefix.isEmpty() ? new QName(XMLConstants.XMLNS_ATTRIBUTE_NS_URI,
                    XMLConstants.XMLNS_ATTRIBUTE, "")
                    : new QName(XMLConstants.XMLNS_ATTRIBUTE_NS_URI, prefix, XMLConstants.XMLNS_ATTRIBUTE), uri,
                            "CDATA", true);
        }

        @Override
        public String getPrefix() {
            return isDefaultNamespaceDeclaration() ? "" : getName().getLocalPart();
        }

        @Override
        public String getNamespaceURI() {
            return getValue();
        }

        @Override
        public boolean isDefaultNamespaceDeclaration() {
            return getName().getPrefix().isEmpty();
        }
    }

    static final class Chars extends Event implements Characters {
        private final String data;

        Chars(int type, String data) {
            super(type);
            this.data = data;
        }

        @Override
        public String getData() {
            return data;
        }

        @Override
        public boolean isWhiteSpace() {
            return XmlChars.isBlank(data);
        }

        @Override
        public boolean isCData() {
            return getEventType() == CDATA;
        }

        @Override
        public boolean isIgnorableWhiteSpace() {
            return getEventType() == SPACE;
        }

        @Override
        public String toString() {
            return isCData() ? "<![CDATA[" + data + "]]>" : data;
        }

        @Override
        public void writeAsEncodedUnicode(Writer writer) throws XMLStreamException {
            if (isCData()) {
                super.writeAsEncodedUnicode(writer);
                return;
            }
            StringWriter out = new StringWriter();
            StaxWriter w = new StaxWriter(out, null, false);
            w.escape(data, false);
            try {
                writer.write(out.toString());
            } catch (IOException e) {
                throw new XMLStreamException(e);
            }
        }
    }

    static final class Remark extends Event implements Comment {
        private final String text;

        Remark(String text) {
            super(COMMENT);
            this.text = text;
        }

        @Override
        public String getText() {
            return text;
        }

        @Override
        public String toString() {
            return "<!--" + text + "-->";
        }
    }

    static final class Instruction extends Event implements ProcessingInstruction {
        private final String target, data;

        Instruction(String target, String data) {
            super(PROCESSING_INSTRUCTION);
            this.target = target;
            this.data = data;
        }

        @Override
        public String getTarget() {
            return target;
        }

        @Override
        public String getData() {
            return data;
        }

        @Override
        public String toString() {
            return data == null || data.isEmpty() ? "<?" + target + "?>" : "<?" + target + " " + data + "?>";
        }
    }

    static final class Begin extends Event implements StartDocument {
        private final String encoding, version;
        private final boolean encodingSet, standalone, standaloneSet;

        Begin(String encoding, boolean encodingSet, String version, boolean standalone, boolean standaloneSet) {
            super(START_DOCUMENT);
            this.encoding = encoding == null ? "UTF-8" : encoding;
            this.encodingSet = encodingSet;
            this.version = version == null ? "1.0" : version;
            this.standalone = standalone;
            this.standaloneSet = standaloneSet;
        }

        @Override
        public String getSystemId() {
            return location.getSystemId() == null ? "" : location.getSystemId();
        }

        @Override
        public String getCharacterEncodingScheme() {
            return encoding;
        }

        @Override
        public boolean encodingSet() {
            return encodingSet;
        }

        @Override
        public boolean isStandalone() {
            return standalone;
        }

        @Override
        public boolean standaloneSet() {
            return standaloneSet;
        }

        @Override
        public String getVersion() {
            return version;
        }

        @Override
        public String toString() {
            return "<?xml version=\"" + version + "\" encoding='" + encoding + "' standalone='"
                    + (standalone ? "yes" : "no") + "'?>";
        }
    }

    static final class Over extends Event implements EndDocument {
        Over() {
            super(END_DOCUMENT);
        }

        @Override
        public String toString() {
            return "ENDDOCUMENT";
        }
    }

    static final class Doctype extends Event implements DTD {
        private final String text;
        private final Dtd dtd;

        Doctype(String text, Dtd dtd) {
            super(XMLStreamConstants.DTD);
            this.text = text;
            this.dtd = dtd;
        }

        @Override
        public String getDocumentTypeDeclaration() {
            return text;
        }

        @Override
        public Object getProcessedDTD() {
            return null;
        }

        @Override
        @SuppressWarnings("unchecked")
        public List<NotationDeclaration> getNotations() {
            return dtd == null ? null : (List<NotationDeclaration>) (List<?>) declarations(dtd, false);
        }

        @Override
        @SuppressWarnings("unchecked")
        public List<EntityDeclaration> getEntities() {
            return dtd == null ? null : (List<EntityDeclaration>) (List<?>) declarations(dtd, true);
        }

        @Override
        public String toString() {
            return text;
        }
    }

    static List<XMLEvent> declarations(Dtd dtd, boolean entities) {
        List<XMLEvent> all = new ArrayList<XMLEvent>();
        if (entities) for (Dtd.Entity e : dtd.entities.values()) all.add(new Declaration(e));
        else for (Dtd.Notation n : dtd.notations.values()) all.add(new Note(n));
        return all;
    }

    static final class Declaration extends Event implements EntityDeclaration {
        private final Dtd.Entity e;

        Declaration(Dtd.Entity e) {
            super(ENTITY_DECLARATION);
            this.e = e;
        }

        @Override
        public String getPublicId() {
            return e.publicId;
        }

        @Override
        public String getSystemId() {
            return e.systemId;
        }

        @Override
        public String getName() {
            return e.name;
        }

        @Override
        public String getNotationName() {
            return e.notation;
        }

        @Override
        public String getReplacementText() {
            return e.text;
        }

        @Override
        public String getBaseURI() {
            return e.baseUri;
        }
    }

    static final class Note extends Event implements NotationDeclaration {
        private final Dtd.Notation n;

        Note(Dtd.Notation n) {
            super(NOTATION_DECLARATION);
            this.n = n;
        }

        @Override
        public String getName() {
            return n.name;
        }

        @Override
        public String getPublicId() {
            return n.publicId;
        }

        @Override
        public String getSystemId() {
            return n.systemId;
        }
    }

    static final class Reference extends Event implements EntityReference {
        private final String name;
        private final EntityDeclaration declaration;

        Reference(String name, EntityDeclaration declaration) {
            super(ENTITY_REFERENCE);
            this.name = name;
            this.declaration = declaration;
        }

        @Override
        public EntityDeclaration getDeclaration() {
            return declaration;
        }

        @Override
        public String getName() {
            return name;
        }

        @Override
        public String toString() {
            return "&" + name + ";='" + (declaration == null ? "" : declaration.getReplacementText()) + "'";
        }
    }

    // ---- the event that a reader stands on

    static XMLEvent of(XMLStreamReader r) throws XMLStreamException {
        Event e = make(r);
        e.location = r.getLocation();
        return e;
    }

    private static Event make(XMLStreamReader r) throws XMLStreamException {
        switch (r.getEventType()) {
        case XMLStreamConstants.START_ELEMENT:
            return start(r);
        case XMLStreamConstants.END_ELEMENT:
            return new End(r.getName(), namespaces(r));
        case XMLStreamConstants.CHARACTERS:
        case XMLStreamConstants.CDATA:
        case XMLStreamConstants.SPACE:
            return new Chars(r.getEventType(), r.getText());
        case XMLStreamConstants.COMMENT:
            return new Remark(r.getText());
        case XMLStreamConstants.PROCESSING_INSTRUCTION:
            return new Instruction(r.getPITarget(), r.getPIData());
        case XMLStreamConstants.START_DOCUMENT:
            return new Begin(r.getCharacterEncodingScheme() != null ? r.getCharacterEncodingScheme() : r.getEncoding(),
                    r.getCharacterEncodingScheme() != null, r.getVersion(), r.isStandalone(), r.standaloneSet());
        case XMLStreamConstants.END_DOCUMENT:
            return new Over();
        case XMLStreamConstants.DTD:
            return new Doctype(r.getText(), r instanceof StaxReader ? ((StaxReader) r).dtd : null);
        case XMLStreamConstants.ENTITY_REFERENCE:
            Dtd dtd = r instanceof StaxReader ? ((StaxReader) r).dtd : null;
            Dtd.Entity entity = dtd == null ? null : dtd.entities.get(r.getLocalName());
            return new Reference(r.getLocalName(), entity == null ? null : new Declaration(entity));
        default:
            throw new XMLStreamException("unknown event type " + r.getEventType(), r.getLocation());
        }
    }

    private static Event start(XMLStreamReader r) {
        List<Attribute> attributes = new ArrayList<Attribute>();
        for (int i = 0; i < r.getAttributeCount(); i++) attributes.add(new Attr(XMLStreamConstants.ATTRIBUTE,
                r.getAttributeName(i),
                r.getAttributeValue(i), r.getAttributeType(i), r.isAttributeSpecified(i)));
        NamespaceContext context = r.getNamespaceContext();
        if (context instanceof XmlNamespaces) context = ((XmlNamespaces) context).copy();
        return new Start(r.getName(), attributes, namespaces(r), context);
    }

    private static List<Namespace> namespaces(XMLStreamReader r) {
        int count = r.getNamespaceCount();
        if (count == 0) return Collections.emptyList();
        List<Namespace> all = new ArrayList<Namespace>(count);
        for (int i = 0; i < count; i++) {
            String prefix = r.getNamespacePrefix(i), uri = r.getNamespaceURI(i);
            all.add(new Space(prefix == null ? "" : prefix, uri == null ? "" : uri));
        }
        return all;
    }
}
