// SPDX-License-Identifier: MIT
package org.w3c.dom.events;

/** Of DOM level 2 events: event target. */
public interface EventTarget {
    void addEventListener(String name, EventListener eventListener, boolean on);

    void removeEventListener(String name, EventListener eventListener, boolean on);

    boolean dispatchEvent(Event event) throws EventException;
}
