// SPDX-License-Identifier: MIT
package jdk.internal.xml;

import java.io.IOException;
import java.util.NoSuchElementException;
import javax.xml.namespace.NamespaceContext;
import javax.xml.namespace.QName;
import javax.xml.stream.Location;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;

/**
 * StAX: the scanner with a cursor on top. It reads one piece ahead only where text is to be one whatever it is made of
 * (coalescing); otherwise a text ends where a reference, a section or markup begins.
 */
final class StaxReader implements XMLStreamReader {
    private final StaxInputFactory factory;
    private final XmlSettings settings;
    private final XmlScanner scanner;
    private final boolean coalescing;

    private int event = START_DOCUMENT, ahead = -1;
    /** The text of the present event, where it has one. */
    private String text;
    private StaxLocation location;
    private boolean closed;
    Dtd dtd;

    StaxReader(StaxInputFactory factory, XmlSettings settings, InputSource source) throws XMLStreamException {
        this.factory = factory;
        this.settings = settings;
        coalescing = Boolean.TRUE.equals(factory.getProperty(XMLInputFactory.IS_COALESCING));
        scanner = new XmlScanner(settings);
        try {
            scanner.open(source);
            scanner.next();
        } catch (IOException | SAXException e) {
            throw wrap(e);
        }
        location = new StaxLocation(scanner);
    }

    private XMLStreamException wrap(Exception e) {
        if (e instanceof SAXParseException) return new XMLStreamException(e.getMessage(),
                new StaxLocation((SAXParseException) e, scanner.offset()));
        return new XMLStreamException(e.getMessage(), new StaxLocation(scanner), e);
    }

    // ---- steps

    @Override
    public boolean hasNext() throws XMLStreamException {
        return !closed && event != END_DOCUMENT;
    }

    @Override
    public int next() throws XMLStreamException {
        if (event == END_DOCUMENT
                || closed) throw new NoSuchElementException("END_DOCUMENT reached: no more elements on the stream.");
        try {
            text = null;
            event = step();
            location = event == END_DOCUMENT ? new StaxLocation(-1, -1, -1, null, null) : new StaxLocation(scanner);
            return event;
        } catch (IOException | SAXException e) {
            throw wrap(e);
        }
    }

    private int piece() throws IOException, SAXException {
        int e = ahead;
        ahead = -1;
        return e >= 0 ? e : scanner.next();
    }

    private int step() throws IOException, SAXException {
        for (;;) {
            int e = piece();
            switch (e) {
            case XmlScanner.START_ENTITY:
            case XmlScanner.END_ENTITY:
                continue;
            case CHARACTERS:
            case SPACE:
                if (coalescing) return all(e);
                text = new String(scanner.ch, scanner.start, scanner.length);
                return run(e);
            case CDATA:
                text = scanner.text.toString();
                return coalescing ? all(e) : CHARACTERS;
            case COMMENT:
                text = scanner.text.toString();
                return e;
            case DTD:
                dtd = scanner.dtd;
                text = doctype(dtd);
                return e;
            case ENTITY_REFERENCE:
                Dtd.Entity entity = scanner.entity(scanner.target);
                text = entity == null || entity.isExternal() ? null : entity.text;
                return e;
            default:
                return e;
            }
        }
    }

    /** The scanner gives text in pieces where its buffer ends, among other places: they are one text. */
    private int run(int kind) throws IOException, SAXException {
        int following = scanner.reference ? '<' : scanner.peek();
        if (following < 0 || following == '<' || following == '&') return kind;
        StringBuilder all = new StringBuilder(text);
        for (;;) {
            int c = scanner.peek();
            if (c < 0 || c == '<' || c == '&') break;
            int e = scanner.next();
            if (e != CHARACTERS && e != SPACE) throw new IllegalStateException();
            all.append(scanner.ch, scanner.start, scanner.length);
            if (e == CHARACTERS) kind = e;
        }
        text = all.toString();
        return kind;
    }

    private int all(int kind) throws IOException, SAXException {
        StringBuilder all = new StringBuilder();
        boolean onlySpace = kind == SPACE;
        int e = kind;
        for (;; e = scanner.next()) {
            if (e == CHARACTERS || e == SPACE) all.append(scanner.ch, scanner.start, scanner.length);
            else if (e == CDATA) all.append(scanner.text);
            else if (e != XmlScanner.START_ENTITY && e != XmlScanner.END_ENTITY) break;
            if (e == CHARACTERS || e == CDATA) onlySpace = false;
        }
        ahead = e;
        text = all.toString();
        return onlySpace ? SPACE : CHARACTERS;
    }

