// SPDX-License-Identifier: MIT
package javax.xml.transform.stax;

import javax.xml.stream.XMLEventReader;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.events.XMLEvent;
import javax.xml.transform.Source;

/** A reader of StAX that stands at the start of a document or an element. */
public class StAXSource implements Source {
    public static final String FEATURE = "http://javax.xml.transform.stax.StAXSource/feature";

    private XMLEventReader eventReader;
    private XMLStreamReader streamReader;
    private final String systemId;

    public StAXSource(XMLEventReader xmlEventReader) throws XMLStreamException {
        if (xmlEventReader == null) throw new IllegalArgumentException("StAXSource(XMLEventReader) with "
                + "XMLEventReader == null");
        XMLEvent next = xmlEventReader.peek();
        check(next.getEventType());
        eventReader = xmlEventReader;
        systemId = next.getLocation().getSystemId();
    }

    public StAXSource(XMLStreamReader xmlStreamReader) {
        if (xmlStreamReader == null) throw new IllegalArgumentException("StAXSource(XMLStreamReader) with "
                + "XMLStreamReader == null");
        check(xmlStreamReader.getEventType());
        streamReader = xmlStreamReader;
        systemId = xmlStreamReader.getLocation().getSystemId();
    }

    public XMLEventReader getXMLEventReader() {
        return eventReader;
    }

    public XMLStreamReader getXMLStreamReader() {
        return streamReader;
    }

    private static void check(int event) {
        if (event != XMLStreamConstants.START_DOCUMENT && event != XMLStreamConstants.START_ELEMENT)
            throw new IllegalStateException("StAXSource with a reader not in state START_DOCUMENT or START_ELEMENT");
    }

    @Override
    public void setSystemId(String systemId) {
        throw new UnsupportedOperationException("StAXSource#setSystemId(systemId) cannot set the system "
                + "identifier for a StAXSource");
    }

    @Override
    public String getSystemId() {
        return systemId;
    }

    @Override
    public boolean isEmpty() {
        return false;
    }
}
