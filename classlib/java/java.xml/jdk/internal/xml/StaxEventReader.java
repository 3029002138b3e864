// SPDX-License-Identifier: MIT
package jdk.internal.xml;

import java.util.NoSuchElementException;
import javax.xml.stream.XMLEventReader;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.events.Characters;
import javax.xml.stream.events.EntityReference;
import javax.xml.stream.events.XMLEvent;
import javax.xml.stream.util.XMLEventAllocator;

/** A stream reader whose steps are objects, one of which may be looked at ahead. */
final class StaxEventReader implements XMLEventReader {
    private final XMLStreamReader reader;
    private final XMLEventAllocator allocator;
    private XMLEvent ahead, last;

    StaxEventReader(XMLStreamReader reader, XMLEventAllocator allocator) throws XMLStreamException {
        this.reader = reader;
        this.allocator = allocator;
        ahead = make();
    }

    private XMLEvent make() throws XMLStreamException {
        return allocator == null ? StaxEvents.of(reader) : allocator.allocate(reader);
    }

    @Override
    public boolean hasNext() {
        try {
            return ahead != null || reader.hasNext();
        } catch (XMLStreamException e) {
            return false;
        }
    }

    @Override
    public XMLEvent nextEvent() throws XMLStreamException {
        XMLEvent e = ahead;
        ahead = null;
        if (e == null) {
            if (!reader.hasNext()) throw new NoSuchElementException();
            reader.next();
            e = make();
        }
        last = e;
        return e;
    }

    @Override
    public Object next() {
        try {
            return nextEvent();
        } catch (XMLStreamException e) {
            last = null;
            NoSuchElementException none = new NoSuchElementException(e.getMessage());
            none.initCause(e.getCause());
            throw none;
        }
    }

    @Override
    public XMLEvent peek() throws XMLStreamException {
        if (ahead == null && reader.hasNext()) {
            reader.next();
            ahead = make();
        }
        return ahead;
    }

    @Override
    public void remove() {
        throw new UnsupportedOperationException();
    }

    @Override
    public String getElementText() throws XMLStreamException {
        if (last == null || !last.isStartElement())
            throw new XMLStreamException("parser must be on START_ELEMENT to read next text", reader.getLocation());
        StringBuilder out = new StringBuilder();
        for (XMLEvent e = nextEvent(); !e.isEndElement(); e = nextEvent()) {
            if (e instanceof Characters) out.append(((Characters) e).getData());
            else if (e.isEntityReference()) out.append(((EntityReference) e).getDeclaration().getReplacementText());
            else if (e.isStartElement()) throw new XMLStreamException(
                    "elementGetText() function expects text only elment but START_ELEMENT was encountered.",
                            e.getLocation());
            else if (e.getEventType() != XMLStreamConstants.COMMENT && !e.isProcessingInstruction())
                throw new XMLStreamException("Unexpected event type " + StaxNames.event(e.getEventType()),
                        e.getLocation());
        }
        return out.toString();
    }

    @Override
    public XMLEvent nextTag() throws XMLStreamException {
        for (;;) {
            XMLEvent e = nextEvent();
            if (e.isStartElement() || e.isEndElement()) return e;
            if (e.isCharacters() && !e.asCharacters().isWhiteSpace()
                    || e.isEndDocument()) throw new XMLStreamException("found: "
                    + StaxNames.event(e.getEventType()) + ", expected START_ELEMENT or END_ELEMENT", e.getLocation());
        }
    }

    @Override
    public Object getProperty(String name) {
        return reader.getProperty(name);
    }

    @Override
    public void close() throws XMLStreamException {
        reader.close();
    }
}