    private static String doctype(Dtd d) {
        StringBuilder s = new StringBuilder("<!DOCTYPE ").append(d.name);
        if (d.publicId != null) s.append(" PUBLIC \"").append(d.publicId).append("\" "
                + "\"").append(d.systemId).append('"');
        else if (d.systemId != null) s.append(" SYSTEM \"").append(d.systemId).append('"');
        if (d.internalSubset != null) s.append(" [").append(d.internalSubset).append(']');
        return s.append('>').toString();
    }

    @Override
    public int nextTag() throws XMLStreamException {
        int e = next();
        while (e == CHARACTERS && isWhiteSpace() || e == CDATA && isWhiteSpace() || e == SPACE
                || e == PROCESSING_INSTRUCTION
                || e == COMMENT || e == DTD) e = next();
        if (e != START_ELEMENT && e != END_ELEMENT)
            throw new XMLStreamException("found: " + StaxNames.event(e) + ", expected START_ELEMENT or END_ELEMENT",
                    getLocation());
        return e;
    }

    @Override
    public String getElementText() throws XMLStreamException {
        if (event != START_ELEMENT)
            throw new XMLStreamException("parser must be on START_ELEMENT to read next text", getLocation());
        StringBuilder out = new StringBuilder();
        for (int e = next(); e != END_ELEMENT; e = next()) {
            if (e == CHARACTERS || e == CDATA || e == SPACE || e == ENTITY_REFERENCE) out.append(getText());
            else if (e == END_DOCUMENT) throw new XMLStreamException("unexpected end of document when reading "
                    + "element text content");
            else if (e == START_ELEMENT) throw new XMLStreamException(
                    "elementGetText() function expects text only elment but START_ELEMENT was encountered.",
                            getLocation());
            else if (e != PROCESSING_INSTRUCTION && e != COMMENT)
                throw new XMLStreamException("Unexpected event type " + StaxNames.event(e), getLocation());
        }
        return out.toString();
    }

    @Override
    public void require(int type, String namespaceURI, String localName) throws XMLStreamException {
        if (type != event) throw new XMLStreamException("Event type " + StaxNames.event(type)
                + " specified did not match with current "
                + "parser event " + StaxNames.event(event), getLocation());
        if (namespaceURI != null
                && !namespaceURI.equals(getNamespaceURI())) throw new XMLStreamException("Namespace URI "
                + namespaceURI + " specified did not match with current namespace URI", getLocation());
        if (localName != null && !localName.equals(getLocalName())) throw new XMLStreamException("LocalName "
                + localName
                + " specified did not match with current local name", getLocation());
    }

    @Override
    public void close() throws XMLStreamException {
        closed = true;
    }

    // ---- what is here

    @Override
    public Object getProperty(String name) throws IllegalArgumentException {
        if (name == null) throw new IllegalArgumentException("Null parameter");
        if (name.equals("javax.xml.stream.entities") || name.equals("javax.xml.stream.notations"))
            return dtd == null ? null : StaxEvents.declarations(dtd, name.endsWith("entities"));
        return factory.isPropertySupported(name) ? factory.getProperty(name) : null;
    }

    @Override
    public int getEventType() {
        return event;
    }

    @Override
    public Location getLocation() {
        return location;
    }

    @Override
    public boolean isStartElement() {
        return event == START_ELEMENT;
    }

    @Override
    public boolean isEndElement() {
        return event == END_ELEMENT;
    }

    @Override
    public boolean isCharacters() {
        return event == CHARACTERS;
    }

    @Override
    public boolean isWhiteSpace() {
        return (event == CHARACTERS || event == CDATA || event == SPACE) && XmlChars.isBlank(text);
    }

    @Override
    public boolean hasName() {
        return event == START_ELEMENT || event == END_ELEMENT;
    }

    @Override
    public boolean hasText() {
        return event == CHARACTERS || event == COMMENT || event == CDATA || event == SPACE || event == DTD
                || event == ENTITY_REFERENCE;
    }

    private IllegalStateException not(String wanted) {
        return new IllegalStateException("Current state " + StaxNames.event(event) + " is not among the states" + wanted
                + " valid for this method");
    }

    private XmlScanner element() {
        if (!hasName()) throw not("START_ELEMENT, END_ELEMENT");
        return scanner;
    }

    @Override
    public QName getName() {
        XmlScanner s = element();
        return new QName(s.uri, local(s.name), settings.namespaces ? s.name.prefix : "");
    }

    private String local(XmlName n) {
        return settings.namespaces ? n.local : n.raw;
    }

    @Override
    public String getLocalName() {
        if (event == ENTITY_REFERENCE) return scanner.target;
        return local(element().name);
    }

    @Override
    public String getNamespaceURI() {
        if (!hasName()) return null;
        return scanner.uri.isEmpty() ? null : scanner.uri;
    }

    @Override
    public String getPrefix() {
        return hasName() ? settings.namespaces ? scanner.name.prefix : "" : null;
    }

