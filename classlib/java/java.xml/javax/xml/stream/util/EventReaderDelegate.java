// SPDX-License-Identifier: MIT
package javax.xml.stream.util;

import javax.xml.stream.XMLEventReader;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.events.XMLEvent;

/** Passes all on to another reader; a subclass changes what it wants. */
public class EventReaderDelegate implements XMLEventReader {
    private XMLEventReader reader;

    public EventReaderDelegate() {
    }

    public EventReaderDelegate(XMLEventReader reader) {
        this.reader = reader;
    }

    public void setParent(XMLEventReader reader) {
        this.reader = reader;
    }

    public XMLEventReader getParent() {
        return reader;
    }

    @Override
    public XMLEvent nextEvent() throws XMLStreamException {
        return reader.nextEvent();
    }

    @Override
    public Object next() {
        return reader.next();
    }

    @Override
    public boolean hasNext() {
        return reader.hasNext();
    }

    @Override
    public XMLEvent peek() throws XMLStreamException {
        return reader.peek();
    }

    @Override
    public void close() throws XMLStreamException {
        reader.close();
    }

    @Override
    public String getElementText() throws XMLStreamException {
        return reader.getElementText();
    }

    @Override
    public XMLEvent nextTag() throws XMLStreamException {
        return reader.nextTag();
    }

    @Override
    public Object getProperty(String name) throws IllegalArgumentException {
        return reader.getProperty(name);
    }

    @Override
    public void remove() {
        reader.remove();
    }
}
