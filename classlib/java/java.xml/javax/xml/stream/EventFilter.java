// SPDX-License-Identifier: MIT
package javax.xml.stream;

import javax.xml.stream.events.XMLEvent;

/** Chooses events. */
public interface EventFilter {
    boolean accept(XMLEvent xmlEvent);
}
