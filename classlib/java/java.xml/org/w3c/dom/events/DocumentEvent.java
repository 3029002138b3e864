// SPDX-License-Identifier: MIT
package org.w3c.dom.events;

import org.w3c.dom.DOMException;

/** Of DOM level 2 events: document event. */
public interface DocumentEvent {
    Event createEvent(String name) throws DOMException;
}
