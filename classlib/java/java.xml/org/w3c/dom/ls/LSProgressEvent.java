// SPDX-License-Identifier: MIT
package org.w3c.dom.ls;

import org.w3c.dom.events.Event;

/** Of DOM level 3 load and save: lsprogress event. */
public interface LSProgressEvent extends Event {
    LSInput getInput();

    int getPosition();

    int getTotalSize();
}
