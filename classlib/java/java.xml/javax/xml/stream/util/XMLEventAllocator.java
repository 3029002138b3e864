// SPDX-License-Identifier: MIT
package javax.xml.stream.util;

import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.events.XMLEvent;

/** For readers of events: xmlevent allocator. */
public interface XMLEventAllocator {
    XMLEventAllocator newInstance();

    XMLEvent allocate(XMLStreamReader xmlStreamReader) throws XMLStreamException;

    void allocate(XMLStreamReader xmlStreamReader, XMLEventConsumer xmlEventConsumer) throws XMLStreamException;
}
