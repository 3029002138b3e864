// SPDX-License-Identifier: MIT
package org.w3c.dom.ls;

import org.w3c.dom.Document;
import org.w3c.dom.events.Event;

/** Of DOM level 3 load and save: lsload event. */
public interface LSLoadEvent extends Event {
    Document getNewDocument();

    LSInput getInput();
}
