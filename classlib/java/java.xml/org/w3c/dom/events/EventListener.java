// SPDX-License-Identifier: MIT
package org.w3c.dom.events;

/** Of DOM level 2 events: event listener. */
public interface EventListener {
    void handleEvent(Event event);
}