    @Override
    public String getNamespaceURI(String prefix) {
        if (prefix == null) throw new IllegalArgumentException("prefix cannot be null.");
        return scanner.namespaces.find(prefix);
    }

    @Override
    public NamespaceContext getNamespaceContext() {
        return scanner.namespaces;
    }

    // ---- attributes

    private XmlAttributes attributes() {
        if (event != START_ELEMENT && event != ATTRIBUTE) throw not("START_ELEMENT, ATTRIBUTE");
        return scanner.attributes;
    }

    @Override
    public int getAttributeCount() {
        return attributes().count;
    }

    @Override
    public String getAttributeValue(String namespaceURI, String localName) {
        XmlAttributes a = attributes();
        for (int i = 0; i < a.count; i++)
            if (local(a.name[i]).equals(localName) && (namespaceURI == null
                    || a.uri[i].equals(namespaceURI))) return a.value[i];
        return null;
    }

    @Override
    public QName getAttributeName(int index) {
        XmlAttributes a = attributes();
        return new QName(a.uri[index], local(a.name[index]), settings.namespaces ? a.name[index].prefix : "");
    }

    @Override
    public String getAttributeNamespace(int index) {
        String u = attributes().getURI(index);
        return u == null || u.isEmpty() ? null : u;
    }

    @Override
    public String getAttributeLocalName(int index) {
        XmlAttributes a = attributes();
        return index < 0 || index >= a.count ? null : local(a.name[index]);
    }

    @Override
    public String getAttributePrefix(int index) {
        XmlAttributes a = attributes();
        return index < 0 || index >= a.count ? null : settings.namespaces ? a.name[index].prefix : "";
    }

    @Override
    public String getAttributeType(int index) {
        return attributes().getType(index);
    }

    @Override
    public String getAttributeValue(int index) {
        return attributes().getValue(index);
    }

    @Override
    public boolean isAttributeSpecified(int index) {
        return attributes().isSpecified(index);
    }

    // ---- declarations of namespaces

    private XmlNamespaces declarations() {
        if (event != START_ELEMENT && event != END_ELEMENT
                && event != NAMESPACE) throw not("START_ELEMENT, END_ELEMENT, NAMESPACE");
        return scanner.namespaces;
    }

    @Override
    public int getNamespaceCount() {
        return declarations().declared();
    }

    @Override
    public String getNamespacePrefix(int index) {
        String p = declarations().declaredPrefix(index);
        return p.isEmpty() ? null : p;
    }

    @Override
    public String getNamespaceURI(int index) {
        String u = declarations().declaredUri(index);
        return u.isEmpty() ? null : u;
    }

    // ---- text

    @Override
    public String getText() {
        if (!hasText()) throw not("CHARACTERS, COMMENT, CDATA, SPACE, ENTITY_REFERENCE, DTD");
        return text;
    }

    private String characters() {
        if (event != CHARACTERS && event != COMMENT && event != CDATA
                && event != SPACE) throw not("CHARACTERS, COMMENT, CDATA, SPACE");
        return text;
    }

    @Override
    public char[] getTextCharacters() {
        return characters().toCharArray();
    }

    @Override
    public int getTextCharacters(int sourceStart, char[] target, int targetStart, int length)
            throws XMLStreamException {
        if (target == null) throw new NullPointerException("target char array can't be null");
        if (targetStart < 0 || length < 0 || sourceStart < 0 || targetStart >= target.length || targetStart
                + length > target.length)
            throw new IndexOutOfBoundsException();
        String s = characters();
        int n = Math.min(length, s.length() - sourceStart);
        if (n < 0) throw new IndexOutOfBoundsException("sourceStart is greater than number of characters "
                + "associated with this event");
        s.getChars(sourceStart, sourceStart + n, target, targetStart);
        return n;
    }

    @Override
    public int getTextStart() {
        characters();
        return 0;
    }

    @Override
    public int getTextLength() {
        return characters().length();
    }

    @Override
    public String getPITarget() {
        if (event != PROCESSING_INSTRUCTION) throw not("PROCESSING_INSTRUCTION");
        return scanner.target;
    }

    @Override
    public String getPIData() {
        if (event != PROCESSING_INSTRUCTION) throw not("PROCESSING_INSTRUCTION");
        return scanner.data;
    }

    // ---- the document

    @Override
    public String getEncoding() {
        return scanner.in == null ? null : scanner.getEncoding();
    }

    @Override
    public String getVersion() {
        return scanner.version;
    }

    @Override
    public boolean isStandalone() {
        return scanner.standalone;
    }

    @Override
    public boolean standaloneSet() {
        return scanner.standaloneSet;
    }

    @Override
    public String getCharacterEncodingScheme() {
        return scanner.declaredEncoding;
    }
}
