// SPDX-License-Identifier: MIT
package javax.xml.stream.util;

import javax.xml.stream.XMLStreamException;
import javax.xml.stream.events.XMLEvent;

/** For readers of events: xmlevent consumer. */
public interface XMLEventConsumer {
    void add(XMLEvent xmlEvent) throws XMLStreamException;
}
